import type { CardId, Pool, Side, State } from '#rules';

/** Cards of a game that its log does not know, as nobody who kept it saw them (`retrace/2`). */
export class Unseen {
  readonly #cards = new Set<CardId>();
  readonly #sides = new Set<Side>();

  constructor(pool: Pool, opening: Pick<State, 'cards'>) {
    for (const { id, def } of opening.cards) {
      const definition = pool.definitions[def];
      if (definition?.value.unknown !== true) continue;
      this.#cards.add(id);
      this.#sides.add(definition.side);
    }
  }

  has(card: CardId): boolean {
    return this.#cards.has(card);
  }

  /** Whether a deck has such cards, so that nobody can tell what it would give. */
  isIn(side: Side): boolean {
    return this.#sides.has(side);
  }
}
