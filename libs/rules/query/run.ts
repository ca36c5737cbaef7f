import type { FrameOf } from '../state/frame';
import type { BreachVars, EncounterVars, RunVars } from '../state/run-vars';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Server, ServerName } from '../state/server';
import type { State } from '../state/state';

/** The innermost run: "the current run" is never a singleton. */
export function currentRun(g: Work): RunVars | null {
  for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
    const frame = g.state.frames[i];
    if (frame?.at === 'run') return frame.vars;
  }
  return null;
}

/** The innermost encounter of a state, with the step it is at. */
export function encounterIn({ frames }: State): FrameOf<'encounter'> | null {
  for (let i = frames.length - 1; i >= 0; i -= 1) {
    const frame = frames[i];
    if (frame?.at === 'encounter') return frame;
  }
  return null;
}

export const currentEncounter = (g: Work): EncounterVars | null =>
  encounterIn(g.state)?.vars ?? null;

/** The accesses of the present run that are under way. */
export function currentBreach(g: Work): BreachVars | null {
  const breach = g.state.frames.findLast((one) => one.at === 'breach');
  return breach?.at === 'breach' ? breach.vars : null;
}

/** Whether a card is being encountered, installed or not (ENC-07). */
export const isEncountered = (g: Work, card: Card): boolean =>
  g.state.frames.some(
    (one) =>
      one.at === 'encounter' &&
      one.vars.ice === card.id &&
      one.vars.zone === card.zone &&
      !one.vars.ended,
  );

export function findServer(g: Work, name: ServerName): Server | null {
  return g.state.servers.find((server) => server.name === name) ?? null;
}

export function serverOf(g: Work, name: ServerName): Server {
  const server = findServer(g, name);
  if (server === null) throw new Error(`no server ${name}`);
  return server;
}

export const protecting = (g: Work, name: ServerName): readonly CardId[] =>
  findServer(g, name)?.ice ?? [];

/** Rezzed in this run since the ice before was encountered, and encountered now. */
export function justRezzed(g: Work): boolean {
  const encounter = currentEncounter(g);
  const run = currentRun(g)?.serial;
  if (encounter === null || run === undefined) return false;
  const rows = g.state.history.thisTurn;
  const now = rows.findLastIndex((row) => row.type === 'ice-encountered');
  for (let i = now - 1; i >= 0; i -= 1) {
    const row = rows[i];
    if (row === undefined || row.run !== run || row.type === 'ice-encountered') return false;
    if (row.type === 'rezzed' && row.card === encounter.ice) return true;
  }
  return false;
}
