import type { ShownTournamentQuery } from '../api/documents';
import { texts } from '../texts/texts';

type Tournament = NonNullable<ShownTournamentQuery['tournament']>;
export type Match = Tournament['rounds'][number]['matches'][number];

/**
 * Games won by each player, in the order in which the match names them, then what became of games that
 * nobody won: `1–0, draw`. Sides are exchanged after each game.
 */
export function matchResult({ players, result }: Pick<Match, 'players' | 'result'>): string {
  if (result === null) return texts.lists.noResult;
  const corpAt = players.indexOf(result.firstCorp);
  const wins = players.map(
    (_, player) =>
      result.games.filter(
        ({ winner }, game) =>
          winner !== null && (winner === 'CORP') === ((corpAt + game) % players.length === player),
      ).length,
  );
  const others = result.games.flatMap(({ kind, winner }) =>
    winner === null ? [texts.outcomes[kind]] : [],
  );
  return [wins.join('–'), ...others].join(', ');
}
