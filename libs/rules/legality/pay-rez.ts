import type { Work } from '../machine/work';
import { printedOn } from '../query/constant';
import { rezBill } from '../query/rez';
import type { Card } from '../state/card';
import type { Code } from '../state/refusal';
import { barToPay } from './payment';

/** What keeps the Corp from paying to rez a card, one way or another (REZ-05, REZ-08). */
export function barToPayRez(g: Work, card: Card, discount = 0): Code | null {
  const bar = barToPay(g, 'corp', 'rezzing', card.id, rezBill(g, card, discount));
  if (bar === null) return null;
  const others = printedOn(g, card, 'rez-instead');
  const isPayable = others.some(
    ({ cost }) =>
      barToPay(g, 'corp', 'rezzing', card.id, rezBill(g, card, discount, cost)) === null,
  );
  return isPayable ? null : bar;
}
