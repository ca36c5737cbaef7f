import type { Code } from '../state/refusal';
import type { Context } from '../state/context';
import type { Filter } from '../state/filter';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { CardType } from '../state/trait';
import { isCentral, type ServerName } from '../state/server';
import type { Side } from '../state/side';
import { credits } from '../query/bill';
import { countsAsConsole } from '../query/console';
import { cardOf, definitionOf, figuresOf, ownerOf, typeOfCard } from '../query/card';
import { type ModifierOf, printedOn } from '../query/constant';
import { contextOf } from '../query/context';
import { fits, signedAmountOf } from '../query/ask';
import { eachConstant, eachOwnConstant, isChanged } from '../query/in-force';
import { hasSubtype } from '../query/subtype';
import { memoryShort } from '../query/memory-short';
import { mayBeTrashed, forbidden, forbiddenFor } from '../query/forbidden';
import { mayLeave } from '../query/may-leave';
import { meetsConditions } from '../query/only-if';
import { fitsHost, hostsFor, hostsForCorp, restriction, sparesMemory } from '../query/host';
import { barUnlessLowered } from './lowering';
import { mostX } from './most-x';
import { barToPay } from './payment';
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

/** An agenda or asset displaces the one that is there (INST-06, SRV-06). */
export function displaced(g: Work, card: Card, server: ServerName): CardId[] {
  const type = typeOfCard(g, card);
  if (type !== 'agenda' && type !== 'asset') return [];
  return likeCards(g, card, server).filter((id) => {
    const other = typeOfCard(g, cardOf(g, id));
    return cardOf(g, id).host === null && (other === 'agenda' || other === 'asset');
  });
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

/** What keeps the Runner from installing a card on a host, or natively (null). */
export function barToHost(
  g: Work,
  side: Side,
  card: Card,
  host: CardId | null,
  terms: Terms,
): Code | null {
  if (!meetsConditions(g, card, 'install')) return 'PLAY_RESTRICTION';
  if (definitionOf(g, card).isConsole && activeConsole(g)) return 'CONSOLE_LIMIT';
  // MU-06: a program that cannot fit even alone.
  if (!sparesMemory(g, host) && memoryShort(g, g.state.runner.rig, card) > 0) return 'MEMORY_LIMIT';
  const bar = barToPayForHost(g, side, card, host, terms);
  return barUnlessLowered(g, 'install', card, bar, (lowered) =>
    barToPayForHost(g, side, card, host, { ...terms, lowered }),
  );
}

function barToPayForHost(
  g: Work,
  side: Side,
  card: Card,
  host: CardId | null,
  terms: Terms,
): Code | null {
  const bill = credits(installCost(g, card, { host }, terms), terms.clicks ?? 0);
  return barToPay(g, side, 'installing', card.id, bill);
}

const activeConsole = (g: Work): boolean =>
  g.state.runner.rig.some((id) => {
    const card = cardOf(g, id);
    return countsAsConsole(card, definitionOf(g, card));
  });

/** With the least ice that can be left there; what is no ice costs nothing but what its place does. */
function leastCost(
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

/** What keeps the Corp from installing a card there (TYPE-03, INST-03, SRV-01, REG-01). */
export function barToPlace(
  g: Work,
  card: Card,
  server: ServerName | 'new',
  terms: Terms,
): Code | null {
  const type = typeOfCard(g, card);
  const only = restriction(g, card);
  if (only?.on === 'root' && !only.of.some((one) => one === server)) return 'BAD_TARGET';
  if (only?.on === 'remote' && server !== 'new' && isCentral(server)) return 'BAD_TARGET';
  if (server !== 'new' && terms.barred?.includes(server) === true) return 'BAD_TARGET';
  if (server !== 'new' && findServer(g, server) === null) return 'BAD_TARGET';
  if ((type === 'agenda' || type === 'asset') && server !== 'new' && isCentral(server))
    return 'BAD_TARGET';
  // Ice may be trashed first until the place is cheap enough (INST-07), save what cannot be trashed.
  const ice = type === 'ice' && server !== 'new' ? likeCards(g, card, server) : [];
  const least = terms.free === true ? 0 : ice.length - mayBeTrashed(g, ice, 'corp').length;
  const due = leastCost(g, card, server, least, terms);
  const bill = credits(due, terms.clicks ?? 0);
  return barToPay(g, 'corp', 'installing', card.id, bill, server);
}

/** Another region in the server that would still be there (REG-01). */
export function regionIn(g: Work, card: Card, server: ServerName | 'new'): CardId | null {
  if (server === 'new' || !hasSubtype(g, card, 'region')) return null;
  const root = findServer(g, server)?.root ?? [];
  return root.find((id) => hasSubtype(g, cardOf(g, id), 'region')) ?? null;
}

/** HOST-15, HOST-19: on a host of the Corp ice costs nothing, and what else is installed what its place does. */
export function barToHostOfCorp(g: Work, card: Card, host: CardId, terms: Terms): Code | null {
  if (!hostsForCorp(g, card).includes(host)) return 'BAD_TARGET';
  const bill = credits(installCost(g, card, { host }, terms), terms.clicks ?? 0);
  return barToPay(g, 'corp', 'installing', card.id, bill);
}

const isCorpCard = (g: Work, id: CardId): boolean => ownerOf(g, cardOf(g, id)) === 'corp';

export function barToInstallAt(
  g: Work,
  id: CardId,
  to: { readonly server?: ServerName | 'new'; readonly host?: CardId },
  terms: Terms,
): Code | null {
  const card = cardOf(g, id);
  if (ownerOf(g, card) === 'corp') {
    if (to.host !== undefined)
      return to.server === undefined ? barToHostOfCorp(g, card, to.host, terms) : 'BAD_TARGET';
    return to.server === undefined ? 'BAD_TARGET' : barToPlace(g, card, to.server, terms);
  }
  const host = to.host ?? null;
  if (!hostsFor(g, card).includes(host))
    // HOST-02: it takes such cards, but has no room for this one.
    return host !== null && fitsHost(g, cardOf(g, host), card) && !isCorpCard(g, host)
      ? 'MEMORY_LIMIT'
      : 'BAD_TARGET';
  return barToHost(g, 'runner', card, host, terms);
}

/** TYPE-05: events and operations are not among them. */
const installableTypes: ReadonlySet<string> = new Set([
  'agenda',
  'asset',
  'upgrade',
  'ice',
  'hardware',
  'program',
  'resource',
]);

/** What keeps a card from being installed at all; null when some destination will do. */
export function barToInstallAnywhere(g: Work, id: CardId, terms: Terms): Code | null {
  const card = cardOf(g, id);
  if (!installableTypes.has(typeOfCard(g, card))) return 'BAD_TARGET';
  if (
    forbidden(g, 'install', ownerOf(g, card)) ||
    forbiddenFor(g, 'install', card) ||
    !mayLeave(g, id)
  )
    return 'PLAY_RESTRICTION';
  let bar: Code | null = 'BAD_TARGET';
  if (ownerOf(g, card) === 'corp') {
    for (const server of destinations(g)) {
      bar = barToPlace(g, card, server, terms);
      if (bar === null) return null;
    }
    return bar;
  }
  for (const host of hostsFor(g, card)) {
    bar = barToHost(g, 'runner', card, host, terms);
    if (bar === null) return null;
  }
  return bar;
}

/** INST-14 */
export const destinations = (g: Work): readonly (ServerName | 'new')[] => [
  ...g.state.servers.map((server) => server.name),
  'new',
];
