import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { ReadModelReader } from '../../platform/projections/projection';
import { PROJECTIONS, UNHURRIED_READER } from '../../platform/tokens';

/** Milliseconds. */
const EVERY = 60_000;

export interface Follower {
  /** Whether this process reads what is stored as it comes. */
  readonly isFollowing: boolean;
}

/** A step of counting all games anew. */
interface Step {
  readonly did: string;
  readonly done: number;
  readonly steps: number;
}

/** Counts what changed though nobody asks for lists or rates: a name that was erased is gone from them soon after. */
@Injectable()
export class CountRates implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private isCounting = false;

  constructor(
    @Inject(UNHURRIED_READER) private readonly reader: ReadModelReader,
    @Inject(PROJECTIONS) private readonly runner: Follower,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.count(), EVERY).unref();
  }

  onModuleDestroy(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private async count(): Promise<void> {
    // Counting all games takes minutes: who waited for it again and again would take every connection.
    if (!this.runner.isFollowing || this.isCounting) return;
    this.isCounting = true;
    for (const work of [
      () => this.refresh('lists'),
      () => this.recount(),
      () => this.refresh('rates'),
      () => this.fill(),
    ])
      try {
        if (this.timer !== null) await work();
      } catch (error) {
        new Logger('Rates').warn(error);
      }
    this.isCounting = false;
  }

  private async refresh(counted: 'lists' | 'rates'): Promise<void> {
    await this.reader.query(`${counted}-by-the-clock`, `select ${counted}.refresh()`);
  }

  /** All games anew where that is due, a step after the other: who stops between two of them goes on there. */
  private async recount(): Promise<void> {
    const recount = 'select did, done, steps from rates.recount()';
    let before: string | null = null;
    while (this.timer !== null) {
      const [step] = await this.reader.query<Step>('rates-recount', recount);
      if (step === undefined) return;
      const { did, done, steps } = step;
      if (did !== before || done === steps)
        new Logger('Rates').log(`Counting all games anew: ${done} of ${steps} steps (${did})`);
      before = did;
    }
  }

  /** What an upgrade left to be summed, a part after the other: who asks waits for one at most. */
  private async fill(): Promise<void> {
    const fill = 'select rates.fill() as more';
    for (let more = true; more && this.timer !== null;) {
      const [row] = await this.reader.query<{ readonly more: boolean }>('rates-fill', fill);
      more = row?.more ?? false;
    }
  }
}
