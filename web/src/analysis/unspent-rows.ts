import { texts } from '../texts/texts';
import type { Analysis } from './analysis';

export type Unspent = Analysis['economy']['unspent'][number];

function placeOf({ where, card }: Unspent): string {
  const { places, unknownCard } = texts.analysis;
  return where === 'CARD' ? (card?.card ?? unknownCard) : places[where];
}

/** Where credits were left, copies of one card together, the most first. */
export function unspentRows(unspent: readonly Unspent[]): readonly (readonly [string, number])[] {
  const rows = new Map<string, number>();
  for (const one of unspent) rows.set(placeOf(one), (rows.get(placeOf(one)) ?? 0) + one.amount);
  return [...rows].sort(([, a], [, b]) => b - a);
}
