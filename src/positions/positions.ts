import { isGameId } from '#notation/recorded/identity';
import { openRecorded } from '#notation/recorded/open-recorded';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import type { Decision } from '#rules/decision/decision';
import type { Rules } from '#rules/rules';
import type { State } from '#rules/state/state';
import type { EventStore, StreamId } from '../platform/event-store/event-store';
import type { Snapshots } from '../platform/snapshots/snapshots';
import { unpackSegment, type Segment } from './segment';
import { segmentsOf } from './segments';

/** Decisions beyond the last snapshot from which on a game that goes on gets new ones. */
const OUTGROWN = 64;

/** Segments folded when the program starts: some 100 ms. */
const WARMING = 60;

/** Opens a stored game at any decision, without folding what lies far before it. */
export class Positions {
  private readonly preparing = new Map<StreamId, Promise<void>>();

  constructor(
    private readonly rules: Rules,
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly snapshots: Snapshots,
    private readonly onError: (error: unknown) => void,
  ) {}

  /** The state after decision `number` (0: the opening); null when there is no such place. */
  async stateAt(game: string, number: number): Promise<State | null> {
    if (!isGameId(game) || !Number.isSafeInteger(number) || number < 0) return null;
    const stream: StreamId = `game-${game}`;
    const snapshot = await this.snapshots.nearest(stream, number + 1);
    const segment = snapshot && unpackSegment(this.rules.pool, snapshot.body);
    if (snapshot !== null && segment !== null) {
      const from = snapshot.version - 1;
      return this.onFrom(stream, segment, from, number);
    }
    return this.fromTheBeginning(stream, number);
  }

  /** Folds what happens to be kept, so that the first who asks finds compiled code. */
  async warmUp(): Promise<void> {
    for (const { body } of await this.snapshots.some(WARMING)) {
      const segment = unpackSegment(this.rules.pool, body);
      if (segment === null) continue;
      const { state, decisions } = segment;
      this.folded(state, decisions);
    }
  }

  /** Keeps snapshots of a game as it stands now, in place of those it has. */
  prepare(game: string): Promise<void> {
    const stream: StreamId = `game-${game}`;
    const running = this.preparing.get(stream);
    if (running !== undefined) return running;
    const preparing = this.keep(stream).finally(() => this.preparing.delete(stream));
    this.preparing.set(stream, preparing);
    return preparing;
  }

  private async onFrom(
    stream: StreamId,
    { state, decisions }: Segment,
    from: number,
    number: number,
  ): Promise<State | null> {
    const known = decisions.slice(0, number - from);
    const missing = number - from - known.length;
    const further = missing === 0 ? [] : await this.decisions(stream, number - missing, missing);
    if (further.length < missing) return null;
    if (missing > OUTGROWN) this.prepareLater(stream);
    return this.folded(state, [...known, ...further]);
  }

  private async fromTheBeginning(stream: StreamId, number: number): Promise<State | null> {
    const read = await this.store.readStream(stream, 1, number + 1);
    const [first, ...rest] = read.ok ? read.events : [];
    if (first === undefined || rest.length < number) return null;
    this.prepareLater(stream);
    const { state } = openRecorded(this.rules, headerOf(first));
    return this.folded(state, rest.map(decisionOf));
  }

  private async decisions(
    stream: StreamId,
    after: number,
    count: number,
  ): Promise<readonly Decision[]> {
    const read = await this.store.readStream(stream, after + 2, count);
    return read.ok ? read.events.map(decisionOf) : [];
  }

  private folded(from: State, decisions: readonly Decision[]): State {
    if (decisions.length === 0) return from;
    const live = this.rules.live(from, 'none');
    for (const decision of decisions) {
      const taken = live.apply(decision);
      if (!taken.ok) throw new Error(`a decision of a stored game is refused: ${taken.reason}`);
    }
    return live.state;
  }

  private prepareLater(stream: StreamId): void {
    void this.prepare(stream.slice('game-'.length)).catch(this.onError);
  }

  private async keep(stream: StreamId): Promise<void> {
    const read = await this.store.readStream(stream);
    const [first, ...rest] = read.ok ? read.events : [];
    if (first === undefined) return;
    const { state } = openRecorded(this.rules, headerOf(first));
    await this.snapshots.keep(stream, segmentsOf(this.rules, state, rest.map(decisionOf)));
  }
}
