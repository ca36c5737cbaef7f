import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { type Change, changesBetween } from '#tournament/corrections/changes';
import type { TournamentCommand } from '#tournament/stream/commands';
import type { Caller } from '../access/caller';
import { unknownGame } from './stored-games/replayed-games';
import { FINISHED_GAMES, type FinishedGames } from './stored-games/finished-games';
import { type Accepted, type Refused, TournamentStreams } from './tournament-streams';

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

/** Records a decision; a correction comes back with everything it changes. */
@CommandHandler(RecordDecision)
export class RecordDecisionHandler implements ICommandHandler<RecordDecision> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(FINISHED_GAMES) private readonly games: FinishedGames,
  ) {}

  async execute({ caller, tournamentId, decision }: RecordDecision) {
    const unknown = await this.unknownGame(decision, caller);
    const written = await this.streams.write(caller, tournamentId, () => unknown ?? decision);
    if (!written.ok) return written;
    const { before, state } = written;
    const corrects = decision.type === 'correctResult' || decision.type === 'correctCutResult';
    const changes =
      corrects && before.phase !== 'absent' && state.phase !== 'absent'
        ? changesBetween(before, state)
        : [];
    return { ...written, changes };
  }

  /** A game is linked on the organiser's word, finished or not, but it has to be there. */
  private async unknownGame(decision: OrganisersDecision, caller: Caller): Promise<Refused | null> {
    const gameId = 'gameId' in decision ? decision.gameId : null;
    if (gameId === null) return null;
    if (await this.games.isKnown(gameId, caller)) return null;
    return { ...unknownGame(gameId), place: `game ${gameId}` };
  }
}
