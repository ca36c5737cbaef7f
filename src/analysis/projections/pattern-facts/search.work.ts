import { automatonOf } from '#analysis/patterns/automaton';
import { matchesOf } from '#analysis/patterns/match';
import { unpackGame, type PackedGame } from '#analysis/patterns/packed-facts';
import type { Pattern } from '#analysis/patterns/pattern';
import type { Viewer } from '#rules';
import { inflateRawSync } from 'node:zlib';

export interface SearchTask {
  readonly pattern: Pattern;
  readonly viewer: Viewer;
  /** As the table keeps them. */
  readonly games: readonly Uint8Array[];
  /** Matches wanted of one game, at most. */
  readonly most: number;
}

/** By the viewer's moments. */
export interface MatchedMoments {
  readonly from: number;
  readonly to: number;
}

/** For each game its matches, in the order of their ends. */
export type SearchAnswer = readonly (readonly MatchedMoments[])[];

export function work({ pattern, viewer, games, most }: SearchTask): SearchAnswer {
  const automaton = automatonOf(pattern);
  return games.map((packed) => {
    const game: PackedGame = JSON.parse(inflateRawSync(packed).toString('utf8'));
    const facts = unpackGame(game, viewer);
    return matchesOf(automaton, facts, most).map(({ from, to }) => ({
      from: facts[from]?.at ?? 0,
      to: facts[to]?.at ?? 0,
    }));
  });
}
