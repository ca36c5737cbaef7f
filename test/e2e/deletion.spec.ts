import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { exportAll } from '../../src/cli/export';
import { importAll } from '../../src/cli/import-all';
import { deleteGame } from '../../src/cli/delete';
import { verify } from '../../src/cli/verify';
import type { Command } from '../../src/cli/io';
import { exportLines, importLines } from '../../src/platform/archive/archive';
import { sampleLog } from '../support/golden-log';
import { ABSENT, golden, haveReplays } from '../golden/jinteki/replays';
import { Server } from './support/server';
import { afterwards } from '../support/afterwards';
import { waitUntil } from '../support/wait-until';

const atEnd = afterwards();

const API = { ROLE: 'api', KAFKA_BROKERS: '127.0.0.1:1' };
const DELETE = 'mutation ($game: ID!) { deleteGame(game: $game) { game gone } }';
const GAME = 'query ($game: ID!) { game(id: $game) { players { corp } } }';

let server: Server;
let other: Server;
beforeAll(async () => {
  server = await Server.start();
  other = await server.beside(API);
});
afterAll(async () => {
  await other.close();
  await server.stop();
});

const log = () => sampleLog('random-jinteki-criminal');

/** What came of a sent file: the game, and the key of whoever sent it. */
const sent = async (query = '', content = log()) => {
  const { status, body } = await server.post(content, {}, query);
  const { id, game, verified, key } = Object(body);
  return { status, game: String(id ?? game), verified, key: String(key) };
};

const codes = async (query: string, variables: object, key?: string, at = server) =>
  ((await at.graphql(query, variables, key)).errors ?? []).map(
    (error) => Object(error).extensions.code,
  );

const deleted = async (game: string, key: string) =>
  Object(await server.ask(DELETE, { game }, key)).deleteGame;

async function said(command: Command, ...args: readonly string[]) {
  const texts = { out: '', err: '' };
  const code = await command(args, {
    out: (text) => (texts.out += text),
    err: (text) => (texts.err += text),
    readFile: () => Promise.resolve({ ok: false, message: 'no files here' }),
  });
  return { code, ...texts };
}

const opened = () => Promise.resolve({ store: server.store(), close: async () => undefined });

async function* from(texts: readonly string[]): AsyncIterable<string> {
  yield* texts;
}

async function exported(): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exportLines(server.store())) lines.push(line);
  return lines;
}

/** Tables that have any row in which an id stands, but those of keys, access and heads. */
async function tablesWith(id: string): Promise<readonly string[]> {
  const reader = server.readModels();
  const tables = await reader.query<{ name: string }>(
    'tables',
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'
       and table_name !~ '^(commits|removed_streams)'`,
  );
  // Lists and rates follow within a minute, or when they are asked for.
  for (const counted of ['lists', 'rates'])
    await reader.query(`${counted}-refreshed`, `select ${counted}.refresh()`);
  const found: string[] = [];
  for (const { name } of tables) {
    const [row] = await reader.query<{ has: boolean }>(
      `has ${name}`,
      `select exists (select from ${name} as one where one::text like '%' || $1 || '%') as has`,
      [id],
    );
    if (row?.has === true) found.push(name);
  }
  return found;
}

describe('a link that was lost', () => {
  it('is found by what the owner has given, and taken back without it', async () => {
    const { game, key } = await sent('?private');
    const { giveGrant } = Object(
      await server.ask(
        'mutation ($game: ID!) { giveGrant(game: $game, viewer: CORP, from: 2, to: 9) { key } }',
        { game },
        key,
      ),
    );
    const held = 'query { keys { for grant game { id } } }';
    const listed =
      'query ($game: ID!) { access(game: $game) { grants { id viewer from to revoked } } }';
    // The list of games follows what is stored.
    const opens = () => server.ask(held, {}, key);
    const isListed = async () => Object(await opens()).keys[0].game !== null;
    await waitUntil('the game to be listed', isListed);
    expect(await opens()).toEqual({ keys: [{ for: 'UPLOAD', grant: null, game: { id: game } }] });
    const { access } = Object(await server.ask(listed, { game }, key));
    expect(access.grants).toMatchObject([{ viewer: 'CORP', from: 2, to: 9, revoked: false }]);
    // Nobody else reads of it, or takes it back.
    expect(await server.ask(listed, { game }, giveGrant.key)).toEqual({ access: { grants: [] } });
    const revoke =
      'mutation ($game: ID!, $grant: ID!) { revokeGrant(game: $game, grant: $grant) { open } }';
    const given = { game, grant: access.grants[0].id };
    expect(await codes(revoke, given, giveGrant.key)).toEqual(['GAME_NOT_FOUND']);
    await server.ask(revoke, given, key);
    expect(await codes(GAME, { game }, giveGrant.key)).toEqual(['GRANT_REVOKED']);
    expect(await server.ask(held, {}, giveGrant.key)).toEqual({
      keys: [{ for: 'GRANT', grant: given.grant, game: null }],
    });
  });
});

describe('a game that is deleted', () => {
  it('is gone for its owner and all to whom it was open, from everything that held it', async () => {
    const { game, key } = await sent('?private');
    const before = await server.ask(
      '{ games { totalCount } cards: games { totalCount } }',
      {},
      key,
    );
    const { giveGrant } = Object(
      await server.ask(
        'mutation ($game: ID!) { giveGrant(game: $game, viewer: RUNNER) { key } }',
        { game },
        key,
      ),
    );
    const study = Object(
      await server.ask(
        `mutation ($game: ID!) { openStudy(title: "What if", owner: "Ann", chapter: "R&D",
          source: { game: { game: $game, moment: 40 } }) { study chapter key } }`,
        { game },
        key,
      ),
    ).openStudy;
    const { joinNotes } = Object(
      await server.ask(
        'mutation ($game: ID!) { joinNotes(game: $game, name: "Ann") { key } }',
        { game },
        key,
      ),
    );
    await server.ask(
      `mutation ($game: ID!) { writeGameNote(game: $game, as: JUDGE, at: 3,
        note: { text: "Schwindelerregend", audience: EVERYBODY }) { note } }`,
      { game },
      `${key},${joinNotes.key}`,
    );
    expect((await exported()).join('\n')).toContain('Schwindelerregend');
    // Both processes have it in memory.
    for (const process of [server, other]) await process.ask(GAME, { game }, key);
    expect(await tablesWith(game)).toEqual(
      expect.arrayContaining([
        'games.game',
        'timeline.chunk',
        'analyses.report',
        'played_decks.side',
        'public.snapshots',
      ]),
    );

    // Neither a stranger nor the holder of a link deletes it, or hears of it by trying.
    const none = await codes(DELETE, { game: '99999999-9999-4999-8999-999999999999' });
    expect(none).toEqual(['GAME_NOT_FOUND']);
    expect(await codes(DELETE, { game })).toEqual(none);
    expect(await codes(DELETE, { game }, giveGrant.key)).toEqual(none);

    expect(await deleted(game, key)).toEqual([{ game, gone: true }]);
    expect(await deleted(game, key)).toEqual([{ game, gone: true }]);
    for (const holder of [key, giveGrant.key])
      expect(await codes(GAME, { game }, holder)).toEqual(['GAME_DELETED']);
    expect(await server.ask(GAME, { game })).toEqual({ game: null });
    for (let tries = 0; tries < 20 && (await codes(GAME, { game }, key, other)).length === 0;)
      tries += 1;
    expect(await codes(GAME, { game }, key, other)).toEqual(['GAME_DELETED']);

    const { games } = Object(
      await server.ask('{ games { totalCount edges { node { id } } } }', {}, key),
    );
    expect(games.totalCount).toBe(Object(before).games.totalCount - 1);
    // The study says that it is gone; what remains of it names the game and holds nothing.
    expect(await tablesWith(game)).toEqual(['opened.game', 'studies.chapter']);
    const shown = await server.ask(
      'query ($id: ID!) { study(id: $id) { chapters { id } gone { id title } } }',
      { id: study.study },
      `${key},${study.key}`,
    );
    expect(shown).toEqual({
      study: { chapters: [], gone: [{ id: study.chapter, title: 'R&D' }] },
    });
    const picture = (id: string) =>
      fetch(`${server.address}/games/${id}/judge/3.svg`, {
        headers: { authorization: `Bearer ${key}` },
      }).then((response) => response.text());
    expect(await picture(game)).toBe(await picture('99999999-9999-4999-8999-999999999999'));
    const exports = await fetch(`${server.address}/games/${game}/log?as=judge`, {
      headers: { authorization: `Bearer ${key}` },
    });
    expect(exports.status).toBeGreaterThanOrEqual(400);

    // Its stream keeps its hashes and a last word, and no event besides.
    expect(await server.store().verify(`game-${game}`)).toMatchObject({ ok: true });
    expect(await server.store().readStream(`game-${game}`)).toMatchObject({
      code: 'stream-removed',
    });
    expect((await said(verify(opened))).code).toBe(0);
    const ofGame = (await exported()).filter((line) => line.includes(`"game-${game}"`));
    expect(ofGame).toHaveLength(2);
    expect(ofGame.join()).not.toContain('install');
    expect((await exported()).join('\n')).not.toContain('Schwindelerregend');

    const again = await sent('?private');
    expect(again.status).toBe(201);
    expect(again.game).not.toBe(game);
  });

  it('stays where somebody else sent it too, until they delete theirs; then the file makes a new one', async () => {
    const mine = await sent();
    const theirs = await sent();
    expect(theirs).toMatchObject({ status: 200, game: mine.game });
    expect(await deleted(mine.game, mine.key)).toEqual([{ game: mine.game, gone: false }]);
    expect(Object(await server.ask(GAME, mine)).game).not.toBeNull();
    expect(await deleted(mine.game, mine.key)).toEqual([{ game: mine.game, gone: false }]);
    const older = await exported();
    expect(await deleted(mine.game, theirs.key)).toEqual([{ game: mine.game, gone: true }]);
    expect(await codes(GAME, mine)).toEqual(['GAME_DELETED']);
    expect(await tablesWith(mine.game)).toEqual(['opened.game']);

    // An older archive does not bring it back, here or to another store that a later one reaches.
    expect(await importLines(server.store(), from(older))).toMatchObject({ ok: true });
    expect(await codes(GAME, mine)).toEqual(['GAME_DELETED']);
    const later = await exported();
    const elsewhere = await Server.start();
    atEnd(() => elsewhere.stop());
    await importLines(elsewhere.store(), from(older));
    expect(await elsewhere.store().readStream(`game-${mine.game}`)).toMatchObject({ ok: true });
    expect(await importLines(elsewhere.store(), from(later))).toMatchObject({ ok: true });
    const stream = `game-${mine.game}` as const;
    expect(await elsewhere.store().readStream(stream)).toMatchObject({ code: 'stream-removed' });
    expect(await elsewhere.store().verify(stream)).toEqual(await server.store().verify(stream));

    // Nor into an empty store that was told before what is deleted.
    const file = join(mkdtempSync(join(tmpdir(), 'retrace-deleted-')), 'deleted.ndjson.gz');
    expect(await said(exportAll(opened), '--deleted', '-o', file)).toMatchObject({ code: 0 });
    const told = gunzipSync(readFileSync(file)).toString('utf8').split('\n');
    expect(told.filter((line) => line.includes(`"stream":"${stream}"`))).toEqual(
      later.filter((line) => line.includes(`"stream":"${stream}"`)),
    );
    expect(told.length).toBeLessThan(later.length);
    const empty = await Server.start();
    atEnd(() => empty.stop());
    const there = () => Promise.resolve({ store: empty.store(), close: async () => undefined });
    expect(await said(importAll(there), '--all', file)).toMatchObject({ code: 0 });
    expect(await importLines(empty.store(), from(older))).toMatchObject({ ok: true });
    expect(await empty.store().readStream(stream)).toMatchObject({ code: 'stream-removed' });
    expect(await empty.store().verify(stream)).toEqual(await server.store().verify(stream));

    const again = await sent();
    expect(again.status).toBe(201);
    expect(again.game).not.toBe(mine.game);
    expect(await sent()).toMatchObject({ status: 200, game: again.game });
  });

  it('that was played here takes the keys of both seats, when it is over', async () => {
    const { openGame } = Object(
      await server.ask(`mutation { openGame(
        corp: { name: "Ann", starter: "jinteki" }, runner: { name: "Bob", starter: "anarch" }
      ) { game keys { corp runner } } }`),
    );
    const { game, keys } = openGame;
    const both = `${keys.corp},${keys.runner}`;
    expect(await codes(DELETE, { game }, keys.corp)).toEqual(['NOT_YOURS']);
    expect(await codes(DELETE, { game }, both)).toEqual(['GAME_NOT_OVER']);
    await server.ask(
      'mutation ($game: ID!) { concede(game: $game, seat: CORP) { position { at } } }',
      { game },
      keys.corp,
    );
    expect(await deleted(game, both)).toEqual([{ game, gone: true }]);
    expect(await codes(GAME, { game }, keys.runner)).toEqual(['GAME_DELETED']);
    const concede =
      'mutation ($game: ID!) { concede(game: $game, seat: RUNNER) { position { at } } }';
    expect(await codes(concede, { game }, keys.runner)).toEqual([
      expect.stringMatching(/^GAME_|SEAT/),
    ]);
  });

  it('is deleted by an operator, whoever sent it', async () => {
    const { game } = await sent('', sampleLog('random-weyland-criminal'));
    await sent('', sampleLog('random-weyland-criminal'));
    expect(await said(deleteGame(opened), game)).toEqual({
      ...{ code: 0, out: `The game ${game} is deleted.\n`, err: '' },
    });
    expect((await said(deleteGame(opened), game)).out).toContain('was deleted before');
    expect(await codes(GAME, { game })).toEqual(['GAME_DELETED']);
    expect(await said(deleteGame(opened), 'nothing')).toMatchObject({ code: 1 });
  });

  (haveReplays() ? it : it.skip)(
    `that was imported goes with the game of decisions that it became${haveReplays() ? '' : `: ${ABSENT}`}`,
    async () => {
      const replay = Buffer.from(golden('core-011-weyland-criminal').text);
      const { game, verified, key } = await sent('?keep-chat', replay);
      const gone = await deleted(game, key);
      expect(gone).toEqual([game, verified].map((id) => ({ game: id, gone: true })));
      for (const one of [game, verified]) expect(await tablesWith(one)).toEqual(['opened.game']);
      const again = await sent('', replay);
      expect(again.status).toBe(201);
      expect([game, verified]).not.toContain(again.game);
      expect(again.verified).toEqual(expect.any(String));
      expect(again.verified).not.toBe(verified);
    },
  );
});
