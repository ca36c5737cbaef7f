import type { Card, CardId, State } from '#rules';
import type { Ways } from './cheapest-way';
import type { Cost } from './cost';

/** A way past a piece of ice that stands alone, or back to the outermost. */
export interface Exit {
  readonly cost: Cost;
  readonly price: number;
  readonly corpPays: number;
  readonly isPast: boolean;
  readonly state: State;
}

/** What the search for further exits came to. */
export type Sought = Exit | 'later' | 'none' | 'too-many';

/** The ways past a piece of ice, the cheapest first, looked for as they are asked for. */
export interface Passage {
  /** What the Runner had left before it. */
  readonly entry: readonly number[];
  readonly sawHidden: boolean;
  /** Whether a breaker could have been made stronger for the run on the cheapest. */
  readonly strengthens: boolean;
  /** Another piece of ice, of which this passage tells as well, as it is after an exit. */
  readonly iceAfter: (exit: Exit, ice: Card) => Card;
  /** What the exit of that number costs at least. */
  readonly least: (index: number) => number;
  /** The exit of that number; `later` where it costs more than `most`. */
  readonly exit: (index: number, most: number) => Sought;
}

export class SoughtPassage implements Passage {
  readonly #exits: Exit[] = [];
  #hasEnded = false;
  strengthens = false;

  constructor(
    readonly entry: readonly number[],
    private readonly ice: CardId,
    private readonly search: Ways,
  ) {}

  get sawHidden(): boolean {
    return this.search.sawHidden;
  }

  iceAfter({ state }: Exit, ice: Card): Card {
    const { id, server } = ice;
    return { ...ice, ...state.cards[this.ice], id, server };
  }

  least(index: number): number {
    return this.#exits[index]?.price ?? (this.#hasEnded ? Infinity : this.search.least);
  }

  exit(index: number, most: number): Sought {
    for (;;) {
      const known = this.#exits[index];
      if (known !== undefined) return known;
      if (this.#hasEnded) return 'none';
      const found = this.search.next(most);
      if (found === null) return 'later';
      const { way, price, state } = found;
      // It is gone on with once more may be tried.
      if (!way.found && way.why === 'too-many') return 'too-many';
      if (this.#exits.length === 0) this.strengthens = found.strengthens;
      if (way.found && price !== null && state !== null) {
        const run = state.frames.findLast(({ at }) => at === 'run');
        const isPast = run?.at === 'run' && run.vars.phase === 'server';
        this.#exits.push({ cost: way.cost, price, corpPays: way.corpPays, isPast, state });
      } else this.#hasEnded = true;
    }
  }
}
