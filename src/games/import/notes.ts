import type { Note } from '#notation/observed/import-result';

export const NOTES = Symbol('Notes');

export type NoteKind = 'chat' | 'annotation';

export interface KeptNote extends Note {
  /** A `NoteKind`. */
  readonly kind: string;
  readonly keptAt: Date;
}

/** What people wrote beside games: kept apart from the events, so that it can be forgotten. */
export interface Notes {
  /** The notes of one file; how many are new. The same file again changes nothing. */
  keep(game: string, kind: NoteKind, notes: readonly Note[]): Promise<number>;
  /** In the order of the game. */
  of(game: string): Promise<readonly KeptNote[]>;
}
