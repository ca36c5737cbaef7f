import type { Answer, NotThere } from '../../games/replay/answer';
import { Pace } from '../../platform/observability/pace';
import { badInput } from './errors';

const hints: Readonly<Record<NotThere['code'], string>> = {
  GAME_NOT_FOUND: 'Ask the game for its moments as this viewer.',
  GAME_OBSERVED: 'Ask the game of decisions that it became, if it is verified.',
  OUT_OF_RANGE: 'Ask the game for its moments as this viewer.',
};

/** The value of an answer; throws a GraphQL error for what is not there. */
export function valueOf<T>(answer: Answer<T>): T {
  if (answer.ok) return answer.value;
  throw badInput(answer.code, answer.message, hints[answer.code]);
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
