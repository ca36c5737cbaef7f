import type { Decision, Pool, State, Actor, CardId } from '#rules';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn } from './shows';

/** An ability or event that the lines name comes before what looks the same without it. */
export function toldFirst(
  { definitions }: Pool,
  state: State,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = (one: Decision): boolean =>
    (one.do === 'use' || one.do === 'play') &&
    goal.evidence.names(definitions[cardIn(state, one.card).def]?.value.title ?? '');
  const first = list.filter(told);
  return first.length === 0 || first.length === list.length
    ? list
    : [...first, ...list.filter((one) => !told(one))];
}

/** Of abilities that wait together, the one that the lines tell first; then those they are silent of. */
export function firstTold(
  { definitions }: Pool,
  state: State,
  sources: readonly CardId[],
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const titleOf = (source: CardId): string =>
    definitions[cardIn(state, source).def]?.value.title ?? '';
  const titles = sources.map(titleOf);
  const placeOf = (one: Decision): number => {
    const title = one.do === 'first' ? titles[one.ability] : undefined;
    if (title === undefined) return 0;
    return evidence.placeOf(title, titles.filter((other) => other === title).length);
  };
  const places = list.map(placeOf);
  const first = Math.min(...places);
  const at = (place: number): Decision[] => list.filter((_, i) => places[i] === place);
  return first === evidence.end ? list : [...at(first), ...at(evidence.end)];
}

/** The bid that the lines tell: the next one after those that were made on the way. */
export function toldBid(
  { trail }: Node,
  by: Actor,
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (by === 'chance') return list;
  if (evidence.tracesLater) return [];
  let made = 0;
  for (let at = trail; at !== null && at.between.after >= between.after; at = at.before)
    if (at.by === by && at.decision.do === 'bid') made += 1;
  const bids = evidence.bids(by);
  const told = bids[made];
  const fits = list.filter((one) => one.do === 'bid' && one.credits === told);
  return fits.length > 0 ? fits : made < bids.length || evidence.traces ? list : [];
}
