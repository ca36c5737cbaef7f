import { playerCounts } from '../../src/analysis/statistics/player-counts';
import type { Line } from './fill-line';

/** Sums over players hold as many rows whatever they are made of: they are those of one player in so many, grown. */
const SAMPLED = 8;
/** Whose feats are there: of all names it takes longer than all else. Those of others are read side by side. */
const EAGER = 200;
const SUMS = ['games', 'wins', 'observed', 'corp', 'players', 'ww', 'wn', 'nn'];

/** Not those of whom one plays as much as nobody else. */
const SAMPLE = `
  insert into recount.counted select * from rates.counted
  where rates.part_of(who) % ${SAMPLED} = (rates.part_of(rates.who('p0')) + 1) % ${SAMPLED} order by recorded_at`;
const SAMPLED_DEEDS = `
  insert into recount.deeds select deeds.* from rates.deeds join recount.counted using (id, side)`;

/** What players did, by name alone: nobody asks them together. */
const DEEDS_OF_NAMES = `
  insert into rates.deed_cell
  select columns, side, '', '', '', '', player, '', ${playerCounts.map((name) => (name === 'wins' ? 'wins::bigint' : 'games::bigint')).join(', ')}
  from rates.cell where columns in (128, 132)`;

const FEATS = `
  select rates.sum_feats('(select * from rates.counted where who in (
    select rates.who(player) from rates.cell where columns = 128 order by games desc limit ${EAGER}))')`;

/** Steps of counting all anew, by name, and the number of the sum or part; without one all that have the name. */
type Steps = readonly (readonly [what: string, numbers?: readonly number[]])[];

/** Sums over players. */
const OF_PLAYERS: Steps = [
  ['index counted'],
  ['players'],
  ['judged cell', [1, 2, 3, 4, 5, 6, 7]],
  ['cell', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  ['deed_cell', [3, 4, 5]],
  ['days'],
  ['months'],
  ['turns'],
];
/** Sums of names. */
const OF_NAMES: Steps = [['players'], ['judged cell', [8]], ['cell', [12, 13]], ['names']];
/** What each player or name did, and when. */
const RUNS = ['met', 'standing', 'careers', 'named months', 'paces', 'played', 'busy', 'ranges'];

async function make(line: Line, schema: string, steps: Steps): Promise<void> {
  for (const [what, numbers = null] of steps)
    for (const low of await line.names(
      `select low::text as name from rates.recount_steps(false) where what = $1 and ($2::int[] is null or low = any($2)) order by nth`,
      [what, numbers],
    ))
      await line.do(
        `${schema === 'rates' ? '' : 'some of '}${what}`,
        `select rates.recount_step($1, what, low, high) from rates.recount_steps(false) where what = $2 and low = $3`,
        [schema, what, Number(low)],
      );
}

/** What is summed of sides that are there, as the program counts all anew: over some of the players and grown; of all names. */
export async function fillSums(line: Line): Promise<void> {
  await line.do('some of counted', `select rates.begin_recount('some')`);
  for (const name of ['counted', 'deeds', 'cell', 'months', 'turns', 'deed_cell'])
    await line.do('some of counted', `alter table recount.${name} set unlogged`);
  await line.do('some of counted', SAMPLE);
  await line.do('some of counted', SAMPLED_DEEDS);
  await line.do('some of counted', 'analyze recount.counted, recount.deeds');
  await make(line, 'recount', OF_PLAYERS);
  for (const table of ['cell', 'months', 'turns']) await grow(line, table, SUMS);
  await grow(line, 'deed_cell', playerCounts);
  await line.do('grown', 'select rates.leave_recount()');
  await make(line, 'rates', OF_NAMES);
  await line.do('deeds of names', DEEDS_OF_NAMES);
  await line.do('names', 'select rates.leave_judgements()');
  for (const name of ['cell', 'names', 'turns', 'deed_cell']) await line.finish(`rates.${name}`);
  await line.do('feats', FEATS);
  await line.finish('rates.feats');
}

/** As the program counts all anew. */
export async function fillRuns(line: Line): Promise<void> {
  for (const what of RUNS) {
    await make(line, 'rates', [[what]]);
    if (what !== 'named months') await line.finish(`rates.${what}`);
  }
}

async function grow(line: Line, table: string, sums: readonly string[]): Promise<void> {
  const names = await line.names(
    `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped
     order by attnum`,
    [`rates.${table}`],
  );
  await line.do(
    'grown',
    `insert into rates.${table} (${names.join(', ')})
     select ${names.map((name) => (sums.includes(name) ? `${name} * ${String(SAMPLED)}` : name)).join(', ')}
     from recount.${table}`,
  );
}

interface Store {
  readonly games: number;
  readonly identities: number;
  readonly titles: number;
}

const cardCells = ({ identities, titles }: Store): string => {
  const identitiesOf = (subject: string, first: number): string => `
    union all select '${subject}', lpad((${String(first)} + i)::text, 5, '0'), $1::int / 8 / ${String(identities)}
    from generate_series(0, ${String(identities - 1)}) as i`;
  return `
  insert into rates.card_cell
  select subject, key, 'decisions', 'core-2018-09', 'verified', case when number <= ${String(8 * titles)} then 'corp' else 'runner' end,
    number, n, n / 2, n / 3, n / 6, n / 2, n / 4, n / 3, n / 6
  from (
    select 'all' as subject, '' as key, $1::int / 8 as n
    ${['identity', 'opponent_identity'].flatMap((subject) => [1001, 2001].map((first) => identitiesOf(subject, first))).join('')}
    union all select 'turns', rates.key_of_turns(i), $1::int / 8 / 30 from generate_series(8, 37) as i
    union all select 'month', to_char(now() - i * interval '1 month', 'YYYY-MM'), $1::int / 8 / 120 from generate_series(0, 120) as i
    union all select 'day', to_char(now() - i * interval '1 day', 'YYYY-MM-DD'), $1::int / 8 / 3650 from generate_series(0, 3650) as i
  ) as cut, generate_series(1, ${String(16 * titles)}) as number`;
};

/** Sums of cards, as if each deck had each title as often. */
export async function fillCells(line: Line, store: Store): Promise<void> {
  await line.do(
    'cells of cards',
    `insert into rates.code (code) select lpad((3000 + number)::text, 5, '0') from generate_series(1, ${String(16 * store.titles)}) as number
     order by number`,
  );
  await line.do('cells of cards', cardCells(store), [store.games]);
  await line.finish('rates.card_cell');
}
