import type { DeckList } from '../deck/deck-list';
import { OWN_HEADING } from '../read/own';

/** Our own text: nothing is lost, and two lists compare line by line. */
export const printOwn = (list: DeckList): string =>
  [
    OWN_HEADING,
    ...(list.name === null ? [] : [`name: ${list.name}`]),
    ...list.entries.map(({ card, quantity }) => `${quantity} ${card.code} ${card.title}`),
    '',
  ].join('\n');
