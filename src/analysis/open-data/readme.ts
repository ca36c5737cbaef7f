import { openTables } from './tables';

export interface OpenQuery {
  readonly about: string;
  readonly sql: string;
}

/** Questions to begin with, for DuckDB in the folder of the data. */
export const openQueries: readonly OpenQuery[] = [
  {
    about:
      'How often each identity won, a draw as half of once, with how many games that rests on.',
    sql: `select side, identity, count(*) as games, round(avg(won), 3) as win_rate
from (
  select 'corp' as side, corp_identity_title as identity,
    coalesce((winner = 'corp')::int, 0.5) as won
  from 'games/*/*.parquet'
  union all
  select 'runner', runner_identity_title, coalesce((winner = 'runner')::int, 0.5)
  from 'games/*/*.parquet'
)
group by all order by games desc, identity`,
  },
  {
    about: 'What became of cards accessed in R&D.',
    sql: `select title, count(*) as accesses, count(*) filter (fate = 'stolen') as stolen,
  count(*) filter (fate = 'trashed') as trashed
from 'accesses/*/*.parquet'
where server = 'R&D'
group by title order by accesses desc, title limit 20`,
  },
  {
    about:
      'Credits that the players gained by round, on average over games in which they gained any.',
    sql: `select turn, side, round(sum(amount) / count(distinct game), 2) as credits
from 'facts/*/*.parquet'
where type = 'credits-gained' and turn > 0
group by turn, side order by turn, side`,
  },
];

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const dictionary = openTables
  .map(({ name, about, columns }) =>
    [
      `### ${name}`,
      '',
      about,
      '',
      row(['column', 'type', 'what it is']),
      row(['---', '---', '---']),
      ...columns.map((one) => row([one.name, one.type, one.about])),
    ].join('\n'),
  )
  .join('\n\n');

const queries = openQueries
  .map(({ about, sql }) => `${about}\n\n\`\`\`sql\n${sql}\n\`\`\``)
  .join('\n\n');

/** What lies beside the data: how it is laid out, a dictionary and first questions. */
export const openDataReadme = `# Games of Android: Netrunner, decision by decision

Finished games that everybody may see entirely, as Parquet: a folder a table, in it a folder a month
(of recording, UTC) with up to sixteen files of games each. Players are pseudonyms: the same one for
the same name, and for nobody to turn back. Every game was judged by a rules engine, every decision of
chance recorded; of a game that was imported from a replay of another server both are what its file
shows: where a card never showed, decks, shuffles and draws hold one that nobody knows.

Each night, or whenever it is asked for, files of which a game was added, deleted, opened or closed,
or a player erased, are written again; others stay as they are. \`manifest.json\` names the files'
contents. A table of which no game has a row has no folder yet: DuckDB finds no files there.

## First questions

With [DuckDB](https://duckdb.org), in this folder:

${queries}

## Tables

${dictionary}
`;
