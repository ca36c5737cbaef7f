import { isRoundOver } from '#tournament/stream/state';
import type { TournamentStreams } from '../../tournament-streams';
import type { IsRoundOver } from './query';

/** Whether an embargo "until the round ends" is lifted; `null` for an unknown event. */
export class IsRoundOverHandler {
  constructor(private readonly streams: Pick<TournamentStreams, 'load'>) {}

  async execute({ tournamentId, round }: IsRoundOver) {
    const { state } = await this.streams.load(tournamentId);
    if (state.phase === 'absent') return null;
    return state.phase === 'finished' || isRoundOver(state, round);
  }
}
