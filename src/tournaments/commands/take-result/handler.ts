import type { GameOutcome, MatchResult, Pair } from '#tournament/results/outcome';
import type { TournamentCommand } from '#tournament/stream/commands';
import type { TournamentStreams, Written } from '../../tournament-streams';
import type { TakeResult } from './command';
import type { FinishedGame, FinishedGames } from './finished-games';

type Refused = Extract<Written, { ok: false }>;
type Taken = { readonly ok: true; readonly result: MatchResult } | Refused;

const refuse = (code: string, place: string, message: string, mend: string): Refused => ({
  ok: false,
  code,
  place,
  message,
  mend,
});

/** Takes a match's result from its stored games, and links them to it. */
export class TakeResultHandler {
  constructor(
    private readonly streams: TournamentStreams,
    private readonly games: FinishedGames,
  ) {}

  async execute(command: TakeResult): Promise<Written> {
    const { tournamentId, round, table, gameIds } = command;
    const { state } = await this.streams.load(tournamentId);
    const match =
      state.phase === 'absent' ? undefined : state.rounds[round - 1]?.matches[table - 1];
    const place = `round ${round}, table ${table}`;
    if (match === undefined) {
      return refuse(
        'MATCH_UNKNOWN',
        place,
        'There is no such match.',
        'Name a table of a paired round.',
      );
    }
    const taken = await this.resultOf(match.players, gameIds, place);
    if (!taken.ok) return taken;
    const { result } = taken;
    const written = await this.give(tournamentId, { type: 'recordResult', round, table, result });
    return written.ok ? this.link(command, written) : written;
  }

  private async resultOf(
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
      if (at === 0 && game.corp === players[1]) firstCorp = players[1];
      const expected = this.seats(players, firstCorp, at);
      if (game.corp !== expected.corp || game.runner !== expected.runner) {
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
    firstCorp: string,
    at: number,
  ): Pick<FinishedGame, 'corp' | 'runner'> {
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
