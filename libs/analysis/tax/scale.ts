import type { Decision, Fact, Pool, State } from '#rules';
import type { Cost } from './cost';
import { isForTheRun } from './independence';

/** What ice may spare the Runner, as other ice has cost it before. */
export interface Spared {
  /** What was lost first has been lost. */
  readonly cards: boolean;
  /** There is no click left to be lost. */
  readonly clicks: boolean;
  /** Breakers are strong for the rest of the run. */
  readonly strength: boolean;
}

export const nothing: Spared = { cards: false, clicks: false, strength: false };

/** What of a cost counts. */
export interface Scale {
  /** Whether what an ability costs is left out. */
  readonly isAside: (state: State, use: Extract<Decision, { do: 'use' }>) => boolean;
  /** Whether nothing is left out of what is paid. */
  readonly creditsCount: boolean;
  readonly cardsCount: boolean;
  /** Clicks that ice takes are left out. */
  readonly clicksAreLost?: true;
}

/** Whether an ability makes its card stronger for the whole run. */
export const strengthens =
  (pool: Pool): Scale['isAside'] =>
  ({ cards }, { card, ability }) => {
    const placed = pool.definitions[cards[card]?.def ?? -1]?.abilities[ability];
    return placed === undefined || isForTheRun(placed.ability);
  };

export const scaleOf = (pool: Pool, { cards, strength }: Spared): Scale => ({
  isAside: strength ? strengthens(pool) : () => false,
  creditsCount: !strength,
  cardsCount: !cards,
});

const CARDS: ReadonlySet<Fact['type']> = new Set([
  ...(['trashed', 'returned', 'removed-from-game', 'forfeited'] as const),
]);

export function weigh(scale: Scale, fact: Fact, cost: Cost, isAside: boolean): number {
  const { cardsCount, clicksAreLost = false } = scale;
  if (clicksAreLost && fact.type === 'clicks-lost') return 0;
  if (isAside && (fact.type === 'credits-spent' || fact.type === 'tokens-removed')) return 0;
  return !cardsCount && CARDS.has(fact.type) ? 0 : cost.price;
}
