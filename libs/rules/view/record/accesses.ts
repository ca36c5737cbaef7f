import type { Fact } from '../../state/fact';
import type { Sighting } from '../../state/sighting';
import type { Pool } from '../../ability/pool';
import type { Zone } from '../../state/card';
import type { ServerName } from '../../state/server';
import type { CardName } from '../card';
import type { Viewer } from '../viewer';
import { keptName, placeFor, type Places } from './kept';

/** What became of an accessed card by the end of its access. */
export const fates = ['accessing', 'stolen', 'trashed', 'left'] as const;
export type Fate = (typeof fates)[number];

export interface Access {
  /** From 1, in the order of the game. */
  readonly number: number;
  readonly decision: number;
  readonly turn: number;
  /** Number of the run within the game; 0 for an access without a run. */
  readonly run: number;
  readonly server: ServerName;
  readonly zone: Zone;
  readonly sighting: Sighting;
  readonly fate: Fate;
  /** The decision after which nothing changed about it any more, and who could tell the card then. */
  readonly settled: number;
  readonly settledSighting: Sighting;
}

type Draft = { -readonly [K in keyof Access]: Access[K] };

/** Every access of a game in order: a fold over its facts. */
export class AccessLog {
  readonly accesses: Draft[] = [];
  /** Accesses that have not ended, the innermost last. */
  readonly #open: Draft[] = [];
  #turn: number;
  #runs = 0;
  #running = false;

  /** The number of the turn the game begins in. */
  constructor(turn: number) {
    this.#turn = turn;
  }

  take(decision: number, fact: Fact): void {
    // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
    const { type } = fact;
    if (type === 'turn-began') this.#turn = fact.number;
    else if (type === 'run-began') {
      this.#runs += 1;
      this.#running = true;
    } else if (type === 'run-ended') this.#running = false;
    else if (type === 'accessed') this.#begin(decision, fact.card, fact.server, fact.from);
    // Nothing else is about an access where none goes on.
    else if (this.#open.length === 0) return;
    else if (type === 'stolen') this.#settle(decision, fact.card, 'stolen');
    else if (type === 'trashed') this.#settle(decision, fact.card, 'trashed');
    else if (type === 'access-ended') this.#end(decision, fact.card);
    else if (type === 'game-ended') while (this.#open.length > 0) this.#close(decision);
  }

  #begin(decision: number, card: Sighting, server: ServerName, zone: Zone): void {
    const access: Draft = {
      number: this.accesses.length + 1,
      decision,
      turn: this.#turn,
      run: this.#running ? this.#runs : 0,
      server,
      zone,
      sighting: card,
      fate: 'accessing',
      settled: decision,
      settledSighting: card,
    };
    this.accesses.push(access);
    this.#open.push(access);
  }

  #settle(decision: number, card: Sighting, fate: Fate): void {
    const access = this.#open.findLast(({ sighting }) => sighting.card === card.card);
    if (access === undefined) return;
    access.fate = fate;
    access.settled = decision;
    access.settledSighting = { ...access.sighting, seen: access.sighting.seen | card.seen };
  }

  #end(decision: number, card: Sighting): void {
    while (this.#open.length > 0) if (this.#close(decision)?.sighting.card === card.card) return;
  }

  #close(decision: number): Draft | undefined {
    const access = this.#open.pop();
    if (access?.fate === 'accessing') {
      access.fate = 'left';
      access.settled = decision;
    }
    return access;
  }
}

/** An access as it is kept: the card by its code, the decisions by the moments that tell them. */
export interface KeptAccess extends Omit<Access, 'decision' | 'settled'> {
  readonly code: string;
  readonly places: Places;
  readonly settledPlaces: Places;
}

export interface AccessView {
  readonly number: number;
  /** The viewer's moment that tells of it. */
  readonly at: number;
  readonly turn: number;
  readonly run: number | null;
  readonly server: ServerName;
  readonly zone: Zone;
  readonly card: CardName;
  readonly fate: Fate;
}

/** An access as a viewer who was told so many moments may know it; null before it was told. */
export function viewAccess(
  pool: Pool,
  access: KeptAccess,
  viewer: Viewer,
  moments: number,
): AccessView | null {
  const at = placeFor(viewer, access.places);
  if (at >= moments) return null;
  const settled = placeFor(viewer, access.settledPlaces) < moments;
  const { number, turn, run, server, zone, code } = access;
  return {
    ...{ number, at, turn, run: run === 0 ? null : run, server, zone },
    card: keptName(pool, code, settled ? access.settledSighting : access.sighting, viewer),
    fate: settled ? access.fate : 'accessing',
  };
}
