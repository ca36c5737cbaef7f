import { type Card, type DeckCard, type IdentityCard, isIdentity } from '../catalogue/card';

export interface Copies<C extends Card = Card> {
  readonly card: C;
  readonly quantity: number;
}

/** What a list says, legal or not: any number of identities, any cards, in the order of `arrange`. */
export interface DeckList {
  readonly name: string | null;
  readonly entries: readonly Copies[];
}

const TYPE_ORDER: Readonly<Record<Card['type'], number>> = {
  identity: 0,
  agenda: 1,
  asset: 2,
  upgrade: 3,
  operation: 4,
  ice: 5,
  event: 6,
  hardware: 7,
  resource: 8,
  program: 9,
};

/** Copies of one printing together, by type, title and code, so that equal lists are equal values. */
export const arrange = (entries: Iterable<Copies>): readonly Copies[] => {
  const byCode = new Map<string, Copies>();
  for (const { card, quantity } of entries) {
    const before = byCode.get(card.code)?.quantity ?? 0;
    byCode.set(card.code, { card, quantity: before + quantity });
  }
  return [...byCode.values()].sort(
    (a, b) =>
      TYPE_ORDER[a.card.type] - TYPE_ORDER[b.card.type] ||
      (a.card.title < b.card.title ? -1 : a.card.title > b.card.title ? 1 : 0) ||
      (a.card.code < b.card.code ? -1 : 1),
  );
};

export const deckList = (name: string | null, entries: Iterable<Copies>): DeckList => ({
  name: name === null || name.trim() === '' ? null : name.trim(),
  entries: arrange(entries),
});

export const identitiesOf = (list: DeckList): readonly Copies<IdentityCard>[] =>
  list.entries.flatMap(({ card, quantity }) => (isIdentity(card) ? [{ card, quantity }] : []));

/** The deck itself, without identities (DECK-01, DECK-03). */
export const cardsOf = (list: DeckList): readonly Copies<DeckCard>[] =>
  list.entries.flatMap(({ card, quantity }) => (isIdentity(card) ? [] : [{ card, quantity }]));

export const countCopies = (entries: Iterable<Copies>): number => {
  let count = 0;
  for (const { quantity } of entries) count += quantity;
  return count;
};
