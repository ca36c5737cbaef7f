import {
  arrangedIn,
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
    const { type } = fact;
    if (type === 'shuffled') {
      if (fact.deck === this.deck) this.#forget();
    } else if (type === 'mulliganed') {
      if (deckOf[fact.side] === this.deck) this.#forget();
    } else if (type === 'arranged') {
      if (fact.deck === this.deck) this.#arrange(fact.side, arrangedIn(fact, cards));
    } else if (type === 'looked' || type === 'swapped')
      for (const sighting of fact.cards) this.#see(sighting, cards);
    else if (
      type === 'accessed' ||
      type === 'revealed' ||
      type === 'returned' ||
      type === 'exposed'
    )
      this.#see(fact.card, cards);
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
