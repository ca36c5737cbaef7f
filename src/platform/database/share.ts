import { NoFreeConnection } from './overload';

interface Waiting {
  readonly enter: () => void;
  readonly timer: NodeJS.Timeout;
}

/** Questions of one turn of the event loop, which are one request's or few requests'. */
type Burst = Waiting[];

/**
 * As many connections of a pool as questions may take at once. One request can ask a hundred; what opens
 * games and stores them finds a connection meanwhile, and requests that wait have one in turns, so that who
 * asks one thing does not wait for all of a hundred.
 */
export class Share {
  private busy = 0;
  private readonly bursts: Burst[] = [];
  private burst: Burst | null = null;

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
      const next = this.next();
      if (next === undefined) this.busy -= 1;
      else {
        clearTimeout(next.timer);
        next.enter();
      }
    }
  }

  private next(): Waiting | undefined {
    const burst = this.bursts.shift();
    const next = burst?.shift();
    if (burst !== undefined && burst.length > 0) this.bursts.push(burst);
    return next;
  }

  private turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const burst = this.present();
      const one: Waiting = {
        enter: resolve,
        timer: setTimeout(() => {
          this.leave(burst, one);
          const { most, patience } = this;
          reject(new NoFreeConnection(most, patience, new Error('others ask more')));
        }, this.patience),
      };
      if (burst.push(one) === 1) this.bursts.push(burst);
    });
  }

  private present(): Burst {
    if (this.burst === null) {
      this.burst = [];
      setImmediate(() => (this.burst = null));
    }
    return this.burst;
  }

  private leave(burst: Burst, one: Waiting): void {
    burst.splice(burst.indexOf(one), 1);
    if (burst.length === 0) this.bursts.splice(this.bursts.indexOf(burst), 1);
  }
}
