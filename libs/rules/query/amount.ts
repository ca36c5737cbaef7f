import type { Amount } from '../ability/amount';
import type { Context } from '../state/context';
import type { Game } from '../machine/game';
import { cardOf, definitionOf } from './card';
import { cardsFor } from './filter';
import { memoryLimit, memoryUsed } from './memory';
import { targets } from './target';

/** Works an amount out; never negative (COST-14). */
export function amountOf(g: Game, context: Context, amount: Amount): number {
  return Math.max(0, signedAmountOf(g, context, amount));
}

/** The same for what may be negative: strength. */
export function signedAmountOf(g: Game, context: Context, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  switch (amount.of) {
    case 'x':
      return context.x;
    case 'var':
      return context.numbers[amount.name] ?? 0;
    case 'counters': {
      if (amount.on === 'this' && amount.kind === 'advancement') return context.advancement;
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + cardOf(g, id)[amount.kind],
        0,
      );
    }
    case 'tags':
      return g.state.runner.tags;
    case 'pool':
      return g.state[amount.side].credits;
    case 'subroutines':
      return targets(g, context, amount.on).reduce(
        (sum, id) => sum + definitionOf(g, cardOf(g, id)).subs.length,
        0,
      );
    case 'unused-memory':
      return memoryLimit(g) - memoryUsed(g);
    case 'count':
      return cardsFor(g, context, amount.cards).length;
    case 'times':
      return amount.factor * signedAmountOf(g, context, amount.amount);
    case 'less':
      return Math.max(0, signedAmountOf(g, context, amount.amount) - amount.by);
    case 'least':
      return Math.min(...amount.amounts.map((one) => signedAmountOf(g, context, one)));
    case 'half':
      return Math.floor(signedAmountOf(g, context, amount.amount) / 2);
  }
}
