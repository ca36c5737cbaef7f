import fc from 'fast-check';
import { storedIndex as storedDecks } from '../../src/decks/stored-deck-index';
import { deckProjection } from '../../src/decks/projections/decks';
import { contentIds } from '../../src/platform/content-id/content-id';
import type { DeckFilter } from '../../src/decks/deck-index';
import type { Database } from '../../src/platform/database/database';
import { MOST_COUNTED } from '../../src/platform/projections/counted';
import type { ReadModelReader } from '../../src/platform/projections/projection';
import type { Span } from '../../src/platform/projections/span';
import { studyProjection } from '../../src/studies/projections/studies';
import { storedStudyIndex } from '../../src/studies/stored-index';
import { tournamentProjection } from '../../src/tournaments/projections/tournaments';
import { storedIndex as storedTournaments } from '../../src/tournaments/stored-tournament-index';
import { FindTournament, FindTournamentHandler } from '../../src/tournaments/find-tournament';
import { temporaryServer, type TemporaryServer } from './support/temporary-server';

const COUNT = 6_000;

let temporary: TemporaryServer;
let database: Database;
let reader: ReadModelReader;
let names: readonly string[] = [];
const asked = new Set<string>();

/** Half of all names have an "a"; others are of few. */
const nameOf = (n: number): string =>
  `${n % 2 === 0 ? 'Árgo a' : 'Östlich'} ${'%_\\ßÉ-+|'.charAt(n % 8)}${(n * 7919).toString(36)}`;

beforeAll(async () => {
  temporary = await temporaryServer();
  ({ database } = await temporary.store());
  const { pool } = database;
  for (const { name, tables } of [
    ...[deckProjection(contentIds(new Uint8Array(32))), tournamentProjection, studyProjection],
  ])
    await pool.query(
      `create schema ${name}; set search_path to ${name}, public; ${tables}; reset search_path`,
    );
  names = Array.from({ length: COUNT }, (_, n) => nameOf(n));
  await pool.query(
    `with told as (select n, name from unnest($1::text[]) with ordinality as told (name, n)), decks as (
       insert into decks.deck select 'd' || n, n, 'o' || n % 3, name, 'Noise', 1 from told
     ), tournaments as (
       insert into tournaments.tournament
       select 't' || n, n, name, '2026-01-01', 'casual', case n % 3 when 0 then 'swiss' else 'over' end, 0, 0, 0 from told
     )
     insert into studies.study select gen_random_uuid(), n, name, 'o', 'everybody', null from told`,
    [names],
  );
  await pool.query(`insert into decks.deck values ('nameless', $1, 'o1', null, null, 1)`, [
    COUNT + 1,
  ]);
  reader = {
    query: async <Row extends object>(name: string, text: string, values?: readonly unknown[]) => {
      asked.add(name);
      return (await pool.query<Row>({ name, text, values: [...(values ?? [])] })).rows;
    },
  };
});
afterAll(() => temporary.stop());

/** What PostgreSQL makes of letters is what it compares by. */
const lower = async (texts: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await database.pool.query<{ readonly low: string[] }>(
    `select array(select lower(one) from unnest($1::text[]) with ordinality as told (one, n) order by n) as low`,
    [texts],
  );
  return rows[0]?.low ?? [];
};

const part = fc.oneof(
  fc
    .tuple(fc.integer({ min: 0, max: COUNT - 1 }), fc.nat(12), fc.nat(8))
    .map(([n, from, size]) => nameOf(n).slice(from, from + size)),
  fc.constantFrom('a', 'ARGO', 'É', '%', '_', '\\', 'nobody', '', 'go a', 'Stlich +'),
);
const span = fc.record({
  size: fc.integer({ min: 1, max: 30 }),
  backwards: fc.boolean(),
  after: fc.option(fc.nat(COUNT).map(String)),
  before: fc.constant(null),
});

it('finds of decks, tournaments and studies those that have a part in their names, as asking each does', async () => {
  const low = await lower(names);
  const [decks, tournaments, studies] = [
    storedDecks(reader),
    storedTournaments(reader),
    storedStudyIndex(reader),
  ] as const;
  /** Positions, the newest first, as a page has them. */
  const pageOf = (fits: readonly number[], { size, backwards, after }: Span<string>) => {
    const between = fits.filter((n) => after === null || n < Number(after)).sort((a, b) => b - a);
    return (backwards ? between.slice(-size) : between.slice(0, size)).map(String);
  };
  await fc.assert(
    fc.asyncProperty(part, span, fc.nat(3), async (word, asks, other) => {
      const [wanted = ''] = await lower([word]);
      const fits = low.flatMap((name, n) => (name.includes(wanted) ? [n + 1] : []));
      const ofOwner = other === 3 ? fits : fits.filter((n) => n % 3 === other);
      const owner = other === 3 ? null : `O${other}`;
      const deck = { owner, name: word, identity: other === 2 ? 'noise' : null };
      const { rows } = await decks.list(deck, asks);
      expect(rows.map(({ position }) => position)).toEqual(pageOf(ofOwner, asks));
      expect(await decks.count(deck)).toEqual({ total: ofOwner.length, isExact: true });
      const phase = other === 0 ? 'swiss' : null;
      const tournament = { name: word, phase, player: null } as const;
      const inPhase = phase === null ? fits : fits.filter((n) => n % 3 === 0);
      const met = await tournaments.list(tournament, asks);
      expect(met.rows.map(({ position }) => position)).toEqual(pageOf(inPhase, asks));
      expect(await tournaments.count(tournament)).toEqual({
        ...{ total: inPhase.length, isExact: true },
      });
      const read = await studies.list(word, new Date(), asks);
      expect(read.rows.map(({ position }) => position)).toEqual(pageOf(fits, asks));
    }),
    { numRuns: 60 },
  );
  const ways = [...asked].filter((name) => name.startsWith('studies-'));
  expect(ways.some((name) => name.endsWith('-few'))).toBe(true);
  expect(ways.some((name) => name.endsWith('-named'))).toBe(true);
});

it('counts as many as are gone through along an index, and says where there are more', async () => {
  const decks = storedDecks({
    query: (name, text, values) =>
      reader.query(`short-${name}`, text.replaceAll(String(MOST_COUNTED + 1), '101'), values),
  });
  const counted = (filter: Partial<DeckFilter>) =>
    decks.count({ owner: null, name: null, identity: null, ...filter });
  expect(await counted({})).toEqual({ total: 101, isExact: false });
  // Of the newest hundred and one of an owner about half have an "a".
  const { total, isExact } = await counted({ owner: 'o1', name: 'a' });
  expect({ isExact, some: total > 20, fewer: total < 101 }).toEqual({
    ...{ isExact: false, some: true, fewer: true },
  });
  const whole = await storedDecks(reader).count({ owner: 'o1', name: 'a', identity: null });
  expect(whole.total).toBeGreaterThan(total);
  expect(await counted({ owner: 'nobody' })).toEqual({ total: 0, isExact: true });
  expect(await counted({ name: names[0] ?? '' })).toEqual({ total: 1, isExact: true });
});

it('finds few by the index, however many there are', async () => {
  await database.pool.query('analyze decks.deck');
  const { rows } = await database.pool.query<{ 'QUERY PLAN': string }>(
    `explain select from decks.deck where names.parts(name) @> names.asked('zzz')`,
  );
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('deck_parts');
});

it('offers tournaments whose name, or some words of it, comes near to what was typed', async () => {
  const { pool } = database;
  await pool.query(
    `insert into tournaments.tournament
     select id, place, name, '2026-01-01', 'casual', 'over', 0, 0, 0
     from unnest($1::text[], $2::text[], $3::int[]) as told (id, name, place)`,
    [
      ['worlds', 'berlin', 'cup-1', 'cup-2', 'twin-1', 'twin-2'],
      [
        ...['Netrunner World Championship 2019', 'Store Championship Berlin', 'Cup'],
        ...['Winter Cup', 'Double', 'Double'],
      ],
      [1, 2, 3, 4, 5, 6].map((n) => COUNT + n),
    ],
  );
  await pool.query(
    `insert into tournaments.tournament
     select 'later' || n, $1::int + n, 'Cup no. ' || n, '2026-01-01', 'casual', 'over', 0, 0, 0
     from generate_series(7, 30) as n`,
    [COUNT],
  );
  const handler = new FindTournamentHandler(storedTournaments(reader));
  const found = async (name: string) => {
    const { called, nearest } = await handler.execute(new FindTournament(name));
    const ids = (rows: readonly { readonly tournamentId: string }[]) =>
      rows.map(({ tournamentId }) => tournamentId);
    return { called: ids(called), nearest: ids(nearest) };
  };
  const none = { called: [], nearest: [] };
  expect(await found('Wrld Champonship')).toEqual({ ...none, nearest: ['worlds'] });
  expect(await found('store champiomship  berln')).toEqual({ ...none, nearest: ['berlin'] });
  expect(await found('world')).toEqual({ ...none, nearest: ['worlds'] });
  expect(await found('CUP')).toEqual({ ...none, called: ['cup-1'] });
  expect(await found('double')).toEqual({ ...none, called: ['twin-2', 'twin-1'] });
  expect(await found('Wintr Cup')).toMatchObject({ nearest: ['cup-2'] });
  expect(await found('qqqqq')).toEqual(none);
  expect(await found(' ')).toEqual(none);
});
