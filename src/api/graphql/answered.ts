import type { Answer } from '../../games/replay/answer';
import { badInput } from './errors';

/** The value of an answer; throws a GraphQL error for what is not there. */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw badInput(answer.code, answer.message, 'Ask the game for its moments as this viewer.');
}

/** The lines of an answer as one text; throws like `valueOf`. */
export const textOf = (answer: Answer<Iterable<string>>): string => [...valueOf(answer)].join('');
