import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { cardOf, isUnrezzed } from './card';

/** Whether a card in the root of any server is so. */
export function someInRoots(g: Work, isSo: (id: CardId) => boolean): boolean {
  for (const server of g.state.servers) for (const id of server.root) if (isSo(id)) return true;
  return false;
}

/** The same of those that are unrezzed: open information, where no more is asked than all can tell. */
export function someUnrezzedInRoots(g: Work, isSo?: (card: Card) => boolean): boolean {
  for (const server of g.state.servers)
    for (const id of server.root) {
      const card = cardOf(g, id);
      if (isUnrezzed(card) && (isSo === undefined || isSo(card))) return true;
    }
  return false;
}
