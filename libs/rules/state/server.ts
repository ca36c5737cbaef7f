import type { CardId } from './card-id';

export const centrals = ['HQ', 'R&D', 'Archives'] as const;
export type Central = (typeof centrals)[number];

/** Remotes are numbered in the order they are created; a number is never used twice. */
export type ServerName = Central | `Server ${number}`;

/**
 * Servers as a card speaks of them; `this` is the one its card is in, `chosen` one that was chosen
 * before, `attacked` that of the present run, `elsewhere` any but that, `another` any but the one its
 * card is in.
 */
export type ServerWord =
  ServerName | 'central' | 'remote' | 'this' | 'chosen' | 'attacked' | 'elsewhere' | 'another';

export interface Server {
  readonly name: ServerName;
  /** Innermost first. */
  ice: CardId[];
  /** What is installed in a remote, or in the root of a central, oldest first. */
  root: CardId[];
}

export const isCentral = (name: ServerName): name is Central =>
  name === 'HQ' || name === 'R&D' || name === 'Archives';

export const remoteName = (number: number): ServerName => `Server ${number}`;

export const isServerName = (value: unknown): value is ServerName =>
  typeof value === 'string' && /^(HQ|R&D|Archives|Server [1-9][0-9]*)$/.test(value);
