import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PlayerId } from '#tournament/results/outcome';
import type { Caller } from '../access/caller';
import { FINISHED_GAMES, type FinishedGames } from './stored-games/finished-games';
import { matchResult } from './stored-games/match-result';
import { TournamentStreams, type Written } from './tournament-streams';

export class TakeResult extends Command<Written> {
  constructor(
    readonly caller: Caller,
    readonly tournamentId: string,
    readonly round: number,
    readonly table: number,
    /** The stored games of the match, in order; `null` for one not begun at time. */
    readonly gameIds: readonly (string | null)[],
    /** Who was the first game's Corp; `null` where the games name their players. */
    readonly firstCorp: PlayerId | null,
  ) {
    super();
  }
}

/** Takes a match's result from its stored games and links them to it, in one append. */
@CommandHandler(TakeResult)
export class TakeResultHandler implements ICommandHandler<TakeResult> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(FINISHED_GAMES) private readonly games: FinishedGames,
  ) {}

  async execute(command: TakeResult): Promise<Written> {
    const { caller, tournamentId, round, table, gameIds, firstCorp } = command;
    const found = await Promise.all(
      gameIds.map((gameId) => (gameId === null ? null : this.games.find(gameId, caller))),
    );
    return this.streams.write(caller, tournamentId, (state) => {
      const event = state.phase === 'absent' ? null : state;
      const match = event?.rounds[round - 1]?.matches[table - 1];
      const place = `round ${round}, table ${table}`;
      if (event === null || match === undefined) {
        return {
          ok: false,
          code: 'MATCH_UNKNOWN',
          place,
          message: 'There is no such match.',
          hint: 'Name a table of a paired round.',
        };
      }
      const taken = matchResult(event, match.players, found, firstCorp, place);
      if (!taken.ok) return taken;
      return { type: 'takeResult', round, table, result: taken.result, gameIds };
    });
  }
}
