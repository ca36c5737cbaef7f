import { type Pool, type Side, type State } from '#rules';
import { holdingNumber, type Holding, type Reason, type Why } from '../economy/account';
import type { Ledger, LedgerEntry } from '../economy/ledger';
import { flowsTogether, type Currency, type Flow, type FlowPurpose } from './flow';
import type { NamedCard, Witness } from './witness';

/** What a player's pools did in a turn of either player. */
export interface TurnFlow {
  readonly turn: number;
  /** Of the Runner's turns with that number: 1 and more for those that an effect gave besides the first. */
  readonly again: number;
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

const isReason = (why: Why): why is Reason => why.of !== 'holding';

const currencyOf = ({ of }: Holding): Currency => (of === 'clicks' ? 'clicks' : 'credits');

/** What entries of one reason came to that went the same way, and one of them. */
interface Sum {
  readonly entry: LedgerEntry;
  readonly why: Reason;
  amount: number;
  times: number;
}

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
        const def = this.opening.cards[holding.card.card]?.def ?? holding.card.def ?? -1;
        return this.pool.definitions[def]?.side ?? 'corp';
      }
    }
  }

  /** By reasons, of which the ledger has one value each, before they are named. */
  flows(entries: readonly LedgerEntry[]): readonly Flow[] {
    const sums = new Map<Reason, Sum[]>();
    for (const entry of entries) {
      const { why } = entry;
      if (!isReason(why)) continue;
      const way = this.#wayOf(entry);
      const ways = sums.get(why) ?? [];
      if (ways.length === 0) sums.set(why, ways);
      const sum = ways.find((one) => this.#wayOf(one.entry) === way);
      if (sum === undefined) ways.push({ entry, why, amount: Math.abs(entry.amount), times: 1 });
      else {
        sum.amount += Math.abs(entry.amount);
        if (!entry.isRest) sum.times += 1;
      }
    }
    return flowsTogether([...sums.values()].flat().map((sum) => this.#flow(sum)));
  }

  /** What of an entry a flow tells besides its reason, as a number. */
  #wayOf({ holding, amount }: LedgerEntry): number {
    return (
      (this.sideOf(holding) === 'corp' ? 0 : 1) +
      (currencyOf(holding) === 'clicks' ? 2 : 0) +
      (amount > 0 ? 4 : 0)
    );
  }

  #flow({ entry, why, amount, times }: Sum): Flow {
    const { holding } = entry;
    const about = 'card' in why ? why.card : null;
    return {
      side: this.sideOf(holding),
      currency: currencyOf(holding),
      direction: entry.amount > 0 ? 'in' : 'out',
      of: why.of,
      what: whatOf(why),
      card: about === null ? null : this.witness.name(about),
      title: null,
      amount,
      times,
    };
  }
}

type Draft = { -readonly [K in keyof TurnFlow]: TurnFlow[K] };

/** Turns an effect gave besides the first are fewer than this. */
const AGAIN = 1000;

function turnsOf(entries: readonly LedgerEntry[]): readonly TurnFlow[] {
  const turns = new Map<number, Draft>();
  const balances: Record<Side, number> = { corp: 0, runner: 0 };
  for (const { holding, amount, turn, again, why } of entries) {
    if (holding.of !== 'pool' && holding.of !== 'clicks') continue;
    const { side } = holding;
    if (holding.of === 'pool') balances[side] += amount;
    if (why.of === 'opening') continue;
    const key = (turn * AGAIN + again) * 2 + (side === 'corp' ? 0 : 1);
    const row = turns.get(key) ?? { turn, again, side, gained: 0, spent: 0, clicks: 0, credits: 0 };
    turns.set(key, row);
    if (holding.of === 'clicks') row.clicks += why.of === 'use' ? -amount : 0;
    else if (amount > 0) row.gained += amount;
    else row.spent -= amount;
    row.credits = balances[side];
  }
  return [...turns.values()];
}

/** The last entry of each holding in which credits are left. */
function leftIn(entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const last = new Map<number, LedgerEntry>();
  for (const entry of entries)
    if (entry.holding.of !== 'clicks') last.set(holdingNumber(entry.holding), entry);
  return [...last.values()].filter(({ balance }) => balance > 0);
}

/** Entries are in the order of decisions, so that those a viewer was told come first. */
function toldTo(witness: Witness, entries: readonly LedgerEntry[]): readonly LedgerEntry[] {
  const told = entries.findLastIndex(({ decision }) => witness.momentOf(decision) !== null);
  return told === entries.length - 1 ? entries : entries.slice(0, told + 1);
}

/** The ledger as a viewer may read it: only what they were told, cards only where they saw them. */
export function viewEconomy(
  pool: Pool,
  opening: State,
  ledger: Ledger,
  witness: Witness,
): EconomyView {
  const teller = new Teller(pool, opening, witness);
  const told = toldTo(witness, ledger.entries);
  const unspent = leftIn(told).map(({ holding, balance }) => ({
    side: teller.sideOf(holding),
    where: holding.of,
    card: holding.of === 'card' ? witness.name(holding.card) : null,
    amount: balance,
  }));
  return { flows: teller.flows(told), turns: turnsOf(told), unspent, remainder: 0 };
}
