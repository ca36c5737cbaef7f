import {
  count,
  pointsLacking,
  sayFact,
  workOn,
  type Fact,
  type Pool,
  type State,
  type Zone,
} from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import type { Witness } from '../report/witness';
import { isGripEmptyAfter } from './empty-grip';
import { mostTelling } from './most-telling';

export type StoryKind =
  'score' | 'steal' | 'end' | 'damage' | 'close-call' | 'money' | 'tags' | 'narrow-access';

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

const MOVES_POINTS: ReadonlySet<Fact['type']> = new Set([
  ...(['stolen', 'scored', 'added-to-score-area', 'forfeited', 'swapped'] as const),
]);

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
