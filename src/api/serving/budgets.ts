import { setTimeout as sleep } from 'node:timers/promises';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
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

/** Whoever waits for the turn, with what is aborted when they have gone. */
interface Waiting {
  readonly signal: AbortSignal;
}

type Purse = Pick<
  Limits,
  'costPerSecond' | 'costPerMinute' | 'uploadsPerMinute' | 'callersPerAddress'
>;

/** The rest of a window, whether it was enough or not. */
async function consume(purse: RateLimiterMemory, name: string, cost: number) {
  try {
    return { enough: true, rest: await purse.consume(name, cost) };
  } catch (rest) {
    if (rest instanceof RateLimiterRes) return { enough: false, rest };
    throw rest;
  }
}

/** So much a minute for each asker, and for each address as much as several askers have. */
class Minutes {
  private readonly own: RateLimiterMemory;
  private readonly shared: RateLimiterMemory;

  constructor(
    private readonly points: number,
    callersPerAddress: number,
  ) {
    this.own = new RateLimiterMemory({ points, duration: MINUTE });
    this.shared = new RateLimiterMemory({ points: points * callersPerAddress, duration: MINUTE });
  }

  async take({ name, address }: Asker, cost: number): Promise<Admission> {
    const own = await consume(this.own, name, cost);
    const shared = await consume(this.shared, address, cost);
    const { rest } = own.enough ? shared : own;
    return {
      ok: own.enough && shared.enough,
      left: {
        limit: this.points,
        remaining: own.rest.remainingPoints,
        reset: Math.ceil(rest.msBeforeNext / SECOND),
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
  private readonly seconds: RateLimiterMemory;
  private readonly waiting = new Map<string, number>();

  constructor(private readonly purse: Purse) {
    const { costPerMinute, costPerSecond, uploadsPerMinute, callersPerAddress } = purse;
    this.costs = new Minutes(costPerMinute, callersPerAddress);
    this.files = new Minutes(uploadsPerMinute, callersPerAddress);
    this.seconds = new RateLimiterMemory({ points: costPerSecond, duration: 1 });
  }

  /** One more file that is uploaded by HTTP. */
  admitFile(asker: Asker): Promise<Admission> {
    return this.files.take(asker, 1);
  }

  /** Ends when the asker's turn has come. Throws when the client has gone before. */
  async admit(asker: Asker, cost: number, client?: Waiting): Promise<Admission> {
    const { ok, left } = await this.costs.take(asker, cost);
    if (!ok) return { ok, left };
    const came = await this.turn(asker.name, Math.min(cost, this.purse.costPerSecond), client);
    return { ok: came, left };
  }

  private async turn(name: string, cost: number, client?: Waiting): Promise<boolean> {
    for (;;) {
      const { enough, rest } = await consume(this.seconds, name, cost);
      if (enough) return true;
      const others = this.waiting.get(name) ?? 0;
      if (others >= MOST_WAITING) return false;
      this.waiting.set(name, others + 1);
      try {
        const signal = client?.signal;
        await sleep(rest.msBeforeNext, undefined, signal === undefined ? {} : { signal });
      } finally {
        const now = (this.waiting.get(name) ?? 1) - 1;
        if (now > 0) this.waiting.set(name, now);
        else this.waiting.delete(name);
      }
    }
  }
}

/** As many servers tell it. */
export const headersOf = ({ limit, remaining, reset }: Left): Readonly<Record<string, string>> => ({
  'ratelimit-limit': `${limit}`,
  'ratelimit-remaining': `${remaining}`,
  'ratelimit-reset': `${reset}`,
});
