import type { Work } from '../machine/work';
import type { Amount } from '../state/filter';
import type { Context } from '../state/context';
import { cardOf, isHostedIce, isUnrezzed, typeOfCard } from '../query/card';
import { forbiddenFor } from '../query/forbidden';
import { meetsConditions } from '../query/only-if';
import { rezDiscount } from '../query/rez';
import type { CardId } from '../state/card-id';
import { barToPayRez } from './pay-rez';

interface Terms {
  readonly free?: true;
  readonly discount?: Amount | 'all';
}

/** Whether an effect can rez a card: one that can be rezzed at all, and paid for. */
export function canBeRezzed(g: Work, id: CardId, terms: Terms, context: Context): boolean {
  const card = cardOf(g, id);
  const type = typeOfCard(g, card);
  if (type !== 'asset' && type !== 'upgrade' && type !== 'ice') return false;
  const isDown = isUnrezzed(card) || (isHostedIce(g, card) && !card.faceup);
  if (!isDown || forbiddenFor(g, 'rez', card) || !meetsConditions(g, card, 'rez')) return false;
  if (terms.free === true) return true;
  const discount = rezDiscount(g, context, card, terms.discount);
  return barToPayRez(g, card, discount) === null;
}
