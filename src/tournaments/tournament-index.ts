import type { Tier } from '#tournament/settings/settings';
import type { Counted } from '../platform/projections/counted';
import type { Rows, Span } from '../platform/projections/span';
import type { Event } from '#tournament/stream/state';

export const TOURNAMENT_INDEX = Symbol('TournamentIndex');

export interface TournamentSummary {
  readonly tournamentId: string;
  readonly name: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly tier: Tier;
  readonly phase: Event['phase'];
  /** Registered, those who dropped among them. */
  readonly players: number;
  /** Rounds paired, of so many. */
  readonly paired: number;
  readonly rounds: number;
}

export interface ListedTournament extends TournamentSummary {
  /** Of its announcement, in the order of all events; decimal. */
  readonly position: string;
}

export type NamedTournament = Pick<ListedTournament, 'tournamentId' | 'name'>;

/** What listed tournaments have in common; null: anything. */
export interface TournamentFilter {
  /** Part of the name, without regard to case. */
  readonly name: string | null;
  readonly phase: Event['phase'] | null;
  /** A player's id or name, without regard to case. */
  readonly player: string | null;
}

/** Newest first. The tables behind it are a projection of the tournaments' streams. */
export interface TournamentIndex {
  list(filter: TournamentFilter, span: Span<string>): Promise<Rows<ListedTournament>>;
  count(filter: TournamentFilter): Promise<Counted>;
  /** The newest of that name, whatever its case. */
  called(name: string, most: number): Promise<readonly NamedTournament[]>;
  /** Those that have letters of it in a row, of rare ones as many as there are. */
  alike(name: string): Promise<readonly NamedTournament[]>;
}
