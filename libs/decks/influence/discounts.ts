import { type Card, type DeckCard, type IdentityCard } from '../catalogue/card';
import type { Copies } from '../deck/deck-list';

/** What the cards that set their own influence look at (DECK-14). */
export interface DeckCounts {
  readonly size: number;
  readonly copiesOf: (title: string) => number;
  readonly ofType: (type: Card['type']) => number;
  /** Copies of a faction's cards that are not alliance cards. */
  readonly outsideAlliance: (faction: Card['faction']) => number;
}

type Condition = (counts: DeckCounts, card: DeckCard) => boolean;

const sixOfItsFaction: Condition = (counts, card) => counts.outsideAlliance(card.faction) >= 6;

const FREE_WHEN: ReadonlyMap<string, Condition> = new Map<string, Condition>([
  ['Consulting Visit', sixOfItsFaction],
  ['Executive Search Firm', sixOfItsFaction],
  ['Heritage Committee', sixOfItsFaction],
  ['Ibrahim Salem', sixOfItsFaction],
  ['Jeeves Model Bioroids', sixOfItsFaction],
  ['Product Recall', sixOfItsFaction],
  ['Raman Rai', sixOfItsFaction],
  ["Salem's Hospitality", sixOfItsFaction],
  ['Mumba Temple', (counts) => counts.ofType('ice') <= 15],
  ['Museum of History', (counts) => counts.size >= 50],
  ['PAD Factory', (counts) => counts.copiesOf('PAD Campaign') === 3],
  ['Mumbad Virtual Tour', (counts) => counts.ofType('asset') >= 7],
]);

export const isFree = (card: DeckCard, counts: DeckCounts): boolean =>
  FREE_WHEN.get(card.title)?.(counts, card) ?? false;

/** Copies an identity lets in without influence. */
export const freeCopies = (identity: IdentityCard, card: DeckCard): number =>
  identity.title === 'The Professor: Keeper of Knowledge' && card.type === 'program' ? 1 : 0;

export const countDeck = (cards: readonly Copies<DeckCard>[]): DeckCounts => {
  const sum = (holds: (card: DeckCard) => boolean): number => {
    let copies = 0;
    for (const { card, quantity } of cards) if (holds(card)) copies += quantity;
    return copies;
  };
  return {
    size: sum(() => true),
    copiesOf: (title) => sum((card) => card.title === title),
    ofType: (type) => sum((card) => card.type === type),
    outsideAlliance: (faction) =>
      sum((card) => card.faction === faction && !card.subtypes.includes('Alliance')),
  };
};
