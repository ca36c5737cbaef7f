import type { Decision, Legal } from '#rules';

/** Numbers tried of a range. */
const TRIED = 16;

const RANGES: ReadonlySet<Legal['do']> = new Set(['number', 'bid', 'pay'] as const);

const isRange = (legal: Legal): legal is Extract<Legal, { readonly from: number }> =>
  RANGES.has(legal.do) && 'from' in legal;

const numbered = (one: Extract<Legal, { readonly from: number }>, number: number): Decision =>
  one.do === 'number' ? { do: 'number', number } : { do: one.do, credits: number };

/** Listed decisions as those that can be made, the smallest of a range first. */
export function madeOf(legal: readonly Legal[]): readonly Decision[] {
  const all: Decision[] = [];
  for (const one of legal)
    if (one.do === 'shuffle' || isRange(one)) all.push(...made(one));
    else all.push(one);
  return all;
}

/** A listed decision as those that can be made, the smallest of a range first. */
function made(legal: Legal): readonly Decision[] {
  if (legal.do === 'shuffle' && 'cards' in legal) return [{ do: 'shuffle', order: legal.cards }];
  if (!isRange(legal)) return [legal];
  const count = Math.min(TRIED, legal.to - legal.from + 1);
  return Array.from({ length: count }, (_, i) => numbered(legal, legal.from + i));
}
