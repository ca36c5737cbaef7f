import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import { whole } from '#streams/folding';
import type { EventStore, StreamId } from '../../platform/event-store/event-store';
import { atEase } from '../../platform/observability/at-ease';
import type { GameKind } from './cached-games';
import { noProjections } from './game-projections';
import { RecordedGame, type RecordedSource } from './recorded-game';
import { Replay } from './replay';
import { noSnapshots } from './snapshots/no-snapshots';
import { SnapshotStore } from './snapshots/snapshot-store';

const streamOf = (id: string): StreamId => `game-${id}`;

/** Games of decisions, opened from their snapshots or folded from their events. */
export class RecordedGames implements GameKind<RecordedGame>, RecordedSource {
  readonly keepsWhatIsOver = true;
  readonly isRemembered = true;

  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly pools: RulesByPool,
    private readonly snapshots = new SnapshotStore(pools, noSnapshots, () => undefined),
    private readonly projections = noProjections,
  ) {}

  async open(id: string): Promise<RecordedGame | null> {
    const stream = streamOf(id);
    const replay = await this.load(stream, await this.snapshots.take(stream));
    if (replay === null) return null;
    this.snapshots.offer(stream, replay);
    return new RecordedGame(id, replay, this, this.projections);
  }

  async follow(id: string, replay: Replay): Promise<boolean> {
    const stream = streamOf(id);
    if ((await this.load(stream, replay)) === null) return false;
    this.snapshots.offer(stream, replay);
    return true;
  }

  /** Throws when there is no such game. */
  async header(id: string): Promise<LogHeader> {
    const read = await this.store.readStream(streamOf(id), 1, 1);
    const [first] = read.ok ? read.events : [];
    if (first === undefined) throw new Error(`game ${id} has no header`);
    return headerOf(first);
  }

  /** Keeps a snapshot of a game for whoever opens it first. */
  async keep(id: string): Promise<void> {
    const stream = streamOf(id);
    const replay = await this.load(stream, await this.snapshots.take(stream));
    if (replay !== null) await this.snapshots.put(stream, replay);
  }

  private async load(stream: StreamId, known: Replay | null): Promise<Replay | null> {
    // A game that is over never goes on.
    if (known !== null && known.outcome !== null) return known;
    // The header is event 1, decision n event n + 1.
    const read = await this.store.readStream(stream, known === null ? 1 : known.length + 2);
    if (!read.ok) return null;
    const [first] = read.events;
    if (first === undefined) return known;
    const replay = known ?? Replay.opened(openRecorded(this.pools, headerOf(first)));
    const decided = read.events.slice(known === null ? 1 : 0);
    const extending = replay.extending(
      decided.map(decisionOf),
      decided.map(({ recordedAt }) => recordedAt.getTime()),
    );
    // What others read meanwhile goes on at once.
    await (known === null ? atEase(extending) : whole(extending));
    return replay;
  }
}
