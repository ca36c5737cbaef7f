import { tableNumbers, viewFact, type Fact, type Pool, type State, type Viewer } from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { Scopes } from './scopes';
import type { ToldFact } from './told-fact';

export interface DecidedToldFact extends ToldFact {
  /** The decision that made it happen. */
  readonly decision: number;
  readonly fact: Fact;
}

/** The facts of a game as one viewer was told them, with the numbers open on the table. */
export class ToldFacts implements GameAnalysis {
  readonly facts: DecidedToldFact[] = [];
  readonly #scopes = new Scopes();

  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
    private readonly viewer: Viewer,
  ) {}

  take({ facts, state, number: decision }: MadeDecision): void {
    const table = tableNumbers(this.pool, state);
    for (const fact of facts) {
      const scopes = this.#scopes.take(fact);
      const view = viewFact(this.pool, this.opening, fact, this.viewer);
      if (view !== null) this.facts.push({ view, table, ...scopes, decision, fact });
    }
  }
}
