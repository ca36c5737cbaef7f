/**
 * The plans of what is asked of many games, in a store of ten million, and what they take in the database and over HTTP:
 * `node -r ./test/support/typescript.cjs test/analysis/large-store.bench.ts FOLDER 10000000` makes an embedded database in
 * FOLDER with what the program would have kept of so many games, by SQL (50 GB, an hour), and writes
 * test/analysis/results/large-store.json and large-store.plans.txt, which are kept in git. With 0 the folder is asked as it was
 * left; with a name of results and a part of names of questions these are asked, and nothing is written but their plans.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pool } from 'pg';
import {
  GetCardRates,
  GetCardRatesHandler,
} from '../../src/analysis/projections/card-statistics/card-rates';
import {
  GetCardStatistics,
  GetCardStatisticsHandler,
} from '../../src/analysis/projections/card-statistics/queries';
import { everyListedGame, type GameFilter } from '../../src/analysis/projections/games/game-filter';
import {
  CountGames,
  CountGamesHandler,
  ListGames,
  ListGamesHandler,
} from '../../src/analysis/projections/games/queries';
import { games } from '../../src/analysis/projections/games/table';
import {
  FindPattern,
  FindPatternHandler,
} from '../../src/analysis/projections/pattern-facts/queries';
import { patternFacts } from '../../src/analysis/projections/pattern-facts/table';
import {
  GetPlayerStatistics,
  GetPlayerStatisticsHandler,
} from '../../src/analysis/projections/player-statistics/queries';
import type { Asking } from '../../src/analysis/statistics/asking';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { FindPlayer, FindPlayerHandler } from '../../src/analysis/statistics/find-player';
import { FindTurns, FindTurnsHandler } from '../../src/analysis/statistics/find-turns';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import type { RateSort } from '../../src/analysis/statistics/rate-order';
import { ratesOf } from '../../src/analysis/statistics/rates';
import { isUntold } from '../../src/analysis/statistics/untold';
import { usualLimits } from '../../src/platform/config/limits';
import { everything, type Dimension, type SliceFilter } from '../../src/analysis/statistics/slices';
import { createApplication } from '../../src/application';
import { loadConfig } from '../../src/platform/config/config';
import { openDatabase } from '../../src/platform/database/database';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { firstRows } from '../../src/platform/projections/span';
import { parsePattern } from '#analysis/patterns/parse-pattern';
import { poolNamed } from '#cards/pool';
import { storedIndex as storedDecks } from '../../src/decks/stored-deck-index';
import type { DeckFilter } from '../../src/decks/deck-index';
import { deckProjection } from '../../src/decks/projections/decks';
import { contentIds } from '../../src/platform/content-id/content-id';
import { playedDeckProjection } from '../../src/decks/projections/played-decks';
import { tournamentProjection } from '../../src/tournaments/projections/tournaments';
import { fillDecks, fillSeldom, fillStore } from './fill-store';
import {
  explained,
  makeTables,
  openTo,
  STATISTICS,
  writePlans,
  writeResults,
} from './filled-store';

const [, , FOLDER = '', GAMES, RESULTS = 'large-store', ONLY = ''] = process.argv;
const DAY = 24 * 3_600_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);
/** Of the memory of the database: a larger store than this program brings one for has more. */
const BUFFERS = '4GB';
/** Milliseconds after which a question is given up. */
const PATIENCE = 40_000;

/** Answered, or refused where it would read more than one question may. */
type Ask = (reader: ReadModelReader, asking: Asking) => Promise<unknown>;

const count = openTo('everything');
const everyDeck: DeckFilter = { owner: null, name: null, identity: null };

const rates =
  (
    of: RateSubject,
    filter: Partial<RateFilter>,
    sort: RateSort = 'games',
    span = firstRows<number>(500),
  ): Ask =>
  (reader, asking) =>
    ratesOf(
      reader,
      { ...{ of, least: 1, sort, span, open: count }, filter: { ...everyRate, ...filter } },
      asking,
    );

const cards =
  (filter: Partial<RateFilter>): Ask =>
  (reader, asking) =>
    new GetCardRatesHandler(reader, { of: () => asking }).execute(
      new GetCardRates({
        ...{
          card: null,
          least: 1,
          sort: 'games',
          ...{ span: firstRows<number>(500), open: count },
        },
        filter: { ...everyRate, ...filter, restsOn: 'decisions' },
      }),
    );

const list =
  (filter: Partial<GameFilter>): Ask =>
  (reader) =>
    new ListGamesHandler(reader).execute(
      new ListGames({ ...everyListedGame, ...filter }, firstRows<string>(20), openTo('shown')),
    );

const total =
  (filter: Partial<GameFilter>): Ask =>
  (reader) =>
    new CountGamesHandler(reader).execute(
      new CountGames({ ...everyListedGame, ...filter }, openTo('shown')),
    );

const statistics =
  (by: Dimension, filter: Partial<SliceFilter>, span = firstRows<number>(20)): Ask =>
  (reader, asking) =>
    new GetPlayerStatisticsHandler(reader, { of: () => asking }).execute(
      new GetPlayerStatistics(by, {
        filter: { ...everything, ...filter },
        ...{ span, open: count },
      }),
    );

const deeds =
  (by: Dimension | null, filter: Partial<SliceFilter>, code = '03000'): Ask =>
  (reader, asking) =>
    new GetCardStatisticsHandler(reader, { of: () => asking }).execute(
      new GetCardStatistics(by === null ? null : { code, by }, {
        filter: { ...everything, ...filter },
        ...{ span: firstRows<number>(20), open: count },
      }),
    );

const deckList =
  (filter: Partial<DeckFilter>): Ask =>
  (reader) =>
    storedDecks(reader).list({ ...everyDeck, ...filter }, firstRows<string>(20));

const deckTotal =
  (filter: Partial<DeckFilter>): Ask =>
  (reader) =>
    storedDecks(reader).count({ ...everyDeck, ...filter });

const pattern: Ask = (reader) => {
  const parsed = parsePattern(poolNamed('all'), 'stolen');
  if (!parsed.ok) throw new Error(parsed.message);
  const processes = { ask: () => Promise.resolve({ ok: true as const, answer: [] }) };
  // The rows are told to nobody: which are read is what a plan tells.
  return new FindPatternHandler(reader, Object.assign(Object.create(null), processes)).execute(
    new FindPattern(parsed.pattern, 'spectator', 20, null, count),
  );
};

/** The day begins so many days ago, as the page asks. */
const day = (back: number): Date => new Date((Math.floor(Date.now() / DAY) - back) * DAY);
const stretch = { since: day(1_000), until: day(-1) };
const turns = { leastTurns: 10, mostTurns: 25 };

const month = (back: number): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back));
};

const questions: readonly (readonly [string, Ask])[] = [
  ['the matrix', rates('matchup', {})],
  ['identities', rates('identity', {})],
  ['players', rates('player', {})],
  ['players behind 100,000 others', rates('player', {}, 'games', firstRows(20, 100_000))],
  ['players by their rate', rates('player', {}, 'value', firstRows(20))],
  ['players by their shrunk rate', rates('player', {}, 'shrunk', firstRows(20))],
  ['players by their rate behind 100,000', rates('player', {}, 'value', firstRows(20, 100_000))],
  ['players of a pool', rates('player', { pool: 'core-2018-09' })],
  ['months', rates('month', {})],
  ['the matrix of a pool', rates('matchup', { pool: 'core-2018-09' })],
  ['the matrix of a side and tier', rates('matchup', { side: 'corp', tier: 'verified' })],
  ['the matrix of a month', rates('matchup', { since: month(1), until: month(0) })],
  ['matchups of an identity', rates('matchup', { identity: '01001' })],
  ['identities of a player', rates('identity', { player: 'p15000' })],
  ['identities of the most eager player', rates('identity', { player: 'p0' })],
  ['identities against a player', rates('identity', { opponent: 'p15000' })],
  ['matchups of the last hour', rates('matchup', { since: ago(1 / 24) })],
  ['matchups of the last day', rates('matchup', { since: ago(1) })],
  ['matchups of the last 30 days', rates('matchup', { since: ago(30) })],
  ['matchups of 8 turns at most', rates('matchup', { mostTurns: 8 })],
  ['matchups of 12 turns at most', rates('matchup', { mostTurns: 12 })],
  ['matchups of 20 turns at most', rates('matchup', { mostTurns: 20 })],
  ['matchups of 20 turns or more', rates('matchup', { leastTurns: 20 })],
  ['matchups of 10 to 25 turns', rates('matchup', { leastTurns: 10, mostTurns: 25 })],
  ['identities of 12 turns at most', rates('identity', { mostTurns: 12 })],
  ['sides of 12 turns at most', rates('side', { mostTurns: 12 })],
  ['players of 8 turns at most', rates('player', { mostTurns: 8 })],
  ['20 players of 12 turns at most', rates('player', { mostTurns: 12 }, 'games', firstRows(20))],
  [
    'players of 10 to 25 turns as the Corp',
    rates('player', { leastTurns: 10, mostTurns: 25, side: 'corp' }),
  ],
  ['matchups of 12 turns at most of the Corp', rates('matchup', { mostTurns: 12, side: 'corp' })],
  [
    'matchups of 12 turns at most of an identity',
    rates('matchup', { mostTurns: 12, identity: '01001' }),
  ],
  [
    'whom an identity met in 10 to 25 turns',
    rates('opponentIdentity', { leastTurns: 10, mostTurns: 25, identity: '01001' }),
  ],
  [
    'matchups of 12 turns at most of a pool',
    rates('matchup', { mostTurns: 12, pool: 'core-2018-09' }),
  ],
  [
    'matchups of 10 to 25 turns of a pool',
    rates('matchup', { leastTurns: 10, mostTurns: 25, pool: 'core-2018-09' }),
  ],
  [
    'matchups of 12 turns at most that are verified',
    rates('matchup', { mostTurns: 12, tier: 'verified' }),
  ],
  [
    'matchups of 12 turns at most of the last 30 days',
    rates('matchup', { mostTurns: 12, since: ago(30) }),
  ],
  [
    'identities of 12 turns at most of 1000 days',
    rates('identity', { mostTurns: 12, since: ago(1_000) }),
  ],
  ['identities of the last 30 days', rates('identity', { since: ago(30) })],
  ['sides of the last 30 days', rates('side', { since: ago(30) })],
  ['players of the last 30 days', rates('player', { since: ago(30) })],
  ['identities of 1000 days', rates('identity', { since: ago(1_000) })],
  ['sides of 1000 days', rates('side', { since: ago(1_000) })],
  ['players of 1000 days', rates('player', { since: ago(1_000) })],
  ['20 players of 1000 days', rates('player', { since: ago(1_000) }, 'games', firstRows(20))],
  ['sides of 12 turns at most of 1000 days', rates('side', { mostTurns: 12, since: ago(1_000) })],
  ['sides of a year, nine years ago', rates('side', { since: ago(3_285), until: ago(2_920) })],
  ['players of 1000 days by rate', rates('player', stretch, 'value', firstRows(20))],
  ['players of 1000 days shrunk', rates('player', stretch, 'shrunk', firstRows(20))],
  ['players of 10 to 25 turns by rate', rates('player', turns, 'value', firstRows(20))],
  ['identities of 10 to 25 turns of 1000 days', rates('identity', { ...turns, ...stretch })],
  ['matchups of 1000 days', rates('matchup', stretch)],
  ['matchups of a tournament', rates('matchup', { tournament: 'none' })],
  ['who played most in a small tournament', rates('identity', { player: 'p0', tournament: 'cup' })],
  ['matchups of a deck', rates('matchup', { deck: ['none'] })],
  ['cards', cards({})],
  ['cards of an identity', cards({ identity: '01001' })],
  ['cards of the last day', cards({ since: ago(1) })],
  ['cards of the last 30 days', cards({ since: ago(30) })],
  ['cards of 12 turns at most', cards({ mostTurns: 12 })],
  ['cards of a player', cards({ player: 'p15000' })],
  ['patterns: games to go through', pattern],
  ['the newest games', list({})],
  ['games of a player', list({ player: 'P150000' })],
  ['games of who played most as an identity', list({ player: 'p0', identity: '01001' })],
  [
    'games of an identity with a card that it never had, and many have',
    list({ identity: '01030', side: 'corp', card: '01110' }),
  ],
  [
    'games of who played most with such a card, until nine years ago',
    list({ player: 'p0', identity: '01030', card: '01110', until: ago(3_285).toISOString() }),
  ],
  ['games with a card that many have', list({ card: '01110' })],
  ['games of two players', list({ player: 'p1', opponent: 'p2' })],
  ['games of a player who is not there', list({ player: 'nobody' })],
  ['games of an identity', list({ identity: '01001' })],
  ['games of a matchup', list({ identity: '01001', opponentIdentity: '02001' })],
  ['games that the Corp won', list({ winner: 'corp' })],
  ['games that were observed', list({ tier: 'observed' })],
  ['games of the last 30 days', list({ since: ago(30).toISOString() })],
  ['games of nine years ago', list({ until: ago(3_285).toISOString() })],
  ['how the newest games of a rare end came', list({ winner: 'corp', reason: 'flatline' })],
  ['how many games there are', total({})],
  ['how many games the Corp won', total({ winner: 'corp' })],
  ['how many games an identity has', total({ identity: '01001' })],
  ['how many games a matchup has', total({ identity: '01001', opponentIdentity: '02001' })],
  ['how many games there were until nine years ago', total({ until: ago(3_285).toISOString() })],
  [
    'how many games an identity has of 1000 days',
    total({ identity: '01001', since: ago(1_000).toISOString() }),
  ],
  ['how many games a player has', total({ player: 'p15000' })],
  [
    'a player by name',
    (reader) => new FindPlayerHandler(reader).execute(new FindPlayer('p77', count)),
  ],
  [
    'a player who is not there',
    (reader) => new FindPlayerHandler(reader).execute(new FindPlayer('q77', count)),
  ],
  [
    'the fewest and most turns',
    (reader) => new FindTurnsHandler(reader).execute(new FindTurns(count)),
  ],
  ['statistics of a player', statistics('identity', { player: 'p15000' })],
  ['statistics of the last day', statistics('player', { since: ago(1) })],
  ['statistics of players', statistics('player', {})],
  ['statistics of players of an identity', statistics('player', { identity: '01001' })],
  ['statistics of opponents of an identity', statistics('opponent', { identity: '01001' })],
  ['statistics of identities', statistics('identity', {})],
  ['statistics of identities of the last 30 days', statistics('identity', { since: ago(30) })],
  ['statistics of players of the last 30 days', statistics('player', { since: ago(30) })],
  ['statistics of players of 1000 days', statistics('player', { since: ago(1_000) })],
  ['statistics of players behind 100,000 others', statistics('player', {}, firstRows(20, 100_000))],
  [
    'statistics of players of an identity behind 10,000 others',
    statistics('player', { identity: '01001' }, firstRows(20, 10_000)),
  ],
  [
    'statistics of players of 1000 days, 101 to 200',
    statistics('player', { since: ago(1_000) }, firstRows(100, 100)),
  ],
  ['statistics of opponents of 1000 days', statistics('opponent', { since: ago(1_000) })],
  [
    'statistics of players of 1000 days as the Corp',
    statistics('player', { since: ago(1_000), side: 'corp' }),
  ],
  ['statistics of cards', deeds(null, {})],
  ['statistics of cards of the last 30 days', deeds(null, { since: ago(30) })],
  ['statistics of a card by identity', deeds('identity', {})],
  ['statistics of a card by month', deeds('month', {})],
  ['statistics of a card by side of the last 30 days', deeds('side', { since: ago(30) })],
  ['decks with a rare word', deckList({ name: 'ö777' })],
  ['how many decks have a rare word', deckTotal({ name: 'ö777' })],
  ['decks with a letter', deckList({ name: 'd' })],
  ['how many decks have a letter', deckTotal({ name: 'd' })],
  ['decks with a word that none has', deckList({ name: 'nowhere' })],
  ['decks of an identity', deckList({ identity: 'Noise' })],
];

/** What is asked over HTTP, as a stranger asks it. */
const overHttp: Readonly<Record<string, string>> = {
  'the matrix':
    '{ winRates(of: MATCHUP, first: 500) { edges { node { key against rate { value low high } } } } }',
  'matchups of 12 turns at most':
    '{ winRates(of: MATCHUP, first: 500, filter: { mostTurns: 12 }) { edges { node { key against rate { value low high } } } } }',
  'matchups of 10 to 25 turns':
    '{ winRates(of: MATCHUP, first: 500, filter: { leastTurns: 10, mostTurns: 25 }) { edges { node { key rate { value } } } } }',
  'sides of 1000 days': `{ winRates(of: SIDE, filter: { since: "${ago(1_000).toISOString()}" }) { edges { node { key rate { games } } } } }`,
  'players of 1000 days': `{ winRates(of: PLAYER, filter: { since: "${ago(1_000).toISOString()}" }) { totalCount edges { node { key rate { games } } } } }`,
  'identities of 1000 days': `{ winRates(filter: { since: "${ago(1_000).toISOString()}" }) { edges { node { key rate { games } } } } }`,
  cards:
    '{ cardRates(first: 500) { edges { node { code inDeck { value } improvement { value } } } } }',
  'cards of the last 30 days': `{ cardRates(first: 500, filter: { since: "${ago(30).toISOString()}" }) { edges { node { code inDeck { value } } } } }`,
  players: '{ winRates(of: PLAYER) { totalCount edges { node { key rate { games value } } } } }',
  'matchups of 12 turns at most of a pool':
    '{ winRates(of: MATCHUP, first: 500, filter: { mostTurns: 12, pool: "core-2018-09" }) { edges { node { key rate { value } } } } }',
  'the newest games': '{ games { edges { cursor } } }',
  'games of the last 30 days that the Corp won': `{ games(winner: CORP, since: "${ago(30).toISOString()}") { edges { cursor } } }`,
  'games of nine years ago': `{ games(until: "${ago(3_285).toISOString()}") { edges { cursor } } }`,
  'how many games there are': '{ games(first: 1) { totalCount } }',
  'how many games there were until nine years ago': `{ games(first: 1, until: "${ago(3_285).toISOString()}") { totalCount } }`,
  'how many games an identity has': '{ games(first: 1, identity: "01001") { totalCount } }',
  'how many games a player has': '{ games(first: 1, player: "p15000") { totalCount } }',
  'statistics of players': '{ playerStatistics { totalCount edges { node { key games } } } }',
  'statistics of players of an identity':
    '{ playerStatistics(filter: { identity: "01001" }) { totalCount edges { node { key games } } } }',
  'statistics of identities of the last 30 days': `{ playerStatistics(by: IDENTITY, filter: { since: "${ago(30).toISOString()}" }) { edges { node { key games } } } }`,
  'statistics of players of the last 30 days': `{ playerStatistics(filter: { since: "${ago(30).toISOString()}" }) { edges { node { key games } } } }`,
};
const ROUNDS = 20;
/** Milliseconds after which a question is not asked again. */
const ENOUGH = 12_000;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Asks the whole program; its read models are taken to have read all there is. */
async function asked(pool: Pool): Promise<Readonly<Record<string, object>>> {
  for (const { name, version } of [...STATISTICS, games, patternFacts])
    await pool.query(
      `insert into checkpoints (projection, version, position, erasures)
       values ($1, $2, 0, (select number from erasures)) on conflict do nothing`,
      [name, version],
    );
  const free = { RETRACE_COST_PER_SECOND: '900000000', RETRACE_COST_PER_MINUTE: '900000000' };
  const config = loadConfig({ PORT: '0', ...free, RETRACE_DATA: FOLDER }, FOLDER);
  const application = await createApplication(config);
  const milliseconds: Record<string, object> = {};
  try {
    await application.listen(config.port, config.host);
    const url = `${await application.getUrl()}/graphql`;
    for (const [name, query] of Object.entries(overHttp)) {
      const times: number[] = [];
      let error: string | null = null;
      for (let round = 0, spent = 0; round < ROUNDS && spent < ENOUGH; round += 1) {
        const begun = performance.now();
        const response = await fetch(url, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        });
        const body = await response.text();
        if (body.includes('"errors"')) error = body.slice(0, 300);
        times.push(performance.now() - begun);
        spent += performance.now() - begun;
      }
      times.sort((a, b) => a - b);
      const [median, most] = [times[times.length >> 1] ?? 0, times.at(-1) ?? 0].map(rounded);
      milliseconds[name] = {
        asked: times.length,
        median,
        most,
        ...(error === null ? {} : { error }),
      };
      process.stdout.write(`${name}, over HTTP: ${JSON.stringify(milliseconds[name])}\n`);
    }
  } finally {
    await application.close();
  }
  return milliseconds;
}

/** What it takes to count a game that is closed, and opened again. */
async function changed(pool: Pool): Promise<Readonly<Record<string, readonly number[]>>> {
  const milliseconds: Record<string, readonly number[]> = {};
  for (const [name, player, order] of [
    ['the newest of a player', 'p150000', 'desc'],
    ['the newest of the most eager player', 'p0', 'desc'],
    ['the oldest of the most eager player', 'p0', 'asc'],
  ] as const) {
    const { rows } = await pool.query<{ readonly id: string }>(
      `select id from rates.counted where lower(player) = $1 order by recorded_at ${order} limit 1`,
      [player],
    );
    // They were filled in without what was done with them.
    await pool.query('delete from rates.cards where id = $1', [rows[0]?.id]);
    const times: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      await pool.query('update opened.game set everything = not everything where game = $1', [
        rows[0]?.id,
      ]);
      const begun = performance.now();
      await pool.query('select rates.refresh()');
      times.push(rounded(performance.now() - begun));
    }
    milliseconds[name] = times;
    process.stdout.write(`${name}, closed and opened: ${times.join(', ')} ms\n`);
  }
  return milliseconds;
}

const SECONDS = join(FOLDER, 'seconds.json');

const opened = (databaseConnections: number) =>
  openDatabase({ database: { kind: 'embedded', dataDirectory: FOLDER }, databaseConnections });

/** Fills the folder, each of two connections with a half of it, and notes how long it took. */
async function fillFolder(count: number): Promise<void> {
  const before = await opened(1);
  await before.pool.query(`alter system set shared_buffers = '${BUFFERS}'`);
  await before.pool.query('alter system set autovacuum = off');
  await before.close();
  const { pool, close } = await opened(2);
  const seconds: Record<string, number> = {};
  const begun = performance.now();
  try {
    const ids = contentIds(new Uint8Array(32));
    await makeTables(pool, [
      ...[games, patternFacts, deckProjection(ids), playedDeckProjection(ids)],
      tournamentProjection,
    ]);
    await fillStore(pool, count, (step, spent) => {
      seconds[step] = spent;
      writeFileSync(SECONDS, JSON.stringify(seconds));
      process.stdout.write(`${new Date().toISOString()} ${step}: ${String(spent)} s\n`);
    });
    await fillDecks(pool, count / 10);
    await fillSeldom(pool);
    seconds['all of it'] = Math.round((performance.now() - begun) / 1000);
    writeFileSync(SECONDS, JSON.stringify(seconds));
    await pool.query('alter system reset autovacuum');
  } finally {
    await close();
  }
}

async function bench(): Promise<void> {
  if (Number(GAMES ?? 0) > 0) await fillFolder(Number(GAMES));
  const { pool, close } = await opened(1);
  try {
    const seconds = existsSync(SECONDS)
      ? (JSON.parse(readFileSync(SECONDS, 'utf8')) as object)
      : {};
    const millisecondsInDatabase: Record<string, object> = {};
    const plans: string[] = [];
    await pool.query(`set statement_timeout = ${PATIENCE}`);
    for (const [name, ask] of questions.filter(([name]) => name.includes(ONLY))) {
      let answer: unknown = null;
      const times: (number | null)[] = [];
      for (let round = 0; round < 3; round += 1) {
        // Each on an account of its own, as nothing is made beside.
        const asking = { account: `${name} ${round}`, mostSides: usualLimits.mostSides };
        const told = await explained(pool, async (reader) => {
          answer = await ask(reader, asking);
        });
        times.push(told.milliseconds);
        if (round === 2) plans.push(...told.plans.map((plan) => `## ${name}: ${plan}`));
        await pool.query('delete from rates.asked');
      }
      const refused =
        typeof answer === 'object' && answer !== null && isUntold(answer) ? answer : null;
      millisecondsInDatabase[name] = {
        first: times[0] ?? null,
        again: times[2] ?? null,
        ...(refused === null ? {} : { refused }),
      };
      process.stdout.write(`${name}: ${JSON.stringify(millisecondsInDatabase[name])}\n`);
    }
    await pool.query('reset statement_timeout');
    if (ONLY !== '') return writePlans(RESULTS, plans);
    const millisecondsOfChanges = await changed(pool);
    const { rows: megabytes } = await pool.query<object>(
      `select relnamespace::regnamespace || '.' || relname as name, reltuples::float8 as rows,
        round(pg_table_size(oid) / 1e6)::float8 as heap, round(pg_indexes_size(oid) / 1e6)::float8 as indexes
       from pg_class where relkind = 'r' and reltuples > 10000 and relname <> 'pg_proc' order by 1`,
    );
    const result = { seconds, megabytes, millisecondsInDatabase, millisecondsOfChanges };
    await pool.query('delete from rates.asked');
    writeResults(RESULTS, result, plans);
    writeResults(RESULTS, { ...result, millisecondsOverHttp: await asked(pool) }, plans);
  } finally {
    await close();
  }
}

void bench();
