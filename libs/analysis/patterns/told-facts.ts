import { type Pool, type State, type Viewer, viewFact } from '#rules';
import { agendaPointsIn } from '../accesses/agenda-prior';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import type { TableNumbers } from './pattern';
import type { ToldFact } from './told-fact';

export interface DecidedToldFact extends ToldFact {
  /** The decision that made it happen. */
  readonly decision: number;
}

/** The facts of a game as one viewer was told them, with the numbers open on the table. */
export class ToldFacts implements GameAnalysis {
  readonly facts: DecidedToldFact[] = [];
  readonly #points: readonly number[];
  #turn = 0;
  #runs = 0;
  #running = false;

  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
    private readonly viewer: Viewer,
  ) {
    this.#points = agendaPointsIn(pool, opening);
  }

  take({ facts, state, number }: MadeDecision): void {
    const table = this.#numbersOf(state);
    for (const fact of facts) {
      if (fact.type === 'run-began') [this.#runs, this.#running] = [this.#runs + 1, true];
      const view = viewFact(this.pool, this.opening, fact, this.viewer);
      const [turn, run] = [this.#turn, this.#running ? this.#runs : 0];
      if (view !== null) this.facts.push({ view, table, turn, run, decision: number });
      if (fact.type === 'run-ended') this.#running = false;
      if (fact.type === 'turn-ended') this.#turn += 1;
    }
  }

  #numbersOf({ turn, corp, runner }: State): TableNumbers {
    const points = (area: readonly number[]): number =>
      area.reduce((sum, card) => sum + (this.#points[card] ?? 0), 0);
    return {
      turn: turn.number,
      grip: runner.grip.length,
      hq: corp.hq.length,
      tags: runner.tags,
      'bad-publicity': corp.badPublicity,
      'corp.credits': corp.credits,
      'runner.credits': runner.credits,
      'corp.clicks': corp.clicks,
      'runner.clicks': runner.clicks,
      'corp.points': points(corp.score),
      'runner.points': points(runner.score),
    };
  }
}
