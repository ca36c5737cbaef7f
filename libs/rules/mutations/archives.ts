import type { Work } from '../machine/work';
import { cardOf } from '../query/card';
import { ownCard } from '../state/own-card';
import { updateHandles } from './handles';

/**
 * Turns every card in Archives faceup, for good (ACC-11, INFO-20). They get their new handles in the
 * order of their definitions, which tells nothing of when each came there (ZONE-07).
 */
export function refreshArchives(g: Work): void {
  const { archives } = g.state.corp;
  if (archives.every((id) => cardOf(g, id).faceup)) return;
  const facedown = archives
    .map((id) => cardOf(g, id))
    .filter((card) => !card.faceup)
    .sort((a, b) => a.def - b.def);
  for (const { id } of facedown) {
    ownCard(g.state, id).faceup = true;
    updateHandles(g, id);
  }
}
