import {
  Inject,
  Injectable,
  Logger,
  type OnModuleDestroy,
  type OnModuleInit,
} from '@nestjs/common';
import type { ReadModelReader } from '../../platform/projections/projection';
import { PROJECTIONS, UNHURRIED_READER } from '../../platform/tokens';
import type { Follower } from './count-rates';

/** Milliseconds. */
const EVERY = 5_000;

/** Makes cells of what was asked for again, a part of the players after the other: who asks waits for one at most. */
@Injectable()
export class KeepAsked implements OnModuleInit, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private isKeeping = false;

  constructor(
    @Inject(UNHURRIED_READER) private readonly reader: ReadModelReader,
    @Inject(PROJECTIONS) private readonly runner: Follower,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.keep(), EVERY).unref();
  }

  onModuleDestroy(): void {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
  }

  private async keep(): Promise<void> {
    if (!this.runner.isFollowing || this.isKeeping) return;
    this.isKeeping = true;
    try {
      for (let more = true; more && this.timer !== null;) {
        const keep = 'select rates.keep_asked() as more';
        const [row] = await this.reader.query<{ readonly more: boolean }>('rates-keep', keep);
        more = row?.more ?? false;
      }
    } catch (error) {
      new Logger('Rates').warn(error);
    }
    this.isKeeping = false;
  }
}
