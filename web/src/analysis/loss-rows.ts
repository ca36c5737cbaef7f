import { texts } from '../texts/texts';
import type { Analysis } from './analysis';

export type Loss = NonNullable<Analysis['tempo']['losses']>[number];

export interface LossRow {
  /** Null for all together. */
  readonly at: number | null;
  readonly name: string;
  /** What its owner had spent on it. */
  readonly cost: string;
  /** What the other player paid. */
  readonly paid: string;
}

function spentText(credits: number, clicks: number): string {
  const { free, parts } = texts.analysis.tax;
  const spent = [
    ...(credits === 0 ? [] : [parts.credits(credits)]),
    ...(clicks === 0 ? [] : [parts.clicks(clicks)]),
  ];
  return spent.length === 0 ? free : spent.join(', ');
}

function nameOf({ card, how, denied }: Loss): string {
  const { lost, unknownCard } = texts.analysis;
  return lost.named(card?.card ?? unknownCard, lost.how[how], denied);
}

/** What was lost, in the order of the game, and all of it together where it is more than one card. */
export function lossRows(losses: readonly Loss[]): readonly LossRow[] {
  const rows = losses.map((loss) => ({
    at: loss.at,
    name: nameOf(loss),
    cost: spentText(loss.investedCredits, loss.investedClicks),
    paid: spentText(loss.paid, 0),
  }));
  if (losses.length < 2) return rows;
  const sum = (of: 'investedCredits' | 'investedClicks' | 'paid' | 'denied'): number =>
    losses.reduce((all, loss) => all + loss[of], 0);
  const total = {
    at: null,
    name: texts.analysis.lost.all(sum('denied')),
    cost: spentText(sum('investedCredits'), sum('investedClicks')),
    paid: spentText(sum('paid'), 0),
  };
  return [...rows, total];
}
