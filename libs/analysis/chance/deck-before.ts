import type { CardId } from '#rules';

/** The cards of a deck, top first, as they lay before the present decision. */
export class DeckBefore {
  #cards: readonly CardId[];

  constructor(cards: readonly CardId[]) {
    this.#cards = [...cards];
  }

  get cards(): readonly CardId[] {
    return this.#cards;
  }

  /** As they lie now. A state changes in place, so they are copied; most decisions move none. */
  take(cards: readonly CardId[]): void {
    const before = this.#cards;
    if (before.length !== cards.length || !cards.every((card, at) => card === before[at]))
      this.#cards = [...cards];
  }
}
