import { counted } from '#text/counted';
import { type StructureRules } from '../settings/settings';
import type { GameOutcome, MatchResult, Pair } from './outcome';

export interface ResultProblem {
  readonly code: 'RESULT_IMPOSSIBLE';
  readonly message: string;
  readonly hint: string;
}

const impossible = (message: string, hint: string): ResultProblem => ({
  code: 'RESULT_IMPOSSIBLE',
  message,
  hint,
});

/** Nobody who went to time had won: each has fewer points than a win takes. */
export const outcomeProblem = (
  outcome: GameOutcome,
  winningPoints: number,
): ResultProblem | null => {
  if (outcome.kind !== 'time') return null;
  const wrong = [outcome.corpPoints, outcome.runnerPoints].find(
    (points) => !Number.isInteger(points) || points >= winningPoints,
  );
  return wrong === undefined
    ? null
    : impossible(
        `A game that went to time cannot stand at ${counted(wrong, 'point')}.`,
        `Record a win for ${winningPoints} or more points, else whole numbers below it.`,
      );
};

/** Why a result cannot be of a match; `null` when it can. */
export const resultProblem = (
  pair: Pair,
  result: MatchResult,
  rules: StructureRules,
): ResultProblem | null => {
  if (!pair.includes(result.firstCorp)) {
    return impossible(
      `${result.firstCorp} is not at this table.`,
      `Name ${pair[0]} or ${pair[1]} as the first game's Corp.`,
    );
  }
  if (result.games.length !== rules.gamesPerMatch) {
    return impossible(
      `The result has ${counted(result.games.length, 'game')}.`,
      `Give ${rules.gamesPerMatch}; a game not begun at time is "unstarted".`,
    );
  }
  const ended = result.games.findIndex(({ kind }) => kind === 'time' || kind === 'unstarted');
  const later = result.games.slice(ended + 1);
  if (ended >= 0 && later.some(({ kind }) => kind !== 'unstarted')) {
    return impossible(
      'The second game starts only when the first is over, and not after time (MATCH-04, MATCH-09).',
      'Record the later game as unstarted.',
    );
  }
  for (const outcome of result.games) {
    const problem = outcomeProblem(outcome, rules.winningPoints);
    if (problem !== null) return problem;
  }
  return null;
};
