import type { Card } from '../state/card';
import type { Context } from '../state/context';
import type { Filter, Target } from '../state/filter';
import type { Work } from '../machine/work';
import { fits, signedAmountOf } from './ask';
import { cardOf, figuresOf, typeOfCard } from './card';
import { eachConstant, eachOwnConstant } from './in-force';
import { covered, isTarget } from './target';

/** Whether such a card was rezzed this turn (ORD-01). */
const rezzedThisTurn = (g: Work, context: Context, cards: Filter | Target): boolean =>
  g.state.history.thisTurn.some(
    ({ type, card }) =>
      type === 'rezzed' &&
      (card === null || isTarget(cards) || fits(g, context, cardOf(g, card), cards)),
  );

/** Rez cost with modifiers, without additional costs (REZ-05); it may come out below none. */
export function rezCostOf(g: Work, card: Card): number {
  const type = typeOfCard(g, card);
  const printed = figuresOf(g, card).cost;
  const isRezzed = type === 'asset' || type === 'upgrade' || type === 'ice';
  let cost = isRezzed && typeof printed === 'number' ? printed : 0;
  eachConstant(g, 'rez-cost', (modifier, context) => {
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.first === 'turn' && rezzedThisTurn(g, context, modifier.cards)) return;
    cost += signedAmountOf(g, context, modifier.by);
  });
  eachOwnConstant(g, card, 'rez-cost', (modifier, own) => {
    cost += signedAmountOf(g, own, modifier.by);
  });
  return cost;
}
