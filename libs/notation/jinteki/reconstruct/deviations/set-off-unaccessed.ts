import { type CardId, type Decision, hashState, type Rules, type State } from '#rules';
import { candidates } from '../candidates/candidates';
import { fieldKey, spotBase } from '../features';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import { taken } from './taken';
import { setOffByAccess, unaccessedRules } from './unaccessed-rules';
import { leading } from './unasked';

/** A card that theirs sets off, by its definition. */
export interface SetOff {
  readonly entry: number;
  readonly def: number;
}

const places = [0, 1, 2] as const;
const counters = ['virus', 'power'] as const;
const accesses = / accesses /;

/** Cards that take a counter between two entries, where something that was accessed sets them off in ours and nothing was. */
export function setOffIn(
  { rules }: Pick<Means, 'rules'>,
  shown: readonly Shown[],
  { after, until }: Span,
): SetOff[] {
  const defs = setOffByAccess(rules.pool);
  if (defs.size === 0) return [];
  const list: SetOff[] = [];
  for (let entry = after + 1; entry <= until; entry += 1) {
    const [before, there] = [shown[entry - 1], shown[entry]];
    if (before === undefined || there === undefined || before.features === there.features) continue;
    if (there.lines.some((line) => accesses.test(line))) continue;
    for (const def of defs)
      for (const place of places)
        for (const counter of counters) {
          const key = fieldKey(spotBase('rig', 0, place, def), counter);
          if ((there.features.get(key) ?? 0) > (before.features.get(key) ?? 0))
            list.push({ entry, def });
        }
  }
  return list;
}

/** A decision leads elsewhere where it is set off without an access. */
function isAccessNeeded(rules: Rules, state: State, decision: Decision): boolean {
  const [ours, free] = [rules, unaccessedRules(rules)].map((one) => one.apply(state, decision));
  return ours?.ok === true && free?.ok === true && hashState(ours.state) !== hashState(free.state);
}

const inForce = ({ active, cards }: State, def: number): CardId | undefined =>
  active.find((id) => cards[id]?.def === def);

/** A run or a breach ends in which nothing was accessed, and theirs sets off what an access sets off in ours. */
export function* setsOffUnaccessed(
  means: Means,
  node: Node,
  all: readonly SetOff[],
  goal: Goal,
): Generator<Node> {
  const { rules, hidden, titles } = means;
  const { state } = node.live;
  const { prompt } = state;
  if (all.length === 0 || prompt === null || !leading.has(prompt.kind)) return;
  for (const decision of candidates(rules.pool, node, prompt, goal, hidden)) {
    if (!isAccessNeeded(rules, state, decision)) continue;
    for (const { def, entry } of all) {
      const card = inForce(state, def);
      if (card === undefined) continue;
      yield* taken(means, node, {
        ...{ kind: 'barred', card, credits: 0, entry, difference: null },
        ...{ rule: 'TRIG-01', legal: false, decisions: [decision] },
        reason: `${titles.titleOf(def)} is set off by an access, and nothing was accessed.`,
      });
    }
  }
}
