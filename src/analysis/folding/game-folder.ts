import type { RulesByPool } from '#cards/rules-by-pool';
import { openRecorded } from '#notation/recorded/open-recorded';
import { GameFold } from '#notation/recorded/game-fold';
import { decisionOf, headerOf } from '#notation/recorded/recorded';
import { takeStored } from '#notation/recorded/take-stored';
import type { LogHeader } from '#notation/native/header';
import type { Live, State } from '#rules';
import type { Folding } from '#streams/folding';
import type { Memory } from '#streams/memory';
import { Remembered } from '#streams/remembered';
import type { EventStore, RecordedEvent, StreamId } from '../../platform/event-store/event-store';
import { storingAtEase } from '../../platform/observability/at-ease';
import type { FoldedGame } from './folded-game';
import { wholeStream } from './whole-stream';

/** Weight of the games whose facts are kept: each projection asks for the same ones in turn. */
const KEPT = 64;
/** Decisions of a game that weighs 1: 0.4 MB. */
const WEIGHED = 500;

const weightOf = (decisions: number): number => Math.max(1, Math.ceil(decisions / WEIGHED));

interface Kept {
  /** As the store gave it; null before it did. */
  header: LogHeader | null;
  readonly folding: GameFold;
  readonly live: Live;
  /** By its length when it was first kept. */
  readonly weight: number;
}

/** Folds games for projections; what one of them has folded, the next need not. */
export class GameFolder {
  private readonly kept: Remembered<Kept>;
  /** The last fold of each game that is not at its end. */
  private readonly turns = new Map<StreamId, Promise<unknown>>();

  constructor(
    readonly pools: RulesByPool,
    private readonly memory: Memory,
  ) {
    this.kept = new Remembered(memory, KEPT, ({ weight }) => weight);
  }

  /** A name was erased that headers may hold. */
  forget(): void {
    this.memory.forgetAll();
  }

  /** Takes over the fold of a whole game from who has just stored it. */
  adopt(stream: StreamId, folding: GameFold, state: State): void {
    if (this.kept.get(stream) !== undefined) return;
    this.kept.hold(this.kept.era(), stream, {
      header: null,
      folding,
      live: folding.rules.live(state),
      weight: weightOf(folding.told.length),
    });
  }

  /** `events` are new ones of one stream, in order. Throws when they are not a legal game. */
  async fold(
    events: readonly RecordedEvent[],
    store: Pick<EventStore, 'readStream'>,
  ): Promise<FoldedGame> {
    const [first] = events;
    const newest = events.at(-1);
    if (first === undefined || newest === undefined) throw new Error('there is no event to fold');
    const { stream } = first;
    // Decision n is event n + 1.
    const [from, to] = [first.version - 1, newest.version - 1];
    const { header, folding } = await this.inTurn(stream, () => this.reaching(from, events, store));
    return {
      id: stream.slice('game-'.length),
      header,
      told: folding.told.slice(0, to + 1),
      from,
      indexes: folding.indexes.of,
      pool: folding.rules.pool,
      opening: folding.opening,
      position: newest.position,
      recordedAt: newest.recordedAt,
    };
  }

  /** One after another for each game: nobody goes on in the midst of what another folds in slices. */
  private async inTurn<T>(stream: StreamId, work: () => Promise<T>): Promise<T> {
    const own = (this.turns.get(stream) ?? Promise.resolve()).then(work, work);
    this.turns.set(stream, own);
    try {
      return await own;
    } finally {
      if (this.turns.get(stream) === own) this.turns.delete(stream);
    }
  }

  private async reaching(
    from: number,
    events: readonly RecordedEvent[],
    store: Pick<EventStore, 'readStream'>,
  ): Promise<{ readonly header: LogHeader; readonly folding: GameFold }> {
    const era = this.kept.era();
    const [first] = events;
    if (first === undefined) throw new Error('there is no event to fold');
    const kept = this.kept.get(first.stream);
    if (kept !== undefined && kept.folding.told.length >= from) {
      kept.header ??= first.version === 1 ? headerOf(first) : null;
      const { header, folding } = kept;
      if (header !== null) {
        await storingAtEase(this.extending(kept, events.slice(folding.told.length - from)));
        return { header, folding };
      }
    }
    const begun = await this.begin(await wholeStream(events, store));
    this.kept.hold(era, first.stream, begun);
    return begun;
  }

  private async begin(
    events: readonly RecordedEvent[],
  ): Promise<Kept & { readonly header: LogHeader }> {
    const [first] = events;
    if (first === undefined) throw new Error('a game begins with an event');
    const header = headerOf(first);
    const { rules, state, facts } = openRecorded(this.pools, header);
    const folding = new GameFold(rules, state, facts);
    const weight = weightOf(events.length);
    const begun = { header, folding, live: rules.live(state), weight };
    await storingAtEase(this.extending(begun, events.slice(1)));
    return begun;
  }

  private *extending({ live, folding }: Kept, events: readonly RecordedEvent[]): Folding<void> {
    for (const event of events) {
      const { made, facts } = takeStored(live, decisionOf(event), `event ${event.version}`);
      folding.take(made, live.state, facts);
      yield;
    }
  }
}
