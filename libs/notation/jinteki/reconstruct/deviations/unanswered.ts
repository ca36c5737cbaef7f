import type { Decision, CardId, State } from '#rules';
import type { PromptView } from '../../lens/prompt';
import { type Side, SIDES } from '../../lens/side';
import { candidates } from '../candidates/candidates';
import { damagedIn } from '../candidates/lines-of-decision';
import { titlesChosenIn } from '../chosen-in';
import {
  eachDifference,
  fieldOf,
  isRunning,
  pileCode,
  pileKey,
  plainKey,
  readKey,
} from '../features';
import { type Course, follow, type Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { useIn } from '../told-use';
import type { Titles } from '../titles';
import { grantingAround, type Deviation } from './deviation';
import { isPreventionAsked } from './prevention-asked';
import { freed, isOptional, optionalRules } from './optional-rules';
import { sayLine } from '../say-line';

/** A choice that theirs let go without an answer. */
export interface Unanswered {
  /** The entry with which it is gone. */
  readonly entry: number;
  /** The entry with which it was asked. */
  readonly asked: number;
  /** Index of the definition of the card that asks. */
  readonly def: number;
  readonly message: string;
  /** The titles of what was chosen by then, though less than was asked for. */
  readonly chosen: readonly (string | null)[];
}

const waysOut: ReadonlySet<string> = new Set(['Done', 'Cancel']);

/** What a card that breaks asks for is no card. */
const asksForSubs = /^Break (?:a|the|up to \d+|\d+) .*?subroutines?\b/;

const passing: ReadonlySet<number> = new Set((['play', 'aside'] as const).map(pileCode));

const hurt: ReadonlySet<number> = new Set((['grip', 'heap'] as const).map(pileCode));

const broken = plainKey('broken subroutines');

/**
 * Anything but plain numbers, subroutines that are broken apart, and the end of what was being resolved: the card that asks may go (also
 * from where it was installed, if no line tells what it did), an event whose run ends with it, strength that lasts for the run, and what damage takes that comes with the end of the run.
 */
function changes(
  { features: before }: Shown,
  { features: after, lines }: Shown,
  asking: number,
  titles: Titles,
): boolean {
  let found = false;
  const runEnds = isRunning(before) && !isRunning(after);
  const taken = new Set(lines.flatMap(damagedIn).map((title) => titles.ofTitle(title)));
  const told = (): boolean => lines.some((line) => useIn(titles.titleOf(asking), line) !== null);
  eachDifference(before, after, (key) => {
    const { category, a, b, field } = readKey(key);
    const isUsedUp = (): boolean =>
      (category === 'rig' || category === 'root') &&
      b === asking &&
      (after.get(key - (field & 0xf)) ?? 0) === 0 &&
      !told();
    const lapses = category !== 'pile' && runEnds && fieldOf(field) === 'strength';
    const goes = (): boolean =>
      passing.has(a) ||
      b === asking ||
      (before.get(pileKey('play', b)) ?? 0) > 0 ||
      (runEnds && hurt.has(a) && taken.has(b));
    found ||=
      key === broken ||
      (category !== 'plain' && !lapses && !(category === 'pile' && goes()) && !isUsedUp());
  });
  return found;
}

/** The first of the entries up to this one in which a question stands open. */
function askedFrom(
  shown: readonly Shown[],
  entry: number,
  side: Side,
  { asking, message }: PromptView,
): number {
  const isOpen = (at: number): boolean => {
    const there = shown[at]?.prompts[side];
    return there?.message === message && there.asking === asking;
  };
  let first = entry;
  while (isOpen(first - 1)) first -= 1;
  return first;
}

const asksFor = /^Choose (\d+) /;

/** What was chosen, if it is less than was asked for. */
function chosenInPart({ state }: Shown, { message }: PromptView): Unanswered['chosen'] {
  const most = Number(asksFor.exec(message)?.[1] ?? 0);
  const chosen = most < 2 ? [] : titlesChosenIn(state);
  return chosen.length < most ? chosen : [];
}

/** Prompts for cards that are gone one entry later, with no card moved or changed, or with less than was asked for. */
export function unansweredIn(
  { titles }: Pick<Means, 'titles'>,
  shown: readonly Shown[],
  after: number,
  through: number,
): Unanswered[] {
  const list: Unanswered[] = [];
  for (let entry = after + 1; entry <= through; entry += 1) {
    const asked = shown[entry - 1];
    const next = shown[entry];
    if (asked === undefined || next === undefined || !asked.mayPass) continue;
    // What comes of the answer may yet be prevented.
    if (isPreventionAsked(next)) continue;
    for (const side of SIDES) {
      const prompt = asked.prompts[side];
      const open =
        prompt?.kind === 'select' || prompt?.choices.some((choice) => waysOut.has(choice)) === true;
      if (prompt === null || !open || asksForSubs.test(prompt.message)) continue;
      const { message, cardTitle } = prompt;
      const def = cardTitle === null ? null : titles.ofTitle(cardTitle);
      const there = next.prompts[side];
      const gone = there?.message !== message || there.asking !== prompt.asking;
      if (def === null || !gone) continue;
      const chosen = chosenInPart(asked, prompt);
      if (chosen.length === 0 && changes(asked, next, def, titles)) continue;
      list.push({ entry, asked: askedFrom(shown, entry - 1, side, prompt), def, message, chosen });
    }
  }
  return list;
}

/** The card that asks for cards; null where none does. */
function askerOf({ live: { state } }: Node): Asker | null {
  const { prompt } = state;
  if (prompt?.kind !== 'pick' || !isOptional(prompt) || prompt.source === null) return null;
  const def = state.cards[prompt.source]?.def;
  return def === undefined ? null : { card: prompt.source, def, searches: prompt.why === 'search' };
}

interface Asker {
  readonly card: CardId;
  readonly def: number;
  readonly searches: boolean;
}

/** The titles of what may be chosen: theirs offers more. */
const offeredIn = ({ titles }: Means, { cards, prompt }: State): ReadonlySet<string | null> =>
  new Set(
    prompt?.kind === 'pick' ? prompt.from.map((id) => titles.titleOf(cards[id]?.def ?? -1)) : [],
  );

interface Taken {
  readonly node: Node;
  readonly decisions: readonly Decision[];
}

/** No more answers to one question are looked at: of ten cards there are a thousand. */
const mostAnswers = 200;

/** A choice that is being answered; `chosen` are the titles still to be chosen, null where they are not shown. */
interface Answering {
  readonly def: number;
  readonly course: Course;
  readonly chosen: readonly (string | null)[] | null;
  /** Some of it was left open. */
  readonly left: boolean;
}

/** What is left to be chosen after an answer; undefined where theirs shows that it was not given. */
function chosenAfter(
  { titles }: Means,
  { cards }: State,
  chosen: Answering['chosen'],
  one: Decision,
): Answering['chosen'] | undefined {
  if (chosen === null) return null;
  if (one.do !== 'pick') return chosen.length === 0 ? chosen : undefined;
  const at = chosen.indexOf(titles.titleOf(cards[one.card]?.def ?? -1));
  return at < 0 ? undefined : chosen.filter((_, i) => i !== at);
}

/** All ways to answer what a card asks for that leave some of it open, as far as they are looked at. */
function answers(free: Means, from: Taken, asked: Answering): Taken[] {
  const { def, course, left } = asked;
  if (askerOf(from.node)?.def !== def) return left ? [from] : [];
  const { live } = from.node;
  return live.legal().flatMap((one) => {
    if ((one.do !== 'done' && one.do !== 'pick') || free.left <= 0) return [];
    const chosen = chosenAfter(free, live.state, asked.chosen, one);
    if (chosen === undefined) return [];
    free.left -= 1;
    const node = follow(free, from.node, one, course);
    const decisions = [...from.decisions, one];
    return node === null
      ? []
      : answers(free, { node, decisions }, { ...asked, chosen, left: left || one.do === 'done' });
  });
}

function granted(
  { rules, titles }: Means,
  before: Node,
  { card, searches }: Asker,
  { def, entry, message }: Unanswered,
  { node, decisions }: Taken,
  open: readonly (readonly Decision[])[],
): Node {
  const deviation: Deviation = {
    kind: 'unanswered',
    card,
    credits: 0,
    entry,
    difference: 'D17',
    rule: searches ? 'SRCH-01' : 'MUST-01',
    reason: `${titles.titleOf(def)}: "${sayLine(message)}" is left without an answer.`,
    legal: false,
    decisions,
    ...(open.length === 0 ? {} : { open }),
  };
  return {
    ...node,
    live: rules.live(node.live.state),
    trail: before.trail,
    granted: grantingAround(before.granted, deviation, before.trail, node.granted),
  };
}

/** All that can be seen of a position. */
const lookOf = ({ features }: Node): string =>
  JSON.stringify([...features].sort(([one], [other]) => one - other));

/** What a position asks, and what its players may make a card ask, with some of it left open. */
export function leftOpen(
  means: Means,
  node: Node,
  choices: readonly Unanswered[],
  goal: Goal,
): Node[] {
  const free = { ...means, rules: optionalRules(means.rules), left: mostAnswers };
  const open = (asking: Node, decisions: readonly Decision[]): Node[] => {
    const asker = askerOf(asking);
    const choice = choices.find(({ def }) => def === asker?.def);
    if (asker === null || choice === undefined) return [];
    const isShown = choice.chosen.length > 0 && !choice.chosen.includes(null);
    const offered = offeredIn(means, asking.live.state);
    const chosen = isShown ? choice.chosen.filter((title) => offered.has(title)) : null;
    const asked = { def: choice.def, course: goal, chosen, left: false };
    const ways = answers(free, { node: asking, decisions }, asked);
    const looks = ways.map((way) => lookOf(way.node));
    return ways.map((way, at) => {
      const same = ways.filter((_, other) => other !== at && looks[other] === looks[at]);
      const open = same.map((one) => one.decisions);
      return granted(means, node, asker, choice, way, open);
    });
  };
  const { state } = node.live;
  if (askerOf(node) !== null)
    return open({ ...node, live: free.rules.live(freed(means.rules.pool, state)) }, []);
  const { prompt } = state;
  if (prompt === null) return [];
  // Where one card alone can be chosen ours does not ask.
  return candidates(means.rules.pool, node, prompt, goal, means.hidden).flatMap((one) => {
    const asking = follow(free, node, one, goal);
    return asking === null ? [] : open(asking, [one]);
  });
}
