import {
  type Fact,
  type Rules,
  workOn,
  type State,
  MomentIndexes,
  type Made,
  tableNumbers,
  type TableNumbers,
} from '#rules';

/** What one decision made happen; number 0 is the opening. */
export interface DecidedFacts {
  readonly decision: number;
  readonly facts: readonly Fact[];
}

/** The same with how the table stood afterwards. */
export interface FoldedFacts extends DecidedFacts {
  readonly table: TableNumbers;
}

/** What a fold of a game leaves behind on its way, as far as it has come. */
export class GameFold {
  readonly #told: FoldedFacts[];
  readonly indexes = new MomentIndexes();

  constructor(
    /** Those that judged every decision. */
    readonly rules: Rules,
    /** Which card is which, and what lay where before the first decision. */
    readonly opening: State,
    facts: readonly Fact[],
  ) {
    this.#told = [{ decision: 0, facts, table: tableNumbers(rules.pool, opening) }];
    this.indexes.begin(workOn(rules.pool, opening, null), facts);
  }

  /** All from the beginning, in order: entry n is decision n. */
  get told(): readonly FoldedFacts[] {
    return this.#told;
  }

  /** A decision, the state it led to and what happened on the way; in order, each once. */
  take(made: Made, state: State, facts: readonly Fact[]): void {
    const table = tableNumbers(this.rules.pool, state);
    this.#told.push({ decision: this.#told.length, facts, table });
    this.indexes.take(made, workOn(this.rules.pool, state, null), facts);
  }
}
