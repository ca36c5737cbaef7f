import {
  type Fact,
  seenByCorp,
  seenByRunner,
  type Sighting,
  type CardId,
  opponent,
  sides,
  type Side,
} from '#rules';

const bits: Readonly<Record<Side, number>> = { corp: seenByCorp, runner: seenByRunner };

const deckOf: Readonly<Record<Side, 'rd' | 'stack'>> = { corp: 'rd', runner: 'stack' };

/** Cards a fact shows to somebody where they lie. */
function shownBy(fact: Fact): readonly Sighting[] {
  if (fact.type === 'looked' || fact.type === 'swapped') return fact.cards;
  const shows =
    fact.type === 'accessed' ||
    fact.type === 'revealed' ||
    fact.type === 'returned' ||
    fact.type === 'exposed';
  return shows ? [fact.card] : [];
}

/** Cards of a deck of which somebody knows where in it they lie, until it is shuffled. */
export class DeckOrder {
  readonly #known: Readonly<Record<Side, Set<CardId>>> = { corp: new Set(), runner: new Set() };

  constructor(private readonly deck: 'rd' | 'stack') {}

  isKnownTo(side: Side, card: CardId): boolean {
    return this.#known[side].has(card);
  }

  isKnown(card: CardId): boolean {
    return this.isKnownTo('corp', card) || this.isKnownTo('runner', card);
  }

  /** `cards` are those of the deck after the decision, top first. */
  take(fact: Fact, cards: readonly CardId[]): void {
    if (fact.type === 'shuffled' && fact.deck === this.deck) this.#forget();
    else if (fact.type === 'mulliganed' && deckOf[fact.side] === this.deck) this.#forget();
    else if (fact.type === 'arranged' && fact.deck === this.deck)
      this.#arrange(fact.side, cards.slice(0, fact.amount));
    else for (const sighting of shownBy(fact)) this.#see(sighting, cards);
  }

  #arrange(by: Side, cards: readonly CardId[]): void {
    for (const card of cards) {
      this.#known[by].add(card);
      this.#known[opponent(by)].delete(card);
    }
  }

  #see({ card, seen }: Sighting, cards: readonly CardId[]): void {
    if (!cards.includes(card)) return;
    for (const side of sides) if ((seen & bits[side]) !== 0) this.#known[side].add(card);
  }

  #forget(): void {
    for (const side of sides) this.#known[side].clear();
  }
}
