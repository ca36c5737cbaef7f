import type { Forbidden } from '../ability/modifier';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { type Side, opponent } from '../state/side';
import { cardOf, isInstalled } from './card';
import { eachConstant, covered, fits, isTarget } from './evaluate';

/** Whether a "cannot" of the opponent's keeps a player from doing something (CANT-01, META-03). */
export function forbidden(g: Work, verb: Forbidden, side: Side): boolean {
  let cannot = false;
  eachConstant(g, 'cannot', (modifier, context) => {
    if (
      modifier.verb === verb &&
      modifier.cards === undefined &&
      (modifier.who ?? opponent(context.controller)) === side
    )
      cannot = true;
  });
  return cannot;
}

/** Whether a "cannot" covers what is to be done with this card. */
export function forbiddenFor(g: Work, verb: Forbidden, card: Card, by?: Card): boolean {
  let cannot = false;
  eachConstant(g, 'cannot', (modifier, context) => {
    if (modifier.verb !== verb || modifier.cards === undefined) return;
    const { cards } = modifier;
    if (modifier.with !== undefined && (by === undefined || !fits(g, context, by, modifier.with)))
      return;
    // What is accessed or lies in a hand is meant where the filter names no place.
    if (
      isTarget(cards) || cards.in !== undefined
        ? covered(g, context, cards, card)
        : fits(g, context, card, cards)
    )
      cannot = true;
  });
  return cannot;
}

/** Without the installed cards that cannot be trashed (CANT-02). */
export const mayBeTrashed = (g: Work, ids: readonly CardId[]): CardId[] =>
  ids.filter((id) => {
    const card = cardOf(g, id);
    return !isInstalled(card) || !forbiddenFor(g, 'trash', card);
  });
