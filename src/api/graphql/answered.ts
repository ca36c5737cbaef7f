import type { Answer } from '../../games/replay/answer';
import { Pace } from '../../platform/observability/pace';
import { badInput } from './errors';

/** The value of an answer; throws a GraphQL error for what is not there. */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw badInput(answer.code, answer.message, 'Ask the game for its moments as this viewer.');
}

/** The lines of an answer as one text, written at ease; throws like `valueOf`. */
export async function textOf(
  answer: Answer<Iterable<string>>,
  signal: AbortSignal | undefined,
): Promise<string> {
  const pace = new Pace(signal);
  let text = '';
  for (const line of valueOf(answer)) {
    text += line;
    const others = pace.pause();
    if (others !== undefined) await others;
  }
  return text;
}
