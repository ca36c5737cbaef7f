import type { Actor, CardId, Decision, Pool, Side } from '#rules';
import { isOfDamage } from '../deviations/left-to-chance';
import type { Spoken } from '../spoken';
import { fieldKey, spotBase } from '../features';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { inOrderOfLoss } from './in-order-of-loss';
import { leftToTake } from './left-to-take';
import { isMovedBy, pickedFor, picksFor } from './picks-for';
import { cardIn, countOf, titleOf } from './shows';
import {
  besidesInstalled,
  elsewhere,
  installedIn,
  spokenIn,
  spokenInArchives,
  spokenInHand,
} from './spoken-of';

/** What is chosen to be installed: theirs asks for room for it, and none is made. */
const hasNoRoom = (
  pool: Pool,
  { live: { state } }: Node,
  { evidence }: Goal,
  one: Decision,
): boolean =>
  one.do === 'pick' &&
  cardIn(state, one.card).zone === 'grip' &&
  evidence.choices.chosenFor(titleOf(pool, state, one.card))?.titles.length === 0;

/** A card of the rig whose strength is more on the way, as what is chosen may make it. */
function isRaised({ features, live: { state } }: Node, goal: Goal, one: Decision): boolean {
  if (one.do !== 'pick') return false;
  const { def } = cardIn(state, one.card);
  return [0, 1, 2].some((place) => {
    const key = fieldKey(spotBase('rig', 0, place, def), 'strength');
    return goal.rises(key, countOf(features, key));
  });
}

/** Cards that a card of ours asks for: those on which the lines or questions tell that it is used. */
export function aimed(
  pool: Pool,
  node: Node,
  source: CardId | null,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const { evidence } = goal;
  if (source === null) return list;
  const title = titleOf(pool, state, source);
  if (isOfDamage(state) && evidence.questions.isLeftToChance(title)) return [];
  const since = node.trail?.between.until ?? goal.between.after;
  const begun = isBegun(node.trail, source, goal.between.after);
  if (
    (evidence.answers.isIdle(title, since, begun) && !isArranged(evidence, title)) ||
    evidence.answers.findsNothing(title, since, begun) ||
    evidence.used.doesNothing(title, begun)
  ) {
    const crowded = list.filter((one) => hasNoRoom(pool, node, goal, one));
    if (crowded.length > 0) return crowded;
    // Some cards tell of nothing that they do: what was chosen shows.
    const done = list.filter((one) => one.do === 'done');
    return done.length > 0 ? done : list.filter((one) => isRaised(node, goal, one));
  }
  const chosen = asLetDo(node, title, goal, list);
  if (chosen !== null) return chosen;
  const placed = placedNext(pool, node, source, goal, list);
  if (placed.length > 0) return placed;
  const spoken = (id: CardId): Spoken => spokenIn(pool, state, id);
  const left = leftToTake(pool, node, source, goal);
  // Another question of the same card was answered with them.
  if (left !== null && !isAsked(node, evidence.choices, title)) return [];
  if (left !== null && list.some((one) => 'card' in one)) {
    const isIn = (titles: readonly string[] | undefined, one: Decision): boolean =>
      'card' in one && titles?.includes(titleOf(pool, state, one.card)) === true;
    const first = list.filter((one) => isIn(left[0], one));
    const others = list.filter((one) => !('card' in one) || left.some((some) => isIn(some, one)));
    // All that a line names were chosen: none is left, and what later lines name comes behind.
    return first.length > 0 ? first : others;
  }
  const cards = list.flatMap((one): (readonly [Decision, Spoken])[] =>
    'card' in one
      ? [spoken(one.card), ...spokenInHand(pool, state, one.card)].map((said) => [one, said])
      : [],
  );
  const other = otherThan(state.prompt?.for);
  const fits = [...new Set(evidence.used.aimedAt(title, cards, begun, other))].filter(
    (one) => !isMovedBy(pool, node, source, goal, one),
  );
  // What lines name of others is what the card is used on next.
  const closed = closedWith(pool, node, source, goal, list);
  if (closed.length > 0 && !closed.some((one) => fits.includes(one)))
    return [...closed, ...list.filter((one) => !closed.includes(one))];
  if (fits.length > 0) {
    const made = picksFor(pool, node, source, goal).map(({ asked, card }) =>
      spokenIn(pool, asked, card),
    );
    const next = evidence.used.aimedNext(title, made, cards);
    const done = list.filter((one) => one.do === 'done');
    if (next.length === 0) return inOrderOfLoss(node, goal, [...fits, ...done]);
    const later = fits.filter((one) => !next.includes(one));
    if (later.length === 0 || goal.order === 'any') return [...next, ...later, ...done];
    // Any order may come to the same: another one than the lines have is tried only where that leads nowhere.
    goal.refuses = true;
    return [...next, ...done];
  }
  // What the lines name cannot be chosen by our rules: none of the others was. What was chosen of a hand or pile already is named, too.
  const picked = pickedFor(pool, node, source, goal);
  const lying = new Set(installedIn(state));
  const isLeft = (id: CardId): boolean => id !== source && (lying.has(id) || !picked.includes(id));
  const isNamed = (): boolean => {
    const others = [
      ...elsewhere(state, list).map((id) => [id, spoken(id)] as const),
      ...besidesInstalled(state, list).map(
        (id) => [id, spokenInArchives(pool, state, id)] as const,
      ),
    ];
    const left = others.filter(([id]) => isLeft(id));
    return evidence.used.aimedAt(title, left, begun).length > 0;
  };
  if (evidence.used.targets(title, begun) || isNamed())
    return list.filter((one) => one.do === 'done');
  return inOrderOfLoss(node, goal, list);
}

const otherThan = (side: Actor | undefined): Side | null =>
  side === 'corp' ? 'runner' : side === 'runner' ? 'corp' : null;

/** Cards are shown to come to lie on a deck, however often that was begun anew: no line tells it. */
const isArranged = ({ questions }: Goal['evidence'], title: string): boolean =>
  questions.arrangedBy(title) !== null;

/** One card may be chosen, or none, where theirs asks whether it is: as that question is told to be closed, since the last decision. */
function asLetDo(
  { live, trail }: Node,
  title: string,
  { between, evidence }: Goal,
  list: readonly Decision[],
): readonly Decision[] | null {
  const side = live.state.prompt?.for;
  const isOne = list.length === 2 && list.some((one) => one.do === 'done');
  if (!isOne || side === undefined || side === 'chance') return null;
  const since = trail?.between.until ?? between.after;
  const closing = evidence.closings.next(title, side, since);
  if (closing === null) return null;
  return list.filter((one) => (one.do === 'done') === (closing !== 'used'));
}

/** Those that are shown as chosen when theirs closes the question, without those that were chosen in ours. */
function closedWith(
  pool: Pool,
  node: Node,
  source: CardId,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  const shown = goal.evidence.choices.closedWith(titleOf(pool, state, source));
  if (shown.length === 0) return [];
  const left = [...shown];
  for (const id of pickedFor(pool, node, source, goal)) {
    const at = left.indexOf(titleOf(pool, state, id));
    if (at >= 0) left.splice(at, 1);
  }
  return list.filter((one) => 'card' in one && left.includes(titleOf(pool, state, one.card)));
}

/** Of cards that theirs asks where to install, one after the other, the next. */
function placedNext(
  pool: Pool,
  node: Node,
  source: CardId,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  const { state } = node.live;
  if (state.prompt === null || state.prompt.for === 'chance') return [];
  const inTurn = goal.evidence.questions.installedInTurn(state.prompt.for);
  if (inTurn.length === 0) return [];
  // What it was used on before, to take it back, is no install of its own.
  const made = picksFor(pool, node, source, goal).filter(
    ({ asked, card }) => !installedIn(asked).includes(card),
  );
  const next = inTurn[made.length];
  return list.filter((one) => 'card' in one && titleOf(pool, state, one.card) === next);
}

/** Of several cards of a hand the first is chosen from as large a hand as theirs has then. */
function isAsked(
  { live, trail }: Node,
  choices: Goal['evidence']['choices'],
  title: string,
): boolean {
  const { prompt, runner } = live.state;
  if (prompt?.kind !== 'pick' || trail?.decision.do === 'pick') return true;
  const isHand = prompt.from.every((id) => runner.grip.includes(id));
  return !isHand || choices.takesAmong(title, runner.grip.length);
}

/** This very card was played or installed since an entry: what was told before it is another copy's. */
export function isBegun(trail: Trail | null, source: CardId, after: number): boolean {
  for (let at = trail; at !== null && at.between.after >= after; at = at.before) {
    const { decision } = at;
    if ((decision.do === 'play' || decision.do === 'install') && decision.card === source)
      return true;
  }
  return false;
}
