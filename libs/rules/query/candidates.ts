import type { Filter, Target } from '../state/filter';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { CardId } from '../state/card-id';
import { candidatesOf } from './target';

interface Choice {
  readonly from: Filter | Target;
  readonly fits?: Filter;
}

/** The cards a choice can fall on, in a stable order. */
export const candidatesFor = (g: Work, context: Context, choice: Choice): CardId[] => [
  ...candidatesOf(g, context, choice.from, choice.fits),
];
