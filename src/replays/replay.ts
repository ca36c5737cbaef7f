import type { LogHeader } from '#notation/native/header';
import type { Decision } from '#rules/decision/decision';
import type { Fact } from '#rules/fact/fact';
import type { Live, Rules } from '#rules/rules';
import { cloneState } from '#rules/state/clone';
import { newGame } from '#rules/state/opening';
import type { Actor } from '#rules/state/side';
import type { State } from '#rules/state/state';
import { Courses } from '#rules/view/course';
import { forEach, viewers, type ForEach } from '#rules/view/viewer';
import type { Recorded, Step, Timed } from './recorded';
import { Seen } from './seen';

/** Decisions from one snapshot to the next; a fold takes some 20 of them a millisecond. */
const STRIDE = 64;

/** A state with what led there. */
interface Reached {
  readonly state: State;
  readonly facts: readonly Fact[];
}

/** Who makes a decision: whoever is asked; conceding needs no question. */
const actorOf = (state: State, decision: Decision): Actor | undefined =>
  decision.do === 'concede' ? decision.side : state.prompt?.for;

/**
 * A game that can be opened at any decision: number 0 is the opening, number n the state after
 * decision n. These numbers are the game's own; `seenBy` has those of each viewer.
 */
export class Replay implements Recorded {
  readonly made: Timed[] = [];
  readonly seenBy: ForEach<Seen>;
  private readonly courses = new Courses();
  private readonly snapshots: State[];
  private readonly live: Live;

  constructor(
    private readonly rules: Rules,
    readonly header: LogHeader,
    private readonly opened: Reached,
  ) {
    this.snapshots = [cloneState(opened.state)];
    this.live = rules.live(opened.state);
    this.courses.begin(newGame(rules.pool, this.live.state, null), opened.facts);
    this.seenBy = forEach((viewer) => new Seen(rules.pool, viewer, this.courses.of[viewer], this));
    this.follow(opened.facts);
  }

  /** The number of the last decision. */
  get length(): number {
    return this.made.length;
  }

  /** The last state; it changes when the game goes on. */
  get last(): State {
    return this.live.state;
  }

  has(number: number): boolean {
    return Number.isInteger(number) && number >= 0 && number <= this.length;
  }

  /**
   * Goes on with decisions, and when each was recorded, in milliseconds. Throws when one is not
   * legal: what is stored was judged before.
   */
  extend(decisions: Iterable<Decision>, times: readonly number[] = []): void {
    let index = 0;
    for (const decision of decisions) {
      const by = actorOf(this.live.state, decision);
      const taken = this.live.apply(decision);
      const number = this.length + 1;
      if (!taken.ok || by === undefined)
        throw new Error(`decision ${number} of a stored game is refused: ${JSON.stringify(taken)}`);
      const made = { by, decision, time: times[index] ?? null };
      this.made.push(made);
      this.courses.take(made, newGame(this.rules.pool, this.live.state, null), taken.facts);
      this.follow(taken.facts);
      if (number % STRIDE === 0) this.snapshots.push(cloneState(this.live.state));
      index += 1;
    }
  }

  /** The state at a number that exists; not to be changed. */
  stateAt(number: number): State {
    if (number === this.length) return this.live.state;
    return this.foldTo(number, 'none').state;
  }

  *steps(from?: number): Generator<Step> {
    const first = from ?? 0;
    const live = this.foldTo(first, 'facts');
    let facts = from === undefined ? this.opened.facts : [];
    for (let number = first; number <= this.length; number += 1) {
      const next = this.made[number] ?? null;
      yield { number, state: live.state, facts, next };
      if (next === null) return;
      const taken = live.apply(next.decision);
      if (!taken.ok) throw new Error(`decision ${number + 1} was legal once`);
      facts = taken.facts;
    }
  }

  private follow(facts: readonly Fact[]): void {
    for (const viewer of viewers) this.seenBy[viewer].follow(this.live.state, facts);
  }

  private foldTo(number: number, facts: 'facts' | 'none'): Live {
    const nearest = Math.floor(number / STRIDE);
    const snapshot = this.snapshots[nearest];
    if (snapshot === undefined || !this.has(number))
      throw new RangeError(`there is no decision ${number} in a game of ${this.length}`);
    const live = this.rules.live(snapshot, facts);
    for (const { decision } of this.made.slice(nearest * STRIDE, number)) live.apply(decision);
    return live;
  }
}
