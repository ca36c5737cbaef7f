import type { TournamentCommand } from '#tournament/stream/commands';

/** Decisions of the organiser that need nothing from outside: neither chance nor another's facts. */
export type OrganisersDecision = Extract<
  TournamentCommand,
  {
    type:
      | 'start'
      | 'pairByHand'
      | 'recordResult'
      | 'correctResult'
      | 'linkGame'
      | 'drop'
      | 'settleSides'
      | 'recordCutResult'
      | 'correctCutResult';
  }
>;

export class RecordDecision {
  constructor(
    readonly tournamentId: string,
    readonly decision: OrganisersDecision,
  ) {}
}
