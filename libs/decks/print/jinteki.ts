import type { DeckList } from '../deck/deck-list';

/** The deck text of jinteki.net, the identity first; it has no place for a name or for printings. */
export const printJinteki = (list: DeckList): string =>
  list.entries.map(({ card, quantity }) => `${quantity} ${card.title}\n`).join('');
