import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Clock } from '../../../platform/clock/clock';
import { CLOCK } from '../../../platform/tokens';
import { TournamentStreams } from '../../tournament-streams';
import { AnnounceTournament } from './command';

@CommandHandler(AnnounceTournament)
export class AnnounceTournamentHandler implements ICommandHandler<AnnounceTournament> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(CLOCK) private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute({ settings }: AnnounceTournament) {
    const tournamentId = this.clock.newId();
    const written = await this.streams.write(tournamentId, () => ({ type: 'announce', settings }));
    return written.ok ? { ...written, tournamentId } : written;
  }
}
