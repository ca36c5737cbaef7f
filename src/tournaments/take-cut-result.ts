import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '../access/caller';
import { FINISHED_GAMES, type FinishedGames } from './stored-games/finished-games';
import { decksProblem, namesProblem } from './stored-games/seated';
import { TournamentStreams, type Written } from './tournament-streams';

export class TakeCutResult extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    /** Such as `U1.3`. */
    readonly match: string,
    readonly gameId: string,
  ) {
    super();
  }
}

/** Takes the result of a match of the cut from its stored game. */
@CommandHandler(TakeCutResult)
export class TakeCutResultHandler implements ICommandHandler<TakeCutResult> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(FINISHED_GAMES) private readonly games: FinishedGames,
  ) {}

  async execute({ caller, tournamentId, match, gameId }: TakeCutResult): Promise<Written> {
    const found = await this.games.find(gameId, caller);
    const place = `match ${match}`;
    return this.streams.write(caller, tournamentId, (state) => {
      if (!found.ok) return { ...found, place };
      const { game } = found;
      const sides = state.phase === 'absent' ? undefined : state.cut?.sides.get(match);
      if (state.phase === 'absent' || sides === undefined) {
        return {
          ok: false,
          code: 'SIDES_OPEN',
          place,
          message: 'The sides of this match are not settled.',
          hint: 'Settle them first.',
        };
      }
      const problem =
        namesProblem(state, game, sides, place) ?? decksProblem(state, game, sides, place);
      if (problem !== null) return problem;
      const { corp, runner } = sides;
      return { type: 'recordCutResult', match, corp, runner, outcome: game.outcome, gameId };
    });
  }
}
