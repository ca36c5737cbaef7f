import type { DeckList } from '../deck/deck-list';

export const ISSUE_CODES = [
  'UNKNOWN_CARD',
  'UNREADABLE',
  'BAD_QUANTITY',
  'CONTRADICTION',
  'NOT_THIS_FORMAT',
  'TOO_LONG',
  'BAD_TEXT',
  'NO_CARDS',
] as const;
export type IssueCode = (typeof ISSUE_CODES)[number];

/** Where in the source: a line of text, counted from 1, or a path in a structured document. */
export type Place =
  | { readonly kind: 'line'; readonly line: number; readonly column: number }
  | { readonly kind: 'path'; readonly path: string };

export interface Issue {
  readonly code: IssueCode;
  readonly place: Place;
  /** The source as it stands there. */
  readonly text: string;
  readonly message: string;
  readonly hint: string;
  /** Titles near an unknown one. */
  readonly nearest: readonly string[];
}

export type Reading =
  | {
      readonly ok: true;
      readonly deck: DeckList;
      /** What was taken for granted, such as the printing of a card of an unknown pack. */
      readonly notes: readonly string[];
    }
  | {
      readonly ok: false;
      readonly code: 'DECK_UNREADABLE';
      readonly message: string;
      /** The first of them, where there are very many. */
      readonly issues: readonly Issue[];
      /** How many more there are. */
      readonly untold: number;
      /** Everything that was understood all the same. */
      readonly understood: DeckList;
    };

export const showPlace = (place: Place): string =>
  place.kind === 'line' ? `line ${place.line}, column ${place.column}` : place.path;
