import type { Fact } from '#rules';

/** To which turn and run facts belong: a fold over all of them in order. */
export class Scopes {
  #turn = 0;
  #runs = 0;
  #isRunning = false;

  /** Turns of either player before it, and the number of its run; 0 outside of runs. */
  take({ type }: Pick<Fact, 'type'>): { readonly turn: number; readonly run: number } {
    if (type === 'run-began') [this.#runs, this.#isRunning] = [this.#runs + 1, true];
    const found = { turn: this.#turn, run: this.#isRunning ? this.#runs : 0 };
    if (type === 'run-ended') this.#isRunning = false;
    if (type === 'turn-ended') this.#turn += 1;
    return found;
  }
}
