import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import { someConstant } from './in-force';
import { currentEncounter, currentRun } from './run';

/** SUB-08: whether a subroutine that is about to resolve does not, by its place on its ice. */
export const isKeptFromResolving = (g: Work, ice: CardId, at: number): boolean =>
  someConstant(g, 'unresolved-subs', ({ first }) => {
    if (first !== 'run') return currentEncounter(g)?.ice === ice && at < first;
    const run = currentRun(g)?.serial;
    return !g.state.history.thisTurn.some(
      ({ type, run: of }) => of === run && (type === 'sub-resolved' || type === 'sub-unresolved'),
    );
  });
