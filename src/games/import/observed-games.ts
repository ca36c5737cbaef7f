import { isGameId } from '#notation/recorded/identity';
import type { ObservedVerdict } from '#notation/observed/header';
import { newestVerdict, observedStream } from '#notation/observed/stored';
import { ObservedGame } from '#notation/observed/told';
import { RecentlyUsed } from '#streams/recently-used';
import type { EventStore } from '../../platform/event-store/event-store';
import { streamOf } from './observed-events';

/** Games kept in memory, a few MB each. */
const KEPT = 16;

interface Kept {
  readonly game: ObservedGame;
  /** Of the last event that was read. */
  readonly version: number;
}

/** Stored observed games, read once and kept ready. */
export class ObservedGames {
  private readonly kept = new RecentlyUsed<string, Kept>(KEPT);

  private forgotten = 0;

  constructor(private readonly store: Pick<EventStore, 'readStream'>) {}

  /** Drops what it has read: a header holds the names of people. */
  forget(): void {
    this.forgotten += 1;
    this.kept.clear();
  }

  /** Null when there is no such game. Its verdict may not be the newest. */
  async get(id: string): Promise<ObservedGame | null> {
    return (await this.load(id))?.game ?? null;
  }

  /** The newest, whoever reached it: only what is new is read. Null when there is no such game, or none. */
  async verdictOf(id: string): Promise<ObservedVerdict | null> {
    const kept = await this.load(id);
    if (kept === null) return null;
    const read = await this.store.readStream(streamOf(id), kept.version + 1);
    const newer = read.ok ? newestVerdict(read.events) : null;
    return newer ?? kept.game.stream.verdict;
  }

  private async load(id: string): Promise<Kept | null> {
    if (!isGameId(id)) return null;
    const known = this.kept.get(id);
    // Entries never change.
    if (known !== undefined) return known;
    const { forgotten } = this;
    const read = await this.store.readStream(streamOf(id));
    if (!read.ok) return null;
    const { events, version } = read;
    const kept = { game: new ObservedGame(observedStream(events)), version };
    if (forgotten === this.forgotten) this.kept.set(id, kept);
    return kept;
  }
}
