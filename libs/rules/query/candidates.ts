import type { Filter, Target } from '../state/filter';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import { cardOf } from './card';
import { cardsFor, fits, targets } from './evaluate';

interface Choice {
  readonly from: Filter | Target;
  readonly fits?: Filter;
}

const isTarget = (from: Filter | Target): from is Target =>
  typeof from === 'string' || 'named' in from || 'rest' in from || 'all' in from;

/** The cards a choice can fall on, in a stable order. */
export function candidatesFor(g: Work, context: Context, choice: Choice): CardId[] {
  const { from } = choice;
  const cards = isTarget(from) ? [...targets(g, context, from)] : cardsFor(g, context, from);
  const filter = choice.fits;
  return filter === undefined
    ? cards
    : cards.filter((id) => fits(g, context, cardOf(g, id), filter));
}
