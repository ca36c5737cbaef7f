import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import type { Zone } from '../state/card';
import type { CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';

/** Places where anybody at the table can point at a card, faceup or not. */
function isInTheOpen(zone: Zone, faceup: boolean): boolean {
  switch (zone) {
    case 'identity':
    case 'root':
    case 'ice':
    case 'rig':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'removed':
    case 'hosted':
      return true;
    case 'archives':
    case 'grip':
      return faceup;
    case 'rd':
    case 'stack':
    case 'hq':
    case 'aside':
      return false;
  }
}

/**
 * Mints and drops a card's handles: one numbering per viewer, dropped on every loss of sight, so
 * that no number connects a card before it was hidden with the same card after (INFO-32, INFO-33).
 */
export function updateHandles(g: Work, id: CardId): void {
  const { handles } = g.state;
  const { zone, faceup, openHandle, corpHandle, runnerHandle } = cardOf(g, id);
  const open = isInTheOpen(zone, faceup);
  const corp = open || zone === 'hq' || zone === 'archives';
  const runner = open || zone === 'grip';
  if (open === openHandle > 0 && corp === corpHandle > 0 && runner === runnerHandle > 0) return;
  const card = ownCard(g.state, id);
  if (!open) card.openHandle = 0;
  else if (openHandle === 0) card.openHandle = handles.open += 1;

  if (!corp) card.corpHandle = 0;
  else if (corpHandle === 0) card.corpHandle = handles.corp += 1;

  if (!runner) card.runnerHandle = 0;
  else if (runnerHandle === 0) card.runnerHandle = handles.runner += 1;
}
