import type { DeckCard, IdentityCard } from '../catalogue/card';
import { cardsOf, type Copies, type DeckList, identitiesOf } from '../deck/deck-list';
import { countDeck } from '../influence/discounts';
import { influenceSpent, type InfluenceSpent } from '../influence/spent';

/** A list with everything the rules ask of it worked out once. */
export interface Examined {
  readonly list: DeckList;
  readonly identities: readonly Copies<IdentityCard>[];
  /** The identity, where there is exactly one. */
  readonly identity: IdentityCard | null;
  readonly cards: readonly Copies<DeckCard>[];
  readonly size: number;
  readonly agendaPoints: number;
  readonly influence: readonly InfluenceSpent[];
  readonly influenceTotal: number;
  /** Copies by title, all printings together; identities are not among them. */
  readonly byTitle: ReadonlyMap<string, readonly Copies<DeckCard>[]>;
}

const titlesOf = (cards: readonly Copies<DeckCard>[]): Examined['byTitle'] => {
  const titles = new Map<string, Copies<DeckCard>[]>();
  for (const copies of cards) {
    const same = titles.get(copies.card.title);
    if (same === undefined) titles.set(copies.card.title, [copies]);
    else same.push(copies);
  }
  return titles;
};

export const examine = (list: DeckList): Examined => {
  const identities = identitiesOf(list);
  const [only] = identities;
  const identity =
    identities.length === 1 && only !== undefined && only.quantity === 1 ? only.card : null;
  const cards = cardsOf(list);
  const counts = countDeck(cards);
  const influence = identity === null ? [] : influenceSpent(cards, identity, counts);
  let agendaPoints = 0;
  for (const { card, quantity } of cards) {
    if (card.type === 'agenda') agendaPoints += card.points * quantity;
  }
  return {
    list,
    identities,
    identity,
    cards,
    size: counts.size,
    agendaPoints,
    influence,
    influenceTotal: influence.reduce((sum, { spent }) => sum + spent, 0),
    byTitle: titlesOf(cards),
  };
};
