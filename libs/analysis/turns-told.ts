import type { Fact, State } from '#rules';

/** A turn of both players as it is numbered. */
export interface TurnTold {
  readonly number: number;
  /** Of the Runner's turns with that number: 1 and more for those that an effect gave besides the first (TURN-27). */
  readonly again: number;
}

/**
 * The turn that each fact of a decision lies in: the state that it led to may stand in the next one, as the last action of a
 * turn ends it where nobody has anything to say.
 */
export class TurnsTold {
  #turn: TurnTold;
  /** A turn of the Runner with this number has begun. */
  #isRunners: boolean;

  /** Where the game begins. */
  constructor({ turn }: Pick<State, 'turn'>) {
    this.#turn = { number: turn.number, again: 0 };
    this.#isRunners = turn.side === 'runner' && turn.number > 0;
  }

  /** Facts in their order; `led` is the number of the turn of the state that they led to. */
  take(fact: Fact, led: number): TurnTold {
    const turn = this.#turn;
    // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
    const { type } = fact;
    // What is met by the end of a turn lies in it: the next one begins with its draw phase.
    if (type === 'phase-began') {
      if (fact.phase === 'draw') this.#number(led);
      else if (fact.phase === 'action' && fact.side === 'runner') this.#begin();
      return this.#turn;
    }
    return turn;
  }

  #number(led: number): void {
    if (led === this.#turn.number) return;
    this.#turn = { number: led, again: 0 };
    this.#isRunners = false;
  }

  #begin(): void {
    if (this.#isRunners) this.#turn = { ...this.#turn, again: this.#turn.again + 1 };
    this.#isRunners = true;
  }
}
