import type { Fact } from '../state/fact';
import type { Pool } from '../ability/pool';
import type { State } from '../state/state';
import type { Made } from './moment-index';
import type { DecisionView } from './decision';
import type { FactView } from './fact';
import type { Viewer } from './viewer';
import { redacted, type Views } from './views';

/** A decision that a viewer saw being made. */
export interface DecisionEntry {
  readonly decision: DecisionView;
  readonly text: string;
  /** In milliseconds, as `timeFor` tells it; others' decisions have that of their moment. */
  readonly time: number | null;
}

export interface FactEntry {
  readonly fact: FactView;
  readonly text: string;
}

/** One entry of what a viewer is told. */
export type MomentEntry = DecisionEntry | FactEntry;

/** What is told in one moment. */
export interface MomentEntries {
  readonly told: readonly MomentEntry[];
  /** When the last of it was decided, in milliseconds; null where that is not known. */
  readonly time: number | null;
}

/** What happens from one moment to the next, put together for one viewer. */
export class MomentBuilder {
  #told: MomentEntry[] = [];
  /** Entries that wait for the time of their moment. */
  #untimed: DecisionEntry[] = [];
  #time: number | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly viewer: Viewer,
    private readonly views: Views = redacted,
  ) {}

  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, { by, decision }: Made, time: number | null = null): void {
    const { views, viewer } = this;
    this.#time = time;
    const view = views.decision(this.pool, before, decision, by, viewer);
    if (view === null) return;
    const own = viewer === by || viewer === 'judge';
    const entry: DecisionEntry = {
      decision: view,
      text: views.sayDecision(view),
      time: own && time !== null ? views.time(viewer, by, time) : null,
    };
    this.#told.push(entry);
    if (!own) this.#untimed.push(entry);
  }

  /** What came of it. */
  happen(state: State, facts: readonly Fact[]): void {
    for (const fact of facts) {
      const view = this.views.fact(this.pool, state, fact, this.viewer);
      if (view === null) continue;
      this.#told.push({
        fact: view,
        text: this.views.sayFact(this.pool, state, fact, this.viewer),
      });
    }
  }

  /** All of it since the last moment, which ends here. */
  close(): MomentEntries {
    const time = this.#time === null ? null : this.views.time(this.viewer, null, this.#time);
    const untimed = new Set<MomentEntry>(this.#untimed);
    const told = this.#told.map((one) => (untimed.has(one) ? { ...one, time } : one));
    this.#told = [];
    this.#untimed = [];
    return { told, time };
  }
}
