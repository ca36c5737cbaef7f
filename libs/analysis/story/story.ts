import {
  agendaPointsOf,
  cardOf,
  count,
  pointsLacking,
  pointsOf,
  sayFact,
  workOn,
  type Fact,
  type Pool,
  type Side,
  type Sighting,
  type State,
  type Zone,
} from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import type { Witness } from '../report/witness';
import { isGripEmptyAfter } from './empty-grip';
import { mostTelling } from './most-telling';

export type StoryKind =
  | ('score' | 'steal' | 'end' | 'damage' | 'close-call' | 'money' | 'tags' | 'narrow-access')
  | ('added' | 'forfeited' | 'swapped');

/** Something that mattered, with how much it did. */
interface Event {
  readonly decision: number;
  readonly kind: StoryKind;
  readonly weight: number;
  readonly fact: Fact;
  /** What is told of it besides the fact. */
  readonly aside: string;
}

export interface StoryMoment {
  readonly at: number;
  readonly kind: StoryKind;
  readonly weight: number;
  /** A sentence that the viewer may read. */
  readonly text: string;
}

/** An agenda of so many points is in every deck. */
const USUAL_POINTS = 2;

/** Credits that come to or leave a pool at once, not for a payment, and are worth telling. */
const SWING = 5;

/** What an agenda weighs that is told of for itself, were it worth nothing. */
export const LEAST = 5;

const MOVES_POINTS: ReadonlySet<Fact['type']> = new Set([
  ...(['stolen', 'scored', 'added-to-score-area', 'forfeited', 'swapped'] as const),
]);

/** What an agenda is worth where it lies after a decision; by what is printed on it where it is out of the game. */
const worthOf = (pool: Pool, state: State, { card }: Sighting): number => {
  const g = workOn(pool, state, null);
  return pointsOf(g, cardOf(g, card));
};

const inScoreArea = ({ corp, runner }: State, { card }: Sighting): Side | null =>
  corp.score.includes(card) ? 'corp' : runner.score.includes(card) ? 'runner' : null;

/** Whether one of two cards that were swapped came to a score area that the other left. */
const isScored = (state: State, one: Sighting, other: Sighting): boolean =>
  inScoreArea(state, one) !== inScoreArea(state, other);

/** What mattered in a game, from what lies open to both: a fold over its decisions. */
export class StoryAnalysis implements GameAnalysis {
  readonly #events: Event[] = [];
  /** Points that the Runner lacks to win with them, before the present decision; null where that is forbidden. */
  #lacking: number | null;
  #isRunning = false;
  /** An access of this run was told already. */
  #isTold = false;

  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
  ) {
    this.#lacking = pointsLacking(workOn(pool, opening, null), 'runner');
  }

  take({ number: decision, facts, state }: MadeDecision): void {
    let isMoved = false;
    let stolen = 0;
    for (const fact of facts) {
      // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
      const { type } = fact;
      if (type === 'run-began') {
        this.#isTold = false;
        this.#isRunning = true;
      } else if (type === 'run-ended') this.#isRunning = false;
      else if (type === 'accessed') {
        const lacking = this.#isNarrow(fact.from, state) ? this.#lackingAfter(stolen) : null;
        if (lacking === null) continue;
        this.#isTold = true;
        const aside = ` ${count(lacking, 'point', 'points')} would have won.`;
        this.#add(decision, 'narrow-access', 15, fact, aside);
      } else if (type === 'credits-gained' || type === 'credits-taken' || type === 'credits-lost') {
        if (fact.amount >= SWING) this.#add(decision, 'money', fact.amount, fact);
      } else if (type === 'scored') this.#add(decision, 'score', 10 * fact.points, fact);
      else if (type === 'stolen') {
        stolen += fact.points;
        this.#add(decision, 'steal', 10 * fact.points, fact);
      } else if (type === 'added-to-score-area') {
        const worth = Math.abs(worthOf(this.pool, state, fact.card));
        this.#addChange(decision, 'added', worth, fact, state);
      } else if (type === 'forfeited') {
        const worth = Math.abs(worthOf(this.pool, state, fact.card));
        this.#addChange(decision, 'forfeited', worth, fact, state);
      } else if (type === 'swapped') {
        const [one, other] = fact.cards;
        if (one !== undefined && other !== undefined && isScored(state, one, other)) {
          const more = worthOf(this.pool, state, one) - worthOf(this.pool, state, other);
          this.#addChange(decision, 'swapped', 2 * Math.abs(more), fact, state);
        }
      } else if (type === 'game-ended') this.#add(decision, 'end', 100, fact);
      else if (type === 'damage-suffered') {
        if (state.outcome === null && isGripEmptyAfter(fact, facts, state))
          this.#add(decision, 'close-call', 40, fact, ' One more would have flatlined.');
        else this.#add(decision, 'damage', 4 * fact.amount, fact);
      } else if (type === 'tags-taken') this.#add(decision, 'tags', 3 * fact.amount, fact);
      isMoved ||= MOVES_POINTS.has(type);
    }
    // What lies on the table changes what agendas are worth, too, and how many points win.
    if (isMoved || this.#isRunning)
      this.#lacking = pointsLacking(workOn(this.pool, state, null), 'runner');
  }

  #add(decision: number, kind: StoryKind, weight: number, fact: Fact, aside = ''): void {
    this.#events.push({ decision, kind, weight, fact, aside });
  }

  /** A change of a score area that is neither scored nor stolen, with the points that both have then. */
  #addChange(decision: number, kind: StoryKind, points: number, fact: Fact, state: State): void {
    const g = workOn(this.pool, state, null);
    const corp = count(agendaPointsOf(g, 'corp'), 'agenda point');
    const aside = ` The Corp has ${corp}, the Runner ${agendaPointsOf(g, 'runner')}.`;
    this.#add(decision, kind, Math.max(LEAST, 10 * points), fact, aside);
  }

  /** Whatever the card is, so that nothing is told of it: the game went on, and need not have. */
  #isNarrow(from: Zone, { outcome }: State): boolean {
    return (from === 'hq' || from === 'rd') && outcome === null && !this.#isTold;
  }

  /** Points that the Runner still lacks; null where no usual agenda would have been enough. */
  #lackingAfter(stolen: number): number | null {
    if (this.#lacking === null) return null;
    const lacking = this.#lacking - stolen;
    return lacking >= 1 && lacking <= USUAL_POINTS ? lacking : null;
  }

  /** The moments that mattered most, in the order of the game. */
  told(witness: Witness): readonly StoryMoment[] {
    const moments = this.#events.flatMap(({ decision, ...event }) => {
      const at = witness.momentOf(decision);
      return at === null ? [] : [{ at, ...event }];
    });
    return mostTelling(moments).map(({ at, kind, weight, fact, aside }) => {
      const said = sayFact(this.pool, this.opening, fact, witness.viewer);
      return { at, kind, weight, text: `${said}${aside}` };
    });
  }
}
