import { setTimeout as sleep } from 'node:timers/promises';
import { Windows } from '../../platform/clock/windows';
import type { Limits } from '../../platform/config/limits';
import type { Asker } from './asker';

const SECOND = 1_000;
const MINUTE = 60;
/** Of one asker; each holds its request in memory. */
const MOST_WAITING = 100;

/** What is left of an asker's minute. */
export interface Left {
  readonly limit: number;
  readonly remaining: number;
  /** Seconds until it begins anew. */
  readonly reset: number;
}

export interface Admission {
  readonly ok: boolean;
  readonly left: Left;
}

type Purse = Pick<
  Limits,
  'costPerSecond' | 'costPerMinute' | 'uploadsPerMinute' | 'callersPerAddress'
>;

/** So much a minute for each asker, and for each address as much as several askers have. */
class Minutes {
  private readonly own: Windows;
  private readonly shared: Windows;

  constructor(
    private readonly points: number,
    callersPerAddress: number,
  ) {
    this.own = new Windows(points, MINUTE);
    this.shared = new Windows(points * callersPerAddress, MINUTE);
  }

  take({ name, address }: Asker, cost: number): Admission {
    const own = this.own.take(name, cost);
    const shared = this.shared.take(address, cost);
    const { ends } = own.enough ? shared : own;
    return {
      ok: own.enough && shared.enough,
      left: {
        limit: this.points,
        remaining: own.remaining,
        reset: Math.ceil(ends / SECOND),
      },
    };
  }
}

/**
 * What each asker may cost in this process: what is too much for a second waits for the next, what is
 * too much for a minute is refused.
 */
export class Budgets {
  private readonly costs: Minutes;
  private readonly files: Minutes;
  private readonly seconds: Windows;
  private readonly waiting = new Map<string, number>();

  constructor(private readonly purse: Purse) {
    const { costPerMinute, costPerSecond, uploadsPerMinute, callersPerAddress } = purse;
    this.costs = new Minutes(costPerMinute, callersPerAddress);
    this.files = new Minutes(uploadsPerMinute, callersPerAddress);
    this.seconds = new Windows(costPerSecond, 1);
  }

  /** One more file that is uploaded by HTTP. */
  admitFile(asker: Asker): Admission {
    return this.files.take(asker, 1);
  }

  /** Ends when the asker's turn has come: at once where it has. Throws when `signal` is aborted before. */
  admit(asker: Asker, cost: number, signal?: AbortSignal): Admission | Promise<Admission> {
    const { ok, left } = this.costs.take(asker, cost);
    if (!ok) return { ok, left };
    const most = Math.min(cost, this.purse.costPerSecond);
    const { enough, ends } = this.seconds.take(asker.name, most);
    if (enough) return { ok, left };
    return this.turn(asker.name, most, ends, signal).then((came) => ({ ok: came, left }));
  }

  private async turn(
    name: string,
    cost: number,
    first: number,
    signal?: AbortSignal,
  ): Promise<boolean> {
    for (let wait = first; ;) {
      const others = this.waiting.get(name) ?? 0;
      if (others >= MOST_WAITING) return false;
      this.waiting.set(name, others + 1);
      try {
        await sleep(Math.ceil(wait), undefined, signal === undefined ? {} : { signal });
      } finally {
        const now = (this.waiting.get(name) ?? 1) - 1;
        if (now > 0) this.waiting.set(name, now);
        else this.waiting.delete(name);
      }
      const { enough, ends } = this.seconds.take(name, cost);
      if (enough) return true;
      wait = ends;
    }
  }
}

/** As many servers tell it. */
export const headersOf = ({ limit, remaining, reset }: Left): Readonly<Record<string, string>> => ({
  'ratelimit-limit': `${limit}`,
  'ratelimit-remaining': `${remaining}`,
  'ratelimit-reset': `${reset}`,
});
