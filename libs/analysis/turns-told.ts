import type { Fact } from '#rules';

/**
 * The turn that each fact of a decision lies in: the state that it led to may stand in the next one, as the last action of a
 * turn ends it where nobody has anything to say.
 */
export class TurnsTold {
  #turn: number;

  /** The number of the turn the game begins in. */
  constructor(turn: number) {
    this.#turn = turn;
  }

  /** Facts in their order; `led` is the turn of the state that they led to. */
  take(fact: Fact, led: number): number {
    // The first turn follows none.
    if (fact.type === 'phase-began' && fact.phase === 'draw') this.#turn = led;
    const turn = this.#turn;
    if (fact.type === 'turn-ended') this.#turn = led;
    return turn;
  }
}
