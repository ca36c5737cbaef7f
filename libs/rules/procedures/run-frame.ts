import { tell } from '../mutations/emit';
import { causeOf } from '../query/cause';
import type { Frame } from '../state/frame';
import type { Work } from '../machine/work';
import { frame } from '../machine/next';
import { addLasting } from '../mutations/active';
import { cardOf, ownerOf } from '../query/card';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';

export interface Rider {
  /** Abilities that work during this run, by path. */
  readonly during: readonly string[];
  readonly source: CardId;
  readonly credits: number;
  /** What X is for them. */
  readonly x: number;
}

/** Initiates a run: by the basic action or, with a rider, by a card (RUN0-04). */
export function runFrame(g: Work, server: ServerName, rider: Rider | null): Frame {
  const serial = (g.state.serial += 1);
  for (const path of rider?.during ?? [])
    addLasting(g, {
      serial: (g.state.serial += 1),
      path,
      source: rider?.source ?? g.state.runner.identity,
      controller: ownerOf(g, cardOf(g, rider?.source ?? g.state.runner.identity)),
      until: 'run',
      within: serial,
      ownRun: true,
      waiting: false,
      server: null,
      target: null,
      targetLife: 0,
      named: {},
      x: rider?.x ?? 0,
    });
  const amount = rider?.credits ?? 0;
  g.state.runner.runCredits += amount;
  if (amount > 0) tell(g, { type: 'run-credits-gained', amount, cause: causeOf(g) });
  return frame('run', '1', {
    serial,
    server,
    position: 0,
    ice: null,
    iceLife: 0,
    approached: 0,
    stood: [],
    phase: 'initiation',
    success: null,
    replaced: false,
    jumpTo: null,
    ending: 'no',
  });
}
