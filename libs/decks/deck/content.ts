import { allPrintings } from '../catalogue/find-card';
import type { DeckList } from './deck-list';

/**
 * What makes two lists the same deck: the copies of each title. Its name and the printings do not
 * count. One text a title, in the order of first printings.
 */
export const contentOf = ({ entries }: DeckList): readonly string[] => {
  const copies = new Map<string, number>();
  for (const { card, quantity } of entries) {
    const first = allPrintings(card)[0] ?? card;
    copies.set(first.code, (copies.get(first.code) ?? 0) + quantity);
  }
  return [...copies]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, count]) => `${count} ${code}`);
};
