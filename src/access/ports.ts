import type { Viewer } from '#rules';
import type { AccessDecision } from './access-decision';
import type { Caller } from './caller';

export const ROUND_ENDS = Symbol('RoundEnds');

/** Rounds of tournaments, for embargoes until one ends. */
export interface RoundEnds {
  /** Null when there is no such tournament. */
  isOver(tournament: string, round: number): Promise<boolean | null>;
}

export const STORED_GAMES = Symbol('StoredGames');

export interface StoredGame {
  readonly over: boolean;
  /** How many moments a viewer has been told. */
  moments(viewer: Viewer): number;
}

/** Games as those who decide on looking at them have to know them. */
export interface StoredGames {
  /** Null when there is no such game. */
  find(game: string): Promise<StoredGame | null>;
}

export const OPEN_TO_ALL = Symbol('OpenToAll');

/** Whether everybody may look at something of a game, asked as a look at it is. */
export interface OpenToAll {
  includes(game: string): Promise<boolean>;
}

export const BRANCH_ACCESS = Symbol('BranchAccess');

/** Branches of studies, which are looked at as games are, and never by who may not look at their games. */
export interface BranchAccess {
  /** Whether an id is known to be of a branch, which no game has; asks nobody. */
  knows(branch: string): Promise<boolean>;
  /** Null when there is no such branch; for a viewer of null: at anything, as anybody. */
  check(caller: Caller, branch: string, viewer: Viewer | null): Promise<AccessDecision | null>;
}

export const OTHER_PROCESSES = Symbol('OtherProcesses');

/** What other processes remember of games. */
export interface OtherProcesses {
  /** They read anew what there is of a game. */
  forget(game: string): Promise<void>;
}
