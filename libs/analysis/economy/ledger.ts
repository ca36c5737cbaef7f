import { sides, type CardId, type State } from '#rules';
import type { GameAnalysis, MadeDecision } from '../made-decision';
import { TurnsTold, type TurnTold } from '../turns-told';
import {
  clicks,
  holdingName,
  holdingNumber,
  pools,
  runCredits,
  type Holding,
  type SeenCard,
  type Why,
} from './account';
import { Accounts } from './accounts';
import { move, type Enter } from './movements';

/** Credits or clicks that came into a holding (positive) or went out of it, and why. */
export interface LedgerEntry {
  readonly holding: Holding;
  readonly amount: number;
  readonly why: Why;
  /** Whether it goes on with a payment that the entry before it began from another holding. */
  readonly isRest: boolean;
  /** Of the decision that made it happen; 0 for what lay there before. */
  readonly decision: number;
  readonly turn: number;
  /** Of the Runner's turns with that number: 1 and more for those that an effect gave besides the first. */
  readonly again: number;
  /** What the holding came to. */
  readonly balance: number;
}

/** Credits lie on cards openly, whatever the card. */
const openSighting = (card: CardId): SeenCard => ({ card, seen: 0 });

/** What a state holds. Cards without credits are left out. */
export function holdingsOf(
  state: State,
): readonly { readonly holding: Holding; readonly amount: number }[] {
  const { runner, cards } = state;
  return [
    ...sides.map((side) => ({ holding: pools[side], amount: state[side].credits })),
    ...sides.map((side) => ({ holding: clicks[side], amount: state[side].clicks })),
    { holding: runCredits, amount: runner.runCredits },
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
  /** By the number of the holding. */
  readonly #balances = new Map<number, number>();
  readonly #accounts = new Accounts();
  readonly #turns: TurnsTold;
  /** The decision that is entered, and the turn that its fact lies in. */
  #decision = 0;
  #turn: TurnTold;

  constructor(opening: State) {
    this.#turn = { number: opening.turn.number, again: 0 };
    this.#turns = new TurnsTold(opening);
    for (const { holding, amount } of holdingsOf(opening))
      if (amount > 0) this.#enter(holding, amount, { of: 'opening' });
  }

  take({ facts, state, number }: MadeDecision): void {
    this.#decision = number;
    for (const fact of facts) {
      this.#turn = this.#turns.take(fact, state.turn.number);
      move(fact, this.#accounts, this.#enter);
    }
  }

  /** What a holding has come to. */
  balanceOf(holding: Holding): number {
    return this.#balances.get(holdingNumber(holding)) ?? 0;
  }

  /** The first holding that the ledger has otherwise than the state, in a sentence; null for none. */
  remainder(state: State): string | null {
    const held = holdingsOf(state);
    for (const { holding, amount } of held)
      if (this.balanceOf(holding) !== amount)
        return `${holdingName(holding)} holds ${amount}, the ledger has ${this.balanceOf(holding)}`;
    const numbers = new Set(held.map(({ holding }) => holdingNumber(holding)));
    const more = this.entries.find(
      ({ holding }) => this.balanceOf(holding) !== 0 && !numbers.has(holdingNumber(holding)),
    );
    if (more === undefined) return null;
    const { holding } = more;
    return `${holdingName(holding)} holds nothing, the ledger has ${this.balanceOf(holding)}`;
  }

  readonly #enter: Enter = (holding, amount, why, isRest = false) => {
    const at = holdingNumber(holding);
    const balance = (this.#balances.get(at) ?? 0) + amount;
    this.#balances.set(at, balance);
    this.entries.push({
      holding,
      amount,
      why,
      isRest,
      decision: this.#decision,
      turn: this.#turn.number,
      again: this.#turn.again,
      balance,
    });
  };
}
