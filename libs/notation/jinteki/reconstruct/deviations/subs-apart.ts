import { cidOf, subroutinesOf } from '../../lens/card';
import { encounterOf } from '../../lens/run';
import type { Means } from '../follow';
import type { Goal } from '../goal';
import type { Node } from '../node';
import type { Shown } from '../shown';
import { taken } from './taken';
import { begun, unasked } from './unasked';

/** A subroutine that theirs resolves by itself, with others still to resolve. */
interface Apart {
  readonly entry: number;
  /** Index of the definition of the ice. */
  readonly def: number;
  readonly sub: number;
}

/** Those of some entries after which something else is done before the next one resolves. */
export function subsApartIn(
  { titles }: Pick<Means, 'titles'>,
  shown: readonly Shown[],
  after: number,
  until: number,
): readonly Apart[] {
  const list: Apart[] = [];
  for (let entry = after + 1; entry <= until; entry += 1) {
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
  for (const { def, entry, sub } of apart)
    for (const { decisions, at } of ways) {
      const encounter = at.frames.findLast((one) => one.at === 'encounter');
      if (encounter?.at !== 'encounter') continue;
      const { ice } = encounter.vars;
      if (at.cards[ice]?.def !== def) continue;
      yield* taken(means, node, {
        ...{ kind: 'sub-apart', card: ice, credits: 0, entry, difference: 'D22', rule: 'SUB-01' },
        legal: false,
        reason: `${titles.titleOf(def)}: a subroutine resolves, and something is done before the next.`,
        decisions: [...decisions, { do: 'break', sub }],
      });
    }
}
