import type { Work } from '../machine/work';
import { cardOf, hostedOn, isInstalled, isInstalledZone } from '../query/card';
import { listOf } from '../query/list-of';
import type { Zone } from '../state/card';
import type { CardId } from '../state/card-id';
import { type OwnCard, ownCard } from '../state/own-card';
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

/** UNIN-02: what others chose is not what the card is now. */
function forgetChoices(g: Work, id: CardId): void {
  for (const one of g.state.active)
    if (cardOf(g, one).chosen === id) ownCard(g.state, one).chosen = null;
}

/** UNIN-01, UNIN-02, ADV-05: the card is a new copy; nothing it was or carried is remembered. */
function forget(g: Work, card: OwnCard): void {
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
  const before = cardOf(g, id);
  const wasInstalled = isInstalled(before);
  const from = listOf(g, before.zone, before.server);
  const index = from?.indexOf(id) ?? -1;
  if (from !== null && index >= 0) from.splice(index, 1);
  if (before.zone === 'ice' && before.server !== null) shiftRuns(g, before.server, index, -1);

  const willBeInstalled = isInstalledZone(to.zone);
  const wasScored = before.zone === 'corp-score' || before.zone === 'runner-score';
  const leaves = (wasInstalled && !willBeInstalled) || (wasScored && to.zone !== before.zone);
  const hostedBy = leaves ? hostedOn(g, id) : [];
  const wasInPlay = wasInstalled || wasScored || before.zone === 'identity';
  // HOST-19: what lies on it comes along.
  const along =
    before.zone === 'root' && to.zone === 'root' && before.server !== to.server
      ? hostedOn(g, id)
      : none;
  const isForgotten = wasInPlay && !willBeInstalled;
  if (isForgotten) forgetChoices(g, id);
  const card = ownCard(g.state, id);
  if (before.zone === 'hosted' && !willBeInstalled) card.host = null; // HOST-10
  if (isForgotten) forget(g, card);
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
  refreshActive(g, id);
  updateHandles(g, id);
  g.unsettled = true;
  return { hostedBy };
}
