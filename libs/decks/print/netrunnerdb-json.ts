import type { DeckList } from '../deck/deck-list';

/** NetrunnerDB's JSON of a deck: its name and the copies of each code. */
export const printNetrunnerdbJson = (list: DeckList): string =>
  JSON.stringify(
    {
      name: list.name ?? '',
      cards: Object.fromEntries(list.entries.map(({ card, quantity }) => [card.code, quantity])),
    },
    null,
    2,
  ) + '\n';
