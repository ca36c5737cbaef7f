import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import type { Filter, Place } from '../state/filter';
import type { Work } from '../machine/work';
import { fits } from './ask';
import { cardOf } from './card';
import { isIn, lying, placesOf, someLying } from './place';

function isInOne(card: Card, places: Place | readonly Place[], context: Context): boolean {
  if (typeof places === 'string') return isIn(card, places, context);
  for (const place of places) if (isIn(card, place, context)) return true;
  return false;
}

export const matches = (g: Work, context: Context, card: Card, filter: Filter): boolean =>
  isInOne(card, filter.in ?? 'installed', context) && fits(g, context, card, filter);

/** Whether a filter means a card; one that names no place means it wherever it lies. */
export const describes = (g: Work, context: Context, card: Card, filter: Filter): boolean =>
  (filter.in === undefined ? fits : matches)(g, context, card, filter);

/** Whether any card that a filter describes is so. */
export function someCard(
  g: Work,
  context: Context,
  filter: Filter,
  isSo: (card: Card) => boolean,
): boolean {
  const isOne = (id: CardId): boolean => {
    const card = cardOf(g, id);
    return fits(g, context, card, filter) && isSo(card);
  };
  const { in: places = 'installed' } = filter;
  if (typeof places === 'string') return someLying(g, places, context, isOne);
  return places.some((place) => someLying(g, place, context, isOne));
}

/** The cards a filter describes, in a stable order. */
export function cardsFor(g: Work, context: Context, filter: Filter): CardId[] {
  const found: CardId[] = [];
  for (const place of placesOf(filter))
    for (const id of lying(g, place, context))
      if (fits(g, context, cardOf(g, id), filter)) found.push(id);
  return found;
}
