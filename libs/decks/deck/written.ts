import { findCard } from '../catalogue/find-card';
import { deckList, type DeckList } from './deck-list';

/** A list written in code as titles (or codes) and numbers; an unknown card is a bug of the writer. */
export const written = (name: string | null, cards: Readonly<Record<string, number>>): DeckList =>
  deckList(
    name,
    Object.entries(cards).map(([query, quantity]) => {
      const answer = findCard(query);
      if (!answer.found) throw new Error(`there is no card "${query}"`);
      return { card: answer.card, quantity };
    }),
  );

/** A list with other numbers of some titles; 0 takes a card out. */
export const altered = (list: DeckList, cards: Readonly<Record<string, number>>): DeckList => {
  const changes = written(null, cards).entries;
  const changed = new Set(changes.map(({ card }) => card.title));
  return deckList(list.name, [
    ...list.entries.filter(({ card }) => !changed.has(card.title)),
    ...changes.filter(({ quantity }) => quantity > 0),
  ]);
};
