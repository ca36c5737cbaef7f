import type { CutState } from '../cut/cut-state';
import type { MatchResult, Pair, PlayerId } from '../results/outcome';
import type { Settings } from '../settings/settings';

/** A list as handed in: its identity's title and the copies of each code. */
export interface RegisteredDeck {
  readonly identity: string;
  readonly cards: Readonly<Record<string, number>>;
  /** The stored deck it was taken from. */
  readonly deckId: string | null;
}

/** TOURN-06: both are used all through. */
export interface Decks {
  readonly corp: RegisteredDeck;
  readonly runner: RegisteredDeck;
}

export interface Player {
  readonly id: PlayerId;
  readonly name: string;
  /** Counted from 1 in the order of registration. */
  readonly seat: number;
  readonly decks: Decks | null;
  /** The first round the player can be paired in. */
  readonly firstRound: number;
  /** The last round begun when the player left; `null` while playing. */
  readonly droppedAfter: number | null;
}

export interface Match {
  /** Counted from 1 in each round. */
  readonly table: number;
  readonly players: Pair;
  readonly result: MatchResult | null;
  /** Ids of stored games, by their place in the match. */
  readonly games: readonly (string | null)[];
}

export interface Round {
  readonly number: number;
  readonly by: 'chance' | 'organiser';
  /** The players in the order chance drew them: it settles all ties of this round. */
  readonly draw: readonly PlayerId[];
  readonly matches: readonly Match[];
  readonly bye: PlayerId | null;
}

export interface Event {
  readonly phase: 'registration' | 'swiss' | 'cut' | 'finished';
  readonly settings: Settings;
  readonly players: ReadonlyMap<PlayerId, Player>;
  readonly rounds: readonly Round[];
  readonly cut: CutState | null;
  /** The draw that settles ties of the final standings (SWISS-03). */
  readonly lots: readonly PlayerId[] | null;
}

export type Tournament = { readonly phase: 'absent' } | Event;

export const activePlayers = (event: Event): readonly Player[] =>
  [...event.players.values()].filter((player) => player.droppedAfter === null);

/** Matches of the last round that have no result yet. */
export const openMatches = (event: Event): readonly Match[] =>
  event.rounds.at(-1)?.matches.filter(({ result }) => result === null) ?? [];

/** Whether every match of a round has its result; `false` for one not yet paired. */
export const isRoundOver = (event: Event, number: number): boolean =>
  event.rounds[number - 1]?.matches.every(({ result }) => result !== null) ?? false;
