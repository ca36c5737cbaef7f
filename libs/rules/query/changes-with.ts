import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { ServerName } from '../state/server';
import { isCentral } from '../state/server';
import { cardOf, typeOfCard } from './card';
import { printedOn } from './constant';
import { fitsHost } from './host';
import { findServer } from './run';
import { hasSubtype } from './subtype';

const isAgendaOrAsset = (g: Work, card: Card): boolean => {
  const type = typeOfCard(g, card);
  return type === 'agenda' || type === 'asset';
};

const isRegion = (g: Work, card: Card): boolean => hasSubtype(g, card, 'region');

/** INST-20: "install only" says where a card may lie, too. */
const isAllowed = (g: Work, card: Card, server: ServerName): boolean =>
  printedOn(g, card, 'install-only').every(({ on }) =>
    typeof on === 'string'
      ? !isCentral(server)
      : !('roots' in on) || on.roots.some((root) => root === server),
  );

/** TYPE-03, SRV-06, REG-01: whether a card may lie in the root where another lies, without that one. */
function mayLieFor(g: Work, card: Card, other: Card): boolean {
  if (other.zone !== 'root' || other.server === null) return true;
  const { server, host } = other;
  // HOST-19: what lies on a card takes no other place in the server.
  if (host !== null) return host !== card.id && fitsHost(g, cardOf(g, host), card);
  if (isAgendaOrAsset(g, card) && isCentral(server)) return false;
  if (!isAllowed(g, card, server)) return false;
  const rest = (findServer(g, server)?.root ?? [])
    .filter((id) => id !== card.id && id !== other.id)
    .map((id) => cardOf(g, id))
    .filter((one) => one.host === null);
  if (isAgendaOrAsset(g, card) && rest.some((one) => isAgendaOrAsset(g, one))) return false;
  return !isRegion(g, card) || !rest.some((one) => isRegion(g, one));
}

/** SWAP-04: no swap brings a card where it could not lie. */
export const canChange = (g: Work, one: Card, other: Card): boolean =>
  mayLieFor(g, one, other) && mayLieFor(g, other, one);
