import type { ServerName } from './server';
import type { CardId } from './card-id';

export const zones = [
  'identity',
  'rd',
  'hq',
  'archives',
  'root',
  'ice',
  'corp-score',
  'stack',
  'grip',
  'heap',
  'rig',
  'runner-score',
  'play',
  'hosted',
  'aside',
  'removed',
] as const;

export type Zone = (typeof zones)[number];

export const counterKinds = [
  'advancement',
  'virus',
  'power',
  'agenda',
  'credit',
  'recurring',
] as const;

export type CounterKind = (typeof counterKinds)[number];

/** A piece of cardboard of this game, wherever it lies (ADR 1). */
export interface Card {
  readonly id: CardId;
  /** Index of its definition in the pool. */
  readonly def: number;
  readonly zone: Zone;
  /** Where a Corp card is installed. */
  readonly server: ServerName | null;
  /** For an installed Corp card that is no agenda: rezzed. */
  readonly faceup: boolean;
  /**
   * Which of its faces is up: 0 is its front (FLIP-01). Of copies that differ on their backs, each front is even, with
   * its back right behind it, and nobody but the owner knows which of the fronts it is (FLIP-02).
   */
  readonly face: number;
  /** Its text box is blank (BLANK-01): an index of what is in force. */
  readonly blank: boolean;
  /** Goes up whenever the card becomes a new copy (UNIN-02); what refers to the old one lapses. */
  readonly life: number;
  readonly advancement: number;
  readonly virus: number;
  readonly power: number;
  readonly agenda: number;
  readonly credit: number;
  readonly recurring: number;
  readonly host: CardId | null;
  /** A card chosen with lasting meaning, open to all (INFO-30). */
  readonly chosen: CardId | null;
  /** The object each viewer sees; 0 while the viewer could not point at it (INFO-33). */
  readonly corpHandle: number;
  readonly runnerHandle: number;
  readonly openHandle: number;
}

export const newCard = (id: CardId, def: number, zone: Zone): Card => ({
  id,
  def,
  zone,
  server: null,
  faceup: false,
  face: 0,
  blank: false,
  life: 0,
  advancement: 0,
  virus: 0,
  power: 0,
  agenda: 0,
  credit: 0,
  recurring: 0,
  host: null,
  chosen: null,
  corpHandle: 0,
  runnerHandle: 0,
  openHandle: 0,
});
