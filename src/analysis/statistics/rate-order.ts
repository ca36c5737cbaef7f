export const rateSorts = ['games', 'value', 'shrunk'] as const;
export type RateSort = (typeof rateSorts)[number];

/** Of what rows are in the order of; null: by games alone. */
export const RANK: Readonly<Record<RateSort, string | null>> = {
  games: null,
  value: 'wins / games',
  shrunk: '(wins + 20 * mean) / (games + 20)',
};

export const orderOf = (sort: RateSort): string =>
  [...(RANK[sort] === null ? [] : [`${RANK[sort]} desc`]), 'games desc, key, against'].join(', ');

/** The same from the end. */
const orderFromEnd = (sort: RateSort): string =>
  [...(RANK[sort] === null ? [] : [RANK[sort]]), 'games, key desc, against desc'].join(', ');

/**
 * The end of a statement of rows, in their order or from the end, which has the parameters of a page from `next` on: how many rows it has,
 * and how many come before it, or the number that the last of them has at most.
 */
export const placed = (sort: RateSort, next: number, isFromEnd: boolean, total: string): string => {
  const [size, place] = [`$${next}::bigint`, `$${next + 1}::bigint`];
  return isFromEnd
    ? `${orderFromEnd(sort)} limit ${size} offset greatest(${total} - ${place}, 0)`
    : `${orderOf(sort)} limit ${size} offset ${place}`;
};
