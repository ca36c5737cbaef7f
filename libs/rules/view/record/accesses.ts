import type { Fact, FactType } from '../../state/fact';
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

/** What can show a card while it is accessed to more than could tell it, or puts it where more can. */
const NAMING: ReadonlySet<FactType> = new Set<FactType>([
  ...(['revealed', 'exposed', 'hosted', 'installed', 'returned'] as const),
  ...(['added-to-score-area', 'removed-from-game'] as const),
]);

/** After these the card that is named next may be another one of the deck, to who did not see which was accessed. */
const MIXING: ReadonlySet<FactType> = new Set<FactType>([
  ...(['searched', 'shuffled', 'arranged', 'looked', 'drew', 'swapped'] as const),
]);

/** What comes between the end of an access and what that end has revealed. */
const ENDING: ReadonlySet<FactType> = new Set<FactType>([
  ...(['access-ended', 'ability-used', 'ability-resolved'] as const),
]);

/** Every access of a game in order: a fold over its facts. */
export class AccessLog {
  readonly accesses: Draft[] = [];
  /** Accesses that have not ended, the innermost last. */
  readonly #open: Draft[] = [];
  /** The access that goes on, or has just ended: whoever sees its card named knows that it was that one. */
  #latest: Draft | null = null;
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
    // Nothing else is about an access where none goes on or has just ended.
    else if (this.#open.length === 0 && this.#latest === null) return;
    else if (type === 'stolen') this.#settle(decision, fact.card, 'stolen');
    else if (type === 'trashed') this.#settle(decision, fact.card, 'trashed');
    else if (type === 'access-ended') this.#end(decision, fact.card);
    else if (type === 'game-ended') while (this.#open.length > 0) this.#close(decision);
    else if (type === 'revealed' || this.#open.length > 0) this.#name(decision, fact);
    if (MIXING.has(type) || (this.#open.length === 0 && !ENDING.has(type))) this.#latest = null;
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
    this.#latest = access;
  }

  /** Others than the Runner see the card that is accessed, or that was until now. */
  #name(decision: number, fact: Fact): void {
    const access = this.#latest;
    if (access === null || !NAMING.has(fact.type) || !('card' in fact)) return;
    const { card, seen } = fact.card;
    const { sighting, settledSighting } = access;
    if (sighting.card !== card || (settledSighting.seen | seen) === settledSighting.seen) return;
    access.settledSighting = { ...settledSighting, seen: settledSighting.seen | seen };
    // Of one that goes on it is told with its end.
    if (!this.#open.includes(access)) access.settled = decision;
  }

  #settle(decision: number, card: Sighting, fate: Fate): void {
    const access = this.#open.findLast(({ sighting }) => sighting.card === card.card);
    if (access === undefined) return;
    access.fate = fate;
    access.settled = decision;
    const { settledSighting } = access;
    access.settledSighting = { ...settledSighting, seen: settledSighting.seen | card.seen };
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
