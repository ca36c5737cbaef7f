import { codeOf } from '#notation/observed/codes';
import type { Board } from '#notation/observed/board';
import { sides } from '#rules';
import type { EconomyView, TurnFlow, Unspent } from '../report/economy-view';
import { flowsTogether, type Flow } from '../report/flow';
import type { NamedCard } from '../report/witness';
import type { ObservedMovement, ObservedReason } from './observed-ledger';

/** Null for a title that our pool lacks. */
export function namedBy(title: string | null): NamedCard | null {
  const code = title === null ? null : codeOf(title);
  return title === null || code === null ? null : { card: title, code };
}

const whatOf = (why: ObservedReason): Flow['what'] => {
  if (why.of === 'action') return why.action;
  if (why.of === 'rule') return why.rule;
  return why.of === 'use' ? why.for : null;
};

const titleOf = (why: ObservedReason): string | null => ('title' in why ? why.title : null);

const flowOf = ({ side, currency, amount, why }: ObservedMovement): Flow => ({
  ...{ side, currency, of: why.of, what: whatOf(why) },
  direction: amount > 0 ? 'in' : 'out',
  card: namedBy(titleOf(why)),
  title: titleOf(why),
  amount: Math.abs(amount),
  times: 1,
});

function turnsOf(movements: readonly ObservedMovement[]): readonly TurnFlow[] {
  const turns = new Map<string, TurnFlow>();
  const balances = { corp: 0, runner: 0 };
  for (const { turn, again, side, currency, amount, why } of movements) {
    if (currency === 'credits') balances[side] += amount;
    if (why.of === 'opening') continue;
    const key = `${turn} ${again} ${side}`;
    const before = turns.get(key) ?? {
      turn,
      again,
      side,
      gained: 0,
      spent: 0,
      clicks: 0,
      credits: 0,
    };
    const isCredits = currency === 'credits';
    turns.set(key, {
      ...before,
      gained: before.gained + (isCredits ? Math.max(0, amount) : 0),
      spent: before.spent + (isCredits ? Math.max(0, -amount) : 0),
      clicks: before.clicks + (!isCredits && why.of === 'use' ? -amount : 0),
      credits: balances[side],
    });
  }
  return [...turns.values()];
}

/** What lies in the pools on the last table; credits on cards are counted when they are taken. */
const unspentOn = (board: Board): readonly Unspent[] => [
  ...sides.map((side): Unspent => ({
    ...{ side, where: 'pool', card: null },
    amount: board[side].credits,
  })),
  { side: 'runner', where: 'run', card: null, amount: board.runner.runCredits },
];

/** The same for everybody: the pools lie open, and the file's log is read by all. */
export function observedEconomy(movements: readonly ObservedMovement[], last: Board): EconomyView {
  const remainder = movements
    .filter(({ why }) => why.of === 'unexplained')
    .reduce((sum, { amount }) => sum + Math.abs(amount), 0);
  return {
    flows: flowsTogether(movements.map(flowOf)),
    turns: turnsOf(movements),
    unspent: unspentOn(last).filter(({ amount }) => amount > 0),
    remainder,
  };
}
