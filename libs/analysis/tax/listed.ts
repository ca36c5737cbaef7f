import type { Decision, Legal } from '#rules';

/** Numbers tried of a range. */
const TRIED = 16;

const isRange = (legal: Legal): legal is Extract<Legal, { readonly from: number }> =>
  'from' in legal;

const numbered = (one: Extract<Legal, { readonly from: number }>, number: number): Decision =>
  one.do === 'number' ? { do: 'number', number } : { do: one.do, credits: number };

/** A listed decision as those that can be made, the smallest of a range first. */
export function made(legal: Legal): readonly Decision[] {
  if (legal.do === 'shuffle' && 'cards' in legal) return [{ do: 'shuffle', order: legal.cards }];
  if (!isRange(legal)) return [legal];
  const count = Math.min(TRIED, legal.to - legal.from + 1);
  return Array.from({ length: count }, (_, i) => numbered(legal, legal.from + i));
}
