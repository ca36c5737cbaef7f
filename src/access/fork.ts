import type { Viewer } from '#rules';
import type { Purpose } from './purpose';

/** What a live game goes on from: it is shown as long as whoever forked it may look at that. */
export interface Fork {
  readonly game: string;
  readonly viewer: Viewer;
  /** The viewer's last moment that it is made of; null: everything. */
  readonly moment: number | null;
  /** What the keys were for, of that game, by which it was forked. */
  readonly by: readonly Purpose[];
}
