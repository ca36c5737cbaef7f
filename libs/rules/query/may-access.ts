import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import { cardOf } from './card';
import { accessLimit } from './access';
import { forbiddenFor } from './forbidden';
import { currentRun } from './run';
import { boundless } from '../state/boundless';

/** CANT-01, ACC-24: no effect forbids the Runner to access this card. */
export const mayBeAccessed = (g: Work, id: CardId): boolean =>
  !forbiddenFor(g, 'access', cardOf(g, id));

/** ACC-23: as many cards were accessed in this run as can be. */
export function mayAccessNoMore(g: Work): boolean {
  const most = accessLimit(g);
  if (most === boundless) return false;
  const run = currentRun(g)?.serial ?? -1;
  const accessed = g.state.history.thisTurn.filter(
    (row) => row.type === 'accessed' && row.run === run,
  );
  return accessed.length >= most;
}
