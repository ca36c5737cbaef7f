import { Command } from '@nestjs/cqrs';
import type { Change } from '#tournament/corrections/changes';
import type { TournamentCommand } from '#tournament/stream/commands';
import type { Caller } from '../../../access/caller';
import type { Accepted, Refused } from '../../tournament-streams';

/** Decisions of the organiser that need nothing from outside: neither chance nor another's facts. */
export type OrganisersDecision = Extract<
  TournamentCommand,
  {
    type:
      | 'start'
      | 'recordResult'
      | 'correctResult'
      | 'linkGame'
      | 'drop'
      | 'settleSides'
      | 'recordCutResult'
      | 'correctCutResult';
  }
>;

export type Recorded = Accepted & {
  /** Everything that is otherwise after a correction; empty for other decisions. */
  readonly changes: readonly Change[];
};

export class RecordDecision extends Command<Recorded | Refused> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly decision: OrganisersDecision,
  ) {
    super();
  }
}
