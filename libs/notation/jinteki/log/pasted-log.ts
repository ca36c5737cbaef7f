import type { ObservedFact } from '../facts';
import type { Side } from '../lens/side';
import type { Names } from '../privacy/rename';
import type { Checksum } from './checksum';
import type { PastedLine } from './lines';

export interface LogOptions {
  readonly keepChat?: boolean;
  /** Names to put in place of the players' own. */
  readonly names?: Names;
}

/** A game as a pasted log tells it. Cards that a line hides have no title. */
export interface PastedLog {
  readonly tier: 'observed';
  /** An empty name: that side is not named in the paste. */
  readonly names: Names;
  /** `index` of a fact is the number of its line, from 1. */
  readonly facts: readonly ObservedFact[];
  readonly winner: Side | null;
  readonly turn: number | null;
  readonly checksums: readonly Checksum[];
  readonly unread: readonly { readonly line: number; readonly text: string }[];
  /** Lines that took the game back, each with the last line that holds again; null where none does. */
  readonly undone: readonly { readonly index: number; readonly to: number | null }[];
  /** Lines of accesses that do not tell how many cards there were. */
  readonly untold: readonly number[];
  readonly chat: readonly PastedLine[];
  readonly chatDropped: number;
}
