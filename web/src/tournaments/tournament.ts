import type { ShownTournamentQuery } from '../api/documents';

export type Tournament = NonNullable<ShownTournamentQuery['tournament']>;
export type Player = Tournament['players'][number];
export type CutMatch = NonNullable<Tournament['bracket']>['matches'][number];

/** The name of a player; of one who is not known yet, too. */
export type NameOf = (id: string | null) => string;
