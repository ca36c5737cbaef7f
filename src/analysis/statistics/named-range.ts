/** How names with most games in a stretch of time or a range of turns are told, without a pass over all names. */
export interface NamedRange {
  /** As `rates.ranges` names it. */
  readonly unit: 'month' | 'turns';
  /** Condition of its rows that are within the range, as far as they tell of it. */
  readonly within: string;
  /** Statement of what `one`, a name, had in the range: `side`, `games`, `wins` and `observed`. */
  readonly had: string;
  /** Statement of signed rows of names, as `bySides` has them, where these rows do not tell all of the range; null: they do. */
  readonly shifted: string | null;
}

/** Games and wins of each side, of rows with `side`. */
export const bySides = (games: string, wins: string): string =>
  (['corp', 'runner'] as const)
    .flatMap((side) => [
      `coalesce(sum(${games}) filter (where side = '${side}'), 0)::float8 as ${side}_games`,
      `coalesce(sum(${wins}) filter (where side = '${side}'), 0)::float8 as ${side}_wins`,
    ])
    .join(', ');

/** The side that a name had alone, '' where both, of rows as `bySides` has them. */
const OF_SIDE = `case when runner_games = 0 then 'corp' when corp_games = 0 then 'runner' else '' end`;

/** By the side that names had alone, or both, what is kept of all of them. */
const classesOf = ({ unit, within, shifted }: NamedRange, isOfSide: boolean): string => {
  const kept = `
    select coalesce(sum(names) filter (where side = ''), 0) as names,
      ${(['corp', 'runner'] as const)
        .flatMap((side) =>
          ['names', 'games', 'wins', 'alone_games', 'alone_wins'].map(
            (column) =>
              `coalesce(sum(${column}) filter (where side = '${side}'), 0) as ${side}_${column}`,
          ),
        )
        .join(', ')}
    from rates.ranges where unit = '${unit}' and ${within}`;
  const both = (column: string): string =>
    `corp_${column} + runner_${column} - corp_alone_${column} - runner_alone_${column}`;
  const told = isOfSide
    ? `('corp', corp_games, corp_wins, corp_names), ('runner', runner_games, runner_wins, runner_names)`
    : `('corp', corp_alone_games, corp_alone_wins, names - runner_names),
        ('runner', runner_alone_games, runner_alone_wins, names - corp_names),
        ('', ${both('games')}, ${both('wins')}, corp_names + runner_names - names)`;
  return [
    `select told.* from (${kept}) as kept cross join lateral (values ${told}) as told (side, games, wins, names)`,
    ...(shifted === null ? [] : [signed(shifted)]),
  ].join(' union all ');
};

/** What signed rows of names add to all of them. */
const signed = (rows: string): string => `
    select ${OF_SIDE}, sum(sign * (corp_games + runner_games)), sum(sign * (corp_wins + runner_wins)), sum(sign)
    from (${rows}) as signed where corp_games + runner_games > 0 group by 1`;

export interface NamedRangePage {
  /** Statement of what the asker had of games that others may not see: `key`, `who`, `n`, `w`, `o` and `corp`. */
  readonly own: string;
  /** Parameter of the side that is asked for; null: either. */
  readonly side: string | null;
  /** Number of the first of two parameters: the first names by games, as many as the page ends behind, and who they are. */
  readonly names: number;
  /** Number of the first of three parameters: the least games, rows of the page, and rows before it. */
  readonly next: number;
}

/** Statement of a page of rates of names by games. Names that the asker adds own games to come no later than without these. */
export function namedRangeStatement(
  range: NamedRange,
  { own, side, names, next }: NamedRangePage,
): string {
  const [least, size, before] = [`$${next}`, `$${next + 1}::bigint`, `$${next + 2}::bigint`];
  const ofSide = side === null ? '' : `where side = ${side}`;
  return `with own as materialized (${own}), place as materialized (
      select greatest(${before} - count(*), 0) as skipped from own
    ), named as materialized (
      select player, who from unnest($${names}::text[], $${names + 1}::bigint[]) with ordinality as first (player, who, nth)
      where player <> all(array(select key from own))
      order by nth limit ${size} + ${before} - (select skipped from place) offset (select skipped from place)
    ), had as materialized (
      select one.player, one.is_own, had.* from (
        select player, who, false as is_own from named union all select key, who, true from own
      ) as one cross join lateral (
        select ${bySides('games', 'wins')}, coalesce(sum(observed), 0)::float8 as observed from (${range.had}) as had offset 0
      ) as had
    ), told as materialized (
      select player, is_own, corp_games + coalesce(own.corp, 0) as corp_games, corp_wins,
        runner_games + coalesce(own.n - own.corp, 0) as runner_games, runner_wins + coalesce(own.w, 0) as runner_wins,
        observed + coalesce(own.o, 0) as observed
      from had left join own on own.key = had.player
    ), classes as materialized (
      select side, sum(games) as games, sum(wins) as wins, sum(names) as names from (
        ${classesOf(range, side !== null)}
        union all ${signed('select -1 as sign, * from had where is_own')}
        union all ${signed('select 1 as sign, * from told where is_own')}
      ) as classes (side, games, wins, names) ${ofSide} group by 1
    ), found as (
      select player as key, null::text as against, ${OF_SIDE} as of_side, corp_games + runner_games as games,
        corp_wins + runner_wins as wins, observed from told
    )
    select key, against, nullif(of_side, '') as side, found.games, found.wins, observed, 1 as players,
      classes.wins / nullif(classes.games, 0) as mean,
      json_build_object('ww', found.wins ^ 2, 'wn', found.wins * found.games, 'nn', found.games ^ 2) as squares,
      (select coalesce(sum(names), 0)::int from classes) as total
    from found left join classes on classes.side = of_side
    where found.games >= ${least} order by games desc, key limit ${size} offset ${before} - (select skipped from place)`;
}
