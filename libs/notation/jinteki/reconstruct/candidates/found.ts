import type { CardId, Decision, Pool } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { early } from '../told-lines';
import { isBegun } from './aimed';
import { titleOf } from './shows';

/**
 * What a search of ours may find: nothing, where theirs tells of a shuffle alone, or of no search; of what theirs lists to be
 * found nothing else, and of what its lines name no other.
 */
export function found(
  pool: Pool,
  { live, trail }: Node,
  source: CardId | null,
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (source === null) return list;
  const title = titleOf(pool, live.state, source);
  const since = trail?.between.until ?? between.after;
  const begun = isBegun(trail, source, between.after);
  // That server asks whoever searches what to take.
  const isCard = (choice: string): boolean =>
    pool.definitions.some(({ value }) => value.title === choice);
  const asked = Math.min(between.after, since) - early;
  if (
    evidence.questions.offersNothing(title, asked, isCard) ||
    evidence.answers.searchesInVain(title, since, begun) ||
    !evidence.answers.isUsed(title, since)
  )
    return list.filter((one) => one.do === 'done');
  const offered = evidence.questions.offeredBy(title);
  const isOffered = (one: Decision): boolean =>
    'card' in one && offered.has(titleOf(pool, live.state, one.card));
  const brought = evidence.choices.broughtBy(title, since);
  const isBrought = (one: Decision): boolean =>
    'card' in one && brought.has(titleOf(pool, live.state, one.card));
  const isIt = [isBrought, isOffered].find((fits) => list.some(fits));
  return isIt === undefined ? list : list.filter((one) => one.do === 'done' || isIt(one));
}
