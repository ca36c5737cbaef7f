import { type Pool, type Side, type State } from '#rules';
import type { Holding, Reason } from '../economy/account';
import type { Ledger, LedgerEntry } from '../economy/ledger';
import type { Movement } from '../economy/entries';
import { flowsTogether, type Currency, type Flow, type FlowPurpose } from './flow';
import type { NamedCard, Witness } from './witness';

/** What a player's pools did in a turn of either player. */
export interface TurnFlow {
  readonly turn: number;
  readonly side: Side;
  readonly gained: number;
  readonly spent: number;
  readonly clicks: number;
  /** Credits in the pool in the end. */
  readonly credits: number;
}

export interface Unspent {
  readonly side: Side;
  readonly where: Holding['of'];
  readonly card: NamedCard | null;
  readonly amount: number;
}

export interface EconomyView {
  readonly flows: readonly Flow[];
  readonly turns: readonly TurnFlow[];
  readonly unspent: readonly Unspent[];
  /** Credits and clicks that nothing explains: none in games of decisions. */
  readonly remainder: number;
}

const whatOf = (why: Reason): FlowPurpose | null => {
  if (why.of === 'action') return why.action;
  if (why.of === 'rule') return why.rule;
  return why.of === 'use' ? why.for : null;
};

const isReason = (why: Movement['why']): why is Reason => why.of !== 'holding';

const currencyOf = ({ of }: Holding): Currency => (of === 'clicks' ? 'clicks' : 'credits');

class Teller {
  constructor(
    private readonly pool: Pool,
    private readonly opening: State,
    private readonly witness: Witness,
  ) {}

  sideOf(holding: Holding): Side {
    switch (holding.of) {
      case 'pool':
      case 'clicks':
        return holding.side;
      case 'run':
        return 'runner';
      case 'card': {
        const def = this.opening.cards[holding.card.card]?.def ?? -1;
        return this.pool.definitions[def]?.side ?? 'corp';
      }
    }
  }

  flow({ holding, amount, why }: LedgerEntry): Flow | null {
    if (!isReason(why)) return null;
    const about = 'card' in why ? why.card : null;
    return {
      side: this.sideOf(holding),
      currency: currencyOf(holding),
      direction: amount > 0 ? 'in' : 'out',
      of: why.of,
      what: whatOf(why),
      card: about === null ? null : this.witness.name(about),
      title: null,
      amount: Math.abs(amount),
      times: 1,
    };
  }
}

function turnsOf(entries: readonly LedgerEntry[]): readonly TurnFlow[] {
  const turns = new Map<string, TurnFlow>();
  for (const { holding, amount, turn, why } of entries) {
    if (holding.of !== 'pool' && holding.of !== 'clicks') continue;
    if (why.of === 'opening') continue;
    const { side } = holding;
    const key = `${turn} ${side}`;
    const before = turns.get(key) ?? { turn, side, gained: 0, spent: 0, clicks: 0, credits: 0 };
    turns.set(key, {
      ...before,
      ...(holding.of === 'clicks'
        ? { clicks: before.clicks + (why.of === 'use' ? -amount : 0) }
        : {
            gained: before.gained + Math.max(0, amount),
            spent: before.spent + Math.max(0, -amount),
          }),
    });
  }
  const balances: Record<Side, number> = { corp: 0, runner: 0 };
  for (const { holding, amount, why } of entries)
    if (holding.of === 'pool' && why.of === 'opening') balances[holding.side] += amount;
  return [...turns.values()].map((turn) => {
    balances[turn.side] += turn.gained - turn.spent;
    return { ...turn, credits: balances[turn.side] };
  });
}

/** The ledger as a viewer may read it: only what they were told, cards only where they saw them. */
export function viewEconomy(
  pool: Pool,
  opening: State,
  ledger: Ledger,
  witness: Witness,
): EconomyView {
  const teller = new Teller(pool, opening, witness);
  const told = ledger.entries.filter(({ decision }) => witness.momentOf(decision) !== null);
  const last = new Map<string, LedgerEntry>();
  for (const entry of told)
    last.set(JSON.stringify([entry.holding.of, keyIn(entry.holding)]), entry);
  const unspent = [...last.values()]
    .filter(({ balance, holding }) => balance > 0 && holding.of !== 'clicks')
    .map(({ holding, balance }) => ({
      side: teller.sideOf(holding),
      where: holding.of,
      card: holding.of === 'card' ? witness.name(holding.card) : null,
      amount: balance,
    }));
  const flows = flowsTogether(told.flatMap((entry) => teller.flow(entry) ?? []));
  return { flows, turns: turnsOf(told), unspent, remainder: 0 };
}

const keyIn = (holding: Holding): string | number =>
  holding.of === 'card' ? holding.card.card : holding.of === 'run' ? 'run' : holding.side;
