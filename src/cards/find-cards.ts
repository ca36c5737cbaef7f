import { foldTitle } from '#decks/catalogue/fold-title';
import { nearestNames } from '#decks/catalogue/nearest';
import { sayCard } from '#cards/text/say';
import type { CardValue } from '#rules';

export type Found =
  | { readonly ok: true; readonly cards: readonly CardValue[]; readonly exact: boolean }
  | { readonly ok: false; readonly nearest: readonly string[] };

/** Words alone: no case, no accents, no marks. */
const wordsOf = (text: string): string =>
  foldTitle(text)
    .replace(/'/g, '')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

const said = new WeakMap<CardValue, string>();

/** Said once: a search looks at every card there is. */
function everything(card: CardValue): string {
  const known = said.get(card);
  if (known !== undefined) return known;
  const { typeLine, facts, lines } = sayCard(card);
  const words = wordsOf([typeLine, ...facts, ...lines].join(' '));
  said.set(card, words);
  return words;
}

/**
 * Cards by code or title; failing that by a part of the title, then by words of their type, facts
 * and text. Nothing found: the titles nearest to the query.
 */
export function findCards(cards: readonly CardValue[], query: string): Found {
  const wanted = wordsOf(query);
  // Marks alone are in every title, and ask for none.
  if (wanted === '') return { ok: false, nearest: [] };
  const named = cards.filter((card) => card.code === wanted || wordsOf(card.title) === wanted);
  if (named.length > 0) return { ok: true, cards: named, exact: true };
  const titled = cards.filter((card) => wordsOf(card.title).includes(wanted));
  if (titled.length > 0) return { ok: true, cards: titled, exact: false };
  const told = cards.filter((card) => {
    const text = everything(card);
    return wanted.split(' ').every((word) => text.includes(word));
  });
  if (told.length > 0) return { ok: true, cards: told, exact: false };
  const titles = cards.map(({ title }) => ({ key: wordsOf(title), name: title }));
  return { ok: false, nearest: nearestNames(wanted, titles, 3) };
}
