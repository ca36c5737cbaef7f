import { type Card, isIdentity, type PackCode } from './card';
import { CARDS } from './cards';
import { foldTitle } from './fold-title';
import { type Candidate, nearestNames } from './nearest';
import { compareRelease, packOf } from './packs';

export interface Found {
  readonly found: true;
  /** The printing asked for: by code that one, by title the earliest. */
  readonly card: Card;
  /** All printings of the title, earliest first; never empty. */
  readonly printings: readonly Card[];
}

export interface NotFound {
  readonly found: false;
  readonly query: string;
  /** Up to three titles, nearest first. */
  readonly nearest: readonly string[];
}

const byCode = new Map<string, Card>(CARDS.map((card) => [card.code, card]));
const byTitle = new Map<string, Card[]>();
for (const card of CARDS) {
  const key = foldTitle(card.title);
  const printings = byTitle.get(key);
  if (printings === undefined) byTitle.set(key, [card]);
  else printings.push(card);
}
for (const printings of byTitle.values()) {
  printings.sort((a, b) => compareRelease(packOf(a), packOf(b)));
}
const titles: readonly Candidate[] = [...byTitle].flatMap(([key, [first]]) =>
  first === undefined ? [] : [{ key, name: first.title }],
);
// Identities are often called by their name alone; it only helps to name the nearest.
const shortNames: readonly Candidate[] = CARDS.filter(isIdentity).map((card) => ({
  key: foldTitle(card.title.split(':', 1)[0] ?? card.title),
  name: card.title,
}));

export const cardByCode = (code: string): Card | undefined => byCode.get(code);

const byExactTitle = new Map<string, readonly Card[]>(
  [...byTitle.values()].flatMap((printings) => printings.map((card) => [card.title, printings])),
);

/** All printings of a title (exact but for case and accents), earliest first; empty for none. */
export const printingsOf = (title: string): readonly Card[] =>
  // Most titles are written as they are printed; folding them costs more than all the rest.
  byExactTitle.get(title) ?? byTitle.get(foldTitle(title)) ?? [];

/** All printings of a card of the catalogue, earliest first. */
export const allPrintings = (card: Card): readonly Card[] => byExactTitle.get(card.title) ?? [card];

/** A card by its code or by its title, exact but for case and accents; looks for none near it. */
export const knownCard = (query: string): Found | { readonly found: false } => {
  const byItsCode = byCode.get(query.trim());
  const printings = byItsCode === undefined ? printingsOf(query) : allPrintings(byItsCode);
  const card = byItsCode ?? printings[0];
  return card === undefined ? { found: false } : { found: true, card, printings };
};

/** Up to three titles, nearest first. */
export const nearestTitles = (query: string): readonly string[] => {
  const near = nearestNames(foldTitle(query), [...titles, ...shortNames], 6);
  return [...new Set(near)].slice(0, 3);
};

/** A card by its code or by its title, exact but for case and accents, else the titles near it. */
export const findCard = (query: string): Found | NotFound => {
  const known = knownCard(query);
  return known.found ? known : { found: false, query, nearest: nearestTitles(query) };
};

/** The printing of a title in one pack, else the earliest. */
export const printingIn = (found: Found, pack: PackCode): Card =>
  found.printings.find((card) => card.pack === pack) ?? found.card;
