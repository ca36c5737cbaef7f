import type { Work } from '../machine/work';
import type { Card } from '../state/card';

/** Places where anybody at the table can point at a card, faceup or not. */
function isInTheOpen(card: Card): boolean {
  switch (card.zone) {
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
      return card.faceup;
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
export function updateHandles(g: Work, card: Card): void {
  const { handles } = g.state;
  const open = isInTheOpen(card);
  if (!open) card.openHandle = 0;
  else if (card.openHandle === 0) card.openHandle = handles.open += 1;

  if (!open && card.zone !== 'hq' && card.zone !== 'archives') card.corpHandle = 0;
  else if (card.corpHandle === 0) card.corpHandle = handles.corp += 1;

  if (!open && card.zone !== 'grip') card.runnerHandle = 0;
  else if (card.runnerHandle === 0) card.runnerHandle = handles.runner += 1;
}
