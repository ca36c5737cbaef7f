import type { CardId, Pool } from '#rules';
import { fieldKey, serverCode, spotBase } from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { cardIn, titleOf } from './shows';

/** No game has more servers, and no server more copies. */
const most = { servers: 64, copies: 3 } as const;

const upTo = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** How many cards of a title lie in the root of a server. */
const copiesIn = (shown: Shown | undefined, server: number, def: number): number =>
  upTo(most.copies).filter(
    (place) =>
      (shown?.features.get(fieldKey(spotBase('root', server, place, def), 'card')) ?? 0) > 0,
  ).length;

/** An agenda goes from no other server in theirs where a line tells that it is scored: it may have been moved there by hand. */
export function liesAsScored(
  pool: Pool,
  { live: { state } }: Pick<Node, 'live'>,
  { between: { after, until }, evidence: { shown } }: Pick<Goal, 'between' | 'evidence'>,
  id: CardId,
): boolean {
  const { def, server } = cardIn(state, id);
  if (server === null) return true;
  const told = ` scores ${titleOf(pool, state, id)} and `;
  for (let entry = Math.max(1, after + 1); entry <= until; entry += 1) {
    const [before, there] = [shown[entry - 1], shown[entry]];
    if (there?.lines.some((line) => line.includes(told)) !== true) continue;
    const goes = (code: number): boolean =>
      copiesIn(there, code, def) < copiesIn(before, code, def);
    return copiesIn(before, serverCode(server), def) > 0 || !upTo(most.servers).some(goes);
  }
  return true;
}
