import { coreRules } from '#cards/pool';
import { isGameId } from '#notation/recorded/identity';
import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import { RecentlyUsed } from '#streams/recently-used';
import type { EventStore, StreamId } from '../platform/event-store/event-store';
import { Replay } from './replay';

/** Games kept in memory, about 0.3 MB each with their snapshots. */
const KEPT = 64;

/** Stored games, folded once and kept ready. */
export class Replays {
  private readonly kept = new RecentlyUsed<string, Replay>(KEPT);
  private readonly loading = new Map<string, Promise<Replay | null>>();

  private forgotten = 0;

  constructor(private readonly store: Pick<EventStore, 'readStream'>) {}

  /** Drops what it has folded: a header holds the names of people. */
  forget(): void {
    this.forgotten += 1;
    this.kept.clear();
    this.loading.clear();
  }

  /** With all that was stored before the call. Null when there is no such game. */
  async get(id: string): Promise<Replay | null> {
    if (!isGameId(id)) return null;
    const before = this.loading.get(id);
    // A load that has begun may miss what was stored since.
    const loading = before === undefined ? this.newest(id) : this.newestAfter(id, before);
    this.loading.set(id, loading);
    try {
      return await loading;
    } finally {
      if (this.loading.get(id) === loading) this.loading.delete(id);
    }
  }

  private async newest(id: string): Promise<Replay | null> {
    const kept = this.kept.get(id);
    // A game that is over never goes on.
    return kept !== undefined && kept.last.outcome !== null ? kept : this.load(id, kept);
  }

  private async newestAfter(id: string, before: Promise<unknown>): Promise<Replay | null> {
    await before.catch(() => undefined);
    return this.newest(id);
  }

  private async load(id: string, known: Replay | undefined): Promise<Replay | null> {
    const stream: StreamId = `game-${id}`;
    const { forgotten } = this;
    // The header is event 1, decision n event n + 1.
    const read = await this.store.readStream(stream, known === undefined ? 1 : known.length + 2);
    if (!read.ok) return null;
    const [first] = read.events;
    if (first === undefined) return known ?? null;
    const replay = known ?? this.opened(headerOf(first));
    const decided = read.events.slice(known === undefined ? 1 : 0);
    replay.extend(
      decided.map(decisionOf),
      decided.map(({ recordedAt }) => recordedAt.getTime()),
    );
    if (forgotten === this.forgotten) this.kept.set(id, replay);
    return replay;
  }

  private opened(header: ReturnType<typeof headerOf>): Replay {
    return new Replay(coreRules, header, openRecorded(coreRules, header));
  }
}
