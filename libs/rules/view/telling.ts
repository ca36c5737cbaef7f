import type { Decision } from '../decision/decision';
import type { Fact } from '../fact/fact';
import type { Pool } from '../pool/pool';
import { newGame } from '../state/opening';
import type { Actor } from '../state/side';
import type { State } from '../state/state';
import { viewDecision, type DecisionView } from './decision';
import { viewFact, type FactView } from './fact';
import { viewLegal, type LegalView } from './legal';
import { viewPosition, type PositionView } from './position';
import { isVeiled } from './veil';
import type { Viewer } from './viewer';

/** One entry of a viewer's timeline. */
export type Told = { readonly decision: DecisionView } | { readonly fact: FactView };

/** What a viewer gets at once: what was told since the last moment, and how things stand now. */
export interface Moment {
  /** Dense, from 0, in the viewer's own count: hidden decisions leave no gap. */
  readonly number: number;
  readonly told: readonly Told[];
  readonly position: PositionView;
  readonly legal: readonly LegalView[];
}

/**
 * A game as it is told to one viewer, moment by moment. A decision that leaves nothing to see makes
 * no moment, and what is asked behind a veil is told when it is settled, so that neither the number
 * nor the size of moments says anything of a hidden choice.
 */
export class Telling {
  #told: Told[] = [];
  #number = 0;
  #last = '';

  constructor(
    private readonly pool: Pool,
    private readonly viewer: Viewer,
  ) {}

  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, decision: Decision, by: Actor): void {
    const view = viewDecision(this.pool, before, decision, by, this.viewer);
    if (view !== null) this.#told.push({ decision: view });
  }

  /** The state a decision led to, with its facts; null when there is nothing to tell yet. */
  reach(state: State, facts: readonly Fact[]): Moment | null {
    for (const fact of facts) {
      const view = viewFact(this.pool, state, fact, this.viewer);
      if (view !== null) this.#told.push({ fact: view });
    }
    if (isVeiled(newGame(this.pool, state, null), this.viewer)) return null;
    const told = this.#told;
    const position = viewPosition(this.pool, state, this.viewer);
    const stands = JSON.stringify(position);
    if (told.length === 0 && stands === this.#last) return null;
    this.#last = stands;
    this.#told = [];
    const moment = {
      number: this.#number,
      told,
      position,
      legal: viewLegal(this.pool, state, this.viewer),
    };
    this.#number += 1;
    return moment;
  }
}
