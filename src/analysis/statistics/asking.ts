import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import type { ContentIds } from '../../platform/content-id/content-id';
import { CONFIG, CONTENT_IDS } from '../../platform/tokens';

/** Who asks for statistics, and how much one question may read. */
export interface Asking {
  /** On whose account it goes, told so that nobody knows who that is. */
  readonly account: string;
  /** Sides of games, or names by side. */
  readonly mostSides: number;
}

/** Where nobody asks but the program itself. */
export const unbounded: Asking = { account: '', mostSides: Infinity };

/** What is asked on an account: keys, or an address. */
@Injectable()
export class Askings {
  constructor(
    @Inject(CONFIG)
    private readonly config: { readonly limits: Pick<Config['limits'], 'mostSides'> },
    @Inject(CONTENT_IDS) private readonly ids: ContentIds,
  ) {}

  of(account: string): Asking {
    return {
      account: this.ids.of('asks for statistics', [account]),
      mostSides: this.config.limits.mostSides,
    };
  }
}
