import type { CardId, Pool, Side, State } from '#rules';
import type { Evidence } from '../evidence';
import { titleOf } from './shows';

/** A card for which something is chosen asks for it in theirs, too, since ours decided last, or a line tells what the card does. */
export function isHeardOf(
  pool: Pool,
  state: State,
  source: CardId | null,
  side: Side,
  { questions, places }: Pick<Evidence, 'questions' | 'places'>,
  since = Infinity,
): boolean {
  if (source === null) return true;
  const title = titleOf(pool, state, source);
  return questions.asksSide(title, side, since) || places.isToldAround(title);
}
