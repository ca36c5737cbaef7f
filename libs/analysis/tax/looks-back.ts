import type { Pool, State } from '#rules';
import { isAside } from './independence';

/** Words of cards that tell the first time of a turn from others. */
const LOOKS_BACK = /"(?:first|limit|happened)"/;

/** Whether any card that bears on a run tells the first time of a turn from others. */
export const looksBack = (pool: Pool, { active, servers, cards }: State): boolean =>
  [...active, ...servers.flatMap(({ ice }) => ice)].some((id) =>
    (pool.definitions[cards[id]?.def ?? -1]?.abilities ?? []).some(
      ({ ability }) => !isAside(ability) && LOOKS_BACK.test(JSON.stringify(ability)),
    ),
  );
