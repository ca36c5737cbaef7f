import { sides, type CardId, type Sighting, type State } from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { TurnsTold } from '../turns-told';
import { holdingKey, type Holding } from './account';
import { movementsOf, type Movement } from './entries';

export interface LedgerEntry extends Movement {
  /** Of the decision that made it happen; 0 for what lay there before. */
  readonly decision: number;
  readonly turn: number;
  /** What the holding came to. */
  readonly balance: number;
}

/** Credits lie on cards openly, whatever the card. */
const openSighting = (card: CardId): Sighting => ({
  card,
  seen: 0,
  corpHandle: 0,
  runnerHandle: 0,
  openHandle: 0,
});

/** What a state holds. Cards without credits are left out. */
export function holdingsOf(
  state: State,
): readonly { readonly holding: Holding; readonly amount: number }[] {
  const { runner, cards } = state;
  return [
    ...sides.map((side) => ({
      holding: { of: 'pool', side } as const,
      amount: state[side].credits,
    })),
    ...sides.map((side) => ({
      holding: { of: 'clicks', side } as const,
      amount: state[side].clicks,
    })),
    { holding: { of: 'run' } as const, amount: runner.runCredits },
    ...cards
      .filter(({ credit, recurring }) => credit + recurring > 0)
      .map(({ id, credit, recurring }) => ({
        holding: { of: 'card', card: openSighting(id) } as const,
        amount: credit + recurring,
      })),
  ];
}

/**
 * Credits and clicks of a game in double entry: every one has a source and a use, from the facts
 * that the engine told when it moved them.
 */
export class Ledger implements GameAnalysis {
  readonly entries: LedgerEntry[] = [];
  readonly #balances = new Map<string, number>();
  readonly #turns: TurnsTold;

  constructor(opening: State) {
    this.#turns = new TurnsTold(opening.turn.number);
    for (const { holding, amount } of holdingsOf(opening))
      if (amount > 0)
        this.#enter({ holding, amount, why: { of: 'opening' } }, 0, opening.turn.number);
  }

  take({ facts, state, number }: MadeDecision): void {
    for (const fact of facts) {
      const turn = this.#turns.take(fact, state.turn.number);
      for (const movement of movementsOf(fact)) this.#enter(movement, number, turn);
    }
  }

  /** What a holding has come to. */
  balanceOf(holding: Holding): number {
    return this.#balances.get(holdingKey(holding)) ?? 0;
  }

  /** The first holding that the ledger has otherwise than the state, in a sentence; null for none. */
  remainder(state: State): string | null {
    const held = holdingsOf(state);
    for (const { holding, amount } of held)
      if (this.balanceOf(holding) !== amount)
        return `${holdingKey(holding)} holds ${amount}, the ledger has ${this.balanceOf(holding)}`;
    const keys = new Set(held.map(({ holding }) => holdingKey(holding)));
    for (const [key, balance] of this.#balances)
      if (balance !== 0 && !keys.has(key)) return `${key} holds nothing, the ledger has ${balance}`;
    return null;
  }

  #enter(movement: Movement, decision: number, turn: number): void {
    const key = holdingKey(movement.holding);
    const balance = (this.#balances.get(key) ?? 0) + movement.amount;
    this.#balances.set(key, balance);
    this.entries.push({ ...movement, decision, turn, balance });
  }
}
