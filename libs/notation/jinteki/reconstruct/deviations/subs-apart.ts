import { encounterIn } from '#rules';
import { cidOf, subroutinesOf } from '../../lens/card';
import { encounterOf } from '../../lens/run';
import { SIDES } from '../../lens/side';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import type { Granted } from './deviation';
import { taken } from './taken';
import { begun, unasked } from './unasked';

/** A subroutine that theirs resolves by itself, with others still to resolve. */
interface Apart {
  readonly entry: number;
  /** Index of the definition of the ice. */
  readonly def: number;
  readonly sub: number;
}

const quiet: ReadonlySet<string> = new Set(['waiting', 'run']);

/** Somebody is asked something, by what a subroutine does for one. */
const isAsking = (there: Shown | undefined): boolean =>
  there !== undefined && SIDES.some((side) => !quiet.has(there.prompts[side]?.kind ?? 'waiting'));

/** Before some entries, as far as what was asked there is still open: that a subroutine began to resolve shows nothing yet. */
function sinceAsked(shown: readonly Shown[], after: number): number {
  let from = after;
  while (isAsking(shown[from])) from -= 1;
  return from;
}

/**
 * Those of some entries, and of those before that ask on into them, after which something else is done before the next one
 * resolves.
 */
export function subsApartIn(
  { titles }: Pick<Means, 'titles'>,
  shown: readonly Shown[],
  after: number,
  until: number,
): readonly Apart[] {
  const list: Apart[] = [];
  for (let entry = sinceAsked(shown, after) + 1; entry <= until; entry += 1) {
    const [before, there] = [shown[entry - 1], shown[entry]].map((at) =>
      at === undefined ? null : encounterOf(at.state),
    );
    if (!before || !there || cidOf(before) !== cidOf(there)) continue;
    const def = titles.defOf(there);
    const [had, has] = [subroutinesOf(before), subroutinesOf(there)];
    const fired = has.flatMap(({ fired: now }, at) => (now && had[at]?.fired !== true ? [at] : []));
    const [sub, ...others] = fired;
    const isOver = has.every(({ broken, fired: now }) => broken || now);
    if (def === null || sub === undefined || others.length > 0 || isOver) continue;
    list.push({ entry, def, sub });
  }
  return list;
}

/** A subroutine resolves, and something is done before the next one does. */
export function* subsApart(
  means: Means,
  node: Node,
  apart: readonly Apart[],
  goal: Goal,
): Generator<Node> {
  if (apart.length === 0) return;
  const { rules, titles } = means;
  const ways = unasked(rules, node.live.state, begun(means, node, goal));
  for (const { def, entry, sub } of apart) {
    if (isTaken(node.granted, entry)) continue;
    for (const { decisions, at } of ways) {
      const ice = encounterIn(at)?.vars.ice;
      if (ice === undefined || at.cards[ice]?.def !== def) continue;
      yield* taken(means, node, {
        ...{ kind: 'sub-apart', card: ice, credits: 0, entry, difference: 'D22', rule: 'SUB-01' },
        legal: false,
        reason: `${titles.titleOf(def)}: a subroutine resolves, and something is done before the next.`,
        decisions: [...decisions, { do: 'break', sub }],
      });
    }
  }
}

/** It was taken on the way to what is asked. */
function isTaken(last: Granted | null, entry: number): boolean {
  for (let at = last; at !== null && at.deviation.entry >= entry; at = at.before)
    if (at.deviation.kind === 'sub-apart' && at.deviation.entry === entry) return true;
  return false;
}
