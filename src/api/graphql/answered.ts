import type { Answer } from '../../games/replay/answer';
import { breath } from '../../platform/observability/breath';
import { badInput } from './errors';

/** The value of an answer; throws a GraphQL error for what is not there. */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw badInput(answer.code, answer.message, 'Ask the game for its moments as this viewer.');
}

/** The lines of an answer as one text, written at ease; throws like `valueOf`. */
export async function textOf(answer: Answer<Iterable<string>>): Promise<string> {
  let text = '';
  for (const line of valueOf(answer)) {
    text += line;
    const others = breath();
    if (others !== undefined) await others;
  }
  return text;
}
