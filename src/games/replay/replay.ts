import type { Opened } from '#notation/native/open-log';
import { takeStored } from '#notation/recorded/take-stored';
import { whoDecides } from '#notation/recorded/who-decides';
import {
  type Decision,
  type Fact,
  type Pool,
  type Live,
  type Rules,
  cloneState,
  workOn,
  type Outcome,
  type State,
  MomentIndexes,
  forEachAsked,
  type ForEach,
} from '#rules';
import { begunBy, type Begun } from './marks';
import type { Recorded, Step, Timed } from './recorded';
import { ViewerReplay } from './viewer-replay';
import { Segments } from './segments';

/** What a replay knows of its game without folding it. */
export interface ReplayData {
  /** The number of the last decision. */
  length: number;
  outcome: Outcome | null;
  readonly segments: Segments;
  readonly courses: MomentIndexes;
  /** By number of the decision, 0 for the opening. */
  readonly begun: Begun[];
  /** The facts of the opening. */
  readonly opening: () => readonly Fact[];
}

/**
 * A game that can be opened at any decision: number 0 is the opening, number n the state after
 * decision n. These numbers are the game's own; `seenBy` has those of each viewer. It names nobody.
 */
export class Replay implements Recorded {
  readonly seenBy: ForEach<ViewerReplay>;
  private live: Live | null = null;

  constructor(
    private readonly rules: Rules,
    readonly data: ReplayData,
  ) {
    const { courses, begun } = data;
    this.seenBy = forEachAsked(
      (viewer) => new ViewerReplay(rules.pool, viewer, courses.of[viewer], begun, this),
    );
  }

  /** Before its first decision. */
  static opened({ rules, state, facts }: Omit<Opened, 'ok'>): Replay {
    const courses = new MomentIndexes();
    courses.begin(workOn(rules.pool, state, null), facts);
    const segment = { state: cloneState(state), entries: [] };
    return new Replay(rules, {
      length: 0,
      outcome: state.outcome,
      segments: new Segments([{ from: 0, open: () => segment }]),
      courses,
      begun: [begunBy(facts, state)],
      opening: () => facts,
    });
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
    const live = this.ready();
    const { data, rules } = this;
    let index = 0;
    for (const decision of decisions) {
      const number = this.length + 1;
      data.segments.expect(decision, number, () => cloneState(live.state));
      const { made, facts } = takeStored(live, decision, `decision ${number}`);
      data.segments.add({ decision, time: times[index] ?? null });
      data.courses.take(made, workOn(rules.pool, live.state, null), facts);
      data.begun.push(begunBy(facts, live.state));
      data.length = number;
      data.outcome = live.state.outcome;
      index += 1;
    }
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

  private ready(): Live {
    return (this.live ??= this.foldTo(this.length, 'facts'));
  }

  private foldTo(number: number, facts: 'facts' | 'none'): Live {
    if (!this.has(number))
      throw new RangeError(`there is no decision ${number} in a game of ${this.length}`);
    const { segments } = this.data;
    const { from, state } = segments.before(number);
    const live = this.rules.live(state, facts);
    let left = number - from;
    if (left > 0)
      for (const { decision } of segments.after(from)) {
        live.apply(decision);
        left -= 1;
        if (left === 0) break;
      }
    return live;
  }
}
