import type { CardValue } from '#rules';

/** What the other sides of an identity's copies are called; none of any other card. */
export const backsOf = (value: CardValue): readonly string[] =>
  value.type === 'identity' && value.side === 'corp'
    ? (value.backs ?? []).map(({ title }) => title)
    : [];
