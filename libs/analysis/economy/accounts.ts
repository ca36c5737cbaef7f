import type { BasicAction, Cause, Use } from '#rules';
import type { Holding, Reason, SeenCard } from './account';

/** Who saw a card is one of so many combinations. */
const AUDIENCES = 8;

/** One value for each key, made when it is first asked for. */
class Kept<K, T> {
  readonly #made = new Map<K, T>();

  of(key: K, make: () => T): T {
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.#made.set(key, made);
    return made;
  }
}

/** One value for each card and those who saw it. */
class PerCard<T> {
  readonly #made = new Kept<number, T>();

  constructor(private readonly make: (card: SeenCard) => T) {}

  of({ card, seen, def }: SeenCard): T {
    return this.#made.of(card * AUDIENCES + seen, () =>
      this.make(def === undefined ? { card, seen } : { card, seen, def }),
    );
  }
}

/** What the entries of a ledger share: one value for each reason, so that they can be summed by it. */
export class Accounts {
  readonly #stocks = new PerCard<Holding>((card) => ({ of: 'card', card }));
  readonly #texts = new PerCard<Reason>((card) => ({ of: 'card', card }));
  readonly #recurring = new PerCard<Reason>((card) => ({ of: 'recurring', card }));
  readonly #losses = new PerCard<Reason>((card) => ({ of: 'lost-with-card', card }));
  readonly #actions = new Kept<BasicAction, Reason>();
  readonly #rules = new Kept<string, Reason>();
  readonly #uses = new Kept<Use['for'], PerCard<Reason>>();
  /** Uses about no card. */
  readonly #plain = new Kept<Use['for'], Reason>();

  onCard(card: SeenCard): Holding {
    return this.#stocks.of(card);
  }

  because(cause: Cause): Reason {
    switch (cause.kind) {
      case 'card':
        return this.#texts.of(cause.card);
      case 'action': {
        const { action } = cause;
        return this.#actions.of(action, () => ({ of: 'action', action }));
      }
      case 'rule': {
        const { rule } = cause;
        return this.#rules.of(rule, () => ({ of: 'rule', rule }));
      }
    }
  }

  textOf(card: SeenCard): Reason {
    return this.#texts.of(card);
  }

  spentOn({ for: bought, card }: Use): Reason {
    if (card === null) return this.#plain.of(bought, () => ({ of: 'use', for: bought, card }));
    return this.#uses
      .of(bought, () => new PerCard((about) => ({ of: 'use', for: bought, card: about })))
      .of(card);
  }

  recurring(card: SeenCard): Reason {
    return this.#recurring.of(card);
  }

  lostWith(card: SeenCard): Reason {
    return this.#losses.of(card);
  }
}
