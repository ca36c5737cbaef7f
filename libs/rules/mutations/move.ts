import type { Work } from '../machine/work';
import { cardOf, hostedOn, isInstalled, isInstalledZone } from '../query/card';
import { listOf } from '../query/list-of';
import type { Card, Zone } from '../state/card';
import type { CardId } from '../state/card-id';
import type { ServerName } from '../state/server';
import { isGripOpen } from '../query/open-grip';
import { see } from '../query/see';
import { refreshActive } from './active';
import { tell } from './emit';
import { updateHandles } from './handles';

export interface Destination {
  readonly zone: Zone;
  readonly server?: ServerName;
  readonly faceup: boolean;
  /** Place in the zone: its front is the top of a deck and the innermost position of ice. */
  readonly at?: 'front' | number;
}

/** RUN0-06, RUN0-07: the Runner moves with the ice outside of a gap or an addition. */
function shiftRuns(g: Work, server: ServerName, index: number, by: 1 | -1): void {
  for (const frame of g.state.frames)
    if (frame.at === 'run' && frame.vars.server === server && index < frame.vars.position)
      frame.vars.position += by;
}

/** UNIN-01, UNIN-02, ADV-05: the card is a new copy; nothing it was or carried is remembered. */
function forget(g: Work, card: Card): void {
  for (const id of g.state.active) {
    const other = cardOf(g, id);
    if (other.chosen === card.id) other.chosen = null;
  }
  card.life += 1;
  card.advancement = 0;
  card.virus = 0;
  card.power = 0;
  card.agenda = 0;
  if (card.credit > 0)
    tell(g, { type: 'card-credits-lost', card: see(g, card.id), amount: card.credit });
  card.credit = 0;
  card.host = null;
  card.chosen = null;
}

const none: readonly CardId[] = [];

/**
 * Moves a card and keeps every index in step. Hosted cards are left to the caller
 * (`hostedBy` tells which they were), so that they can be trashed in the same batch (HOST-09).
 */
export function move(g: Work, id: CardId, to: Destination): { hostedBy: readonly CardId[] } {
  const card = cardOf(g, id);
  const wasInstalled = isInstalled(card);
  const from = listOf(g, card.zone, card.server);
  const index = from?.indexOf(id) ?? -1;
  if (from !== null && index >= 0) from.splice(index, 1);
  if (card.zone === 'ice' && card.server !== null) shiftRuns(g, card.server, index, -1);

  const willBeInstalled = isInstalledZone(to.zone);
  const wasScored = card.zone === 'corp-score' || card.zone === 'runner-score';
  const leaves = (wasInstalled && !willBeInstalled) || (wasScored && to.zone !== card.zone);
  const hostedBy = leaves ? hostedOn(g, id) : [];
  const wasInPlay = wasInstalled || wasScored || card.zone === 'identity';
  // HOST-19: what lies on it comes along.
  const along =
    card.zone === 'root' && to.zone === 'root' && card.server !== to.server
      ? hostedOn(g, id)
      : none;
  if (card.zone === 'hosted' && !willBeInstalled) card.host = null; // HOST-10
  if (wasInPlay && !willBeInstalled) forget(g, card);
  card.zone = to.zone;
  card.server = to.server ?? null;
  // INFO-37: what comes into an open grip lies open.
  card.faceup = to.zone === 'grip' ? isGripOpen(g) : to.faceup;
  const list = listOf(g, to.zone, card.server);
  if (list !== null) {
    const at = to.at === 'front' ? 0 : (to.at ?? list.length);
    list.splice(at, 0, id);
    if (to.zone === 'ice' && card.server !== null) shiftRuns(g, card.server, at, 1);
  }
  for (const guest of along)
    move(g, guest, {
      zone: 'root',
      faceup: cardOf(g, guest).faceup,
      ...(to.server === undefined ? {} : { server: to.server }),
    });
  refreshActive(g, card);
  updateHandles(g, card);
  g.unsettled = true;
  return { hostedBy };
}
