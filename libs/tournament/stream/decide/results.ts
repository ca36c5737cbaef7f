import { counted } from '#text/counted';
import { resultProblem } from '../../results/check-result';
import { sameResult } from '../../results/outcome';
import { STRUCTURE_RULES } from '../../settings/settings';
import type { TournamentCommand } from '../commands';
import { accept, type Answer, refuse } from '../refusal';
import type { Event, Match } from '../state';

type Command<Type extends TournamentCommand['type']> = Extract<TournamentCommand, { type: Type }>;
export type Located =
  | { readonly ok: true; readonly match: Match; readonly place: string }
  | (Answer & { readonly ok: false });

/** A table of a paired round, or why there is none. */
export const matchAt = (event: Event, round: number, table: number): Located => {
  const place = `round ${round}, table ${table}`;
  const match = event.rounds[round - 1]?.matches[table - 1];
  if (match !== undefined) return { ok: true, match, place };
  const rounds = event.rounds.length;
  const tables = event.rounds[round - 1]?.matches.length;
  return refuse(
    'MATCH_UNKNOWN',
    place,
    tables === undefined
      ? `Round ${round} is not paired.`
      : `Round ${round} has ${counted(tables, 'table')}.`,
    rounds === 0 ? 'Pair the first round.' : 'Name a table of a paired round.',
  );
};

export const recordResult = (
  event: Event,
  command: Command<'recordResult' | 'correctResult'>,
): Answer => {
  const found = matchAt(event, command.round, command.table);
  if (!found.ok) return found;
  const { match, place } = found;
  const { round, table, result } = command;
  const problem = resultProblem(match.players, result, STRUCTURE_RULES[event.settings.structure]);
  if (problem !== null) return refuse(problem.code, place, problem.message, problem.hint);
  if (command.type === 'correctResult') {
    if (match.result === null) {
      return refuse('RESULT_MISSING', place, 'There is no result to correct.', 'Record one.');
    }
    if (sameResult(match.result, result)) {
      return refuse('RESULT_UNCHANGED', place, 'That is the result.', 'Nothing is to be done.');
    }
    return accept({ type: 'resultCorrected', round, table, result });
  }
  if (match.result === null) return accept({ type: 'resultRecorded', round, table, result });
  return sameResult(match.result, result)
    ? refuse('RESULT_RECORDED', place, 'This result is recorded.', 'Nothing is to be done.')
    : refuse(
        'RESULT_CONTRADICTS',
        place,
        'Another result is recorded for this match.',
        'Ask both players, then correct the result if it is wrong.',
      );
};
