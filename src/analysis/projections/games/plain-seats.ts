import { firstCode } from '#decks/catalogue/first-code';
import { opponent as other } from '#rules';
import type { ReadModelReader } from '../../../platform/projections/projection';
import { decided, observed } from './all-games';
import type { GameFilter } from './game-filter';

/** An identity that another met is one of a side, and so without anybody else it is an identity, which sums are kept of. */
function ofOneIdentity(filter: GameFilter): GameFilter {
  const { player, opponent, identity, opponentIdentity, side } = filter;
  if (opponentIdentity === null || [player, opponent, identity].some((one) => one !== null))
    return filter;
  const met = side === null ? null : other(side);
  return { ...filter, identity: opponentIdentity, opponentIdentity: null, side: met };
}

/**
 * The same list by less, of which sums are kept: without the side that an identity is of anyway. A log may tell an identity of the wrong side, so
 * that each index is asked whether it has such a game.
 */
export async function withPlainSeats(
  reader: ReadModelReader,
  asked: GameFilter,
): Promise<GameFilter> {
  const filter = ofOneIdentity(asked);
  const { player, opponent, identity, opponentIdentity, side } = filter;
  if (side === null || identity === null) return filter;
  if ([player, opponent, opponentIdentity].some((one) => one !== null)) return filter;
  const met = [decided, observed].map(
    ({ table }) => `exists (select from ${table} where ${other(side)}_identity = $1::text)`,
  );
  const [row] = await reader.query<{ readonly isMet: boolean }>(
    `games-identity-as-${other(side)}`,
    `select ${met.join(' or ')} as "isMet"`,
    [firstCode(identity)],
  );
  return row?.isMet === false ? { ...filter, side: null } : filter;
}
