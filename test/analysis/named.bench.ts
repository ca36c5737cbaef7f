/**
 * The plans of lists and their numbers, and of statistics of what is named, in a store of ten million games:
 * `node -r ./test/support/typescript.cjs test/analysis/named.bench.ts FOLDER 10000000` makes an embedded database in FOLDER with what these read of
 * so many games, by SQL (14 GB, a quarter of an hour), and writes test/analysis/results/named.json and named.plans.txt, which are kept in git. With
 * 0 the folder is asked as it was left.
 */
import type { Pool } from 'pg';
import { everyListedGame, type GameFilter } from '../../src/analysis/projections/games/game-filter';
import {
  CountGames,
  CountGamesHandler,
  ListGames,
  ListGamesHandler,
} from '../../src/analysis/projections/games/queries';
import { games } from '../../src/analysis/projections/games/table';
import type { Asking } from '../../src/analysis/statistics/asking';
import type { RateSubject } from '../../src/analysis/statistics/cells';
import { everyRate, type RateFilter } from '../../src/analysis/statistics/rate-filter';
import { ratesOf } from '../../src/analysis/statistics/rates';
import type { DeckFilter } from '../../src/decks/deck-index';
import { deckProjection } from '../../src/decks/projections/decks';
import { playedDeckProjection } from '../../src/decks/projections/played-decks';
import { storedIndex as storedDecks } from '../../src/decks/stored-deck-index';
import { contentIds } from '../../src/platform/content-id/content-id';
import { openDatabase } from '../../src/platform/database/database';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import { firstRows } from '../../src/platform/projections/span';
import { tournamentProjection } from '../../src/tournaments/projections/tournaments';
import { fillNamed } from './fill-named';
import { fillDecks } from './fill-store';
import { explained, makeTables, openTo, writeResults } from './filled-store';

const [, , FOLDER = '', GAMES] = process.argv;
const DAY = 24 * 3_600_000;
const ago = (days: number): Date => new Date(Date.now() - days * DAY);
const long = (days: number): string => ago(days).toISOString();
/** Milliseconds after which a question is given up. */
const PATIENCE = 40_000;
const asking: Asking = { account: '', mostSides: 200_000 };

/** What it asks, and what is said of the answer. */
type Ask = (reader: ReadModelReader) => Promise<unknown>;

const list =
  (filter: Partial<GameFilter>): Ask =>
  async (reader) => {
    const asked = new ListGames(
      { ...everyListedGame, ...filter },
      ...([firstRows<string>(20), openTo('shown')] as const),
    );
    return `${(await new ListGamesHandler(reader).execute(asked)).rows.length} rows`;
  };

const total =
  (filter: Partial<GameFilter>): Ask =>
  (reader) =>
    new CountGamesHandler(reader).execute(
      new CountGames({ ...everyListedGame, ...filter }, openTo('shown')),
    );

const rates =
  (of: RateSubject, filter: Partial<RateFilter>): Ask =>
  async (reader) => {
    const asked = {
      ...{ of, least: 1, span: firstRows<number>(20), open: openTo('everything') },
      sort: 'games' as const,
      filter: { ...everyRate, ...filter },
    };
    const told = await ratesOf(reader, asked, asking);
    return 'untold' in told ? told : `${told.rows.length} rows`;
  };

const everyDeck: DeckFilter = { owner: null, name: null, identity: null };
const decks =
  (filter: Partial<DeckFilter>): Ask =>
  (reader) =>
    storedDecks(reader).count({ ...everyDeck, ...filter });

const matchup = { identity: '01001', opponentIdentity: '02001' } as const;
const questions: readonly (readonly [string, Ask])[] = [
  ['the newest games', list({})],
  ['how many games there are', total({})],
  ['how many games the Corp won', total({ winner: 'corp' })],
  ['games of an identity', list({ identity: '01001' })],
  ['how many games an identity has', total({ identity: '01001' })],
  ['the same as the Corp', total({ identity: '01001', side: 'corp' })],
  ['how many met it', total({ opponentIdentity: '01001' })],
  [
    'how many games an identity has as the Corp that it won, of 1000 days',
    total({ identity: '01001', side: 'corp', winner: 'corp', since: long(1_000) }),
  ],
  [
    'games of an identity as the Corp until nine years ago',
    list({ identity: '01001', side: 'corp', until: long(3_285) }),
  ],
  ['games of a matchup', list(matchup)],
  ['how many games a matchup has', total(matchup)],
  ['how many it has that the Corp won', total({ ...matchup, winner: 'corp' })],
  ['games of a matchup until nine years ago', list({ ...matchup, until: long(3_285) })],
  ['how many games a matchup had until nine years ago', total({ ...matchup, until: long(3_285) })],
  ['games of a matchup that were observed', list({ ...matchup, tier: 'observed' })],
  ['how many games a matchup has that were observed', total({ ...matchup, tier: 'observed' })],
  ['games of a player', list({ player: 'P150000' })],
  ['how many games a player has', total({ player: 'p150000' })],
  ['how many games a program has', total({ player: 'program' })],
  ['how many it has of a matchup', total({ ...matchup, player: 'program', side: 'runner' })],
  ['games of a program until nine years ago', list({ player: 'program', until: long(3_285) })],
  [
    'how many games a program had until nine years ago',
    total({ player: 'program', until: long(3_285) }),
  ],
  ['games of two players', list({ player: 'program', opponent: 'p150000' })],
  ['how many games two players have', total({ player: 'program', opponent: 'p150000' })],
  ['the same from the other side', total({ player: 'p150000', opponent: 'program' })],
  ['how many games a player has who is not there', total({ player: 'nobody' })],
  ['how many games there were until nine years ago', total({ until: long(3_285) })],
  [
    'how many games have a card that none has, and were won by the Corp',
    total({ winner: 'corp', card: '01110' }),
  ],
  ['decks', decks({})],
  ['decks with a rare word', decks({ name: 'ö777' })],
  ['decks with a letter', decks({ name: 'd' })],
  ['decks of an identity', decks({ identity: 'Other' })],
  ['identities of a player', rates('identity', { player: 'p150000' })],
  ['identities of who played most', rates('identity', { player: 'p0' })],
  ['matchups of who played most', rates('matchup', { player: 'p0' })],
  ['identities of a program', rates('identity', { player: 'program' })],
  [
    'identities of a program of the last 30 days',
    rates('identity', { player: 'program', since: ago(30) }),
  ],
  ['identities against a player', rates('identity', { opponent: 'p150000' })],
  ['players against a program', rates('player', { opponent: 'program' })],
  ['matchups of a tournament', rates('matchup', { tournament: 'cup250' })],
  ['matchups of a tournament of 5,000 games', rates('matchup', { tournament: 'thousands' })],
  ['matchups of a league of 250,000', rates('matchup', { tournament: 'league' })],
  ['a player in a league', rates('identity', { tournament: 'league', player: 'p150000' })],
  ['matchups of a deck', rates('matchup', { deck: ['deck2500'] })],
  ['matchups of a deck that was lent 500,000 times', rates('matchup', { deck: ['lent'] })],
  ['the same of a player', rates('matchup', { deck: ['lent'], player: 'p150000' })],
];

async function fill(pool: Pool, told: (step: string) => void): Promise<void> {
  const ids = contentIds(new Uint8Array(32));
  await makeTables(pool, [
    ...[games, tournamentProjection, deckProjection(ids), playedDeckProjection(ids)],
  ]);
  await pool.query(`set maintenance_work_mem = '1GB'; set work_mem = '512MB';
    set max_parallel_maintenance_workers = 0; set max_parallel_workers_per_gather = 0`);
  await fillNamed(pool, Number(GAMES), told);
  await fillDecks(pool, Number(GAMES) / 10);
  await pool.query(`reset maintenance_work_mem; reset work_mem;
    reset max_parallel_maintenance_workers; reset max_parallel_workers_per_gather`);
}

async function bench(): Promise<void> {
  const { pool, close } = await openDatabase({
    database: { kind: 'embedded', dataDirectory: FOLDER },
    databaseConnections: 1,
  });
  try {
    const seconds: Record<string, number> = {};
    let begun = performance.now();
    if (Number(GAMES ?? 0) > 0)
      await fill(pool, (step) => {
        seconds[step] = Math.round((performance.now() - begun) / 1000);
        process.stdout.write(`${step}: ${String(seconds[step])} s\n`);
        begun = performance.now();
      });
    const asked: Record<string, object> = {};
    const plans: string[] = [];
    await pool.query(`set statement_timeout = ${PATIENCE}`);
    for (const [name, ask] of questions) {
      let answer: unknown = null;
      const told = await explained(pool, async (reader) => {
        answer = await ask(reader);
      });
      plans.push(...told.plans.map((plan) => `## ${name}: ${plan}`));
      asked[name] = { millisecondsInDatabase: told.milliseconds, answer };
      process.stdout.write(`${name}: ${JSON.stringify(asked[name])}\n`);
    }
    writeResults('named', { seconds, asked }, plans);
  } finally {
    await close();
  }
}

void bench();
