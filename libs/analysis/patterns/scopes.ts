import type { Fact } from '#rules';

/** To which turn and run facts belong: a fold over all of them in order. */
export class Scopes {
  #turn = 1;
  /** The turn was said to end: what its end brings is still to come. */
  #isOver = false;
  #runs = 0;
  #isRunning = false;

  /** Number of the turn of either player, and of the run; 0 in what comes before the first turn, and outside of runs. */
  take({ type, step }: Pick<Fact, 'type' | 'step'>): {
    readonly turn: number;
    readonly run: number;
  } {
    if (type === 'run-began') [this.#runs, this.#isRunning] = [this.#runs + 1, true];
    if (this.#isOver && (step.startsWith('corp.1.') || step.startsWith('runner.1.')))
      [this.#turn, this.#isOver] = [this.#turn + 1, false];
    const found = {
      turn: step === 'setup' ? 0 : this.#turn,
      run: this.#isRunning ? this.#runs : 0,
    };
    if (type === 'run-ended') this.#isRunning = false;
    if (type === 'turn-ended') this.#isOver = true;
    return found;
  }
}
