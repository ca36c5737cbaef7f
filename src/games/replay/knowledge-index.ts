import { type Pool, type Side, type State, Knowledge } from '#rules';
import type { Folding } from '#streams/folding';
import type { Recorded } from './recorded';

/** Decisions from one copy of the knowledge to the next. */
const STRIDE = 64;

interface Then {
  readonly knowledge: Knowledge;
  readonly state: State;
}

/** What one seat knew in the course of a game. Gone through once, as far as is asked. */
export class KnowledgeIndex {
  private readonly copies: Knowledge[] = [];
  private known = 0;
  private last: Knowledge | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly seat: Side,
    private readonly game: Recorded,
  ) {}

  /** After decision `number`; the knowledge and the state are not to be changed. */
  *at(number: number): Folding<Then> {
    yield* this.follow(number);
    const from = Math.floor(number / STRIDE) * STRIDE;
    const knowledge = this.copies[from / STRIDE]?.copy();
    if (knowledge === undefined) throw new RangeError(`there is no decision ${number}`);
    for (const step of this.game.steps(from)) {
      if (step.number > from) knowledge.take(step.state, step.facts);
      if (step.number === number) return { knowledge, state: step.state };
      yield;
    }
    throw new RangeError(`there is no decision ${number} in a game of ${this.game.length}`);
  }

  /** Others may have followed further, whenever it goes on. */
  private *follow(to: number): Folding<void> {
    if (this.last !== null && this.known >= to) return;
    for (const { number, state, facts } of this.game.steps(this.known)) {
      if (this.last === null) this.last = new Knowledge(this.pool, this.seat, state);
      else if (number > this.known) this.last.take(state, facts);
      else continue;
      this.known = number;
      if (number % STRIDE === 0) this.copies.push(this.last.copy());
      if (number === to) return;
      yield;
      if (this.known >= to) return;
    }
  }
}
