import { decided, gameRecorded, decisionOf, headerOf } from '#notation/recorded/recorded';
import type { Rules } from '#rules/rules';
import { RecentlyUsed } from '#streams/recently-used';
import type { Clock } from '../platform/clock/clock';
import { consecutiveIds } from '../platform/event-store/commit-payload';
import type { EventStore, NewEvent, StreamId } from '../platform/event-store/event-store';
import { Table, type Stored } from './table';

/** Games kept in memory while they are played. */
const KEPT = 256;

const streamOf = (game: string): StreamId => `game-${game}`;

/** Games being played; in this process one decision of a game at a time, in all by its version. */
export class Tables {
  private readonly kept = new RecentlyUsed<string, Table>(KEPT);
  private readonly turns = new Map<string, Promise<unknown>>();
  private forgotten = 0;

  constructor(
    private readonly store: Pick<EventStore, 'append' | 'readStream'>,
    private readonly clock: Pick<Clock, 'newId'>,
    private readonly rules: Rules,
    /** Hears of a game that has gone on, before any reader of the store. */
    private readonly onProgress: (game: string) => void = () => undefined,
  ) {}

  /** Drops what it has folded: a header holds the names of people. */
  forget(): void {
    this.forgotten += 1;
    this.kept.clear();
  }

  /** Works on a game as it stands; null where there is none. */
  async at<T>(game: string, work: (table: Table) => Promise<T>): Promise<T | null> {
    const before = this.turns.get(game) ?? Promise.resolve();
    const turn = before.then(async () => {
      const table = await this.load(game);
      return table === null ? null : work(table);
    });
    const settled = turn.catch(() => this.kept.delete(game));
    this.turns.set(game, settled);
    try {
      return await turn;
    } finally {
      if (this.turns.get(game) === settled) this.turns.delete(game);
    }
  }

  /** A new game with what chance dealt at its opening. */
  async begin(game: string, table: Table, dealt: readonly Stored[]): Promise<void> {
    const [first = '', ...ids] = consecutiveIds(this.clock.newId(), dealt.length + 1);
    const header: NewEvent = { id: first, type: gameRecorded, data: table.header };
    const events = [header, ...eventsOf(dealt, ids)];
    const { forgotten } = this;
    const appended = await this.store.append(streamOf(game), 'no-stream', events);
    if (!appended.ok) throw new Error(appended.message);
    this.keep(game, table, forgotten);
  }

  /** Stores what a table has taken beyond `version`; false when another was faster. */
  async record(game: string, version: number, stored: readonly Stored[]): Promise<boolean> {
    const ids = consecutiveIds(this.clock.newId(), stored.length);
    const appended = await this.store.append(streamOf(game), version, eventsOf(stored, ids));
    if (appended.ok) {
      this.onProgress(game);
      return true;
    }
    this.kept.delete(game);
    if (appended.code === 'version-conflict') return false;
    throw new Error(appended.message);
  }

  /** Unless a name was erased since `forgotten` was looked at. */
  private keep(game: string, table: Table, forgotten: number): void {
    if (forgotten === this.forgotten) this.kept.set(game, table);
  }

  private async load(game: string): Promise<Table | null> {
    const known = this.kept.get(game);
    const { forgotten } = this;
    const read = await this.store.readStream(streamOf(game), (known?.version ?? 0) + 1);
    if (!read.ok) return null;
    const [first] = read.events;
    if (first === undefined) return known ?? null;
    const table = known ?? new Table(this.rules, headerOf(first));
    for (const event of read.events.slice(known === undefined ? 1 : 0)) {
      const refused = table.take(decisionOf(event));
      if (refused !== null) throw new Error(`${event.stream}, event ${event.version}: ${refused}`);
    }
    this.keep(game, table, forgotten);
    return table;
  }
}

function eventsOf(stored: readonly Stored[], ids: readonly string[]): readonly NewEvent[] {
  return stored.map(({ decision, hash }, index) => {
    const id = ids[index];
    if (id === undefined) throw new Error('an event has no id');
    return { id, type: decided, data: decision, meta: { hash } };
  });
}
