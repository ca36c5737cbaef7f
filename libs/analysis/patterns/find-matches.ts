import { sayFact, type MomentIndex, type Pool, type State, type Viewer } from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import type { Automaton } from './automaton';
import { matchesOf } from './match';
import { ToldFacts } from './told-facts';

/** Where a game holds a pattern, by one viewer's moments. */
export interface FoundMatch {
  /** The moment that tells the first fact of it, and the last. */
  readonly from: number;
  readonly to: number;
  /** What the viewer was told happened first and last. */
  readonly begins: string;
  readonly ends: string;
}

/** Looks for a pattern in what one viewer was told of a game: a fold over its decisions. */
export class PatternSearch implements GameAnalysis {
  readonly #told: ToldFacts;

  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
    private readonly viewer: Viewer,
  ) {
    this.#told = new ToldFacts(pool, opening, viewer);
  }

  take(made: MadeDecision): void {
    this.#told.take(made);
  }

  /** At most `most`, in the order of their ends; `index` tells which moments the viewer was told. */
  matches(automaton: Automaton, index: MomentIndex, most: number): readonly FoundMatch[] {
    const told = this.#told.facts.filter(
      ({ decision }) => index.momentOf(decision) < index.moments,
    );
    return matchesOf(automaton, told, most).flatMap(({ from, to }) => {
      const [first, last] = [told[from], told[to]];
      if (first === undefined || last === undefined) return [];
      const say = ({ fact }: typeof first): string =>
        sayFact(this.pool, this.opening, fact, this.viewer);
      return [
        {
          from: index.momentOf(first.decision),
          to: index.momentOf(last.decision),
          begins: say(first),
          ends: say(last),
        },
      ];
    });
  }
}
