import { legalFor, viewFact, viewLegal, viewPosition, workOn } from '#rules';
import type { Fact, Pool, State, Viewer } from '#rules';

interface Told {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** All that a viewer is told of a game that stands here: the position, what may be decided, what happened. */
export const toldAt = (pool: Pool, { state, facts }: Told, viewer: Viewer): readonly unknown[] => [
  viewPosition(pool, state, viewer),
  legalFor(workOn(pool, state, null), viewer),
  viewLegal(pool, state, viewer),
  facts.map((fact) => viewFact(pool, state, fact, viewer)),
];
