import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { changesBetween } from '#tournament/corrections/changes';
import { TournamentStreams } from '../../tournament-streams';
import { RecordDecision } from './command';

/** Records a decision; a correction comes back with everything it changes. */
@CommandHandler(RecordDecision)
export class RecordDecisionHandler implements ICommandHandler<RecordDecision> {
  constructor(private readonly streams: TournamentStreams) {}

  async execute({ caller, tournamentId, decision }: RecordDecision) {
    const written = await this.streams.write(caller, tournamentId, () => decision);
    if (!written.ok) return written;
    const { before, state } = written;
    const corrects = decision.type === 'correctResult' || decision.type === 'correctCutResult';
    const changes =
      corrects && before.phase !== 'absent' && state.phase !== 'absent'
        ? changesBetween(before, state)
        : [];
    return { ...written, changes };
  }
}
