import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { changesBetween } from '#tournament/corrections/changes';
import type { Caller } from '../../../access/caller';
import { FINISHED_GAMES, type FinishedGames } from '../../stored-games/finished-games';
import { type Refused, TournamentStreams } from '../../tournament-streams';
import { type OrganisersDecision, RecordDecision } from './command';

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
    const found = await this.games.find(gameId, caller);
    return found.ok || found.code !== 'GAME_UNKNOWN' ? null : { ...found, place: `game ${gameId}` };
  }
}
