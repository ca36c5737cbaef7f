import { type CardId, encounterIn, type State } from '#rules';
import { type CardJson, subroutinesOf } from '../../lens/card';
import { encounterOf, iceAt, runOf } from '../../lens/run';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import { goneFrom } from '../gone-from';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Span } from '../span';
import type { Titles } from '../titles';
import { isTaken } from './subs-apart';
import { taken } from './taken';
import { begun, unasked } from './unasked';

const asksWhich = 'Choose a subroutine to resolve';

/** A subroutine that the Runner chooses to be resolved: in theirs at any time of a run, and as often as it is chosen. */
export interface SubUnmet {
  readonly entry: number;
  /** Index of the definition of the ice. */
  readonly def: number;
  /** The ice is encountered. */
  readonly isMet: boolean;
  /** Those that may have been chosen. */
  readonly subs: readonly number[];
}

/** The ice that is encountered, or that the Runner is at, or has passed just now. */
function iceAtHand({ state }: Shown): CardJson | null {
  const run = runOf(state);
  if (run === null) return null;
  const place = run.phase === 'movement' ? run.position : run.position - 1;
  return encounterOf(state) ?? iceAt(state, run.serverKey, place);
}

/** Those that the Runner chooses in some entries. */
export function subsUnmetIn(
  titles: Titles,
  shown: readonly Shown[],
  { after, until }: Span,
): readonly SubUnmet[] {
  const list: SubUnmet[] = [];
  for (let entry = after + 1; entry <= until; entry += 1) {
    const [before, now] = [shown[entry - 1], shown[entry]];
    const [asked, then] = [before?.prompts.runner, now?.prompts.runner];
    if (before === undefined || now === undefined || asked?.message !== asksWhich) continue;
    if (then?.message === asksWhich && then.choices.length >= asked.choices.length) continue;
    const ice = iceAtHand(before);
    const def = ice === null ? null : titles.defOf(ice);
    if (ice === null || def === null) continue;
    const gone = then?.message === asksWhich ? goneFrom(asked.choices, then.choices) : null;
    const chosen = gone === null ? asked.choices : [gone];
    const subs = subroutinesOf(ice).flatMap(({ broken, label }, at) =>
      !broken && label !== null && chosen.includes(label) ? [at] : [],
    );
    list.push({ entry, def, subs, isMet: encounterOf(before.state) !== null });
  }
  return list;
}

/** The ice that is encountered in ours, or that the Runner is at. */
function iceIn(state: State): CardId | null {
  const run = state.frames.findLast(({ at }) => at === 'run');
  return encounterIn(state)?.vars.ice ?? (run?.at === 'run' ? run.vars.ice : null);
}

/** A subroutine resolves where it is not due by our rules. */
export function* subsUnmet(
  means: Means,
  node: Node,
  unmet: readonly SubUnmet[],
  goal: Goal,
): Generator<Node> {
  const next = unmet.find(({ entry }) => !isTaken(node.granted, entry));
  if (next === undefined || next.entry > goal.between.until) return;
  const { def, entry, subs } = next;
  const { rules, titles } = means;
  const ways = unasked(rules, node.live.state, begun(means, node, goal));
  const windows = new Set<string>();
  for (const { decisions, at } of ways) {
    const ice = iceIn(at);
    const isMet = encounterIn(at) !== null;
    if (ice === null || at.cards[ice]?.def !== def || isMet !== next.isMet) continue;
    // Each window is open once, whoever holds it.
    const window = at.frames.at(-1);
    const name = window?.at === 'window' ? window.vars.name : null;
    if (name === null || windows.has(name)) continue;
    windows.add(name);
    for (const ability of subs)
      yield* taken(means, node, {
        ...{ kind: 'sub-apart', card: ice, credits: 0, entry, difference: null, rule: 'SUB-01' },
        legal: false,
        reason: `${titles.titleOf(def)}: a subroutine resolves where it is not due.`,
        decisions: [...decisions, { do: 'first', ability }],
      });
  }
}
