import type { Game } from '../machine/game';
import { cardOf } from '../query/card';
import { regard } from './handle';

/** Turns every card in Archives faceup, for good (ACC-11, INFO-20). */
export function refreshArchives(g: Game): void {
  for (const id of g.state.corp.archives) {
    const card = cardOf(g, id);
    if (card.faceup) continue;
    card.faceup = true;
    regard(g, card);
  }
}
