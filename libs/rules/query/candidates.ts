import type { Filter, Target } from '../state/filter';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import { describes, someCard } from './described';
import { candidatesOf, isTarget } from './target';

interface Choice {
  readonly from: Filter | Target;
  readonly fits?: Filter;
}

/** The cards a choice can fall on, in a stable order. */
export const candidatesFor = (g: Work, context: Context, choice: Choice): CardId[] => [
  ...candidatesOf(g, context, choice.from, choice.fits),
];

/** Whether a choice can fall on a card that is so: most often the first will do. */
export function someCandidate(
  g: Work,
  context: Context,
  choice: Choice,
  isSo: (id: CardId) => boolean,
): boolean {
  const { from, fits } = choice;
  if (isTarget(from)) return candidatesOf(g, context, from, fits).some(isSo);
  return someCard(
    g,
    context,
    from,
    (card) => (fits === undefined || describes(g, context, card, fits)) && isSo(card.id),
  );
}
