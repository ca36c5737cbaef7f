import type { Decision, Fact, Live, Made } from '#rules';
import { whoDecides } from './who-decides';

/** Who decided, and what happened. */
interface Taken {
  readonly made: Made;
  readonly facts: readonly Fact[];
}

/**
 * Takes a stored decision on, for whoever folds a stored game: readers, projections, live games.
 * Throws where it stood, `where`, when nobody is asked or the rules refuse it: it was judged before.
 */
export function takeStored(live: Live, decision: Decision, where: string): Taken {
  const by = whoDecides(live.state, decision);
  if (by === null) throw new Error(`${where} answers no question`);
  const taken = live.apply(decision, by);
  if (!taken.ok) throw new Error(`${where} is no legal decision: ${taken.reason}`);
  return { made: { by, decision }, facts: taken.facts };
}
