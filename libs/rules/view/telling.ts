import type { Fact } from '../state/fact';
import type { Pool } from '../ability/pool';
import { newGame } from '../machine/game';
import type { State } from '../state/state';
import { Course, glanceOf, type Made } from './course';
import { isTold } from './fact';
import type { LegalView } from './legal';
import type { PositionView } from './position';
import { Tale, type Chapter } from './tale';
import type { Viewer } from './viewer';
import { redacted, type Views } from './views';

/** What a viewer gets at once: what was told since the last moment, and how things stand now. */
export interface Moment extends Chapter {
  /** Dense, from 0, in the viewer's own count: hidden decisions leave no gap. */
  readonly number: number;
  readonly position: PositionView;
  readonly legal: readonly LegalView[];
}

/** How things stand at the end of a chapter. */
export const momentOf = (
  pool: Pool,
  state: State,
  viewer: Viewer,
  number: number,
  chapter: Chapter,
  views: Views = redacted,
): Moment => ({
  number,
  ...chapter,
  position: views.position(pool, state, viewer),
  legal: views.legal(pool, state, viewer),
});

/**
 * A game as it is told to one viewer, moment by moment. A decision that leaves nothing to see makes
 * no moment, and what is asked behind a veil is told when it is settled, so that neither the number
 * nor the size of moments says anything of a hidden choice.
 */
export class Telling {
  readonly course: Course;
  readonly #tale: Tale;
  #decisions = 0;

  constructor(
    private readonly pool: Pool,
    private readonly viewer: Viewer,
    private readonly views: Views = redacted,
  ) {
    this.#tale = new Tale(pool, viewer, views);
    this.course = new Course(viewer);
  }

  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, made: Made, time: number | null = null): void {
    this.#decisions += 1;
    this.course.declare(made);
    this.#tale.declare(before, made, time);
  }

  /** The state a decision led to, with its facts; null when there is nothing to tell yet. */
  reach(state: State, facts: readonly Fact[]): Moment | null {
    const { pool, viewer, views } = this;
    this.#tale.happen(state, facts);
    const number = views.number(this.course.moments, this.#decisions);
    const veiled = views.isVeiled(pool, state, viewer);
    const glance = glanceOf(newGame(pool, state, null));
    const told = facts.filter(isTold).length;
    if (!this.course.reach(this.#decisions, told, veiled, glance)) return null;
    return momentOf(pool, state, viewer, number, this.#tale.close(), views);
  }
}
