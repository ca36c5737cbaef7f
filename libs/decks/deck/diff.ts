import type { Card } from '../catalogue/card';
import type { DeckList } from './deck-list';

export interface CopiesChanged {
  readonly card: Card;
  readonly before: number;
  readonly after: number;
}

export interface DeckDiff {
  readonly name: { readonly before: string | null; readonly after: string | null } | null;
  /** Titles whose number of copies differs, printings together, in the order of the lists. */
  readonly copies: readonly CopiesChanged[];
  /** Copies put in and taken out, identities included. */
  readonly added: number;
  readonly removed: number;
}

const byTitle = (list: DeckList): Map<string, { card: Card; quantity: number }> => {
  const titles = new Map<string, { card: Card; quantity: number }>();
  for (const { card, quantity } of list.entries) {
    const before = titles.get(card.title);
    titles.set(card.title, {
      card: before?.card ?? card,
      quantity: (before?.quantity ?? 0) + quantity,
    });
  }
  return titles;
};

/** What changes from one list to another; another printing of a card is no change. */
export const diffDecks = (before: DeckList, after: DeckList): DeckDiff => {
  const old = byTitle(before);
  const now = byTitle(after);
  const copies: CopiesChanged[] = [];
  for (const [title, { card, quantity }] of old) {
    const left = now.get(title)?.quantity ?? 0;
    if (left !== quantity) copies.push({ card, before: quantity, after: left });
  }
  for (const [title, { card, quantity }] of now) {
    if (!old.has(title)) copies.push({ card, before: 0, after: quantity });
  }
  const sum = (change: (change: CopiesChanged) => number): number =>
    copies.reduce((total, each) => total + Math.max(0, change(each)), 0);
  return {
    name: before.name === after.name ? null : { before: before.name, after: after.name },
    copies,
    added: sum((each) => each.after - each.before),
    removed: sum((each) => each.before - each.after),
  };
};
