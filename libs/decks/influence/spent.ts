import { type DeckCard, type IdentityCard, isNeutral } from '../catalogue/card';
import type { Copies } from '../deck/deck-list';
import { type DeckCounts, freeCopies, isFree } from './discounts';

export interface InfluenceSpent {
  readonly card: DeckCard;
  readonly quantity: number;
  readonly spent: number;
}

/** Neutral cards belong to no faction, so they never match an identity (DECK-08). */
export const isOutOfFaction = (card: DeckCard, identity: IdentityCard): boolean =>
  isNeutral(card) || card.faction !== identity.faction;

/** The cards that cost influence and what their copies cost together (DECK-06, DECK-07, DECK-08). */
export const influenceSpent = (
  cards: readonly Copies<DeckCard>[],
  identity: IdentityCard,
  counts: DeckCounts,
): readonly InfluenceSpent[] => {
  const spending: InfluenceSpent[] = [];
  const freeLeft = new Map<string, number>();
  for (const { card, quantity } of cards) {
    if (card.influence === null || card.influence === 0) continue;
    if (!isOutOfFaction(card, identity) || isFree(card, counts)) continue;
    // By title: a second printing is not a first copy.
    const left = freeLeft.get(card.title) ?? freeCopies(identity, card);
    const free = Math.min(left, quantity);
    freeLeft.set(card.title, left - free);
    const spent = (quantity - free) * card.influence;
    if (spent > 0) spending.push({ card, quantity, spent });
  }
  return spending;
};
