import type { Code } from '../decision/refusal';
import type { Game } from '../machine/game';
import type { Card, CardId } from '../state/card';
import { isCentral, type ServerName } from '../state/server';
import type { Side } from '../state/side';
import { credits } from './bill';
import { cardOf, definitionOf, hostedOn, ownerOf, valueOf } from './card';
import { eachConstant } from './constant';
import { contextOf } from './context';
import { fits, matches } from './filter';
import { mayBeTrashed } from './forbidden';
import { memoryCost, memoryLimit } from './memory';
import { barToPay } from './payment';
import { findServer } from './run';
import { hasSubtype } from './subtype';

export interface Terms {
  readonly discount?: number;
  readonly free?: boolean;
  readonly clicks?: number;
}

/** Cards of a server, or all its ice: what an install there may trash first (INST-05, INST-07). */
export function likeCards(g: Game, card: Card, server: ServerName): readonly CardId[] {
  const place = findServer(g, server);
  if (place === null) return [];
  return valueOf(g, card).type === 'ice' ? place.ice : place.root;
}

/** An agenda or asset displaces the one that is there (INST-06, SRV-06). */
export function displaced(g: Game, card: Card, server: ServerName): CardId[] {
  const { type } = valueOf(g, card);
  if (type !== 'agenda' && type !== 'asset') return [];
  return likeCards(g, card, server).filter((id) => {
    const other = valueOf(g, cardOf(g, id)).type;
    return other === 'agenda' || other === 'asset';
  });
}

/** Install cost on the given destination, as things stand (COST-03, INST-09, COST-13). */
export function installCost(
  g: Game,
  card: Card,
  to: { readonly server?: ServerName | 'new' | null; readonly host?: CardId | null },
  terms: Terms,
): number {
  if (terms.free === true) return 0;
  const value = valueOf(g, card);
  let cost = 0;
  switch (value.type) {
    case 'ice':
      cost = to.server === 'new' || to.server == null ? 0 : likeCards(g, card, to.server).length;
      break;
    case 'hardware':
    case 'program':
    case 'resource':
      cost = value.cost;
      break;
    case 'agenda':
    case 'asset':
    case 'upgrade':
    case 'event':
    case 'operation':
    case 'identity':
      break;
  }
  eachConstant(g, 'install-cost', (modifier, context) => {
    if (!fits(g, context, card, modifier.cards)) return;
    if (modifier.first === 'turn' && installedThisTurn(g, card, modifier.cards.type)) return;
    cost += modifier.by;
  });
  if (to.host !== undefined && to.host !== null)
    for (const { ability } of definitionOf(g, cardOf(g, to.host)).abilities)
      if (ability.kind === 'constant' && ability.modifies.of === 'hosting-cost')
        cost += ability.modifies.by;
  return Math.max(0, cost - (terms.discount ?? 0));
}

/** Whether the player has installed a card of one of these types this turn (ORD-01). */
function installedThisTurn(
  g: Game,
  card: Card,
  types: string | readonly string[] | undefined,
): boolean {
  const side = ownerOf(g, card);
  return g.state.history.thisTurn.some(
    (row) =>
      row.type === 'installed' &&
      row.side === side &&
      (types === undefined ||
        (typeof types === 'string' ? types === row.detail : types.includes(row.detail))),
  );
}

interface Only {
  readonly onHost: boolean;
  readonly hqRoot: boolean;
  readonly fits: (host: Card) => boolean;
}

/** "Install only..." on the card itself (INST-20). */
function restriction(g: Game, card: Card): Only | null {
  for (const { ability } of definitionOf(g, card).abilities) {
    if (ability.kind !== 'constant' || ability.modifies.of !== 'install-only') continue;
    const { on } = ability.modifies;
    if (on === 'hq-root') return { onHost: false, hqRoot: true, fits: () => false };
    const context = contextOf(g, card);
    return { onHost: true, hqRoot: false, fits: (host) => matches(g, context, host, on) };
  }
  return null;
}

/** HOST-01, HOST-03: only as its text says. */
function canHost(g: Game, host: Card, guest: Card): boolean {
  if (host.zone !== 'rig' || !host.faceup) return false;
  for (const { ability } of definitionOf(g, host).abilities) {
    if (ability.kind !== 'constant' || ability.modifies.of !== 'hosts') continue;
    const { cards, atMost, memory } = ability.modifies;
    if (!fits(g, contextOf(g, host), guest, cards)) continue;
    const hosted = hostedOn(g, host.id);
    if (atMost !== undefined && hosted.length >= atMost) continue;
    const used = hosted.reduce((sum, id) => sum + memoryCost(g, cardOf(g, id)), 0);
    if (memory !== undefined && used + memoryCost(g, guest) > memory) continue;
    return true;
  }
  return false;
}

/** Whether a card lies where its "install only..." allows, as far as that can be told (INST-20). */
export function liesWhereItMay(g: Game, card: Card): boolean {
  const only = restriction(g, card);
  if (only === null) return true;
  return only.hqRoot ? card.server === 'HQ' : card.host !== null;
}

/** Whether a card may lie on a host at all, however it came there and whatever else lies there. */
export function fitsHost(g: Game, host: Card, guest: Card): boolean {
  const onlyOn = definitionOf(g, guest).abilities.flatMap(({ ability }) =>
    ability.kind === 'constant' &&
    ability.modifies.of === 'install-only' &&
    ability.modifies.on !== 'hq-root'
      ? [ability.modifies.on]
      : [],
  );
  if (onlyOn.length > 0)
    // Ice can be derezzed under what was installed on it.
    return onlyOn.every((on) => matches(g, contextOf(g, guest), host, { ...on, rezzed: false }));
  return definitionOf(g, host).abilities.some(
    ({ ability }) =>
      ability.kind === 'constant' &&
      ability.modifies.of === 'hosts' &&
      fits(g, contextOf(g, host), guest, ability.modifies.cards),
  );
}

/** Whether more lies on a host than it can hold (HOST-05). */
export function isCrowded(g: Game, host: Card): boolean {
  const hosted = hostedOn(g, host.id);
  const used = hosted.reduce((sum, id) => sum + memoryCost(g, cardOf(g, id)), 0);
  return definitionOf(g, host).abilities.some(
    ({ ability }) =>
      ability.kind === 'constant' &&
      ability.modifies.of === 'hosts' &&
      (hosted.length > (ability.modifies.atMost ?? Infinity) ||
        used > (ability.modifies.memory ?? Infinity)),
  );
}

/** Whether a card that may only host so many has room for another (HOST-05). */
export function hasRoom(g: Game, host: Card): boolean {
  return definitionOf(g, host).abilities.every(
    ({ ability }) =>
      ability.kind !== 'constant' ||
      ability.modifies.of !== 'hosts' ||
      ability.modifies.atMost === undefined ||
      hostedOn(g, host.id).length < ability.modifies.atMost,
  );
}

/** Whether hosting there spares the Runner's memory (MU-05). */
export function sparesMemory(g: Game, host: CardId | null): boolean {
  if (host === null) return false;
  return definitionOf(g, cardOf(g, host)).abilities.some(
    ({ ability }) =>
      ability.kind === 'constant' &&
      ability.modifies.of === 'hosts' &&
      ability.modifies.freeMemory === true,
  );
}

/** Whether any card in the rig says that it can host others. */
function someHost(g: Game): boolean {
  const hook = g.pool.constants.get('hosts');
  return hook !== undefined && (g.state.hooks[hook] ?? 0) > 0;
}

/** Where a Runner card can be installed: natively (null) or on a host (INST-03, HOST-02, HOST-04). */
export function hostsFor(g: Game, card: Card): (CardId | null)[] {
  const only = restriction(g, card);
  const places: (CardId | null)[] = only === null || !only.onHost ? [null] : [];
  if (only?.onHost === true) {
    const add = (id: CardId): void => {
      if (only.fits(cardOf(g, id))) places.push(id);
    };
    g.state.runner.rig.forEach(add);
    for (const { ice, root } of g.state.servers) {
      ice.forEach(add);
      root.forEach(add);
    }
  } else if (someHost(g)) {
    for (const id of g.state.runner.rig) if (canHost(g, cardOf(g, id), card)) places.push(id);
  }
  return places;
}

/** What keeps the Runner from installing a card on a host, or natively (null). */
export function barToHost(
  g: Game,
  side: Side,
  card: Card,
  host: CardId | null,
  terms: Terms,
): Code | null {
  const value = valueOf(g, card);
  if (hasSubtype(g, card, 'console') && activeConsole(g)) return 'CONSOLE_LIMIT';
  // MU-06: a program that cannot fit even alone.
  if (value.type === 'program' && !sparesMemory(g, host) && value.memory > memoryLimit(g))
    return 'MEMORY_LIMIT';
  const bill = { ...credits(installCost(g, card, { host }, terms)), clicks: terms.clicks ?? 0 };
  return barToPay(g, side, 'installing', card.id, bill);
}

const activeConsole = (g: Game): boolean =>
  g.state.runner.rig.some((id) => {
    const card = cardOf(g, id);
    return card.faceup && hasSubtype(g, card, 'console');
  });

/** What keeps the Corp from installing a card there (TYPE-03, INST-03, SRV-01, REG-01). */
export function barToPlace(
  g: Game,
  card: Card,
  server: ServerName | 'new',
  terms: Terms,
): Code | null {
  const value = valueOf(g, card);
  const only = restriction(g, card);
  if (only?.hqRoot === true && server !== 'HQ') return 'BAD_TARGET';
  if (server !== 'new' && findServer(g, server) === null) return 'BAD_TARGET';
  if ((value.type === 'agenda' || value.type === 'asset') && server !== 'new' && isCentral(server))
    return 'BAD_TARGET';
  // Ice may be trashed first until the place is cheap enough (INST-07), save what cannot be trashed.
  const ice = value.type === 'ice' && server !== 'new' ? likeCards(g, card, server) : [];
  const least = terms.free === true ? 0 : ice.length - mayBeTrashed(g, ice).length;
  const bill = { ...credits(least - (terms.discount ?? 0)), clicks: terms.clicks ?? 0 };
  return barToPay(g, 'corp', 'installing', card.id, bill);
}

/** Another region in the server that would still be there (REG-01). */
export function regionIn(g: Game, card: Card, server: ServerName | 'new'): CardId | null {
  if (server === 'new' || !hasSubtype(g, card, 'region')) return null;
  const root = findServer(g, server)?.root ?? [];
  return root.find((id) => hasSubtype(g, cardOf(g, id), 'region')) ?? null;
}

const isCorpCard = (g: Game, id: CardId): boolean => ownerOf(g, cardOf(g, id)) === 'corp';

export function barToInstallAt(
  g: Game,
  id: CardId,
  to: { readonly server?: ServerName | 'new'; readonly host?: CardId },
  terms: Terms,
): Code | null {
  const card = cardOf(g, id);
  if (ownerOf(g, card) === 'corp')
    return to.server === undefined ? 'BAD_TARGET' : barToPlace(g, card, to.server, terms);
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
export function barToInstallAnywhere(g: Game, id: CardId, terms: Terms): Code | null {
  const card = cardOf(g, id);
  if (!installableTypes.has(valueOf(g, card).type)) return 'BAD_TARGET';
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
export const destinations = (g: Game): readonly (ServerName | 'new')[] => [
  ...g.state.servers.map((server) => server.name),
  'new',
];
