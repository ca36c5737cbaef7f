import type { Code } from '../state/refusal';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { isCentral, type ServerName } from '../state/server';
import type { Side } from '../state/side';
import { credits } from '../query/bill';
import { countsAsConsole } from '../query/console';
import { cardOf, definitionOf, ownerOf, typeOfCard } from '../query/card';
import { hasSubtype } from '../query/subtype';
import { memoryShort } from '../query/memory-short';
import { mayBeTrashed, forbidden, forbiddenFor } from '../query/forbidden';
import { mayLeave } from '../query/may-leave';
import { meetsConditions } from '../query/only-if';
import { fitsHost, hostsFor, hostsForCorp, restriction, sparesMemory } from '../query/host';
import { barUnlessLowered } from './lowering';
import { barToPay } from './payment';
import { findServer } from '../query/run';
import { installCost, leastCost, likeCards, type Terms } from './install-cost';

/** An agenda or asset displaces the one that is there (INST-06, SRV-06). */
export function displaced(g: Work, card: Card, server: ServerName): CardId[] {
  const type = typeOfCard(g, card);
  if (type !== 'agenda' && type !== 'asset') return [];
  return likeCards(g, card, server).filter((id) => {
    const other = typeOfCard(g, cardOf(g, id));
    return cardOf(g, id).host === null && (other === 'agenda' || other === 'asset');
  });
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
