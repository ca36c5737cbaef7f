import type { GameOutcome, MatchResult, Pair, PlayerId } from '#tournament/results/outcome';
import type { Event } from '#tournament/stream/state';
import type { Refused } from '../tournament-streams';
import type { FoundGame } from './finished-games';
import { decksProblem, isNamed, namesProblem, type Seats } from './seated';

/** MATCH-01: sides are exchanged after each game. */
const seatsOf = ([a, b]: Pair, firstCorp: PlayerId, at: number): Seats =>
  (firstCorp === a) === (at % 2 === 0) ? { corp: a, runner: b } : { corp: b, runner: a };

/**
 * The result of a match from its stored games, in order; `null` for one not begun at time. Without
 * `firstCorp` the names in the games say who was whom.
 */
export const matchResult = (
  event: Event,
  players: Pair,
  found: readonly (FoundGame | null)[],
  firstCorp: PlayerId | null,
  place: string,
): { readonly ok: true; readonly result: MatchResult } | Refused => {
  const [first] = found;
  const named =
    first?.ok === true && !isNamed(event, players[0], first.game.corp) ? players[1] : players[0];
  const games: GameOutcome[] = [];
  for (const [at, each] of found.entries()) {
    const where = `${place}, game ${at + 1}`;
    if (each === null) {
      games.push({ kind: 'unstarted' });
      continue;
    }
    if (!each.ok) return { ...each, place: where };
    const seats = seatsOf(players, firstCorp ?? named, at);
    const problem =
      (firstCorp === null ? namesProblem(event, each.game, seats, where) : null) ??
      decksProblem(event, each.game, seats, where);
    if (problem !== null) return problem;
    games.push(each.game.outcome);
  }
  return { ok: true, result: { firstCorp: firstCorp ?? named, games } };
};
