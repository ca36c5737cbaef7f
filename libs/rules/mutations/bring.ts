import type { Definition } from '../ability/pool';
import type { Work } from '../machine/work';
import { hostedOn } from '../query/card';
import { see } from '../query/see';
import { newCard } from '../state/card';
import { cardId, type CardId } from '../state/card-id';
import { ownCard } from '../state/own-card';
import { emit } from './emit';
import { move } from './move';
import { removeFromGame } from './trash';

/** OUT-02: what was set aside for the identity stays set aside; the identity itself leaves the game. */
function replaceIdentity(g: Work, id: CardId): void {
  const { runner } = g.state;
  const before = runner.identity;
  for (const one of hostedOn(g, before)) ownCard(g.state, one).host = id;
  runner.identity = id;
  removeFromGame(g, [before]);
  move(g, id, { zone: 'identity', faceup: true });
}

/** OUT-01: a card comes into the game with the next number, known to all; nothing is installed by it. */
export function bring(
  g: Work,
  { index }: Definition,
  to: 'rig' | 'identity' | 'on-this',
  by: CardId,
): CardId {
  g.state.dealt ??= g.state.cards.length;
  const id = cardId(g.state.cards.length);
  g.state.cards.push(newCard(id, index, 'aside'));
  switch (to) {
    case 'rig':
      move(g, id, { zone: 'rig', faceup: true });
      break;
    case 'identity':
      replaceIdentity(g, id);
      break;
    case 'on-this':
      // OUT-03: it works where it lies.
      ownCard(g.state, id).host = by;
      move(g, id, { zone: 'hosted', faceup: true });
      break;
  }
  emit(g, { type: 'brought', side: 'runner', card: see(g, id), by: see(g, by) });
  return id;
}
