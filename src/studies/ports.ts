import type { LogHeader } from '#notation/native/header';
import type { Decision, Side, Viewer } from '#rules';
import type { StoodGame } from '#studies/position/stood-game';
import type { SeatRecord } from '#studies/world/record';
import type { StudyRefusal } from '#studies/study/refusal';
import type { Caller } from '../access/caller';
import type { Fork } from '../access/fork';
import type { Key } from '../access/presented';

export const SOURCE_GAMES = Symbol('SourceGames');

/** Games that chapters begin in. Whether somebody may look at one is not asked here. */
export interface SourceGames {
  /** Null where no decisions are known. */
  stand(game: string): Promise<StoodGame | null>;
  /** How many moments a viewer was told of any game; null where there is none. */
  moments(game: string, viewer: Viewer): Promise<number | null>;
  /** The moments in which a turn began, as a viewer counts; none where there is no such game. */
  turns(game: string, viewer: Viewer): Promise<readonly number[]>;
  /** Null where the seat was told no such moment. */
  record(game: string, seat: Side, moment: number): Promise<SeatRecord | null>;
}

export const FORMER_GAMES = Symbol('FormerGames');

/** What imports were taken for before they were judged again. */
export interface FormerGames {
  /** Games of decisions whose links lead to this one, in order. */
  of(game: string): Promise<readonly string[]>;
}

export const GAME_ACCESS = Symbol('GameAccess');

/**
 * Moments of a game that somebody may look at; none is said in the same words as no game. `deleted` is for
 * who could look at something of a game that is gone.
 */
export type Sight =
  'all' | 'none' | 'deleted' | readonly { readonly from: number; readonly to: number | null }[];

/** The gate of games. */
export interface GameAccess {
  sight(caller: Caller, game: string, viewer: Viewer): Promise<Sight>;
  /** Whether the caller is one who decides on who looks at the game. */
  owns(caller: Caller, game: string): boolean;
}

export const PUBLIC_DECKS = Symbol('PublicDecks');

/** A list that everybody may see. */
export interface PublicDeck {
  readonly identity: string;
  readonly cards: readonly (readonly [code: string, copies: number])[];
}

export interface PublicDecks {
  /** Those of an identity, in an order that nothing but the lists decides. */
  of(identity: string, pool: string): Promise<readonly PublicDeck[]>;
}

export const CHAPTERS = Symbol('Chapters');

/** Which study a chapter is of. */
export interface Chapters {
  studyOf(chapter: string): Promise<string | null>;
  /** Whether that is known without asking. */
  isKnown(chapter: string): boolean;
  /** What is known before lists have it. */
  add(chapter: string, study: string): void;
}

export const GAME_UPLOADS = Symbol('GameUploads');

/** Where games come to that a file brings. */
export interface GameUploads {
  /** Stores a native log for the holder of the key alone; refused where the rules refuse it. */
  keep(log: string): Promise<{ readonly game: string; readonly key: Key } | StudyRefusal>;
}

export const STUDY_PROGRESS = Symbol('StudyProgress');

/** Tells when studies were changed, wherever that was. */
export interface StudyProgress {
  /** Calls back whenever the study was changed from now on, until the returned function is called. */
  listen(study: string, listener: () => void): Promise<() => void>;
}

export const LIVE_GAMES = Symbol('LiveGames');

export interface OpenedLive {
  readonly ok: true;
  readonly game: string;
  /** One for each seat; they are told here alone. */
  readonly keys: Readonly<Record<Side, Key>>;
}

/** Games that are played here. */
export interface LiveGames {
  /**
   * Begins at a position, with decisions that are legal from there on. `fork` is what it goes on from, and
   * closes with; null for a position of no game.
   */
  open(
    header: LogHeader,
    decisions: readonly Decision[],
    spectators: boolean,
    fork: Fork | null,
  ): Promise<OpenedLive | StudyRefusal>;
}
