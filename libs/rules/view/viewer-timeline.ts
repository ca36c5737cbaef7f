import type { Fact } from '../state/fact';
import type { Pool } from '../ability/pool';
import { workOn } from '../machine/work';
import type { State } from '../state/state';
import { MomentIndex, visibleFingerprint, type Made } from './moment-index';
import { isTold } from './fact';
import { MomentBuilder } from './moment-builder';
import type { Viewer } from './viewer';
import { redacted, type Views } from './views';
import { type Moment, momentOf } from './moment';

/**
 * A game as it is told to one viewer, moment by moment. A decision that leaves nothing to see makes
 * no moment, and what a hidden prompt asks is told when it is answered, so that neither the number
 * nor the size of moments says anything of a hidden choice.
 */
export class ViewerTimeline {
  readonly index: MomentIndex;
  readonly #builder: MomentBuilder;
  #decisions = 0;

  constructor(
    private readonly pool: Pool,
    private readonly viewer: Viewer,
    private readonly views: Views = redacted,
  ) {
    this.#builder = new MomentBuilder(pool, viewer, views);
    this.index = new MomentIndex(viewer);
  }

  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, made: Made, time: number | null = null): void {
    this.#decisions += 1;
    this.index.declare(made);
    this.#builder.declare(before, made, time);
  }

  /** The state a decision led to, with its facts; null when there is nothing to tell yet. */
  reach(state: State, facts: readonly Fact[]): Moment | null {
    const { pool, viewer, views } = this;
    this.#builder.happen(state, facts);
    const number = views.number(this.index.moments, this.#decisions);
    const hidden = views.isPromptHidden(pool, state, viewer);
    const fingerprint = visibleFingerprint(workOn(pool, state, null));
    const told = facts.filter(isTold).length;
    if (!this.index.reach(this.#decisions, told, hidden, fingerprint)) return null;
    return momentOf(pool, state, viewer, number, this.#builder.close(), views);
  }
}
