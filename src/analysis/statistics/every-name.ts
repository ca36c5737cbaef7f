/** How a page of names is asked for. */
interface NamesAsked {
  /** Statement of what the asker had of games that others may not see: `key`, `n`, `w`, `o` and `corp`. */
  readonly own: string;
  /** What rows are in the order of, with `games`, `wins`, `mean`, `key` and `against`. */
  readonly order: string;
  /** Parameter of the least games. */
  readonly least: string;
  /** How many rows, and which, where `total` is an expression of how many there are. */
  readonly page: (total: string) => string;
}

/**
 * Statement of a page of rates of players by `rows`: of names, with `player`, `side`, `n`, `w` and `o`. All names are gone through once, and
 * nothing but what the order needs is made of those that are not on the page. What is taken away at both ends of a stretch may be as many games
 * as are added, but other ones.
 */
export const everyNameStatement = (
  rows: string,
  { own, order, least, page }: NamesAsked,
): string => {
  const total = '(select coalesce(sum(fit), 0)::int from means)';
  return `with own as (${own}), names as materialized (
      select name as key, null::text as against, sum(n) as games, sum(w) as wins, sum(o) as observed,
        case sum(corp) when 0 then 'runner' when sum(n) then 'corp' else '' end as of_side
      from (
        select player as name, n::float8 as n, w::float8 as w, o::float8 as o, case side when 'corp' then n else 0 end::float8 as corp
        from (${rows}) as had where n <> 0 or w <> 0 or o <> 0
        union all select key, n, w, o, corp from own
      ) as had group by 1 having sum(n) > 0
    ), means as materialized (
      select of_side, sum(wins) / sum(games) as mean, count(*) filter (where games >= ${least}) as fit
      from names group by 1
    )
    select key, against, nullif(of_side, '') as side, games, wins, observed, 1 as players, mean,
      json_build_object('ww', wins * wins, 'wn', wins * games, 'nn', games * games) as squares, ${total} as total
    from (
      select names.*, mean from names join means using (of_side) where games >= ${least} order by ${page(total)}
    ) as page order by ${order}`;
};
