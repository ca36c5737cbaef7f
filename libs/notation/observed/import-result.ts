import type { ObservedFact } from '../jinteki/facts';
import type { KnownDecks } from '../jinteki/reconstruct/known-deck';
import type { Names } from '../jinteki/privacy/rename';
import type { Refusal } from '../jinteki/refusal';
import type { Annotated } from './annotation';
import type { BoardChange } from './board';
import type { ObservedEntry } from './entry';
import type { ObservedHeader, ObservedVerdict } from './header';

export interface TakeOptions {
  /** Offer the part before an entry that does not fit. */
  readonly keepPartial?: boolean;
  /** Keep what the players wrote to each other. Off by default. */
  readonly keepChat?: boolean;
  /** Keep no names. Off by default. */
  readonly anonymous?: boolean;
  /** Decks that somebody knows: what a replay never showed is told by them. */
  readonly decks?: KnownDecks;
  /** Who played, where the file does not say. */
  readonly names?: Names;
}

/** What somebody wrote beside a game. */
export interface Note {
  /** Entry of the history, or line of a pasted log. */
  readonly index: number;
  readonly author: string;
  readonly text: string;
  /** Of an annotation, so that it can be written as it came. */
  readonly annotated?: Annotated;
}

/** A file that was read and observed, ready to be stored. */
export interface ImportResult {
  readonly ok: true;
  /** What makes it the same game: equal for equal games, however the file was written, whoever played. */
  readonly identity: readonly string[];
  /** The same as it was while it held the names of the players: games are stored under ids of it. */
  readonly formerIdentity: readonly string[];
  readonly header: ObservedHeader;
  readonly entries: readonly ObservedEntry[];
  readonly verdict: Omit<ObservedVerdict, 'game'>;
  /** The decisions as a log of ours; null unless the game is verified to its end. */
  readonly decided: string | null;
  /** Kept apart from the game: what people wrote is theirs. */
  readonly chat: readonly Note[];
  /** The file without people and chat, to be judged again; null where a log was pasted. */
  readonly file: (() => string) | null;
}

export type ImportAnswer = ImportResult | Refusal;

/** Nobody, in place of the players of a game without names. */
export const NOBODY = { corp: { name: 'Corp' }, runner: { name: 'Runner' } } as const;

/** Facts by their entry, with what each entry changed. `count` entries, numbered from 0. */
export function byEntry(
  facts: readonly ObservedFact[],
  changes: readonly BoardChange[],
  count: number,
): readonly ObservedEntry[] {
  const lists = Array.from({ length: count }, (): ObservedFact[] => []);
  for (const fact of facts) lists[fact.index]?.push(fact);
  return lists.map((list, index) => ({ index, facts: list, change: changes[index] ?? {} }));
}
