import type { Game } from '../machine/game';
import { cardOf } from '../query/card';
import type { Card, CardId } from '../state/card';
import { seenByAll, seenByCorp, seenByRunner, type Sighting } from './sighting';

const everyone = seenByAll | seenByCorp | seenByRunner;

/** Who can tell a card's identity where it lies (INFO-03 to INFO-13). */
export function knowersOf(card: Card): number {
  switch (card.zone) {
    case 'identity':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'removed':
      return everyone;
    case 'rig':
      return card.faceup ? everyone : seenByRunner;
    case 'root':
    case 'ice':
    case 'archives':
      return card.faceup ? everyone : seenByCorp;
    case 'hq':
      return seenByCorp;
    case 'grip':
      return seenByRunner;
    case 'rd':
    case 'stack':
    case 'aside':
      return 0;
  }
}

/** INFO-16, INFO-19: the Runner sees a card while accessing it. */
const isAccessed = (g: Game, id: CardId): boolean =>
  g.state.frames.some((frame) => frame.at === 'access' && frame.vars.card === id);

/** A card as it stands now; `shownTo` adds who is being shown it. */
export function see(g: Game, id: CardId, shownTo = 0): Sighting {
  const card = cardOf(g, id);
  return {
    card: id,
    seen: knowersOf(card) | shownTo | (isAccessed(g, id) ? seenByRunner : 0),
    corpHandle: card.corpHandle,
    runnerHandle: card.runnerHandle,
    openHandle: card.openHandle,
  };
}

export const toAll = everyone;
