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

const alike = (a: PositionView, b: PositionView): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

/** What a telling is made of. */
export interface Views {
  readonly decision: typeof viewDecision;
  readonly fact: typeof viewFact;
  readonly position: typeof viewPosition;
  readonly legal: typeof viewLegal;
  readonly isVeiled: (pool: Pool, state: State, viewer: Viewer) => boolean;
}

export const redacted: Views = {
  decision: viewDecision,
  fact: viewFact,
  position: viewPosition,
  legal: viewLegal,
  isVeiled: (pool, state, viewer) => isVeiled(newGame(pool, state, null), viewer),
};

/**
 * A game as it is told to one viewer, moment by moment. A decision that leaves nothing to see makes
 * no moment, and what is asked behind a veil is told when it is settled, so that neither the number
 * nor the size of moments says anything of a hidden choice.
 */
export class Telling {
  #told: Told[] = [];
  #number = 0;
  #last: PositionView | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly viewer: Viewer,
    private readonly views: Views = redacted,
  ) {}

  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, decision: Decision, by: Actor): void {
    const view = this.views.decision(this.pool, before, decision, by, this.viewer);
    if (view !== null) this.#told.push({ decision: view });
  }

  /** The state a decision led to, with its facts; null when there is nothing to tell yet. */
  reach(state: State, facts: readonly Fact[]): Moment | null {
    for (const fact of facts) {
      const view = this.views.fact(this.pool, state, fact, this.viewer);
      if (view !== null) this.#told.push({ fact: view });
    }
    if (this.views.isVeiled(this.pool, state, this.viewer)) return null;
    const told = this.#told;
    const position = this.views.position(this.pool, state, this.viewer);
    if (told.length === 0 && this.#last !== null && alike(this.#last, position)) return null;
    this.#last = position;
    this.#told = [];
    const moment = {
      number: this.#number,
      told,
      position,
      legal: this.views.legal(this.pool, state, this.viewer),
    };
    this.#number += 1;
    return moment;
  }
}
