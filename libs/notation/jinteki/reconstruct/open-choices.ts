import type { Card, CardId, Decision, Prompt, State } from '#rules';
import { candidates } from './candidates/candidates';
import { linesOf } from './candidates/lines-of-decision';
import { paidSince, sourceName } from './candidates/told-alone';
import { askedBy } from './candidates/told-so-far';
import { lossOf, titleOf } from './candidates/shows';
import { asksItsOwn, asksWhether } from './candidates/told-answers';
import type { Granted } from './deviations/deviation';
import { decidedBefore } from './decided-by';
import { behind, isDeclinedAlone } from './declined-alone';
import { Deviations } from './deviations/deviations';
import { lately } from './deviations/told-between';
import { byHandFirst } from './by-hand-first';
import { endsFirst } from './ends-first';
import { Evidence } from './evidence';
import { follow, type Means } from './follow';
import { Goal } from './goal';
import type { Node, Trail } from './node';
import { isPutInOrder } from './put-in-order';
import { Search } from './search';
import { toldSooner } from './told-sooner';
import { isTakenAsTold, isUnasked, pickOf } from './unasked-choices';
import type { Shown } from './shown';

/** What could have been answered instead of each decision, as far as the file does not tell. */
export type OpenChoices = ReadonlyMap<Trail, readonly Decision[]>;

/** Another answer is seldom far from the same position. */
const patience = 60;

const sameCard = (one: Card, other: Card): boolean =>
  one.def === other.def && one.zone === other.zone && one.server === other.server;

/** Copies of one title in one place are one answer. */
function isSame({ cards, prompt }: State, one: Decision, other: Decision): boolean {
  const cardOf = (answer: Decision): Card | undefined => {
    const id: CardId | undefined =
      answer.do === 'first' && prompt?.kind === 'order'
        ? prompt.sources[answer.ability]
        : 'card' in answer
          ? answer.card
          : undefined;
    return id === undefined ? undefined : cards[id];
  };
  const [mine, yours] = [cardOf(one), cardOf(other)];
  if (mine === undefined || yours === undefined)
    return JSON.stringify(one) === JSON.stringify(other);
  return one.do === other.do && sameCard(mine, yours);
}

/** What is decided on the way from one position, in no order. */
function decidedFrom({ cards }: State, from: Trail | null, to: Trail | null): string {
  const list: string[] = [];
  for (let at = to; at !== null && at !== from; at = at.before) {
    const { decision } = at;
    if (decision.do === 'pass' || decision.do === 'continue') continue;
    const card = 'card' in decision ? cards[decision.card] : undefined;
    const what = card === undefined ? decision : [decision.do, card.def, card.zone, card.server];
    list.push(JSON.stringify(what));
  }
  return list.sort().join();
}

/** The lines tell what was paid from one source, and so much was paid from it on the way. */
function isPaidAsTold(
  { rules }: Means,
  state: State,
  source: CardId | 'run-credits',
  end: Trail,
  evidence: Evidence,
): boolean {
  const told = evidence.paid.paidFrom(sourceName(rules.pool, state, source));
  return told === paidSince(end, source, end.between.after);
}

/** Lines of its entries tell a card to be used as often as it was let do something on the way: it was not declined. */
function isToldAsUsed(
  { rules: { pool } }: Means,
  state: State,
  prompt: Prompt,
  trail: Trail,
  end: Trail,
  evidence: Evidence,
): boolean {
  const { between, decision } = trail;
  const { shown } = evidence;
  if (prompt.kind !== 'option' || decision.do !== 'option' || decision.option !== 'yes')
    return false;
  if (!asksItsOwn(pool, state, prompt)) return false;
  const asked = behind(pool, trail, prompt.source, evidence);
  const title = titleOf(pool, state, prompt.source);
  const isUsed = evidence.closings.of(title, prompt.for)[asked] === 'used';
  // What theirs lets come first may be another one: then what is told in that order is not sure.
  if (isUsed && !isPutInOrder(trail.before, between.until)) return true;
  const told = linesOf(pool, state, decision, prompt);
  if (told === null) return false;
  let made = 0;
  for (let at: Trail | null = end; at !== null && at.between.after >= between.after; at = at.before)
    if (linesOf(pool, state, at.decision, askedBy(at))?.name === told.name) made += 1;
  const lines = shown
    .slice(Math.max(0, between.after + 1), between.until + 1)
    .flatMap(({ lines: of }, i) => of.filter((line) => told.in(line, between.after + 1 + i)));
  return lines.length >= made;
}

/** The other answers to one question from which a way leads to the same entry. */
function others(
  means: Means,
  shown: readonly Shown[],
  asked: Node,
  [trail, end]: readonly [Trail, Trail],
  deviated: boolean,
): Decision[] {
  const { between, decision } = trail;
  const aim = shown[between.until];
  const { prompt, ...rest } = asked.live.state;
  if (aim === undefined || prompt === null) return [];
  const evidence = new Evidence(shown, between, decidedBefore(trail));
  if (prompt.kind === 'pay' && isPaidAsTold(means, asked.live.state, prompt.source, end, evidence))
    return [];
  if (isToldAsUsed(means, asked.live.state, prompt, trail, end, evidence)) return [];
  const group = shown
    .slice(Math.max(0, between.after), between.until + 1)
    .map(({ features }) => features);
  const goal = new Goal(group, aim, between, evidence, trail.order);
  const state = { ...rest, prompt };
  const decided = decidedFrom(state, trail.before, end);
  let unasked: boolean | undefined;
  const isOursAlone = (): boolean =>
    (unasked ??=
      !isTakenAsTold(means.rules.pool, state, decision, evidence) &&
      isUnasked(means, asked, prompt, evidence));
  const deviations = deviated ? new Deviations(means, shown, between) : null;
  const list = candidates(means.rules.pool, asked, prompt, goal, means.hidden).filter((other) => {
    if (isSame(state, decision, other)) return false;
    // Both are trashed, and theirs shows which of them first.
    if (lossOf(asked, goal, other) !== lossOf(asked, goal, decision)) return false;
    const node = follow(means, asked, other, goal);
    const way = node === null ? null : new Search(means, node, goal, patience, deviations).next();
    if (way === null) return false;
    // The same answers in another order are one answer to several cards, unless theirs never asks for any.
    return (
      decision.do === 'first' ||
      decidedFrom(state, trail.before, way.trail) !== decided ||
      isOursAlone()
    );
  });
  if (list.length === 0 && isDeclinedAlone(means.rules.pool, state, trail, end, evidence))
    return [{ do: 'option', option: 'yes' }];
  if (list.length === 0 && prompt.kind === 'order')
    return [
      ...toldSooner(means.rules.pool, state, prompt, decision, evidence),
      ...endsFirst(means.rules, state, prompt, decision, shown, between),
      ...byHandFirst(asked.granted, prompt, decision, between.after - lately),
    ];
  const isNone =
    list.length > 0
      ? isOursAlone() || isAnsweredOtherwise(means, state, prompt, evidence)
      : isForcedAlone(means, state, prompt, evidence) && isOursAlone();
  return isNone ? [...list, { do: 'done' }] : list;
}

const titleOfSource = ({ rules: { pool } }: Means, { cards }: State, source: CardId): string =>
  pool.definitions[cards[source]?.def ?? -1]?.value.title ?? '';

/** A line tells what theirs answered to the card, and ours has no such answer. */
function isAnsweredOtherwise(
  means: Means,
  state: State,
  prompt: Prompt,
  { questions }: Evidence,
): boolean {
  if (prompt.kind !== 'option' && prompt.kind !== 'number') return false;
  const told = questions.toldAnswers(titleOfSource(means, state, prompt.source), prompt.for).at(-1);
  if (told === undefined) return false;
  if (prompt.kind === 'number') return Number(told) < prompt.from || Number(told) > prompt.to;
  const answer = told.toLowerCase().replaceAll(' ', '-');
  return !prompt.options.some((option) => option.toLowerCase().replaceAll(' ', '-') === answer);
}

/** A card of ours asks what it is to do, and no line tells that it did anything. */
const isForcedAlone = (
  means: Means,
  state: State,
  prompt: Prompt,
  { answers }: Evidence,
): boolean =>
  prompt.kind === 'option' &&
  !asksWhether(prompt) &&
  !answers.comesTo(titleOfSource(means, state, prompt.source), Infinity);

/** What theirs allows was done after a decision, on the way to the same entry: theirs may have been through with it before. */
function isDeviatedAfter(last: Granted | null, { between, length }: Trail): boolean {
  for (let at = last; at !== null && at.decision >= length; at = at.before)
    if (at.deviation.entry > between.after - lately && at.deviation.entry <= between.until)
      return true;
  return false;
}

/** Of all decisions that lead to a position, those that the file does not tell. */
export function openChoices(
  means: Means,
  shown: readonly Shown[],
  { granted, trail }: Node,
): OpenChoices {
  const found = new Map<Trail, readonly Decision[]>();
  const apart: Means = { ...means, left: Infinity };
  let last = trail;
  for (let at = trail; at !== null; at = at.before) {
    if (last === null || at.between.until !== last.between.until) last = at;
    const kind = at.asked?.live.state.prompt?.kind;
    if (at.asked === null || kind === 'accessed') continue;
    // What comes first may be told sooner, and what a card does otherwise, though nothing else was worth trying.
    if (at.alone === true && kind !== 'order' && kind !== 'option') continue;
    const list = others(apart, shown, at.asked, [at, last], isDeviatedAfter(granted, at));
    if (list.length > 0) found.set(at, list);
  }
  for (let at = trail; at !== null; at = at.before)
    if (!found.has(at) && isRestOf(apart, shown, at, found)) found.set(at, [{ do: 'done' }]);
  return found;
}

/** It is chosen behind others that are told as open, by a card that asks for none in theirs: which is left hangs on those. */
function isRestOf(
  means: Means,
  shown: readonly Shown[],
  at: Trail,
  found: ReadonlyMap<Trail, unknown>,
): boolean {
  const { asked, before, between } = at;
  const [prompt, last] = [pickOf(at), before === null ? null : pickOf(before)];
  if (asked === null || before === null || prompt === null || last === null) return false;
  if (prompt.source !== last.source || !found.has(before)) return false;
  return isUnasked(means, asked, prompt, new Evidence(shown, between));
}
