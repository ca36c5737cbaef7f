import { isRecord } from '#text/is-record';
import type { Side, FactView } from '#rules';
import { amountOf, nameIn, sideIn, titleOf } from './fields';

interface Spent {
  clicks: number;
  pool: number;
  paid: boolean;
  readonly sources: Map<string, number>;
  readonly forfeited: string[];
}

const nothing = (): Spent => ({
  clicks: 0,
  pool: 0,
  paid: false,
  sources: new Map(),
  forfeited: [],
});

/** What a side has paid and no line has told yet: a log tells a cost with what it was paid for. */
export class Payment {
  private spent = nothing();
  private payer: Side | null = null;

  get side(): Side | null {
    return this.payer;
  }

  /** Whether this cannot be part of what is already paid: of another side, or another action's click. */
  isNew(fact: FactView): boolean {
    if (this.payer === null || !fact.type.endsWith('-spent')) return false;
    return fact['side'] !== this.payer || (fact.type === 'clicks-spent' && this.spent.clicks > 0);
  }

  /** Takes a payment; false for a fact that is none. */
  take(fact: FactView): boolean {
    if (fact.type === 'clicks-spent') this.spent.clicks += amountOf(fact);
    else if (fact.type === 'credits-spent') this.credits(fact['from']);
    else if (fact.type === 'forfeited')
      this.spent.forfeited.push(titleOf(nameIn(fact)) ?? 'an agenda');
    else return false;
    this.payer = sideIn(fact);
    return true;
  }

  /** "spends [Click] and pays 2 [Credits]" of a side, told once; null where it paid nothing. */
  told(side: Side): string | null {
    if (this.payer !== side) return null;
    const { clicks, pool, paid, sources, forfeited } = this.spent;
    this.spent = nothing();
    this.payer = null;
    const parts = clicks > 0 ? [`spends ${'[Click]'.repeat(clicks)}`] : [];
    const credits = [
      ...(pool > 0 || (paid && sources.size === 0) ? [`${String(pool)} [Credits]`] : []),
      ...[...sources].map(([from, amount]) => `${String(amount)} [Credits] from ${from}`),
    ];
    if (credits.length > 0) parts.push(`pays ${credits.join(' and ')}`);
    for (const title of forfeited) parts.push(`forfeits ${title}`);
    return parts.length === 0 ? null : parts.join(' and ');
  }

  private credits(from: unknown): void {
    this.spent.paid = true;
    if (!isRecord(from)) return;
    this.spent.pool += Number(from['pool']);
    const run = Number(from['run']);
    if (run > 0) this.source('the run', run);
    const cards: unknown = from['cards'];
    if (!Array.isArray(cards)) return;
    for (const one of cards) {
      if (!isRecord(one)) continue;
      const { card, credits } = one;
      const title = isRecord(card) && typeof card['card'] === 'string' ? card['card'] : 'a card';
      this.source(title, Number(credits));
    }
  }

  private source(from: string, amount: number): void {
    this.spent.sources.set(from, (this.spent.sources.get(from) ?? 0) + amount);
  }
}
