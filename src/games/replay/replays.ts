import { coreRules } from '#cards/pool';
import type { LogHeader } from '#notation/native/header';
import { isGameId } from '#notation/recorded/identity';
import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import { RecentlyUsed } from '#streams/recently-used';
import type { EventStore, StreamId } from '../../platform/event-store/event-store';
import { noSnapshots } from './snapshots/no-snapshots';
import { Shelf } from './snapshots/snapshot-store';
import { Replay } from './replay';

/** Games in memory, up to 0.5 MB each with the states on their way. */
const READY = 64;

/** Stored games, opened from where they are kept, or folded once, and then ready in memory. */
export class Replays {
  private readonly ready = new RecentlyUsed<string, Replay>(READY);
  private readonly loading = new Map<string, Promise<Replay | null>>();

  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly shelf = new Shelf(coreRules, noSnapshots, () => undefined),
  ) {}

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

  /** Read anew each time: names can be erased. Null when there is no such game. */
  async header(id: string): Promise<LogHeader | null> {
    if (!isGameId(id)) return null;
    const read = await this.store.readStream(`game-${id}`, 1, 1);
    const [first] = read.ok ? read.events : [];
    return first === undefined ? null : headerOf(first);
  }

  /** Keeps a game for whoever opens it first; it is not made ready here. */
  async keep(id: string): Promise<void> {
    const stream: StreamId = `game-${id}`;
    const replay = await this.load(stream, await this.shelf.take(stream));
    if (replay !== null) await this.shelf.put(stream, replay);
  }

  private async newest(id: string): Promise<Replay | null> {
    const stream: StreamId = `game-${id}`;
    const known = this.ready.get(id) ?? (await this.shelf.take(stream));
    const replay = await this.load(stream, known);
    if (replay === null) return null;
    this.ready.set(id, replay);
    this.shelf.offer(stream, replay);
    return replay;
  }

  private async newestAfter(id: string, before: Promise<unknown>): Promise<Replay | null> {
    await before.catch(() => undefined);
    return this.newest(id);
  }

  private async load(stream: StreamId, known: Replay | null): Promise<Replay | null> {
    // A game that is over never goes on.
    if (known !== null && known.outcome !== null) return known;
    // The header is event 1, decision n event n + 1.
    const read = await this.store.readStream(stream, known === null ? 1 : known.length + 2);
    if (!read.ok) return null;
    const [first] = read.events;
    if (first === undefined) return known;
    const replay = known ?? Replay.opened(coreRules, openRecorded(coreRules, headerOf(first)));
    const decided = read.events.slice(known === null ? 1 : 0);
    replay.extend(
      decided.map(decisionOf),
      decided.map(({ recordedAt }) => recordedAt.getTime()),
    );
    return replay;
  }
}
