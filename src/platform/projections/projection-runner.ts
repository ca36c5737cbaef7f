import type { Pool } from 'pg';
import type { EventStore, RecordedEvent, Subscription } from '../event-store/event-store';
import { START, type Position } from '../event-store/position';
import { follow } from '../event-store/subscription';
import { traceProjection } from '../observability/tracing/trace-projection';
import { untraced, type Tracing } from '../observability/tracing/tracing';
import { abreast } from './abreast';
import { DeadLetters } from './dead-letters';
import type { DeadLetter, Projection } from './projection';
import { ProjectionSlot, statesOf, type SlotState } from './projection-slot';
import { rebuildTogether, type RebuildProgress } from './projection-rebuild';
import { settle, takeAhead } from './projection-ahead';
import { advance, isHeeded, passOver } from './projection-step';
import { Reached } from './reached';
import { retryLetter } from './retry-letter';
import { sharedRead } from './shared-read';
import { Waiting } from './waiting';

/** Events a transaction: large enough to be quick, short enough not to hold readers back. */
const BATCH = 2_000;
/** The same for a rebuild, which nobody waits for. */
const REBUILD_BATCHES = 4;
const PATIENCE = 10_000;
/** Projections written at a time: one is folded and told of while the database writes another. */
const ABREAST = 3;
/**
 * Milliseconds in which appends come together that nobody waits to see listed: a step costs the database several
 * times what an append does, and the next append would share it.
 */
const GATHERED = 20;
/** Connections that one of them may hold: its transaction's, and that of a stream it reads. */
const CONNECTIONS = 3;

export interface Lag {
  readonly projection: string;
  readonly position: Position;
  /** When the first event not yet read was recorded; null when all are read. */
  readonly since: Date | null;
  readonly deadLetters: number;
}

export interface RunnerOptions {
  readonly onError: (error: unknown) => void;
  /** Events read at a time. */
  readonly batch?: number | undefined;
  /** Milliseconds a published event may be on its way. */
  readonly patience?: number | undefined;
  readonly tracing?: Tracing | undefined;
}

/** Keeps projections up to date in this process; others may do the same at the same time. */
export class ProjectionRunner {
  private readonly slots = new Map<string, ProjectionSlot>();
  private running: Subscription | null = null;
  private readonly reached: Reached;
  /** Of names, that what projections keep in memory was read after. */
  private erasures = 0;
  private readonly abreast: number;
  /** Whether the last step left so much that the next one is large anyway. */
  private isBehind = false;
  private readonly waiting: Waiting;
  private readonly onError: (error: unknown) => void;
  private readonly batch: number;
  private readonly tracing: Tracing;

  constructor(
    private readonly pool: Pool,
    private readonly store: EventStore,
    { onError, batch = BATCH, patience = PATIENCE, tracing = untraced }: RunnerOptions,
  ) {
    this.onError = onError;
    this.batch = batch;
    this.waiting = new Waiting(patience);
    this.tracing = tracing;
    const most = Math.floor(pool.options.max / CONNECTIONS);
    this.reached = new Reached(pool);
    this.abreast = Math.max(1, Math.min(ABREAST, most));
  }

  register(projection: Projection): void {
    if (this.slots.has(projection.name))
      throw new TypeError(`There are two projections named ${projection.name}`);
    const watched = traceProjection(projection, this.tracing);
    this.slots.set(projection.name, ProjectionSlot.live(this.pool, watched));
  }

  /** Whether this process reads what is stored as it comes. */
  get isFollowing(): boolean {
    return this.running !== null;
  }

  names(): readonly string[] {
    return [...this.slots.keys()];
  }

  /** Makes the tables of new projections, rebuilds those of another version. */
  async prepare(): Promise<void> {
    for (const slot of this.slots.values()) await slot.createIfAbsent();
    const outdated = await this.outdated([...this.slots.values()]);
    // Of several programs that start at once, one rebuilds.
    await ProjectionSlot.building(outdated, async () => this.build(await this.outdated(outdated)));
  }

  /** Follows the store until `stop`. */
  async start(): Promise<void> {
    await this.prepare();
    this.running ??= follow({
      step: () => this.stepAll(),
      gather: async () => {
        if (!this.isBehind) await this.reached.awaited(GATHERED);
      },
      listen: (listener) => this.store.listen(listener),
      onError: this.onError,
    });
  }

  async stop(): Promise<void> {
    const running = this.running;
    this.running = null;
    await running?.stop();
  }

  /**
   * Takes what `read` gives, events of some streams in any order of streams, beside other processes
   * that do so too. Reads again when a name was erased meanwhile.
   */
  async take(read: () => Promise<readonly RecordedEvent[]>): Promise<void> {
    await this.takeInto([...this.slots.values()], read);
  }

  /**
   * Moves checkpoints over what was taken. An event that was published and that nobody takes is
   * lost on its way: its stream is then read from the store.
   */
  async settle(published: Position): Promise<void> {
    for (const slot of this.slots.values()) {
      const missing = await settle(this.pool, slot);
      if (missing === null || missing.position > published) this.waiting.isOver(slot.name);
      else if (this.waiting.isInVain(slot.name, missing.position))
        await this.takeInto([slot], async () => {
          const read = await this.store.readStream(missing.stream);
          if (read.ok) return read.events;
          return read.code === 'stream-removed' ? [read.tombstone] : [];
        });
    }
    this.reached.wake();
  }

  /** Reads everything that can be read now, without following. */
  async catchUp(): Promise<void> {
    await this.prepare();
    while (await this.stepAll());
  }

  /** Projections without tables of this program's version; asks the database. */
  async absent(): Promise<readonly string[]> {
    const states = await statesOf(this.pool, this.names());
    return [...this.slots.values()].flatMap(({ name, projection }) =>
      states.get(name)?.version === projection.version ? [] : [name],
    );
  }

  /** Whether every projection has read the event at `position`, waiting at most so many milliseconds. */
  caughtUp(position: Position, patience: number): Promise<boolean> {
    return this.reached.wait(this.names(), position, patience);
  }

  /** Builds projections anew beside the live ones, which stay readable, then swaps them. */
  async rebuild(
    names: string | readonly string[],
    onProgress?: (progress: RebuildProgress) => void,
  ): Promise<void> {
    const slots = [names].flat().map((name) => this.slot(name));
    await ProjectionSlot.building(slots, () => this.build(slots, onProgress));
    this.reached.wake();
  }

  async lag(): Promise<readonly Lag[]> {
    return Promise.all(
      [...this.slots.values()].map(async (slot) => {
        const position = (await slot.state())?.position ?? START;
        const [next] = await this.store.readAll(position, 1);
        const letters = await this.deadLetters(slot.name);
        return {
          projection: slot.name,
          position,
          since: next?.recordedAt ?? null,
          deadLetters: letters.length,
        };
      }),
    );
  }

  deadLetters(name: string): Promise<readonly DeadLetter[]> {
    return new DeadLetters(this.pool, this.slot(name).name).list();
  }

  /** Applies what was set aside; what fails again stays, with its new reason. Returns the recovered streams. */
  async retryDeadLetters(name: string): Promise<readonly string[]> {
    const slot = this.slot(name);
    const recovered: string[] = [];
    for (const letter of await this.deadLetters(name)) {
      const taken = await retryLetter(slot, this.store, letter, (state) => this.notice(state));
      if (taken) recovered.push(letter.stream);
    }
    return recovered;
  }

  private slot(name: string): ProjectionSlot {
    const slot = this.slots.get(name);
    if (slot === undefined)
      throw new RangeError(`There is no projection ${name}; there are ${this.names().join(', ')}`);
    return slot;
  }

  private async takeInto(
    slots: readonly ProjectionSlot[],
    read: () => Promise<readonly RecordedEvent[]>,
  ): Promise<void> {
    const names = slots.map(({ name }) => name);
    for (const left = [...slots]; left.length > 0;) {
      const [state] = (await statesOf(this.pool, names)).values();
      if (state === undefined) throw new Error(`${names.join(', ')}: not prepared`);
      this.notice(state);
      const events = await read();
      for (let [slot] = left; slot !== undefined; [slot] = left) {
        const taken = await takeAhead(slot, this.store, events, state.erasures);
        if (taken.kind === 'name erased') break;
        for (const untrue of taken.untrue) this.onError(untrue);
        left.shift();
      }
    }
  }

  /** Before anything is read: what is kept in memory may hold a name erased since it was kept. */
  private notice(state: SlotState | null | undefined): void {
    if (state === null || state === undefined || state.erasures === this.erasures) return;
    this.erasures = state.erasures;
    for (const { projection } of this.slots.values()) projection.forget?.();
  }

  private async outdated(slots: readonly ProjectionSlot[]): Promise<readonly ProjectionSlot[]> {
    const found: ProjectionSlot[] = [];
    for (const slot of slots) if (!(await slot.isPresent())) found.push(slot);
    return found;
  }

  private build(
    slots: readonly ProjectionSlot[],
    onProgress: (progress: RebuildProgress) => void = () => undefined,
  ): Promise<void> {
    return rebuildTogether(slots, {
      pool: this.pool,
      store: this.store,
      batch: REBUILD_BATCHES * this.batch,
      abreast: this.abreast,
      notice: (state) => this.notice(state),
      onProgress,
    });
  }

  /** One batch for every projection: those that are equally far share what was read. */
  private async stepAll(): Promise<boolean> {
    let most = 0;
    const readNext = sharedRead(async (after) => {
      const events = await this.store.readAll(after, this.batch);
      most = Math.max(most, events.length);
      return events;
    });
    let progressed = false;
    const states = await statesOf(this.pool, this.names());
    this.notice([...states.values()].at(0));
    const passed = await this.passOver(states, readNext);
    if (passed.size > 0) progressed = true;
    const left = [...this.slots.values()].filter(({ name }) => !passed.has(name));
    const failures = await abreast(left, this.abreast, async (slot) => {
      const step = await advance(slot, this.store, readNext, states.get(slot.name) ?? null);
      if (step.kind !== 'advanced') return;
      progressed = true;
      this.reached.note(slot.name, step.position);
    });
    // The first of them may be the rest of an append that was read in part.
    this.isBehind = most >= this.batch / 2;
    if (progressed) this.reached.wake();
    if (failures.length > 0) throw new AggregateError(failures, failures.map(String).join('; '));
    return progressed;
  }

  /** Those to whom none of the next events mean anything, all together: most of them, after most appends. */
  private async passOver(
    states: ReadonlyMap<string, SlotState>,
    readNext: (after: Position) => Promise<readonly RecordedEvent[]>,
  ): Promise<ReadonlySet<string>> {
    const passed = new Set<string>();
    for (const [from, slots] of byPosition(this.slots.values(), states)) {
      const events = await readNext(from);
      const last = events.at(-1);
      const idle = slots.filter(({ projection }) => !isHeeded(events, projection));
      if (last === undefined || idle.length === 0) continue;
      for (const name of await passOver(this.pool, idle, from, last.position)) {
        passed.add(name);
        this.reached.note(name, last.position);
      }
    }
    return passed;
  }
}

/** Those of this program's version, by where they stand. */
function byPosition(
  slots: Iterable<ProjectionSlot>,
  states: ReadonlyMap<string, SlotState>,
): ReadonlyMap<Position, readonly ProjectionSlot[]> {
  const groups = new Map<Position, ProjectionSlot[]>();
  for (const slot of slots) {
    const state = states.get(slot.name);
    if (state?.version !== slot.projection.version) continue;
    const group = groups.get(state.position) ?? [];
    groups.set(state.position, [...group, slot]);
  }
  return groups;
}
