import type { Effect } from '../ability/ability';
import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import { forbidden, forbiddenFor } from '../query/forbidden';
import { currentEncounter, currentRun, protecting } from '../query/run';
import { see } from '../query/see';
import type { CardId } from '../state/card-id';
import type { RunVars } from '../state/run-vars';
import type { ServerName } from '../state/server';
import { emit } from './emit';

/** The present run, as long as it has not ended. */
function openRun(g: Work): RunVars | null {
  const run = currentRun(g);
  return run === null || run.phase === 'ended' ? null : run;
}

/** RUN0-09: the run ends; the machine unwinds to its last steps. */
export function endRun(g: Work): void {
  const run = openRun(g);
  if (run !== null) run.ending = 'ended';
}

/** RUN6-03: as when the Runner chooses to, where nothing forbids it (CANT-01). */
export function jackOut(g: Work): void {
  const run = openRun(g);
  if (run === null || forbidden(g, 'jack-out', 'runner')) return;
  emit(g, { type: 'jacked-out', server: run.server });
  run.ending = 'ended';
}

/** The encountered ice, unless that is forbidden (CANT-01). */
export function bypass(g: Work): void {
  const encounter = currentEncounter(g);
  if (encounter === null || encounter.bypassed) return;
  if (forbiddenFor(g, 'bypass', cardOf(g, encounter.ice))) return;
  encounter.bypassed = true;
  emit(g, { type: 'ice-bypassed', card: see(g, encounter.ice) });
}

export function approachOutermost(g: Work): void {
  const run = currentRun(g);
  if (run !== null) run.jumpTo = protecting(g, run.server).length;
}

/** To ice, wherever it protects, or past it. */
export function sendToIce(
  g: Work,
  id: CardId,
  to: Extract<Effect, { do: 'approach' | 'continue-after' }>,
): void {
  const run = openRun(g);
  const { server } = cardOf(g, id);
  if (run === null || server === null) return;
  const inner = protecting(g, server).indexOf(id);
  run.jumpTo = to.do === 'approach' ? inner + 1 : inner;
  if (to.do === 'approach' && to.encounters === true) run.encounters = true;
  if (run.server === server) return;
  run.server = server;
  emit(g, { type: 'run-moved', server });
}

/** To the outermost position of a server, to approach it or to encounter what is there. */
export function moveRun(g: Work, server: ServerName, encounters: boolean): void {
  const run = openRun(g);
  if (run === null) return;
  run.server = server;
  run.jumpTo = protecting(g, server).length;
  // SRV-08: the server that the run leaves may be gone.
  if (run.ending === 'vanished') run.ending = 'no';
  if (encounters) run.encounters = true;
  emit(g, { type: 'run-moved', server });
}
