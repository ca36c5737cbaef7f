import { sides, type Side, type State } from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { TurnsTold } from '../turns-told';

export const phases = ['early', 'middle', 'late'] as const;
export type Phase = (typeof phases)[number];

/** What clicks were worth in a phase, by the basic actions: a click is a credit or a card. */
export interface Pace {
  readonly side: Side;
  readonly phase: Phase;
  readonly clicks: number;
  /** Gained, from whatever source. */
  readonly credits: number;
  /** Drawn, the Corp's mandatory draw left out. */
  readonly cards: number;
  /** Credits and cards for each click; null where no click was spent, or not all of it was told. */
  readonly worth: number | null;
}

/** Turns 1 to 4, 5 to 8, and those after. */
export const phaseOf = (turn: number): Phase =>
  turn <= 4 ? 'early' : turn <= 8 ? 'middle' : 'late';

export const paceOf = (
  side: Side,
  phase: Phase,
  { clicks, credits, cards }: Pick<Pace, 'clicks' | 'credits' | 'cards'>,
): Pace => {
  const worth = clicks === 0 ? null : (credits + cards) / clicks;
  return { side, phase, clicks, credits, cards, worth };
};

/** Credits' worth of clicks by phase, from what lies open to everybody: a fold over the decisions of a game. */
export class PaceAnalysis implements GameAnalysis {
  readonly #sums = new Map<string, { clicks: number; credits: number; cards: number }>();
  /** The Corp's turn has begun, and no card was drawn in it. */
  #isMandatory = false;
  readonly #turns: TurnsTold;

  constructor(opening: State) {
    this.#turns = new TurnsTold(opening);
  }

  take({ facts, state }: MadeDecision): void {
    for (const fact of facts) {
      const { number: turn } = this.#turns.take(fact, state.turn.number);
      // Read once: facts have a shape for each type, so that whatever is read of them takes a search.
      const { type } = fact;
      if (type === 'turn-began') this.#isMandatory = fact.side === 'corp';
      else if (turn === 0) continue;
      else if (type === 'clicks-spent') {
        this.#isMandatory = false;
        this.#sum(fact.side, turn).clicks += fact.amount;
      } else if (type === 'credits-gained' || type === 'credits-taken')
        this.#sum(fact.side, turn).credits += fact.amount;
      else if (type === 'drew') {
        const isMandatory = this.#isMandatory && fact.side === 'corp';
        this.#sum(fact.side, turn).cards += isMandatory ? fact.amount - 1 : fact.amount;
        this.#isMandatory &&= !isMandatory;
      }
    }
  }

  get paces(): readonly Pace[] {
    return sides.flatMap((side) =>
      phases.flatMap((phase) => {
        const sum = this.#sums.get(`${side} ${phase}`);
        if (sum === undefined) return [];
        return [paceOf(side, phase, sum)];
      }),
    );
  }

  #sum(side: Side, turn: number) {
    const key = `${side} ${phaseOf(turn)}`;
    const sum = this.#sums.get(key) ?? { clicks: 0, credits: 0, cards: 0 };
    this.#sums.set(key, sum);
    return sum;
  }
}
