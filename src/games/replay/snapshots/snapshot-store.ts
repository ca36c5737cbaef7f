import { setImmediate } from 'node:timers/promises';
import type { RulesByPool } from '#cards/rules-by-pool';
import type { StreamId } from '../../../platform/event-store/event-store';
import { whole } from '#streams/folding';
import { storingAtEase } from '../../../platform/observability/at-ease';
import type { Snapshots } from '../../../platform/snapshots/snapshots';
import { Replay } from '../replay';
import { packReplay, unpackReplay } from './packed-replay';

/** Decisions by which a game that is not over grows before it is kept anew. */
const OUTGROWN = 64;

/** Replays as they are kept between processes, to be opened without folding them. */
export class SnapshotStore {
  /** How long a replay was when it was kept last. */
  private readonly kept = new WeakMap<Replay, number>();
  private readonly keeping = new Set<Promise<void>>();

  constructor(
    private readonly pools: RulesByPool,
    private readonly snapshots: Snapshots,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** It may be behind its stream; null when there is none that can be read. */
  async take(stream: StreamId): Promise<Replay | null> {
    const found = await this.snapshots.find(stream);
    return found === null ? null : this.unpacked(found.body);
  }

  /** Some of those that are kept, whichever. */
  async some(most: number): Promise<readonly Replay[]> {
    const found = await this.snapshots.some(most);
    return found.flatMap(({ body }) => this.unpacked(body) ?? []);
  }

  /** Keeps a replay that has outgrown what is kept of it; nobody waits for it. */
  offer(stream: StreamId, replay: Replay): void {
    if (!this.isOutgrown(replay)) return;
    // Packing takes longer than the answer that somebody waits for.
    const keeping = setImmediate()
      .then(() => this.put(stream, replay))
      .catch(this.onError);
    this.keeping.add(keeping);
    void keeping.finally(() => this.keeping.delete(keeping));
  }

  /** Keeps a replay as it stands now. */
  async put(stream: StreamId, replay: Replay): Promise<void> {
    const { length, data, outcome } = replay;
    if (this.kept.get(replay) === length) return;
    this.kept.set(replay, length);
    // The header is event 1: after decision n stands version n + 1.
    const version = length + 1;
    const packing = packReplay(replay.pool, data);
    try {
      // A game that may go on meanwhile is packed at once.
      const body = await (outcome === null ? whole(packing) : storingAtEase(packing));
      await this.snapshots.keep(stream, { version, body });
    } catch (error) {
      this.kept.delete(replay);
      throw error;
    }
  }

  /** Resolves when nothing is being kept any more. */
  async stop(): Promise<void> {
    await Promise.all(this.keeping);
  }

  private unpacked(body: Buffer): Replay | null {
    const unpacked = unpackReplay(this.pools, body);
    if (unpacked === null) return null;
    const replay = new Replay(unpacked.rules, unpacked.data);
    this.kept.set(replay, replay.length);
    return replay;
  }

  private isOutgrown(replay: Replay): boolean {
    const grown = replay.length - (this.kept.get(replay) ?? 0);
    return grown > OUTGROWN || (grown > 0 && replay.outcome !== null);
  }
}
