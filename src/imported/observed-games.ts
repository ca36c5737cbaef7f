import { isGameId } from '#notation/recorded/identity';
import { observedStream } from '#notation/observed/stored';
import { ObservedGame } from '#notation/observed/told';
import { RecentlyUsed } from '#streams/recently-used';
import type { EventStore } from '../platform/event-store/event-store';
import { streamOf } from './observed-events';

/** Games kept in memory, a few MB each. */
const KEPT = 16;

/** Stored observed games, read once and kept ready. */
export class ObservedGames {
  private readonly kept = new RecentlyUsed<string, ObservedGame>(KEPT);

  private forgotten = 0;

  constructor(private readonly store: Pick<EventStore, 'readStream'>) {}

  /** Drops what it has read: a header holds the names of people. */
  forget(): void {
    this.forgotten += 1;
    this.kept.clear();
  }

  /** Null when there is no such game. */
  async get(id: string): Promise<ObservedGame | null> {
    if (!isGameId(id)) return null;
    const kept = this.kept.get(id);
    // Entries never change; a later verdict is the read model's to tell.
    if (kept !== undefined) return kept;
    const { forgotten } = this;
    const read = await this.store.readStream(streamOf(id));
    if (!read.ok) return null;
    const game = new ObservedGame(observedStream(read.events));
    if (forgotten === this.forgotten) this.kept.set(id, game);
    return game;
  }
}
