import { listGranted } from '#notation/jinteki/reconstruct/deviations/deviation';
import { follow } from '#notation/jinteki/reconstruct/follow';
import type { Node, Trail } from '#notation/jinteki/reconstruct/node';
import type { Found } from './ways';

/** A decision of a way, and the position that it was made in; null where nobody knows that. */
export interface Step {
  readonly trail: Trail;
  readonly node: Node | null;
  /** Something that the server allows was done right before it. */
  readonly deviated: boolean;
}

export function trailsOf(end: Node): readonly Trail[] {
  const trails: Trail[] = [];
  for (let at = end.trail; at !== null; at = at.before) trails.push(at);
  return trails.reverse();
}

/** The decisions of a way with their positions, as far as no deviation lies between. */
export function stepsOf({ means, opening, way }: Found): readonly Step[] {
  const end = way.stretches.at(-1)?.end ?? way.node;
  const begun = way.stretches.slice(1).map(({ start }) => start.trail?.length ?? 0);
  const deviated = new Set([...listGranted(end.granted).map(({ decision }) => decision), ...begun]);
  let node: Node | null = opening;
  return trailsOf(end).map((trail, at): Step => {
    const isApart = deviated.has(at);
    const here: Node | null = trail.asked ?? (isApart ? null : node);
    node =
      here === null || here.live.state.prompt === null
        ? null
        : follow(means, here, trail.decision, { between: trail.between, evidence: null });
    return { trail, node: here, deviated: isApart };
  });
}
