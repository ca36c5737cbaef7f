import type { Decision, CardId } from '#rules';
import { promptOf } from '../../lens/prompt';
import { SIDES } from '../../lens/side';
import { candidates } from '../candidates/candidates';
import { eachDifference, type Features, pileCode, readKey } from '../features';
import { follow, type Means } from '../follow';
import { Goal, type Span } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { Evidence } from '../evidence';
import { granting, type Liberty } from './liberty';
import { freed, optionalRules } from './optional-rules';

/** Positions that are looked at for a choice that was left open, and ways that come of them. */
const most = { looked: 60, ways: 6 } as const;

/** A choice that theirs let go without an answer. */
export interface Unanswered {
  /** The entry with which it is gone. */
  readonly entry: number;
  /** Index of the definition of the card that asks. */
  readonly def: number;
  readonly message: string;
}

const waysOut: ReadonlySet<string> = new Set(['Done', 'Cancel']);

const passing: ReadonlySet<number> = new Set((['play', 'aside'] as const).map(pileCode));

/** Anything but plain numbers and the end of what was being resolved: the card that asks may go. */
function changes(before: Features, after: Features, asking: number): boolean {
  let found = false;
  eachDifference(before, after, (key) => {
    const { category, a, b } = readKey(key);
    found ||= category !== 'plain' && !(category === 'pile' && (passing.has(a) || b === asking));
  });
  return found;
}

/** Prompts for cards that are gone one entry later, with no card moved or changed. */
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
    for (const side of SIDES) {
      const prompt = promptOf(asked.state, side);
      const open =
        prompt?.kind === 'select' || prompt?.choices.some((choice) => waysOut.has(choice)) === true;
      if (prompt === null || !open) continue;
      const { message, cardTitle } = prompt;
      const def = cardTitle === null ? null : titles.ofTitle(cardTitle);
      const gone = promptOf(next.state, side)?.message !== message;
      if (def !== null && gone && !changes(asked.features, next.features, def))
        list.push({ entry, def, message });
    }
  }
  return list;
}

/** The card that asks for cards; null where none does. */
function askerOf({ live: { state } }: Node): { card: CardId; def: number } | null {
  const { prompt } = state;
  if (prompt?.kind !== 'pick' || prompt.why !== 'choose' || prompt.source === null) return null;
  const def = state.cards[prompt.source]?.def;
  return def === undefined ? null : { card: prompt.source, def };
}

interface Taken {
  readonly node: Node;
  readonly decisions: readonly Decision[];
}

/** All ways to answer what a card asks for that leave some of it open. */
function answers(free: Means, from: Taken, def: number, goal: Goal, left: boolean): Taken[] {
  if (askerOf(from.node)?.def !== def) return left ? [from] : [];
  return from.node.live.legal().flatMap((one) => {
    if (one.do !== 'done' && one.do !== 'pick') return [];
    const node = follow(free, from.node, one, goal);
    const decisions = [...from.decisions, one];
    return node === null
      ? []
      : answers(free, { node, decisions }, def, goal, left || one.do === 'done');
  });
}

function granted(
  { rules, titles }: Means,
  before: Node,
  card: CardId,
  { def, entry, message }: Unanswered,
  { node, decisions }: Taken,
): Node {
  const liberty: Liberty = {
    kind: 'unanswered',
    card,
    credits: 0,
    entry,
    difference: 'D17',
    rule: 'MUST-01',
    reason: `${titles.titleOf(def)}: "${message}" is left without an answer.`,
    legal: false,
    decisions,
  };
  return {
    ...node,
    live: rules.live(node.live.state),
    trail: before.trail,
    granted: granting(node.granted, liberty, before.trail),
  };
}

/** Positions of ours in which a choice is left open that theirs left open, too. */
export function leftOpen(
  means: Means,
  from: Node,
  shown: readonly Shown[],
  { after, until }: Span,
  choices: readonly Unanswered[],
): Node[] {
  const span = shown.slice(after + 1, until + 1);
  const target = span.at(-1);
  if (target === undefined || choices.length === 0) return [];
  const between = { after, until };
  const group = [from.features, ...span.map(({ features }) => features)];
  const goal = new Goal(group, target, between, new Evidence(shown, between));
  const free = { ...means, rules: optionalRules(means.rules) };
  const found: Node[] = [];
  const take = (before: Node, asking: Node, decisions: readonly Decision[]): void => {
    const asker = askerOf(asking);
    const choice = choices.find(({ def }) => def === asker?.def);
    if (asker === null || choice === undefined) return;
    const ways = answers(free, { node: asking, decisions }, choice.def, goal, false);
    found.push(...ways.map((way) => granted(means, before, asker.card, choice, way)));
  };
  take(from, { ...from, live: free.rules.live(freed(from.live.state)) }, []);
  const open: Node[] = [from];
  let looked = 0;
  for (let at = open.shift(); at !== undefined; at = open.shift()) {
    const { prompt } = at.live.state;
    if (prompt === null) continue;
    for (const decision of candidates(means.rules.pool, at, prompt, goal, means.hidden)) {
      looked += 1;
      means.looked += 1;
      means.left -= 1;
      if (looked > most.looked || found.length >= most.ways || means.left <= 0) return found;
      const freely = follow(free, at, decision, goal);
      if (freely === null) continue;
      take(at, freely, [decision]);
      const node = follow(means, at, decision, goal);
      if (node !== null && !goal.measure(node.features, true).strays) open.push(node);
    }
  }
  return found;
}
