import { MOST_COUNTED } from '../../../platform/projections/counted';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { sides } from '#rules';
import { decided, observed } from './all-games';
import type { GameFilter } from './game-filter';

/** Of two players the one with fewer games, as far as they are gone through at all. */
export async function rarerOf(
  reader: ReadModelReader,
  { player, opponent }: Pick<GameFilter, 'player' | 'opponent'>,
): Promise<'player' | 'opponent'> {
  if (player === null || opponent === null) return 'player';
  const games = (at: string): string =>
    [decided, observed]
      .flatMap(({ table }) =>
        sides.map(
          (side) => `(select count(*) from (
            select from ${table} where lower(${side}_player) = lower(${at}::text) limit ${MOST_COUNTED + 1}
          ) as played)`,
        ),
      )
      .join(' + ');
  const [row] = await reader.query<{ readonly isRarer: boolean }>(
    'games-rarer',
    `select ${games('$1')} <= ${games('$2')} as "isRarer"`,
    [player, opponent],
  );
  return row?.isRarer === false ? 'opponent' : 'player';
}
