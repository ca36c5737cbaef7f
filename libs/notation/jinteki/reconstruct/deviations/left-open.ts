import type { CardId, Decision, State } from '#rules';
import { candidates } from '../candidates/candidates';
import { type Course, follow, type Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { sayLine } from '../say-line';
import { useIn } from '../told-use';
import { grantingAround, type Deviation } from './deviation';
import { freed, isOptional, optionalRules } from './optional-rules';
import type { Unanswered } from './unanswered';

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

/** The means to decide with: with every choice left as our rules have it, and with each that may be left open. */
interface Bound {
  readonly means: Means;
  readonly free: Means;
}

/** What is asked once nothing more is chosen is asked by our rules: it is another question. */
function closing({ means }: Bound, from: Taken, { def, course, chosen }: Answering): Taken[] {
  if (askerOf(from.node)?.def !== def || (chosen !== null && chosen.length > 0)) return [];
  const one: Decision = { do: 'done' };
  const isLegal = from.node.live.legal().some(({ do: what }) => what === one.do);
  const node = isLegal ? follow(means, from.node, one, course) : null;
  return node === null ? [] : [{ node, decisions: [...from.decisions, one] }];
}

/** All ways to answer what a card asks for that leave some of it open, as far as they are looked at. */
function answers(bound: Bound, from: Taken, asked: Answering): Taken[] {
  const { def, course, left } = asked;
  const { free } = bound;
  if (askerOf(from.node)?.def !== def) return left ? [from] : [];
  const { live } = from.node;
  const further = live.legal().flatMap((one) => {
    if ((one.do !== 'done' && one.do !== 'pick') || free.left <= 0) return [];
    const chosen = chosenAfter(free, live.state, asked.chosen, one);
    if (chosen === undefined) return [];
    free.left -= 1;
    const node = follow(free, from.node, one, course);
    // Nothing else is asked by that card: it is told as closing the question.
    if (node === null || (one.do === 'done' && askerOf(node)?.def !== def)) return [];
    const decisions = [...from.decisions, one];
    return answers(
      bound,
      { node, decisions },
      { ...asked, chosen, left: left || one.do === 'done' },
    );
  });
  return [...closing(bound, from, asked), ...further];
}

/** What else may have been decided, and whether that is all of it. */
interface Others {
  readonly open: readonly (readonly Decision[])[];
  readonly areAll: boolean;
}

const notAll = ' What else may have been chosen was not looked at in full.';

function granted(
  { rules, titles }: Means,
  before: Node,
  { card, searches }: Asker,
  { def, entry, message }: Unanswered,
  { node, decisions }: Taken,
  { areAll, open }: Others,
): Node {
  const deviation: Deviation = {
    kind: 'unanswered',
    card,
    credits: 0,
    entry,
    difference: 'D17',
    rule: searches ? 'SRCH-01' : 'MUST-01',
    reason: `${titles.titleOf(def)}: "${sayLine(message)}" is left without an answer.${areAll ? '' : notAll}`,
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

/**
 * A card may ask twice within these entries: the question while which lines tell most of what is chosen comes first, and of those
 * with as many the last one, which is the nearest.
 */
function nearest(
  { titles }: Means,
  { evidence }: Goal,
  choices: readonly Unanswered[],
): readonly Unanswered[] {
  const told = ({ asked, def, entry }: Unanswered): number =>
    evidence.shown
      .slice(asked + 1, entry + 1)
      .flatMap(({ lines }) => lines.filter((line) => useIn(titles.titleOf(def), line) !== null))
      .length;
  return choices.toReversed().toSorted((one, other) => told(other) - told(one));
}

/** What a position asks, and what its players may make a card ask, with some of it left open. */
export function leftOpen(
  means: Means,
  node: Node,
  choices: readonly Unanswered[],
  goal: Goal,
): Node[] {
  const free = { ...means, rules: optionalRules(means.rules), left: mostAnswers };
  const waysFrom = (asking: Node, decisions: readonly Decision[]): Left[] => {
    const asker = askerOf(asking);
    if (asker === null) return [];
    const offered = offeredIn(means, asking.live.state);
    return nearest(means, goal, choices).flatMap((choice) => {
      if (choice.def !== asker.def) return [];
      const isShown = choice.chosen.length > 0 && !choice.chosen.includes(null);
      const chosen = isShown ? choice.chosen.filter((title) => offered.has(title)) : null;
      const asked = { def: choice.def, course: goal, chosen, left: false };
      return answers({ means, free }, { node: asking, decisions }, asked).map((way) => ({
        ...{ ...way, asker, choice },
        ...{ look: lookOf(way.node), set: setOf(way.decisions) },
      }));
    });
  };
  const { state } = node.live;
  if (askerOf(node) !== null) {
    const live = free.rules.live(freed(means.rules.pool, state));
    const all = waysFrom({ ...node, live }, []);
    return allGranted(means, node, all, free.left > 0);
  }
  const { prompt } = state;
  if (prompt === null) return [];
  // Where one card alone can be chosen ours does not ask.
  const ways = candidates(means.rules.pool, node, prompt, goal, means.hidden).flatMap((one) => {
    const asking = follow(free, node, one, goal);
    return asking === null ? [] : waysFrom(asking, [one]);
  });
  return allGranted(means, node, ways, free.left > 0);
}

/** A way that leaves open what a card asks for. */
interface Left extends Taken {
  readonly asker: Asker;
  readonly choice: Unanswered;
  readonly look: string;
  readonly set: string;
}

/** What is decided, in whichever order. */
const setOf = (decisions: readonly Decision[]): string =>
  decisions
    .map((one) => JSON.stringify(one))
    .sort()
    .join();

/** Each of them, with all others that look the same: what was answered on the way to that question shows no more than the question itself. */
const allGranted = (means: Means, node: Node, ways: readonly Left[], areAll: boolean): Node[] =>
  ways.map((way) => {
    const { asker, choice, look, set } = way;
    const isSame = (other: Left): boolean =>
      other.choice === choice && other.asker.card === asker.card && other.look === look;
    const open = ways.flatMap((other) =>
      isSame(other) && other.set !== set ? [other.decisions] : [],
    );
    return granted(means, node, asker, choice, way, { open, areAll });
  });
