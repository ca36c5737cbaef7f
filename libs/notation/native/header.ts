import { sides, type Side } from '#rules';

export const logFormat = 'retrace/1';

/** A log whose decks hold cards that nobody saw. */
export const unknownFormat = 'retrace/2';

/** All that are read. */
export const logFormats = [logFormat, unknownFormat] as const;

/** A deck as a log lists it: codes with their number of copies, in the order cards are numbered. */
export interface LoggedDeck {
  readonly identity: string;
  readonly cards: readonly (readonly [code: string, copies: number])[];
}

/** Of every card of both decks. */
export const codesIn = (decks: Readonly<Record<Side, LoggedDeck>>): readonly string[] =>
  sides.flatMap((side) => [decks[side].identity, ...decks[side].cards.map(([code]) => code)]);

/** Where a game begins: before the first decision of two decks, or in the midst of a game. */
export type LogStart =
  | { readonly kind: 'decks'; readonly corp: LoggedDeck; readonly runner: LoggedDeck }
  | { readonly kind: 'position'; readonly position: unknown };

/** The first line of a log. */
export interface LogHeader {
  readonly format: (typeof logFormats)[number];
  /** The rules reference followed, such as `rr-1.1`. */
  readonly rules: string;
  /** Name of the card pool, such as `core-2018-09`. */
  readonly pool: string;
  /** Version of the engine that wrote the log. */
  readonly engine: string;
  readonly players: {
    readonly corp: { readonly name: string };
    readonly runner: { readonly name: string };
  };
  readonly start: LogStart;
  /** Anything else the writer wants to keep; never read by the engine. */
  readonly meta?: Readonly<Record<string, unknown>>;
}
