import type { Context } from '../state/context';
import type { Filter } from '../state/filter';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { CardType } from '../state/trait';
import type { ServerName } from '../state/server';
import { cardOf, figuresOf, ownerOf, typeOfCard } from '../query/card';
import { type ModifierOf, printedOn } from '../query/constant';
import { contextOf } from '../query/context';
import { fits, signedAmountOf } from '../query/ask';
import { eachConstant, eachOwnConstant, isChanged } from '../query/in-force';
import { mostX } from './most-x';
import { findServer } from '../query/run';
import { serverFits } from '../query/server-fits';

export interface Terms {
  readonly discount?: number;
  readonly free?: boolean;
  readonly clicks?: number;
  /** What X was named to be. */
  readonly x?: number;
  /** Servers where it cannot go. */
  readonly barred?: readonly ServerName[];
  /** What the player trashed a card to pay less. */
  readonly lowered?: number;
}

/** Cards of a server, or all its ice: what an install there may trash first (INST-05, INST-07). */
export function likeCards(g: Work, card: Card, server: ServerName): readonly CardId[] {
  const place = findServer(g, server);
  if (place === null) return [];
  return typeOfCard(g, card) === 'ice' ? place.ice : place.root;
}

/** Where a card is to be installed. */
interface Place {
  readonly server?: ServerName | 'new' | null;
  readonly host?: CardId | null;
  /** How much ice will be left there, where that is not all that is there now. */
  readonly ice?: number;
}

const iceThere = (g: Work, card: Card, { server, ice }: Place): number =>
  server === undefined || server === null || server === 'new'
    ? 0
    : (ice ?? likeCards(g, card, server).length);

/** INST-28: ice that is paid for goes outermost, and is the innermost where nothing else is left. */
const costsMoreThere = (
  g: Work,
  card: Card,
  to: Place,
  { beyond }: ModifierOf<'install-cost'>,
): boolean => beyond === undefined || iceThere(g, card, to) > 0;

/** Install cost on the given destination, as things stand (COST-03, INST-09, COST-13). */
export function installCost(g: Work, card: Card, to: Place, terms: Terms): number {
  if (terms.free === true) return 0;
  const type = typeOfCard(g, card);
  const { cost: printed } = figuresOf(g, card);
  let cost = 0;
  switch (type) {
    case 'ice':
      cost = iceThere(g, card, to);
      break;
    case 'hardware':
    case 'program':
    case 'resource':
      cost = printed === 'X' ? (terms.x ?? 0) : (printed ?? 0);
      break;
    case 'agenda':
    case 'asset':
    case 'upgrade':
    case 'event':
    case 'operation':
    case 'identity':
      break;
  }
  let isIgnored = false;
  eachConstant(g, 'install-cost', (modifier, context) => {
    if (!fits(g, context, card, modifier.cards) || !costsMoreThere(g, card, to, modifier)) return;
    if (modifier.first === 'turn' && installedThisTurn(g, context, card, modifier.cards)) return;
    if (modifier.by === 'ignored') isIgnored = true;
    else cost += signedAmountOf(g, context, modifier.by);
  });
  eachOwnConstant(g, card, 'install-cost', (modifier, own) => {
    if (!costsMoreThere(g, card, to, modifier)) return;
    if (modifier.by === 'ignored') isIgnored = true;
    else cost += signedAmountOf(g, own, modifier.by);
  });
  const also = alsoToInstall(g, to.server ?? serverOfHost(g, type, to.host ?? null));
  if (isIgnored) return also;
  if (to.host !== undefined && to.host !== null)
    for (const { by } of printedOn(g, cardOf(g, to.host), 'hosting-cost')) cost += by;
  return Math.max(0, cost - (terms.discount ?? 0) - (terms.lowered ?? 0)) + also;
}

/** HOST-19: what is installed on a card of the Corp is in its server; ice is not (HOST-15). */
function serverOfHost(g: Work, type: CardType, host: CardId | null): ServerName | null {
  return host === null || type === 'ice' ? null : cardOf(g, host).server;
}

/** COST-17: additional costs of a place; an effect that lowers the install cost lowers none of them. */
function alsoToInstall(g: Work, to: ServerName | 'new' | null): number {
  let credits = 0;
  eachConstant(g, 'install-also', (modifier, context) => {
    if (to !== 'new' && serverFits(g, context, modifier.server, to)) credits += modifier.credits;
  });
  return credits;
}

/** The highest X that can be named and paid (COST-05); 0 for an install without X, or at no cost. */
export function mostInstallX(
  g: Work,
  card: Card,
  to: Terms & { readonly host: CardId | null },
): number {
  if (typeOfCard(g, card) !== 'resource' || figuresOf(g, card).cost !== 'X') return 0;
  return mostX(g, contextOf(g, card), {
    side: ownerOf(g, card),
    payFor: 'installing',
    limit: undefined,
    stealthOnly: false,
    costOf: (x) => installCost(g, card, to, { ...to, x }),
  });
}

/** Whether the player has installed such a card this turn (ORD-01); its type is that of then. */
function installedThisTurn(g: Work, context: Context, card: Card, filter: Filter): boolean {
  const side = ownerOf(g, card);
  for (const row of g.state.history.thisTurn)
    if (
      row.type === 'installed' &&
      row.side === side &&
      wasOfType(filter, row.detail) &&
      (row.card === null || asksForType(filter) || fits(g, context, cardOf(g, row.card), filter))
    )
      return true;
  return false;
}

const wasOfType = ({ type }: Filter, was: string): boolean =>
  type === undefined || (typeof type === 'string' ? type === was : type.some((one) => one === was));

/** Whether a filter asks for nothing else. */
function asksForType(filter: Filter): boolean {
  for (const part in filter) if (part !== 'type') return false;
  return true;
}

/** With the least ice that can be left there; what is no ice costs nothing but what its place does. */
export function leastCost(
  g: Work,
  card: Card,
  server: ServerName | 'new',
  ice: number,
  terms: Terms,
): number {
  if (terms.free === true) return 0;
  if (typeOfCard(g, card) === 'ice' && isChanged(g, 'install-cost'))
    return installCost(g, card, { server, ice }, terms);
  return Math.max(0, ice - (terms.discount ?? 0)) + alsoToInstall(g, server);
}
