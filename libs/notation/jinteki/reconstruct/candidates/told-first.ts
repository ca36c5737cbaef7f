import type { Actor, CardId, Decision, Pool, Prompt, Side, State } from '#rules';
import { earlier } from '../told-lines';
import type { Bid } from '../evidence-of-payments';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { cardIn, titleOf } from './shows';

/** An ability or event that the lines name comes before what looks the same without it. */
export function toldFirst(
  pool: Pool,
  state: State,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const told = (one: Decision): boolean =>
    (one.do === 'use' || one.do === 'play') && goal.evidence.names(titleOf(pool, state, one.card));
  const first = list.filter(told);
  return first.length === 0 || first.length === list.length
    ? list
    : [...first, ...list.filter((one) => !told(one))];
}

/**
 * Of those that wait together the titles of the ones that no other one comes before: another asks while nothing of them has changed or
 * is told, as it is right as that is answered.
 */
function notBehind(
  pool: Pool,
  state: State,
  sources: readonly CardId[],
  side: Side,
  evidence: Goal['evidence'],
): ReadonlySet<string> {
  const waiting = sources.map((id) => ({
    title: titleOf(pool, state, id),
    def: cardIn(state, id).def,
  }));
  const isBehind = (one: (typeof waiting)[number]): boolean =>
    waiting.some(
      ({ def, title }) =>
        def !== one.def &&
        (evidence.changes.asksBefore(title, side, one) ||
          evidence.changes.asksStill(title, side, one.title)),
    );
  return new Set(waiting.flatMap((one) => (isBehind(one) ? [] : one.title)));
}

/** Of abilities that wait together, the one that the lines tell first; then those they are silent of. */
export function firstTold(
  pool: Pool,
  { granted, live: { state } }: Pick<Node, 'granted' | 'live'>,
  { for: side, sources }: Extract<Prompt, { readonly kind: 'order' }>,
  { between, evidence }: Pick<Goal, 'between' | 'evidence'>,
  all: readonly Decision[],
): readonly Decision[] {
  const titles = sources.map((source) => titleOf(pool, state, source));
  const ahead = notBehind(pool, state, sources, side, evidence);
  const fits = all.filter((one) => one.do === 'first' && ahead.has(titles[one.ability] ?? ''));
  if (ahead.size === 1) return fits;
  const list = fits.length > 0 ? fits : all;
  const chosen = evidence.choices.triggeredOf(titles, side);
  if (chosen !== null)
    return list.filter((one) => one.do === 'first' && titles[one.ability] === chosen);
  const byHand = (title: string): number => {
    let made = 0;
    for (
      let at = granted;
      at !== null && at.deviation.entry > between.after - earlier;
      at = at.before
    )
      if (
        at.deviation.kind === 'out-of-window' &&
        titleOf(pool, state, at.deviation.card) === title
      )
        made += 1;
    return made;
  };
  const placeOf = (one: Decision): number => {
    const title = one.do === 'first' ? titles[one.ability] : undefined;
    if (title === undefined) return 0;
    const copies = titles.filter((other) => other === title).length;
    return evidence.places.placeOf(title, copies, byHand(title), state.turn);
  };
  const places = list.map(placeOf);
  const first = Math.min(...places);
  const at = (place: number): Decision[] => list.filter((_, i) => places[i] === place);
  const last = evidence.places.lastIn(state.turn);
  if (first === last) return list;
  // What is told right after these entries comes after those that are told in them.
  const isLater = (one: Decision): boolean =>
    one.do === 'first' && evidence.answers.isToldLater(titles[one.ability] ?? '');
  return [...at(first), ...at(last).filter((one) => !isLater(one))];
}

/** What is left of bids that are told once those that were made are behind. Who has nothing is not asked. */
export function bidsAfter(told: readonly Bid[], made: readonly number[]): readonly number[] {
  let next = 0;
  for (const credits of made) {
    const at = told.findIndex(({ paid }, i) => i >= next && (paid === credits || paid > 0));
    if (at < 0 || told[at]?.paid !== credits) continue;
    next = at + 1;
  }
  const left = told.slice(next);
  const due = left.findIndex(({ paid, hasAny }) => paid > 0 || hasAny);
  return (due < 0 ? left : left.slice(0, due + 1)).map(({ paid }) => paid);
}

/** The bid that the lines tell: the next one after those that were made since a player was to act. */
export function toldBid(
  { trail }: Node,
  by: Actor,
  { evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (by === 'chance') return list;
  if (evidence.paid.tracesLater) return [];
  const made: number[] = [];
  for (let at = trail; at !== null && at.between.after >= evidence.settled; at = at.before)
    if (at.by === by && at.decision.do === 'bid') made.unshift(at.decision.credits);
  const bids = evidence.paid.bids(by);
  const told = bidsAfter(bids, made);
  const fits = list.filter((one) => one.do === 'bid' && told.includes(one.credits));
  return fits.length > 0 ? fits : bids.length === 0 && evidence.paid.traces ? list : [];
}
