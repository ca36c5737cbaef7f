import type { LogHeader } from '#notation/native/header';
import type { Decision } from '#rules/decision/decision';
import type { Fact } from '#rules/fact/fact';
import type { Live, Rules } from '#rules/rules';
import { cloneState } from '#rules/state/clone';
import type { Actor } from '#rules/state/side';
import type { State } from '#rules/state/state';
import { Marks } from './marks';

/** Decisions from one snapshot to the next; a fold takes some 20 of them a millisecond. */
const STRIDE = 64;

export interface Made {
  readonly by: Actor;
  readonly decision: Decision;
}

export interface Moment {
  readonly state: State;
  /** What the decision that led here made happen; at 0, the opening. */
  readonly facts: readonly Fact[];
}

/** Who makes a decision: whoever is asked; conceding needs no question. */
const actorOf = (state: State, decision: Decision): Actor | undefined =>
  decision.do === 'concede' ? decision.side : state.prompt?.for;

/**
 * A game that can be opened at any decision. Position 0 is the one before the first decision,
 * position n the one after decision n.
 */
export class Replay {
  readonly made: Made[] = [];
  readonly marks = new Marks();
  private readonly snapshots: State[];
  private readonly live: Live;

  constructor(
    private readonly rules: Rules,
    readonly header: LogHeader,
    private readonly opened: Moment,
  ) {
    this.snapshots = [cloneState(opened.state)];
    this.live = rules.live(opened.state);
    this.marks.note(0, this.live.state, opened.facts);
  }

  /** The number of the last decision, and of the last position. */
  get length(): number {
    return this.made.length;
  }

  /** The last position; it changes when the game goes on. */
  get last(): State {
    return this.live.state;
  }

  has(number: number): boolean {
    return Number.isInteger(number) && number >= 0 && number <= this.length;
  }

  /** Throws when a decision is not legal: what is stored was judged before. */
  extend(decisions: Iterable<Decision>): void {
    for (const decision of decisions) {
      const by = actorOf(this.live.state, decision);
      const taken = this.live.apply(decision);
      const number = this.length + 1;
      if (!taken.ok || by === undefined)
        throw new Error(`decision ${number} of a stored game is refused: ${JSON.stringify(taken)}`);
      this.made.push({ by, decision });
      this.marks.note(number, this.live.state, taken.facts);
      if (number % STRIDE === 0) this.snapshots.push(cloneState(this.live.state));
    }
  }

  /** The state at a position that exists; not to be changed. */
  stateAt(number: number): State {
    if (number === this.length) return this.live.state;
    return this.foldTo(number, 'none').state;
  }

  /** The same with what led there. */
  momentAt(number: number): Moment {
    if (number === 0) return this.opened;
    const live = this.foldTo(number - 1, 'facts');
    const taken = live.apply(this.decisionAt(number));
    if (!taken.ok) throw new Error(`decision ${number} was legal once`);
    return { state: live.state, facts: taken.facts };
  }

  /**
   * The decisions after number `after`, each with the state it was made in; that state is changed
   * by the next one.
   */
  *walk(after: number): Generator<Made & { readonly number: number; readonly state: State }> {
    const live = this.foldTo(after, 'none');
    for (const [index, made] of this.made.slice(after).entries()) {
      yield { ...made, number: after + index + 1, state: live.state };
      live.apply(made.decision);
    }
  }

  private foldTo(number: number, facts: 'facts' | 'none'): Live {
    const nearest = Math.floor(number / STRIDE);
    const snapshot = this.snapshots[nearest];
    if (snapshot === undefined || !this.has(number))
      throw new RangeError(`there is no position ${number} in a game of ${this.length} decisions`);
    const live = this.rules.live(snapshot, facts);
    for (let next = nearest * STRIDE + 1; next <= number; next += 1)
      live.apply(this.decisionAt(next));
    return live;
  }

  private decisionAt(number: number): Decision {
    const made = this.made[number - 1];
    if (made === undefined) throw new RangeError(`there is no decision ${number}`);
    return made.decision;
  }
}
