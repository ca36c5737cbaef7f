import { type CardId, type Decision, rulesOf, type Rules, type State } from '#rules';
import { deal, type Made, type Pin, type Stand, type Table } from '../stand';
import { perform } from '../perform';
import { easyStep } from '../policy';
import { runUntil } from '../until';
import { windowOf } from '../window';
import type { DecisionStep, HarnessStep } from '#notation/scenario/scenario';

/** Two engines on the same way: one stops at every step, the other where there is a choice. */
export interface Course {
  readonly stand: Stand;
  readonly game: State;
  /** Facts of the game so far. */
  readonly told: number;
  /** How many of the decisions have been said. */
  readonly said: number;
  /** What a runner of scenarios knows of the step before. */
  readonly before: { readonly told: number; readonly own: number; readonly words: string };
}

/** A step, with the pins that follow it in the script. */
export interface PinnedStep {
  readonly step: DecisionStep | HarnessStep;
  readonly pins: readonly Pin[];
}

const inOrder = (decision: Decision): string =>
  JSON.stringify(
    Object.entries(decision)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const isSame = (a: Made, b: Made): boolean =>
  a.by === b.by && inOrder(a.decision) === inOrder(b.decision);

/** The question that is open, told apart from the same question at another time. */
const asks = (state: State, told: number): string =>
  `${windowOf(state)} ${state.prompt?.kind ?? 'none'} ${state.prompt?.for ?? 'none'} ${told}`;

/** Follows what a script says, decision by decision, and sees whether it says those of a game. */
export class Follower {
  private readonly choices: Rules;

  constructor(
    private readonly table: Table,
    private readonly moves: readonly Made[],
  ) {
    this.choices = rulesOf(table.rules.pool, 'choices');
  }

  begin(state: State, pins: readonly Pin[]): Course | null {
    const start: Stand = { state, facts: [], made: [], pins };
    const before = { told: 0, own: 0, words: '' };
    const course: Course = { stand: start, game: state, told: 0, said: 0, before };
    return this.heard(course, deal(this.table, start), before);
  }

  /** Where a step leads; null where it is not taken, or says anything but the next decisions. */
  after(course: Course, { step, pins }: PinnedStep): Course | null {
    const { stand, before } = course;
    const pinned = { ...stand, pins: [...stand.pins, ...pins] };
    if (step.kind === 'to') {
      const reached = runUntil(this.table, pinned, step, undefined);
      return reached.ok ? this.goneOn(course, reached.stand, before) : null;
    }
    const words = JSON.stringify(step.said);
    const since = words === before.words ? before.own : before.told;
    const performed = perform(this.table, pinned, step, since);
    if (!performed.ok) return null;
    const { told, own, after } = performed;
    return this.goneOn(course, after, { told, own, words });
  }

  /** Cards of which a game does not ask which is accessed next, because it makes no difference. */
  unasked(course: Course): readonly CardId[] {
    let here = course.stand;
    for (let next = easyStep(this.table, here); next !== null; next = easyStep(this.table, here))
      here = next;
    const { prompt } = here.state;
    return prompt?.kind === 'access' && course.game.prompt?.kind !== 'access' ? prompt.cards : [];
  }

  /** A step that says nothing of the game has at least to take another engine on. */
  private goneOn(course: Course, stand: Stand, before: Course['before']): Course | null {
    const next = this.heard(course, deal(this.table, stand), before);
    return next === null || next.stand.made.length === course.stand.made.length ? null : next;
  }

  private heard(course: Course, stand: Stand, before: Course['before']): Course | null {
    const every = this.table.rules.live(course.stand.state);
    const game = this.choices.live(course.game);
    let [toldEvery, told, said] = [course.stand.facts.length, course.told, course.said];
    for (const made of stand.made.slice(course.stand.made.length)) {
      const isChoice =
        made.decision.do === 'concede' || asks(every.state, toldEvery) === asks(game.state, told);
      if (isChoice) {
        const wanted = this.moves[said];
        if (wanted === undefined || !isSame(wanted, made)) return null;
        const taken = game.apply(made.decision, made.by);
        if (!taken.ok) return null;
        told += taken.facts.length;
        said += 1;
      }
      const taken = every.apply(made.decision, made.by);
      if (!taken.ok) throw new Error(`${made.decision.do} is refused again: ${taken.reason}`);
      toldEvery += taken.facts.length;
    }
    return { stand, game: game.state, told, said, before };
  }
}
