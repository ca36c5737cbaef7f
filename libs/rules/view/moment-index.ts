import type { Decision } from '../state/decision';
import type { Fact } from '../state/fact';
import type { Work } from '../machine/work';
import { currentRun } from '../query/run';
import type { Actor } from '../state/side';
import { isDeclared } from './decision';
import { isTold } from './fact';
import { GrowingList } from './growing-list';
import { waitingAt } from './position';
import { isPromptHidden } from './hidden-prompt';
import { forEach, forEachAsked, viewers, type ForEach, type Viewer } from './viewer';

export interface Made {
  readonly by: Actor;
  readonly decision: Decision;
}

/** How much of a game a viewer has been told. */
export interface Extent {
  /** The moments told: their numbers are smaller. */
  readonly moments: number;
  /** The decisions the viewer saw being made. */
  readonly decisions: number;
  readonly facts: number;
}

/** All that the indexes of a game are made of, short to be kept. */
export interface Trail {
  /**
   * By number of the decision, 0 for the opening. By bits, from the lowest: for which of the
   * `viewers` a moment ended with it, which of them saw it made, and then how many facts were told.
   */
  readonly steps: readonly number[];
  /** What each viewer had before their eyes at the end of their last moment. */
  readonly glances: ForEach<string | null>;
}

const SAW = viewers.length;
const TOLD = 2 * viewers.length;

/** How many entries of a rising list come before `number`. */
function before(list: GrowingList, number: number): number {
  let [low, high] = [0, list.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((list.at(middle) ?? 0) < number) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** What of a position can change without a fact to tell of it. */
export function visibleFingerprint(g: Work): string {
  const { prompt, outcome } = g.state;
  const run = currentRun(g);
  const asked = outcome === null ? (prompt?.for ?? '') : 'over';
  return `${asked} ${waitingAt(g)} ${run === null ? '' : `${run.server} ${run.position}`}`;
}

/**
 * Where the moments of one viewer end, in decisions of the game. A decision that leaves nothing to
 * see ends none, and neither does one that leads to a hidden prompt: nothing decides it but what the viewer can see.
 */
export class MomentIndex {
  #ends = GrowingList.of();
  #decisions = GrowingList.of();
  #facts = GrowingList.of();
  #heard = false;
  #seen = 0;
  #happened = 0;
  #last: string | null = null;

  constructor(readonly viewer: Viewer) {}

  /** As it stood when its trail was kept. */
  static along({ steps, glances }: Trail, viewer: Viewer): MomentIndex {
    const index = new MomentIndex(viewer);
    const ended = 1 << viewers.indexOf(viewer);
    const saw = ended << SAW;
    for (let number = 0; number < steps.length; number += 1) {
      const step = steps[number] ?? 0;
      if ((step & saw) !== 0) index.#see();
      index.#hear(step >> TOLD);
      if ((step & ended) !== 0) index.#end(number);
    }
    index.#last = glances[viewer];
    return index;
  }

  /** As it stood after decision `number`: `steps` up to there, `glance` what was before their eyes then. */
  until(number: number, steps: GrowingList, glance: string | null): MomentIndex {
    const index = new MomentIndex(this.viewer);
    const moments = before(this.#ends, number + 1);
    index.#ends = this.#ends.until(moments);
    index.#decisions = this.#decisions.until(moments);
    index.#facts = this.#facts.until(moments);
    index.#seen = index.#decisions.at(moments - 1) ?? 0;
    index.#happened = index.#facts.at(moments - 1) ?? 0;
    const saw = 1 << (viewers.indexOf(this.viewer) + SAW);
    for (let at = (index.#ends.at(moments - 1) ?? -1) + 1; at <= number; at += 1) {
      const step = steps.at(at) ?? 0;
      if ((step & saw) !== 0) index.#see();
      index.#hear(step >> TOLD);
    }
    index.#last = glance;
    return index;
  }

  /** What the viewer had before their eyes at the end of the last moment. */
  get fingerprint(): string | null {
    return this.#last;
  }

  /** The moments told so far, which is the number of the next one. */
  get moments(): number {
    return this.#ends.length;
  }

  /** True when the viewer saw the decision made. */
  declare({ by, decision }: Made): boolean {
    if (!isDeclared(decision, by, this.viewer)) return false;
    this.#see();
    return true;
  }

  /** What decision `number` (0: the opening) led to; true when a moment ends with it. */
  reach(number: number, facts: number, hidden: boolean, fingerprint: string): boolean {
    this.#hear(facts);
    if (hidden || (!this.#heard && fingerprint === this.#last)) return false;
    this.#end(number);
    this.#last = fingerprint;
    return true;
  }

  /** The decision a moment that was told ends with. Throws for one that was not. */
  endOf(moment: number): number {
    const end = this.#ends.at(moment);
    if (end === undefined) throw new RangeError(`the ${this.viewer} was told no moment ${moment}`);
    return end;
  }

  /** The moment that tells what a decision did; it may not have been told yet. */
  momentOf(decision: number): number {
    return before(this.#ends, decision);
  }

  /** The first moment by which more than so many decisions were seen. */
  momentAfterSeeing(decisions: number): number {
    return before(this.#decisions, decisions + 1);
  }

  /** What was told by the time a decision of the game had been made. */
  extentAt(decision: number): Extent {
    const moments = before(this.#ends, decision + 1);
    return {
      moments,
      decisions: this.#decisions.at(moments - 1) ?? 0,
      facts: this.#facts.at(moments - 1) ?? 0,
    };
  }

  #see(): void {
    this.#heard = true;
    this.#seen += 1;
  }

  #hear(facts: number): void {
    if (facts > 0) this.#heard = true;
    this.#happened += facts;
  }

  #end(number: number): void {
    this.#ends.push(number);
    this.#decisions.push(this.#seen);
    this.#facts.push(this.#happened);
    this.#heard = false;
  }
}

/** The moment indexes of one game, one for every viewer. */
export class MomentIndexes {
  readonly of: ForEach<MomentIndex>;
  readonly #steps: GrowingList;

  /** From the opening, or on from where a trail ends; `known` where that was gone along before. */
  constructor(
    trail?: Trail,
    private readonly isHidden = isPromptHidden,
    known?: { readonly steps: GrowingList; readonly of: ForEach<MomentIndex> },
  ) {
    this.#steps = known?.steps ?? GrowingList.of(trail?.steps);
    if (known !== undefined) this.of = known.of;
    else if (trail === undefined) this.of = forEach((viewer) => new MomentIndex(viewer));
    else this.of = forEachAsked((viewer) => MomentIndex.along(trail, viewer));
  }

  /** As they stood after decision `number`; `glances` is what each viewer had before their eyes then. */
  until(number: number, glances: Trail['glances']): MomentIndexes {
    const steps = this.#steps.until(number + 1);
    const of = forEach((viewer) => this.of[viewer].until(number, steps, glances[viewer]));
    return new MomentIndexes(undefined, this.isHidden, { steps, of });
  }

  get trail(): Trail {
    const glances = forEach((viewer) => this.of[viewer].fingerprint);
    return { steps: this.#steps.numbers(), glances };
  }

  /** The opening. */
  begin(g: Work, facts: readonly Fact[]): void {
    this.#reach(g, facts, 0);
  }

  /** A decision and what it led to; in order, each once. */
  take(made: Made, g: Work, facts: readonly Fact[]): void {
    let [saw, bit] = [0, 1 << SAW];
    for (const viewer of viewers) {
      if (this.of[viewer].declare(made)) saw |= bit;
      bit <<= 1;
    }
    this.#reach(g, facts, saw);
  }

  #reach(g: Work, facts: readonly Fact[], declared: number): void {
    const fingerprint = visibleFingerprint(g);
    const number = this.#steps.length;
    let told = 0;
    for (const fact of facts) if (isTold(fact)) told += 1;
    let [step, bit] = [declared | (told << TOLD), 1];
    for (const viewer of viewers) {
      if (this.of[viewer].reach(number, told, this.isHidden(g, viewer), fingerprint)) step |= bit;
      bit <<= 1;
    }
    this.#steps.push(step);
  }
}
