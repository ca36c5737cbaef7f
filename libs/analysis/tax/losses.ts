import { cardOf, type Card, type CardId, type Work } from '#rules';
import type { Words } from './breaking';
import { installedWorth, WORTH } from './cost';
import { keepsItself, losesForSure } from './keeping';

/** What cards that the Runner loses at an encounter are worth at least. */
export class Losses {
  /** The least of what is installed. */
  readonly least: number;
  #isSure: boolean | null = null;

  /** `cardsCount`: cards that are lost count. */
  constructor(
    private readonly g: Work,
    private readonly cardsCount: boolean,
  ) {
    let least = Infinity;
    for (const id of g.state.runner.rig) least = Math.min(least, this.of(cardOf(g, id)));
    this.least = least;
  }

  of({ def }: Card): number {
    const value = this.g.pool.definitions[def]?.value;
    return !this.cardsCount || value === undefined ? 0 : installedWorth(value);
  }

  /** Of a card of the grip that is trashed to pay; 0 where it may not go. */
  get discarded(): number {
    const { runner } = this.g.state;
    const isGone = this.cardsCount && this.#goes([...runner.grip, ...runner.stack, ...runner.heap]);
    return isGone ? WORTH.cards : 0;
  }

  /** Of a card that is trashed to pay for its own use; null where it may stay. `before`: what may be lost otherwise. */
  trashing(card: Card, before: number): number | null {
    return this.#goes([card.id]) ? Math.max(0, this.of(card) - before) : null;
  }

  #goes(ids: readonly CardId[]): boolean {
    this.#isSure ??= losesForSure(this.g);
    return this.#isSure && ids.every((id) => !keepsItself(this.g, cardOf(this.g, id).def));
  }

  /** What becomes of a card that broke subroutines costs so much at least. `before`: what may be lost to others. */
  after(card: Card, { afterwards }: Words, before: number): number {
    if (afterwards.length === 0) return 0;
    const least = Math.min(
      ...afterwards.map((effects) =>
        effects.reduce((sum, effect) => {
          if (effect.do === 'choose') return sum + this.least;
          if (effect.do === 'trash' && effect.cards === 'this') return sum + this.of(card);
          if (effect.do !== 'remove' || effect.from !== 'this') return sum;
          const { counter, amount } = effect;
          if (typeof amount !== 'number' || (counter !== 'virus' && counter !== 'power'))
            return sum;
          return sum + (card[counter] < amount ? Infinity : amount * WORTH.counters);
        }, 0),
      ),
    );
    // A subroutine may trash it before.
    return least === Infinity ? 0 : Math.min(least, Math.max(0, this.of(card) - before));
  }
}
