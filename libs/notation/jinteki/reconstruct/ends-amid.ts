import { accepts, type Decision, rulesOf, type State } from '#rules';
import { carryOut } from './deviations/carry-out';
import { granting, type Deviation } from './deviations/deviation';
import { freed, optionalRules } from './deviations/optional-rules';
import { Evidence } from './evidence';
import { follow, type Means } from './follow';
import { Goal } from './goal';
import type { Node, Trail } from './node';
import { ourFeatures } from './ours';
import { type Level, levelAt } from './level';
import { Search } from './search';
import type { Shown } from './shown';

/** What is left of a file is a few entries: more positions than this lead elsewhere. */
const patience = 200;

const isPass = ({ decision }: Trail): boolean =>
  decision.do === 'pass' || decision.do === 'continue';

/** The decisions that led to a node, first to last, up to the last that is no pass. */
function decidedSince(start: Node, end: Node): readonly Trail[] {
  const list: Trail[] = [];
  for (let at = end.trail; at !== null && at !== start.trail; at = at.before) list.unshift(at);
  return list.slice(0, list.findLastIndex((one) => !isPass(one)) + 1);
}

/** The same decisions where ours asks less; null where one of them is asked for nowhere. */
function asAsked(means: Means, start: Node, decided: readonly Trail[], goal: Goal): Node | null {
  let node: Node = start;
  for (const one of decided) {
    const { prompt } = node.live.state;
    // Theirs stops where ours asks nobody.
    if (isPass(one) && (prompt?.kind !== 'window' || prompt.for !== one.by)) continue;
    const next = answered(means, node, one, goal);
    if (next === null) return null;
    node = next;
  }
  return node;
}

/** It was found where every step is asked about: here it may have been decided already. */
function answered(means: Means, node: Node, { by, decision }: Trail, goal: Goal): Node | null {
  if (node.live.state.prompt?.for !== by) return null;
  if (!node.live.legal().some((legal) => accepts(legal, decision))) return null;
  return follow(means, node, decision, goal);
}

/** Decisions whose answer no line has to tell, or that are told by what happens. */
const plain: ReadonlySet<Decision['do']> = new Set([
  ...(['pass', 'continue', 'run', 'rez', 'jack-out', 'concede'] as const),
  ...(['gain-credit', 'draw', 'play', 'install', 'use'] as const),
  ...(['access', 'trash-accessed', 'leave-accessed', 'steal', 'pay'] as const),
]);

const conceded = (
  { corp, runner }: State,
  side: 'corp' | 'runner',
  entry: number,
  decisions: readonly Decision[],
  oneByOne: boolean,
): Deviation => ({
  ...{ kind: 'ends-amid', card: (side === 'corp' ? corp : runner).identity, credits: 0, entry },
  ...{ difference: null, rule: 'PAW-01', legal: false, decisions },
  reason: 'The game is conceded where nobody is asked anything.',
  ...(oneByOne ? { stays: true } : {}),
});

/**
 * A concession where ours asks nobody: as much as ours is asked before, and the rest with every step asked about; `oneByOne`
 * where a choice that has one answer is, too.
 */
function concededAmid(
  means: Means,
  start: Node,
  decided: readonly Trail[],
  goal: Goal,
  oneByOne: boolean,
) {
  const last = decided.at(-1)?.decision;
  if (means.strict || last?.do !== 'concede') return null;
  const { rules } = means;
  let node: Node | null = start;
  let ended: Node | null = null;
  for (const [at, one] of decided.entries()) {
    const rest = decided.slice(at).map(({ decision }) => decision);
    const { state } = node.live;
    const deviation = conceded(state, last.side, goal.between.until, rest, oneByOne);
    const isTold = (each: Decision): boolean =>
      plain.has(each.do) || (oneByOne && each.do === 'pick');
    const over = rest.every(isTold) ? carryOut(rules, state, deviation) : null;
    const features = over === null ? null : ourFeatures(rules.pool, over, node.loans);
    if (over !== null && features !== null && goal.measure(features, false).matches)
      ended = {
        ...node,
        live: rules.live(over),
        features,
        granted: granting(node.granted, deviation, node.trail),
      };
    node = answered(means, node, one, goal);
    if (node === null) break;
  }
  return ended;
}

/**
 * A file that ends amid something: where our rules ask nobody any more ours runs on, past the last
 * that theirs shows. Ours at its end, if what theirs shows lies on the way; null where it does not.
 */
export function endsAmid(means: Means, stuck: Level, shown: readonly Shown[]): Level | null {
  const left = shown.slice(stuck.index + 1);
  const aim = left.at(-1);
  if (aim === undefined || left.some(({ mayPass }) => !mayPass)) return null;
  if ([...means.undone.keys()].some((entry) => entry > stuck.index)) return null;
  const between = { after: stuck.index, until: shown.length - 1 };
  const group = [stuck.node.features, ...left.map(({ features }) => features)];
  const goal = new Goal(group, aim, between, new Evidence(shown, between));
  for (const oneByOne of [false, true]) {
    const { pool } = oneByOne ? optionalRules(means.rules) : means.rules;
    const rules = rulesOf(pool, 'every-step');
    const { state } = stuck.node.live;
    const start: Node = { ...stuck.node, live: rules.live(oneByOne ? freed(pool, state) : state) };
    const found = new Search({ ...means, rules, left: patience }, start, goal, patience).next();
    if (found === null) continue;
    const decided = decidedSince(start, found);
    const node =
      (oneByOne ? null : asAsked(means, stuck.node, decided, goal)) ??
      concededAmid(means, stuck.node, decided, goal, oneByOne);
    if (node !== null) return levelAt(node, between.until, stuck);
  }
  return null;
}
