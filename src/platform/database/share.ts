import { NoFreeConnection } from './patient-pool';

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/**
 * As many connections of a pool as questions may take at once. One request can ask a hundred; what opens
 * games and stores them finds a connection meanwhile.
 */
export class Share {
  private busy = 0;
  private readonly waiting: Waiting[] = [];

  constructor(
    private readonly most: number,
    /** Milliseconds that a question waits before it is refused. */
    private readonly patience: number,
  ) {}

  async use<T>(work: () => Promise<T>): Promise<T> {
    if (this.busy < this.most) this.busy += 1;
    // Whoever leaves hands over the place.
    else await this.turn();
    try {
      return await work();
    } finally {
      const next = this.waiting.shift();
      if (next === undefined) this.busy -= 1;
      else {
        clearTimeout(next.timer);
        next.enter();
      }
    }
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          this.waiting.splice(this.waiting.indexOf(one), 1);
          const { most, patience } = this;
          reject(new NoFreeConnection(most, patience, new Error('others ask more')));
        }, this.patience),
      };
      this.waiting.push(one);
    });
  }
}
