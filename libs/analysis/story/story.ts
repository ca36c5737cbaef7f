import {
  agendaPointsOf,
  pointsToWin,
  sayFact,
  workOn,
  type Fact,
  type Pool,
  type State,
  type Zone,
} from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import type { Witness } from '../report/witness';
import { mostTelling } from './most-telling';

export type StoryKind =
  'score' | 'steal' | 'end' | 'damage' | 'close-call' | 'money' | 'tags' | 'narrow-access';

/** Something that mattered, with how much it did. */
interface Event {
  readonly decision: number;
  readonly kind: StoryKind;
  readonly weight: number;
  readonly fact: Fact;
}

export interface StoryMoment {
  readonly at: number;
  readonly kind: StoryKind;
  readonly weight: number;
  /** A sentence that the viewer may read. */
  readonly text: string;
}

/** What is told of a moment besides the fact. */
const ASIDES: Readonly<Partial<Record<StoryKind, string>>> = {
  'close-call': ' One more would have flatlined.',
  'narrow-access': ' An agenda would have won.',
};

/** An agenda of so many points is in every deck. */
const USUAL_POINTS = 2;

/** Credits that change hands at once and are worth telling. */
const SWING = 5;

const MOVES_POINTS: ReadonlySet<Fact['type']> = new Set([
  ...(['stolen', 'scored', 'added-to-score-area', 'forfeited', 'swapped'] as const),
]);

/** What mattered in a game, from what lies open to both: a fold over its decisions. */
export class StoryAnalysis implements GameAnalysis {
  readonly #events: Event[] = [];
  /** Of the Runner, before the present decision. */
  #points: number;
  /** An access of this run was told already. */
  #isTold = false;

  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
  ) {
    this.#points = agendaPointsOf(workOn(pool, opening, null), 'runner');
  }

  take({ number: decision, facts, state }: MadeDecision): void {
    let isMoved = false;
    for (const fact of facts) {
      // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
      const { type } = fact;
      if (type === 'run-began') this.#isTold = false;
      else if (type === 'accessed') {
        if (!this.#isNarrow(fact.from, state)) continue;
        this.#isTold = true;
        this.#add(decision, 'narrow-access', 15, fact);
      } else if (type === 'credits-gained' || type === 'credits-lost') {
        if (fact.amount >= SWING) this.#add(decision, 'money', fact.amount, fact);
      } else if (type === 'scored') this.#add(decision, 'score', 10 * fact.points, fact);
      else if (type === 'stolen') this.#add(decision, 'steal', 10 * fact.points, fact);
      else if (type === 'game-ended') this.#add(decision, 'end', 100, fact);
      else if (type === 'damage-suffered') {
        // The grip as it is when all of it has been done.
        const isClose = state.runner.grip.length === 0 && state.outcome === null;
        if (isClose) this.#add(decision, 'close-call', 40, fact);
        else this.#add(decision, 'damage', 4 * fact.amount, fact);
      } else if (type === 'tags-taken') this.#add(decision, 'tags', 3 * fact.amount, fact);
      isMoved ||= MOVES_POINTS.has(type);
    }
    if (isMoved) this.#points = agendaPointsOf(workOn(this.pool, state, null), 'runner');
  }

  #add(decision: number, kind: StoryKind, weight: number, fact: Fact): void {
    this.#events.push({ decision, kind, weight, fact });
  }

  /** Whatever the card is, so that nothing is told of it: the game went on, and need not have. */
  #isNarrow(from: Zone, { outcome }: State): boolean {
    const isLuck = from === 'hq' || from === 'rd';
    return (
      isLuck && outcome === null && !this.#isTold && this.#points + USUAL_POINTS >= pointsToWin
    );
  }

  /** The moments that mattered most, in the order of the game. */
  told(witness: Witness): readonly StoryMoment[] {
    const moments = this.#events.flatMap(({ decision, ...event }) => {
      const at = witness.momentOf(decision);
      return at === null ? [] : [{ at, ...event }];
    });
    return mostTelling(moments).map(({ at, kind, weight, fact }) => {
      const said = sayFact(this.pool, this.opening, fact, witness.viewer);
      return { at, kind, weight, text: `${said}${ASIDES[kind] ?? ''}` };
    });
  }
}
