import type { Opened } from '#notation/native/open-log';
import { takeStored } from '#notation/recorded/take-stored';
import { whoDecides } from '#notation/recorded/who-decides';
import {
  type Decision,
  type Fact,
  GrowingList,
  type Pool,
  type Live,
  type Made,
  type Rules,
  cloneState,
  workOn,
  type Outcome,
  type State,
  type Refusal,
  MomentIndexes,
  forEach,
  forEachAsked,
  visibleFingerprint,
  type ForEach,
  redacted,
  type Views,
} from '#rules';
import { whole, type Folding } from '#streams/folding';
import { begunBy } from './marks';
import type { Recorded, Step, Timed } from './recorded';
import { ViewerReplay } from './viewer-replay';
import { Segments } from './segments';
import { Stations } from './stations';

/** What a replay knows of its game without folding it. */
export interface ReplayData {
  /** The number of the last decision. */
  length: number;
  outcome: Outcome | null;
  readonly segments: Segments;
  readonly indexes: MomentIndexes;
  /** `Begun` by number of the decision, 0 for the opening. */
  readonly begun: GrowingList;
  /** The facts of the opening. */
  readonly opening: () => readonly Fact[];
}

/**
 * A game that can be opened at any decision: number 0 is the opening, number n the state after
 * decision n. These numbers are the game's own; `viewerReplays` has those of each viewer. It names nobody.
 */
export class Replay implements Recorded {
  readonly viewerReplays: ForEach<ViewerReplay>;
  private live: Live | null = null;
  private readonly stations = new Stations();

  constructor(
    readonly rules: Rules,
    readonly data: ReplayData,
    views: Views = redacted,
  ) {
    const { indexes, begun } = data;
    this.viewerReplays = forEachAsked(
      (viewer) => new ViewerReplay(rules.pool, viewer, indexes.of[viewer], begun, this, views),
    );
  }

  /** Before its first decision. */
  static opened({ rules, state, facts }: Omit<Opened, 'ok'>, views: Views = redacted): Replay {
    const indexes = new MomentIndexes(undefined, views.isPromptHidden);
    indexes.begin(workOn(rules.pool, state, null), facts);
    const segment = { state: cloneState(state), entries: [] };
    const data: ReplayData = {
      length: 0,
      outcome: state.outcome,
      segments: new Segments([{ from: 0, open: () => segment }]),
      indexes,
      begun: GrowingList.of([begunBy(facts, state)]),
      opening: () => facts,
    };
    return new Replay(rules, data, views);
  }

  get pool(): Pool {
    return this.rules.pool;
  }

  /** The number of the last decision. */
  get length(): number {
    return this.data.length;
  }

  get outcome(): Outcome | null {
    return this.data.outcome;
  }

  /** Before the first decision; not to be changed. */
  get first(): State {
    return this.data.segments.before(0).state;
  }

  /** The last state; it changes when the game goes on. */
  get last(): State {
    return this.ready().state;
  }

  has(number: number): boolean {
    return Number.isInteger(number) && number >= 0 && number <= this.length;
  }

  /**
   * Goes on with decisions, and when each was recorded, in milliseconds. Throws when one is not
   * legal: what is stored was judged before.
   */
  extend(decisions: Iterable<Decision>, times: readonly number[] = []): void {
    whole(this.extending(decisions, times));
  }

  /** The same, to be left after each decision: for a game that nobody else has yet. */
  *extending(decisions: Iterable<Decision>, times: readonly number[] = []): Folding<void> {
    const live = this.ready();
    let index = 0;
    for (const decision of decisions) {
      const number = this.length + 1;
      this.data.segments.expect(decision, number, () => cloneState(live.state));
      const { made, facts } = takeStored(live, decision, `decision ${number}`);
      this.keep(made, facts, times[index] ?? null);
      index += 1;
      yield;
    }
  }

  /** Goes on with a decision of which it is not known whether the rules of today have it. */
  take(decision: Decision): Refusal | null {
    const live = this.ready();
    const by = whoDecides(live.state, decision);
    if (by === null)
      return { ok: false, code: 'GAME_OVER', reason: 'nobody is asked', nearest: [] };
    this.data.segments.expect(decision, this.length + 1, () => cloneState(live.state));
    const taken = live.apply(decision, by);
    if (!taken.ok) return taken;
    this.keep({ by, decision }, taken.facts, null);
    return null;
  }

  private keep(made: Made, facts: readonly Fact[], time: number | null): void {
    const { data, rules } = this;
    const { state } = this.ready();
    data.segments.add({ decision: made.decision, time });
    data.indexes.take(made, workOn(rules.pool, state, null), facts);
    data.begun.push(begunBy(facts, state));
    data.length += 1;
    data.outcome = state.outcome;
  }

  /** A game of its own that is the same up to decision `number`, to be gone on with. */
  forkAt(number: number): Replay {
    const { segments, indexes, begun, opening } = this.data;
    const ends = forEach((viewer) => {
      const { moments } = indexes.of[viewer].extentAt(number);
      return moments === 0 ? null : indexes.of[viewer].endOf(moments - 1);
    });
    const { live, prints } = this.lookedAt(
      Object.values(ends).flatMap((end) => end ?? []),
      number,
    );
    const glances = forEach((viewer) => prints.get(ends[viewer] ?? -1) ?? null);
    const fork = new Replay(this.rules, {
      length: number,
      outcome: live.state.outcome,
      segments: segments.until(number),
      indexes: indexes.until(number, glances),
      begun: begun.until(number + 1),
      opening,
    });
    fork.live = live;
    return fork;
  }

  /** The game at a number, with what could be seen at others before it: folded once for all. */
  private lookedAt(
    ends: readonly number[],
    number: number,
  ): { readonly live: Live; readonly prints: ReadonlyMap<number, string> } {
    const { pool } = this.rules;
    const prints = new Map<number, string>();
    let at = Math.min(number, ...ends);
    const live = this.foldTo(at, 'facts');
    const look = (): void => {
      if (ends.includes(at)) prints.set(at, visibleFingerprint(workOn(pool, live.state, null)));
    };
    look();
    if (at < number)
      for (const { decision } of this.data.segments.after(at)) {
        live.apply(decision);
        at += 1;
        look();
        if (at === number) break;
      }
    return { live, prints };
  }

  /** The state at a number that exists; not to be changed. */
  stateAt(number: number): State {
    if (number === this.length) return this.last;
    return this.foldTo(number, 'none').state;
  }

  /** Every decision, in order. */
  *made(): Generator<Timed> {
    for (const { next } of this.steps(0)) if (next !== null) yield next;
  }

  *steps(from?: number): Generator<Step> {
    let number = from ?? 0;
    const live = this.foldTo(number, 'facts');
    let facts = from === undefined ? this.data.opening() : [];
    for (const { decision, time } of this.data.segments.after(number)) {
      const by = whoDecides(live.state, decision);
      if (by === null) throw new Error(`decision ${number + 1} answers no question`);
      yield { number, state: live.state, facts, next: { by, decision, time } };
      number += 1;
      ({ facts } = takeStored(live, decision, `decision ${number}`));
    }
    yield { number, state: live.state, facts, next: null };
  }

  /** What is kept of it is told again, and what is not is kept. */
  *keptSteps(from: number): Generator<Step> {
    const { segments } = this.data;
    const near = this.stations.nearest(segments.before(from), from);
    let number = from;
    let live = near.from === from ? null : this.foldTo(from, 'facts');
    let { state } = live ?? near;
    let facts: readonly Fact[] = [];
    for (const { decision, time } of segments.after(from)) {
      const by = whoDecides(state, decision);
      if (by === null) throw new Error(`decision ${number + 1} answers no question`);
      yield { number, state, facts, next: { by, decision, time } };
      number += 1;
      const reached = this.stations.reached(number);
      if (reached === null) {
        live ??= this.rules.live(state);
        ({ facts } = takeStored(live, decision, `decision ${number}`));
        this.stations.pass(segments.before(number), number, live.state, facts);
        ({ state } = live);
      } else {
        live = null;
        ({ state, facts } = reached);
      }
    }
    yield { number, state, facts, next: null };
  }

  private ready(): Live {
    return (this.live ??= this.foldTo(this.length, 'facts'));
  }

  private foldTo(number: number, facts: 'facts' | 'none'): Live {
    if (!this.has(number))
      throw new RangeError(`there is no decision ${number} in a game of ${this.length}`);
    const { segments } = this.data;
    const segment = segments.before(number);
    const near = this.stations.nearest(segment, number);
    const live = this.rules.live(near.state, facts);
    let at = near.from;
    if (at < number)
      for (const { decision } of segments.after(at)) {
        const taken = live.apply(decision);
        at += 1;
        this.stations.pass(
          segment,
          at,
          live.state,
          facts === 'facts' && taken.ok ? taken.facts : null,
        );
        if (at === number) break;
      }
    return live;
  }
}
