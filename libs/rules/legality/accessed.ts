import { forbiddenFor } from '../query/forbidden';
import type { Bill } from '../state/bill';
import type { Work } from '../machine/work';
import { accessedServer } from '../query/accessed-from';
import { billFor, credits, free, isNothing, together } from '../query/bill';
import { cardOf, isInstalled } from '../query/card';
import { printedOn } from '../query/constant';
import { fits } from '../query/ask';
import { eachConstant, eachOwnConstant, someConstant } from '../query/in-force';
import { trashCostOf } from '../query/trash-cost';
import { contextOf } from '../query/context';
import { barToPay } from './payment';
import type { CardId } from '../state/card-id';
import type { Decision } from '../state/decision';
import type { Code } from '../state/refusal';
import { paidAbility, usable } from './use';

/** An effect lets the Runner trash what is accessed at no cost, trash cost or not. */
function trashesFree(g: Work): boolean {
  return someConstant(g, 'access-trash-free', () => true);
}

export const accessTrashBill = (g: Work, id: CardId): Bill | null => {
  if (trashesFree(g)) return free;
  const cost = trashCostOf(g, cardOf(g, id));
  return cost === null ? null : credits(cost);
};

/** What keeps the Runner from trashing the accessed card for its cost (TRASH-02, TRASH-06). */
export function barToTrash(g: Work, id: CardId): Code | null {
  if (cardOf(g, id).zone === 'archives') return 'WRONG_ZONE';
  const bill = accessTrashBill(g, id);
  return bill === null ? 'BAD_TARGET' : barToPay(g, 'runner', 'trashing', id, bill);
}

/** MUST-01: by whatever means, other abilities included. */
function trashesAccessed(g: Work, decision: Decision): boolean {
  if (decision.do === 'trash-accessed') return true;
  if (decision.do !== 'use') return false;
  const effects = paidAbility(g, cardOf(g, decision.card), decision.ability)?.ability.effects ?? [];
  return effects.some((effect) => effect.do === 'trash' && effect.cards === 'accessed');
}

function mustTrash(g: Work, id: CardId): boolean {
  let must = false;
  if (isInstalled(cardOf(g, id)))
    eachOwnConstant(g, cardOf(g, id), 'must-trash-accessed', () => {
      must = true;
    });
  return must;
}

/** ORD-01: the first card with a trash cost that is accessed in the turn. */
const isFirstWithCost = (g: Work, id: CardId): boolean =>
  trashCostOf(g, cardOf(g, id)) !== null &&
  g.state.history.thisTurn.filter(
    ({ type, card }) =>
      type === 'accessed' && card !== null && trashCostOf(g, cardOf(g, card)) !== null,
  ).length === 1;

const mustPay = (g: Work, id: CardId): boolean =>
  someConstant(g, 'must-trash-accessed', ({ first }) => first === 'turn') && isFirstWithCost(g, id);

/** Ways to trash the accessed card; empty when there are none, so that nothing is asked. */
export function accessOptions(g: Work, id: CardId): Decision[] {
  const list: Decision[] = [];
  if (barToTrash(g, id) === null) list.push({ do: 'trash-accessed' });
  if (list.length > 0 && mustPay(g, id)) return list;
  for (const one of usable(g, 'runner', 'access', 'paid:access')) list.push({ do: 'use', ...one });
  const able = list.some((one) => trashesAccessed(g, one));
  if (list.length > 0 && !(able && mustTrash(g, id))) list.push({ do: 'leave-accessed' });
  return list;
}

/** Additional costs to steal, in one lump (STEAL-02); `free` itself when there are none. */
export function stealBill(g: Work, id: CardId): Bill {
  const card = cardOf(g, id);
  let bill = free;
  for (const { cards, cost } of printedOn(g, card, 'steal-also'))
    if (cards === 'this') bill = together(bill, billFor(g, contextOf(g, card), cost));
  eachConstant(g, 'steal-also', (modifier, context) => {
    // An accessed card need not be installed: it may come from HQ, R&D or Archives.
    if (modifier.cards === 'this' || !fits(g, context, card, modifier.cards)) return;
    if (modifier.from === 'this' && accessedServer(g) !== context.server) return;
    bill = together(bill, billFor(g, context, modifier.cost));
  });
  return isNothing(bill) ? free : bill;
}

/** CANT-01: a prohibition is no cost to be declined. */
export const barToSteal = (g: Work, id: CardId): Code | null =>
  forbiddenFor(g, 'steal', cardOf(g, id))
    ? 'PLAY_RESTRICTION'
    : barToPay(g, 'runner', 'stealing', id, stealBill(g, id));

/** STEAL-01: without additional costs there is no way to decline. */
export function stealOptions(g: Work, id: CardId): Decision[] {
  const bar = barToSteal(g, id);
  if (bar === null && stealBill(g, id) === free) return [{ do: 'steal' }];
  return bar === null ? [{ do: 'steal' }, { do: 'decline-steal' }] : [{ do: 'decline-steal' }];
}
