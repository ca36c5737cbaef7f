import type { CardId, Decision, Pool, State } from '#rules';
import { isOfDamage } from '../deviations/left-to-chance';
import type { Spoken } from '../spoken';
import { early } from '../told-lines';
import { fieldKey, spotBase } from '../features';
import type { Goal } from '../goal';
import type { Node, Trail } from '../node';
import { cardIn, countOf, departureOf, lossOf, titleOf } from './shows';

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
  const fits = [...new Set(evidence.used.aimedAt(title, cards, begun))].filter(
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
    const others = [...fits, ...list.filter((one) => one.do === 'done')];
    return next.length === 0
      ? inOrderOfLoss(node, goal, others)
      : [...next, ...others.filter((one) => !next.includes(one))];
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

/** A card as lines call it, where it is. */
function spokenIn(pool: Pool, state: State, id: CardId): Spoken {
  const { server: root, zone } = cardIn(state, id);
  const server = zone === 'archives' ? 'Archives' : root;
  const at = state.servers.find(({ name }) => name === server)?.ice.indexOf(id) ?? -1;
  return { title: titleOf(pool, state, id), server, position: at < 0 ? null : at };
}

/** What is installed from HQ lines do not name. */
function spokenInHand(pool: Pool, state: State, id: CardId): readonly Spoken[] {
  const { def, zone } = cardIn(state, id);
  if (zone !== 'hq') return [];
  const isIce = pool.definitions[def]?.value.type === 'ice';
  // A question says "from HQ" of all of them.
  const title = isIce ? 'install ice from HQ protecting' : 'install a card from HQ in';
  return [{ title, server: null, position: null }];
}

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

/** It was chosen for another question of the card, and lies elsewhere since: what names it told that. */
const isMovedBy = (pool: Pool, node: Node, source: CardId, goal: Goal, one: Decision): boolean =>
  one.do === 'pick' &&
  picksFor(pool, node, source, goal).some(
    ({ asked, card }) =>
      card === one.card && cardIn(asked, card).zone !== cardIn(node.live.state, card).zone,
  );

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

/** The cards that were chosen for cards of this title in the goal's entries, or right before. */
const pickedFor = (pool: Pool, node: Node, source: CardId, goal: Goal): readonly CardId[] =>
  picksFor(pool, node, source, goal).map(({ card }) => card);

interface Picked {
  readonly card: CardId;
  /** As it was asked for. */
  readonly asked: State;
}

function picksFor(
  pool: Pool,
  { live: { state }, trail }: Node,
  source: CardId,
  goal: Goal,
): readonly Picked[] {
  const title = titleOf(pool, state, source);
  const made: Picked[] = [];
  for (
    let at = trail;
    at !== null && at.between.until > goal.between.after - early;
    at = at.before
  ) {
    const asked = at.asked?.live.state;
    const prompt = asked?.prompt;
    if (at.decision.do !== 'pick' || prompt?.kind !== 'pick' || prompt.source === null) continue;
    if (asked !== undefined && titleOf(pool, state, prompt.source) === title)
      made.push({ card: at.decision.card, asked });
  }
  return made;
}

/**
 * Of several cards that lines tell a card to take, those not chosen yet, line by line, and of those that it is told to
 * install the next one; null where the lines name no cards, or one.
 */
function leftToTake(
  pool: Pool,
  { live: { state }, trail }: Node,
  source: CardId,
  { between, evidence }: Goal,
): readonly (readonly string[])[] | null {
  const title = titleOf(pool, state, source);
  const inTurn = evidence.used.installedBy(title);
  const left =
    inTurn.length > 0
      ? inTurn.map((one) => [one])
      : evidence.used.takenBy(title).map((line) => [...line]);
  if (left.flat().length < 2) return null;
  const known = new Set(state.cards.map(({ id }) => titleOf(pool, state, id)));
  if (!left.flat().every((one) => known.has(one))) return null;
  for (let at = trail; at !== null && at.between.until > between.after - early; at = at.before) {
    const prompt = at.asked?.live.state.prompt;
    if (at.decision.do !== 'pick' || prompt?.kind !== 'pick' || prompt.source === null) continue;
    if (titleOf(pool, state, prompt.source) !== title) continue;
    const chosen = titleOf(pool, state, at.decision.card);
    const line = left.find((titles) => titles.includes(chosen));
    line?.splice(line.indexOf(chosen), 1);
  }
  const lines = left.filter((titles) => titles.length > 0);
  return inTurn.length > 0 ? lines.slice(0, 1) : lines;
}

const installedIn = ({ servers, runner }: State): readonly CardId[] => [
  ...servers.flatMap(({ ice, root }) => [...ice, ...root]),
  ...runner.rig,
];

/** Cards in Archives, where ours offers none but what is installed. */
function besidesInstalled(state: State, list: readonly Decision[]): readonly CardId[] {
  const installed = new Set(installedIn(state));
  return list.every((one) => !('card' in one) || installed.has(one.card))
    ? state.corp.archives
    : [];
}

/** What is chosen there as if it were installed is told with its place; what lies facedown, by that alone. */
function spokenInArchives(pool: Pool, state: State, id: CardId): Spoken {
  const title = cardIn(state, id).faceup ? titleOf(pool, state, id) : 'a card';
  return { title: `${title} in Archives`, server: 'Archives', position: null };
}

/** What theirs may choose and ours does not offer: anything in place of cards that are all faceup, as a line would name one of them. */
function elsewhere(state: State, list: readonly Decision[]): readonly CardId[] {
  const listed = list.flatMap((one) => ('card' in one ? [cardIn(state, one.card)] : []));
  const areNamed = listed.length > 0 && listed.every(({ faceup }) => faceup);
  return areNamed ? state.cards.map(({ id }) => id) : besides(state, list);
}

/** All cards of the place in which those of a list lie: what is installed, a hand or a pile; none where it is no such place. */
function besides(state: State, list: readonly Decision[]): readonly CardId[] {
  const { corp, runner } = state;
  const listed = list.flatMap((one) => ('card' in one ? [one.card] : []));
  const places = [installedIn(state), runner.heap, runner.grip, corp.archives, corp.hq];
  return places.find((place) => listed.every((id) => place.includes(id))) ?? [];
}

/** What comes to lie in a discard pile first was trashed first. */
function inOrderOfLoss(node: Node, goal: Goal, list: readonly Decision[]): readonly Decision[] {
  const losses = list.map((one) => lossOf(node, goal, one));
  const first = Math.min(...losses);
  if (first === goal.shown.length) return inOrderOfDeparture(node, goal, list);
  const at = (test: (loss: number) => boolean): Decision[] =>
    list.filter((_, i) => test(losses[i] ?? 0));
  return [...at((loss) => loss === first), ...at((loss) => loss !== first)];
}

/** What leaves a hand first was chosen first, where a way leads on in that order; what stays there may be chosen at any time. */
function inOrderOfDeparture(
  node: Node,
  goal: Goal,
  list: readonly Decision[],
): readonly Decision[] {
  if (goal.order === 'any') return list;
  const departures = list.map((one) => departureOf(node, goal, one));
  const first = Math.min(...departures);
  const isLater = (at: number): boolean => at > first && at < goal.shown.length;
  const inTime = list.filter((_, i) => !isLater(departures[i] ?? 0));
  if (inTime.length < list.length) goal.refuses = true;
  return inTime;
}
