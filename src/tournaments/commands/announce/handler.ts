import type { Clock } from '../../../platform/clock/clock';
import type { TournamentStreams } from '../../tournament-streams';
import type { AnnounceTournament } from './command';

export class AnnounceTournamentHandler {
  constructor(
    private readonly streams: TournamentStreams,
    private readonly clock: Pick<Clock, 'newId'>,
  ) {}

  async execute({ settings }: AnnounceTournament) {
    const tournamentId = this.clock.newId();
    const written = await this.streams.write(tournamentId, () => ({ type: 'announce', settings }));
    return written.ok ? { ...written, tournamentId } : written;
  }
}
