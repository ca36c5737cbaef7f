import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { GameOutcome, MatchResult, Pair, PlayerId } from '#tournament/results/outcome';
import type { TournamentCommand } from '#tournament/stream/commands';
import type { Event } from '#tournament/stream/state';
import { TournamentStreams, type Refused, type Written } from '../../tournament-streams';
import { TakeResult } from './command';
import { FINISHED_GAMES, type FinishedGames } from './finished-games';

type Taken = { readonly ok: true; readonly result: MatchResult } | Refused;

const refuse = (code: string, place: string, message: string, mend: string): Refused => ({
  ok: false,
  code,
  place,
  message,
  mend,
});

/** Whether a game means a player of the event: it names its own by id or by name. */
const isNamed = (event: Event, id: PlayerId, name: string): boolean =>
  id === name || event.players.get(id)?.name === name;

/** Takes a match's result from its stored games, and links them to it. */
@CommandHandler(TakeResult)
export class TakeResultHandler implements ICommandHandler<TakeResult> {
  constructor(
    private readonly streams: TournamentStreams,
    @Inject(FINISHED_GAMES) private readonly games: FinishedGames,
  ) {}

  async execute(command: TakeResult): Promise<Written> {
    const { tournamentId, round, table, gameIds } = command;
    const { state } = await this.streams.load(tournamentId);
    const event = state.phase === 'absent' ? null : state;
    const match = event?.rounds[round - 1]?.matches[table - 1];
    const place = `round ${round}, table ${table}`;
    if (event === null || match === undefined) {
      return refuse(
        'MATCH_UNKNOWN',
        place,
        'There is no such match.',
        'Name a table of a paired round.',
      );
    }
    const taken = await this.resultOf(event, match.players, gameIds, place);
    if (!taken.ok) return taken;
    const { result } = taken;
    const written = await this.give(tournamentId, { type: 'recordResult', round, table, result });
    return written.ok ? this.link(command, written) : written;
  }

  private async resultOf(
    event: Event,
    players: Pair,
    gameIds: readonly (string | null)[],
    place: string,
  ): Promise<Taken> {
    const outcomes: GameOutcome[] = [];
    let firstCorp = players[0];
    for (const [at, gameId] of gameIds.entries()) {
      if (gameId === null) {
        outcomes.push({ kind: 'unstarted' });
        continue;
      }
      const where = `${place}, game ${at + 1}`;
      const game = await this.games.find(gameId);
      if (game === null) {
        return refuse(
          'GAME_NOT_FINISHED',
          where,
          `${gameId} is not a finished, verified game.`,
          'Record the result by hand.',
        );
      }
      if (at === 0 && !isNamed(event, players[0], game.corp)) firstCorp = players[1];
      const expected = this.seats(players, firstCorp, at);
      if (
        !isNamed(event, expected.corp, game.corp) ||
        !isNamed(event, expected.runner, game.runner)
      ) {
        const who = `${expected.corp} as Corp against ${expected.runner}`;
        return refuse(
          'GAME_OF_OTHERS',
          where,
          `${gameId} is not ${who}.`,
          'Name the games in order.',
        );
      }
      outcomes.push(game.outcome);
    }
    return { ok: true, result: { firstCorp, games: outcomes } };
  }

  /** MATCH-01: sides are exchanged after each game. */
  private seats(
    [a, b]: Pair,
    firstCorp: PlayerId,
    at: number,
  ): { readonly corp: PlayerId; readonly runner: PlayerId } {
    const first = firstCorp === a ? { corp: a, runner: b } : { corp: b, runner: a };
    return at % 2 === 0 ? first : { corp: first.runner, runner: first.corp };
  }

  private give(tournamentId: string, command: TournamentCommand): Promise<Written> {
    return this.streams.write(tournamentId, () => command);
  }

  private async link(
    { tournamentId, round, table, gameIds }: TakeResult,
    recorded: Written,
  ): Promise<Written> {
    let written = recorded;
    for (const [at, gameId] of gameIds.entries()) {
      if (gameId === null || !written.ok) continue;
      const game = at + 1;
      written = await this.give(tournamentId, { type: 'linkGame', round, table, game, gameId });
    }
    return written;
  }
}
