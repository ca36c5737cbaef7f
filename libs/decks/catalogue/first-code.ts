import { knownCard } from './find-card';

/** The code of a card's earliest printing, by which games know it, from a title or any code of it; what is no card stays as it is. */
export function firstCode(card: string): string {
  const known = knownCard(card);
  return known.found ? (known.printings[0] ?? known.card).code : card;
}
