import type { Means } from '../follow';
import type { Node } from '../node';
import type { Deviation } from './deviation';
import { taken } from './taken';

/** Whether lines tell of something else that is done outside of our windows, at an entry or after it. */
export type Later = (entry: number) => boolean;

/** A deviation, with our window open afterwards, too, where something else may be done in it. */
export function* eachLeaving(
  means: Means,
  node: Node,
  later: Later,
  deviation: Deviation,
): Generator<Node> {
  yield* taken(means, node, deviation);
  if (later(deviation.entry)) yield* taken(means, node, { ...deviation, stays: true });
}
