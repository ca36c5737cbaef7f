import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { Context } from '../state/context';
import type { Target } from '../state/filter';
import type { CardId } from '../state/card-id';
import { abilitiesOf, cardOf, hostedOn, typeOfCard } from './card';
import { says } from '../ability/says';
import { printedOn } from './constant';
import { type Central, isCentral } from '../state/server';
import { contextOf } from './context';
import { forbiddenFor } from './forbidden';
import { isHooked } from './hook';
import { fits } from './ask';
import { matches } from './described';
import { memoryCost } from './memory';
import { boundless } from '../state/boundless';

/** Where a card can be installed alone. */
type Only =
  | { readonly on: 'remote' }
  | { readonly on: 'root'; readonly of: readonly Central[] }
  | { readonly on: 'host'; readonly fits: (host: Card) => boolean };

/** "Install only..." on the card itself (INST-20). */
export function restriction(g: Work, card: Card): Only | null {
  for (const { on } of printedOn(g, card, 'install-only')) {
    if (typeof on === 'string') return { on };
    if ('roots' in on) return { on: 'root', of: on.roots };
    const context = contextOf(g, card);
    return { on: 'host', fits: (host) => matches(g, context, host, on) };
  }
  return null;
}

/** HOST-01, HOST-03: only as its text says. */
function canHost(g: Work, host: Card, guest: Card): boolean {
  if (host.zone !== 'rig' || !host.faceup) return false;
  for (const { cards, atMost, memory } of printedOn(g, host, 'hosts')) {
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
export function liesWhereItMay(g: Work, card: Card): boolean {
  const only = restriction(g, card);
  if (only === null) return true;
  switch (only.on) {
    case 'root':
      return only.of.some((server) => card.server === server);
    case 'remote':
      return card.server !== null && !isCentral(card.server);
    case 'host':
      return card.host !== null;
  }
}

/** HOST-13: its own ability puts it on other cards. */
const hostsItself = (g: Work, card: Card): boolean =>
  says(
    abilitiesOf(g, card),
    (one) => 'do' in one && one.do === 'host' && 'cards' in one && one.cards === 'this',
  );

/** Its own ability installs cards on it. */
const installsHere = (g: Work, card: Card): boolean =>
  says(
    abilitiesOf(g, card),
    (one) => 'do' in one && one.do === 'install' && 'at' in one && one.at === 'on-this',
  );

/** Its own ability puts cards on it that lie elsewhere (HOST-13). */
const hostsHere = (g: Work, card: Card): boolean =>
  says(
    abilitiesOf(g, card),
    (one) => 'do' in one && one.do === 'host' && 'on' in one && one.on === 'this',
  );

/** It says that it hosts such cards, room or not. */
const takes = (g: Work, host: Card, guest: Card): boolean =>
  printedOn(g, host, 'hosts').some(({ cards }) => fits(g, contextOf(g, host), guest, cards));

/** HOST-14: what becomes a condition counter is no card on its host. */
const becomesCounter = (g: Work, guest: Card): boolean =>
  ['operation', 'event'].includes(typeOfCard(g, guest));

/** Whether a card may lie on a host at all, however it came there and whatever else lies there. */
export function fitsHost(g: Work, host: Card, guest: Card): boolean {
  const onlyOn = printedOn(g, guest, 'install-only').flatMap(({ on }) =>
    typeof on === 'string' || 'roots' in on ? [] : [on],
  );
  // BLANK-01: what lies on a card stays there.
  if (host.blank || hostsHere(g, host)) return true;
  if (onlyOn.length > 0)
    // Ice can be derezzed under what was installed on it.
    return onlyOn.every((on) => matches(g, contextOf(g, guest), host, { ...on, rezzed: false }));
  const isCorps = host.zone === 'ice' || host.zone === 'root' || host.zone === 'corp-score';
  // HOST-14: a condition counter may lie on a card of the Runner's.
  if ((isCorps || becomesCounter(g, guest)) && hostsItself(g, guest)) return true;
  if (host.zone === 'rig' && installsHere(g, host)) return true;
  return takes(g, host, guest);
}

/** Whether more lies on a host than it can hold (HOST-05). */
export function isCrowded(g: Work, host: Card): boolean {
  const hosted = hostedOn(g, host.id);
  const used = hosted.reduce((sum, id) => sum + memoryCost(g, cardOf(g, id)), 0);
  return printedOn(g, host, 'hosts').some(
    ({ atMost, memory }) => hosted.length > (atMost ?? boundless) || used > (memory ?? boundless),
  );
}

/** The card that puts itself on another; of others it may be open which. */
export const guestOf = (g: Work, context: Context, cards: Target): Card | null =>
  cards === 'this' ? cardOf(g, context.source) : null;

/** Whether a card may be put on another: it has room (HOST-05), and can host at all (HOST-16). */
export function hasRoom(g: Work, host: Card, guest: Card | null = null): boolean {
  if (forbiddenFor(g, 'host', host) && (guest === null || !becomesCounter(g, guest))) return false;
  return printedOn(g, host, 'hosts').every(
    ({ atMost }) => atMost === undefined || hostedOn(g, host.id).length < atMost,
  );
}

/** Whether hosting there spares the Runner's memory (MU-05). */
export function sparesMemory(g: Work, host: CardId | null): boolean {
  if (host === null) return false;
  return printedOn(g, cardOf(g, host), 'hosts').some(({ freeMemory }) => freeMemory === true);
}

/** Whether any card in the rig says that it can host others. */
const someHost = (g: Work): boolean => isHooked(g, g.pool.constants.get('hosts'));

const nowhere: readonly CardId[] = [];

/** Whether a rezzed card of the Corp takes another as that is being installed (HOST-02, HOST-03, HOST-15). */
const takesNow = (g: Work, host: Card, card: Card): boolean =>
  host.faceup &&
  printedOn(g, host, 'hosts').length > 0 &&
  takes(g, host, card) &&
  (typeOfCard(g, card) === 'ice' || (!installsHere(g, host) && hasRoom(g, host)));

/** Rezzed cards of the Corp on which a card of the Corp can be installed (HOST-15, HOST-19). */
export function hostsForCorp(g: Work, card: Card): readonly CardId[] {
  if (!someHost(g)) return nowhere;
  let found: CardId[] | null = null;
  for (const { root } of g.state.servers)
    for (const id of root) if (takesNow(g, cardOf(g, id), card)) (found ??= []).push(id);
  return found ?? nowhere;
}

/** Where a Runner card can be installed: natively (null) or on a host (INST-03, HOST-02, HOST-04). */
export function hostsFor(g: Work, card: Card): (CardId | null)[] {
  const only = restriction(g, card);
  const places: (CardId | null)[] = only?.on === 'host' ? [] : [null];
  if (only?.on === 'host') {
    const add = (id: CardId): void => {
      const host = cardOf(g, id);
      if (only.fits(host) && !forbiddenFor(g, 'host', host)) places.push(id);
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
