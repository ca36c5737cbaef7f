import { cardByCode } from '#decks/catalogue/find-card';
import type { PlayedCards } from './finished-games';

const byTitle = (cards: PlayedCards): ReadonlyMap<string, number> => {
  const titles = new Map<string, number>();
  for (const [code, copies] of Object.entries(cards)) {
    const title = cardByCode(code)?.title ?? code;
    titles.set(title, (titles.get(title) ?? 0) + copies);
  }
  return titles;
};

/** Titles whose copies differ between two decks; another printing of a card is no change. */
export const changedTitles = (before: PlayedCards, after: PlayedCards): readonly string[] => {
  const [old, now] = [byTitle(before), byTitle(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (title) => old.get(title) !== now.get(title),
  );
};
