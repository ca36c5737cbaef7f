import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { activePlayers } from '#tournament/stream/state';
import { DRAWS, type Draws } from '../../draws';
import { TournamentStreams } from '../../tournament-streams';
import { PairByHand } from './command';

/** Pairs the next round as the organiser says; chance draws what settles its ties. */
@CommandHandler(PairByHand)
export class PairByHandHandler implements ICommandHandler<PairByHand> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(DRAWS) private readonly draws: Draws,
  ) {}

  execute({ caller, tournamentId, tables, bye }: PairByHand) {
    return this.streams.write(caller, tournamentId, (state) => {
      const players = state.phase === 'absent' ? [] : activePlayers(state).map(({ id }) => id);
      return { type: 'pairByHand', draw: this.draws.shuffled(players), tables, bye };
    });
  }
}
