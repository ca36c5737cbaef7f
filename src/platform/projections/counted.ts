/** How many rows a list has. */
export interface Counted {
  readonly total: number;
  /** Otherwise there are at least so many: more were not gone through. */
  readonly isExact: boolean;
}

/** Rows that are gone through along one index, from the newest on, to count a list that no sum tells of. */
export const MOST_COUNTED = 10_000;

/** One row more is gone through than is counted: it tells that there are more. */
const LIMIT = MOST_COUNTED + 1;

/**
 * SQL of a row of `met`, of how many rows of `from` fulfil a condition, and of `isAll`, whether it was asked of all of them; `lead` is what an
 * index finds in the order of positions.
 */
export const countedAlong = (from: string, lead: string, condition: string): string =>
  `select count(*) filter (where ${condition}) as met, count(*) < ${LIMIT} as "isAll"
   from (select * from ${from} where ${lead} order by position desc limit ${LIMIT}) as game`;

/** SQL of all of these together, as `Counted` has them. */
export const countedTogether = (parts: readonly string[]): string =>
  `select coalesce(sum(met), 0)::int as total, coalesce(bool_and("isAll"), true) as "isExact"
   from (${parts.join('\n union all\n ')}) as part`;
