import type { Amount, Side } from '#rules';

/** What a player has any of, or none: "the Corp has bad publicity"; null where an amount is of something else. */
export function heldIn(amount: Amount): { readonly side: Side; readonly things: string } | null {
  if (typeof amount !== 'object') return null;
  if (amount.of === 'bad-publicity') return { side: 'corp', things: 'bad publicity' };
  if (amount.of === 'tags') return { side: 'runner', things: 'tags' };
  return amount.of === 'clicks' ? { side: amount.side, things: 'clicks left' } : null;
}
