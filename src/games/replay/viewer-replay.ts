import type { LogHeader } from '#notation/native/header';
import { toldLog } from '#notation/told/write-told';
import {
  type Pool,
  type State,
  type MomentIndex,
  type Extent,
  type GrowingList,
  viewHindsight,
  type HindsightView,
  type KnowledgeView,
  MomentBuilder,
  type DecisionEntry,
  momentOf,
  type Moment,
  redacted,
  type Viewer,
  type Views,
} from '#rules';
import type { Folding } from '#streams/folding';
import { KnowledgeIndex } from './knowledge-index';
import { Marks } from './marks';
import type { Recorded, Step } from './recorded';

export interface NumberedDecision extends DecisionEntry {
  /** Its place among the decisions that the viewer saw, from 1. */
  readonly number: number;
  /** The moment that tells it. */
  readonly at: number;
}

/** A moment that is told, its own number among those of its viewer. */
interface Built {
  readonly number: number;
  readonly state: State;
  readonly builder: MomentBuilder;
}

/** A game as one viewer was told it, to be opened at any of that viewer's moments. */
export class ViewerReplay {
  readonly marks: Marks;
  /** Null for those who do not play. */
  private readonly known: KnowledgeIndex | null;

  constructor(
    private readonly pool: Pool,
    readonly viewer: Viewer,
    readonly index: MomentIndex,
    begun: GrowingList,
    private readonly game: Recorded,
    private readonly views: Views = redacted,
  ) {
    this.marks = new Marks(index, begun);
    this.known =
      viewer === 'corp' || viewer === 'runner' ? new KnowledgeIndex(pool, viewer, game) : null;
  }

  /** The number of the last moment; -1 before the first. */
  get last(): number {
    return this.index.moments - 1;
  }

  get extent(): Extent {
    return this.index.extentAt(this.game.length);
  }

  has(moment: number): boolean {
    return Number.isInteger(moment) && moment >= 0 && moment <= this.last;
  }

  /** The decision of the game that a moment ends with. */
  endOf(moment: number): number {
    return this.index.endOf(moment);
  }

  /** The moment that tells what a decision of the game did, or the last one before it. */
  momentOf(decision: number): number {
    return Math.min(this.index.momentOf(decision), this.last);
  }

  /** Throws for a moment that was not told. */
  momentAt(number: number): Moment {
    this.index.endOf(number);
    const steps =
      number === 0 ? this.game.steps() : this.game.keptSteps(this.index.endOf(number - 1));
    for (const built of this.buildersAfter(number - 1, steps)) return this.told(built);
    throw new RangeError(`there is no moment ${number}`);
  }

  /** The moments after number `after`, in order; all of them after -1. */
  *moments(after: number): Generator<Moment> {
    for (const built of this.buildersAfter(after, this.stepsAfter(after))) yield this.told(built);
  }

  private told({ number, state, builder }: Built): Moment {
    const { pool, viewer, views } = this;
    const own = this.numberOf(number, number);
    const moment = momentOf(pool, state, viewer, own, builder.close(), views);
    return this.isDecided(number) ? { ...moment, legal: [] } : moment;
  }

  /**
   * Whether a player has answered what they were asked at their last moment, and is told of nothing
   * since: others are asked in secret, and what was answered is not decided again.
   */
  private isDecided(moment: number): boolean {
    return (
      (this.viewer === 'corp' || this.viewer === 'runner') &&
      moment === this.last &&
      this.index.endOf(moment) < this.game.length
    );
  }

  /** All of it as lines of a log that holds nothing else. */
  log(header: LogHeader): Iterable<string> {
    return toldLog(header, this.viewer, this.moments(-1));
  }

  /** The decisions the viewer saw being made, those after number `after`. */
  *decisions(after: number): Generator<NumberedDecision> {
    const first = this.index.momentAfterSeeing(after);
    if (first > this.last) return;
    let number = first === 0 ? 0 : this.index.extentAt(this.index.endOf(first - 1)).decisions;
    for (const { number: at, builder } of this.buildersAfter(first - 1, this.stepsAfter(first - 1)))
      for (const one of builder.close().told) {
        if (!('decision' in one)) continue;
        number += 1;
        if (number > after) yield { ...one, number: this.numberOf(number, at), at };
      }
  }

  /** What the seat knew at a moment of the cards it did not see. Throws for who has no seat. */
  *knowledgeAt(moment: number): Folding<readonly KnowledgeView[]> {
    const { knowledge, state } = yield* this.knowing(moment);
    return this.views.knowledge(this.pool, knowledge, state, this.index);
  }

  /** The same beside the truth, for judges. */
  *hindsightAt(moment: number): Folding<readonly HindsightView[]> {
    const { knowledge, state } = yield* this.knowing(moment);
    return viewHindsight(this.pool, knowledge, state, this.index);
  }

  /** As which number the viewer is told one of their own, of moment `at`. */
  private numberOf(own: number, at: number): number {
    return this.views.number(own, this.index.endOf(at));
  }

  /** The state at a moment and what the seat knew; not to be changed. Null for who has no seat. */
  *standingAt(moment: number) {
    return this.known === null ? null : yield* this.known.at(this.index.endOf(moment));
  }

  private *knowing(moment: number) {
    const standing = yield* this.standingAt(moment);
    if (standing === null) throw new Error(`a ${this.viewer} has no seat to know from`);
    return standing;
  }

  private *buildersAfter(after: number, steps: Iterable<Step>): Generator<Built> {
    const builder = new MomentBuilder(this.pool, this.viewer, this.views);
    let number = after + 1;
    for (const step of steps) {
      builder.happen(step.state, step.facts);
      if (step.number === this.index.endOf(number)) {
        yield { number, state: step.state, builder };
        number += 1;
        if (number > this.last) return;
      }
      const { next } = step;
      if (next !== null) builder.declare(step.state, next, next.time);
    }
  }

  private stepsAfter(moment: number): Iterable<Step> {
    if (moment >= this.last) return [];
    return moment < 0 ? this.game.steps() : this.game.steps(this.index.endOf(moment));
  }
}
