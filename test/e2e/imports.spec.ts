import { gzipSync } from 'node:zlib';
import { ABSENT, golden, haveReplays } from '../golden/jinteki/replays';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { newestVerdict, observedStream } from '#notation/observed/stored';
import { ForgetGame } from '../../src/access/forget-game';
import { ShowStoredAs } from '../../src/access/show-stored-as';
import { importsOf } from '../../src/cli/imports.module';
import { Importer } from '../../src/games/import/importer';
import { judgeImports } from '../../src/cli/judge-imports';
import { readAgainEvents, verdictEvent } from '../../src/games/import/observed-events';
import { UploadGame } from '../../src/games/upload/upload-game';
import { sampleLog } from '../support/golden-log';
import { playedList } from '../support/played-list';
import { waitUntil } from '../support/wait-until';
import { Server } from './support/server';

if (!haveReplays()) it.skip(ABSENT, () => undefined);

const game = async (server: Server, id: string, fields: string): Promise<Record<string, never>> => {
  const asked = `query ($id: ID!) { game(id: $id) { ${fields} } }`;
  return Object(await server.ask(asked, { id })).game;
};

const total = async (server: Server): Promise<unknown> => server.ask('{ games { totalCount } }');

/** What an older version would have left of an import: a false game of decisions, sent with its file. */
async function misjudged(
  server: Server,
  id: string,
  sample: Parameters<typeof sampleLog>[0],
): Promise<string> {
  const context = server.context();
  const commands = context.get(CommandBus);
  const as = await context.get(QueryBus).execute(new ShowStoredAs(id));
  const [sending = null] = as === null || as === 'kept' ? [] : as.sendings;
  const isPrivate = as === 'kept';
  const sent: unknown = await commands.execute(
    new UploadGame(sampleLog(sample), isPrivate, sending),
  );
  const { id: old } = Object(sent);
  const store = server.store();
  const read = await store.readStream(`observed-${id}`);
  const known = read.ok ? newestVerdict(read.events) : null;
  if (!read.ok || known === null) throw new Error('there is no verdict');
  const verdict = { ...known, engine: '0.0.1', game: old };
  await store.append(`observed-${id}`, read.version, [verdictEvent(id, verdict, read.version)]);
  return old;
}

/** Leaves of a game what an older version would have: nobody drew or won. */
async function misread(server: Server, id: string): Promise<void> {
  const store = server.store();
  const read = await store.readStream(`observed-${id}`);
  const [first] = read.ok ? read.events : [];
  if (!read.ok || first === undefined) throw new Error('there is no such game');
  const { header, entries, verdict } = observedStream(read.events);
  if (verdict === null) throw new Error('there is no verdict');
  const told = {
    header: { ...header, outcome: { ...header.outcome, winner: null, reason: 'tie' as const } },
    entries: entries.map((entry) => ({
      ...entry,
      facts: entry.facts.filter(({ type }) => type !== 'drew'),
    })),
  };
  const older = { ...verdict, engine: '0.0.1' };
  const at = { storedAt: first.recordedAt, after: read.version };
  const appended = await store.append(
    `observed-${id}`,
    read.version,
    readAgainEvents(id, told, older, at),
  );
  expect(appended.ok).toBe(true);
  await server.context().get(CommandBus).execute(new ForgetGame(id));
}

const judgedAgain = (server: Server, said: { out: string; err: string }) =>
  judgeImports(() => Promise.resolve(importsOf(server.context())), {
    out: (line) => (said.out += line),
    err: (line) => (said.err += line),
    readFile: () => Promise.resolve({ ok: false, message: 'no files here' }),
  });

(haveReplays() ? describe : describe.skip)('an import', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
  });
  afterAll(() => server.stop());

  const verified = () => golden('core-011-weyland-criminal');
  const observed = () => golden('wide-019-worlds-2025-a');

  it('of a verified replay makes an observed game and the game of decisions it became', async () => {
    const { text } = verified();
    const first = await server.post(text, { 'content-type': 'application/json' });
    expect(first).toMatchObject({
      status: 201,
      body: { created: true, tier: 'verified', warnings: expect.any(Array) },
    });
    const { game: id, verified: decided, decisions, verifiedThrough } = Object(first.body);
    expect(verifiedThrough).toBe(decisions);
    // Each upload is told a key of its own.
    const known = {
      status: 200,
      body: { ...Object(first.body), created: false, key: expect.any(String) },
    };
    expect(await server.post(gzipSync(text))).toEqual(known);
    expect(await server.post(JSON.stringify(JSON.parse(text), null, 1))).toEqual(known);
    const mutation = `mutation ($file: String!) { importReplay(file: $file) {
      created tier decisions verifiedThrough divergence { reason } game { id tier } } }`;
    const imported = {
      importReplay: {
        ...{ created: false, tier: 'VERIFIED', decisions, verifiedThrough, divergence: null },
        game: { id, tier: 'VERIFIED' },
      },
    };
    expect(await server.ask(mutation, { file: text })).toEqual(imported);
    const packed = gzipSync(text).toString('base64');
    expect(await server.ask(mutation, { file: packed })).toEqual(imported);

    expect(
      await game(server, id, 'verified { id tier decisions(as: JUDGE) observed { id } }'),
    ).toEqual({
      verified: { id: decided, tier: 'VERIFIED', decisions, observed: { id } },
    });
    const listed = Object(await server.ask('{ games { edges { node { id } } } }'));
    expect(listed.games.edges).toEqual([{ node: { id: decided } }]);
  });

  it('of a file that came before, to the letter, is answered at once, for another sender', async () => {
    const { text } = golden('core-012-weyland-shaper');
    const sent = await server.post(text);
    const { key, ...told } = Object(sent.body);
    const take = jest.spyOn(server.context().get(Importer), 'take');
    const again = await server.post(gzipSync(text));
    const { key: other } = Object(again.body);
    expect(again).toEqual({ status: 200, body: { ...told, created: false, key: other } });
    expect([other === key, take.mock.calls.length]).toEqual([false, 0]);
    // What is private is another game, and a file that is taken otherwise may be one.
    expect(await server.post(text, {}, '?private')).toMatchObject({ status: 201 });
    expect(await server.post(text, {}, '?anonymous')).toMatchObject({ status: 201 });
    expect(take.mock.calls).toHaveLength(2);
    // What an older program said of it is judged anew.
    const old = await misjudged(server, told.game, 'random-haas-bioroid-anarch');
    const judged = await server.post(text);
    expect(judged).toMatchObject({ status: 200, body: { verified: told.verified } });
    expect([old === told.verified, take.mock.calls.length]).toEqual([false, 3]);
    // Whoever sent it takes their part in it back, and the last one the game.
    const deleting = 'mutation ($id: ID!) { deleteGame(game: $id) { game gone } }';
    const goneBy = async (one: string) =>
      Object(await server.ask(deleting, { id: told.game }, one)).deleteGame.some(
        ({ gone }: { gone: boolean }) => gone,
      );
    expect(await goneBy(key)).toBe(false);
    expect(await goneBy(other)).toBe(false);
    expect(await goneBy(Object(judged.body).key)).toBe(true);
    expect(await server.post(text)).toMatchObject({ status: 201, body: { created: true } });
    expect(take.mock.calls).toHaveLength(4);
    take.mockRestore();
  });

  it('is judged again from its file, and links to the game that it was taken for lead on', async () => {
    const { text } = golden('core-017-jinteki-criminal');
    const sent = await server.post(text);
    const { game: id, verified: fresh, key } = Object(sent.body);
    expect(sent).toMatchObject({ status: 201, body: { tier: 'verified' } });
    expect(await game(server, id, 'fileKept verified { fileKept }')).toEqual({
      fileKept: true,
      verified: { fileKept: null },
    });
    const old = await misjudged(server, id, 'random-jinteki-criminal');
    expect(await game(server, old, 'id winner')).toMatchObject({ id: old });
    const seats = async (): Promise<number> =>
      Object(await server.ask('{ playerStatistics { whole { games } } }')).playerStatistics.whole
        .games;
    const before = await seats();

    const said = { out: '', err: '' };
    const again = () => judgedAgain(server, said);
    expect([await again(), said.err]).toEqual([0, '']);
    expect(said.out).toContain(`${id} is verified, with other decisions or words than before.`);
    expect(said.out).toMatch(/1 of them otherwise than before/);
    said.out = '';
    expect(await again()).toBe(0);
    expect(said.out).toMatch(/ 0 of them otherwise/);

    const { verified } = await game(server, id, 'verified { id }');
    expect(verified).toEqual({ id: fresh });
    expect(await game(server, old, 'id players { corp } moments(as: JUDGE)')).toEqual(
      await game(server, fresh, 'id players { corp } moments(as: JUDGE)'),
    );
    const node = 'query ($id: ID!) { node(id: $id) { id } }';
    expect(await server.ask(node, { id: old })).toEqual({ node: { id: fresh } });
    const picture = (of: string) =>
      fetch(`${server.address}/games/${of}/judge/3.svg`).then((response) => response.text());
    expect(await picture(old)).toBe(await picture(fresh));
    const log = (of: string) =>
      fetch(`${server.address}/games/${of}/log?as=judge&form=told`).then((response) =>
        response.text(),
      );
    expect(await log(old)).toBe(await log(fresh));
    // Of what was only observed there are facts, whoever names no form; who names another is told so.
    const observed = await fetch(`${server.address}/games/${id}/log?as=judge`);
    expect([observed.status, observed.headers.get('content-disposition')]).toEqual([
      200,
      `attachment; filename="${id}-judge.facts.ndjson"`,
    ]);
    expect((await fetch(`${server.address}/games/${id}/log?form=told`)).status).toBe(404);
    // Neither seat of the false game counts any more.
    expect(before - (await seats())).toBe(2);
    const listed = JSON.stringify(
      await server.ask('{ games(first: 50) { edges { node { id } } } }'),
    );
    expect([listed.includes(fresh), listed.includes(old)]).toEqual([true, false]);

    const deleting = 'mutation ($id: ID!) { deleteGame(game: $id) { game gone } }';
    const { deleteGame } = Object(await server.ask(deleting, { id }, key));
    const gone = [id, fresh].map((one) => ({ game: one, gone: true }));
    expect(deleteGame).toEqual(expect.arrayContaining(gone));
    const left = await server
      .readModels()
      .query('files', 'select from public.replay_files where game = $1', [id]);
    expect(left).toEqual([]);
  });

  it('that is private is judged again for the holder of its key alone', async () => {
    const { text } = golden('core-017-jinteki-criminal');
    const sent = await server.post(text, {}, '?private');
    const { game: id, key } = Object(sent.body);
    const old = await misjudged(server, id, 'random-jinteki-shaper');
    const said = { out: '', err: '' };
    expect([await judgedAgain(server, said), said.err]).toEqual([0, '']);
    expect(said.out).toContain(`${id} is verified, with other decisions or words than before.`);
    const asked = 'query ($id: ID!) { game(id: $id) { id verified { id } } }';
    const became = Object(Object(await server.ask(asked, { id }, key)).game.verified).id;
    expect([typeof became, became === old]).toEqual(['string', false]);
    const opened = { game: { id: became, verified: null } };
    expect(await server.ask(asked, { id: became }, key)).toEqual(opened);
    for (const one of [id, old, became])
      expect(await server.ask(asked, { id: one })).toEqual({ game: null });
  });

  it('tells what the server let its players do beyond our rules', async () => {
    const { text } = golden('core-007-nbn-anarch');
    const answer = await server.post(text);
    const { game: id, legalThrough, verifiedThrough, deviations } = Object(answer.body);
    expect(answer).toMatchObject({ status: 201, body: { tier: 'verified' } });
    expect(Object(answer.body)).not.toHaveProperty('verified');
    expect(legalThrough).toBeLessThan(verifiedThrough);
    expect(deviations).toMatchObject([
      { historyIndex: 12, kind: 'no-effect', decision: legalThrough, legal: false },
      { historyIndex: 32, kind: 'loan', difference: 'D4', rule: 'RECUR-03', legal: true },
      { historyIndex: 33, kind: 'loan' },
      { historyIndex: 50, kind: 'answered', legal: true },
      { historyIndex: 59, kind: 'loan-kept' },
      { historyIndex: 59, kind: 'loan-kept' },
    ]);
    const fields = 'decision historyIndex kind difference rule legal reason';
    const asTold = { ...deviations[1], kind: 'LOAN' };
    const told = { legalThrough, deviations: expect.arrayContaining([asTold]) };
    const asked = `legalThrough deviations { ${fields} }`;
    expect(await game(server, id, asked)).toEqual(told);
    const former = Object(await game(server, id, `liberties { ${fields} }`));
    expect(former.liberties).toEqual(Object(await game(server, id, asked)).deviations);
    expect(Object(answer.body).liberties).toEqual(deviations);
    const again = `mutation ($file: String!) { importReplay(file: $file) { ${asked} } }`;
    expect(await server.ask(again, { file: text })).toEqual({ importReplay: told });
    // Judged to its end, and no game of decisions.
    for (const seat of ['knowledge(at: 5, as: RUNNER)', 'hindsight(at: 5, of: RUNNER)']) {
      const { errors } = await server.graphql(`{ game(id: "${id}") { ${seat} { __typename } } }`);
      expect(errors).toMatchObject([{ extensions: { code: 'GAME_OBSERVED' } }]);
    }
  });

  it('tells what its file tells by this program, once it is judged again', async () => {
    const { text } = golden('core-007-nbn-anarch');
    const { body } = await server.post(text);
    const { game: id } = Object(body);
    const facts = () =>
      fetch(`${server.address}/games/${id}/log?as=judge&form=facts`).then((one) => one.text());
    const told = async () => ({
      facts: await facts(),
      game: await game(server, id, 'winner turns recordedAt analysis(as: JUDGE) { __typename }'),
      seats: await server.ask('{ playerStatistics { whole { games wins draws cardsDrawn } } }'),
      listed: await server.ask('{ games { edges { node { id winner } } } }'),
    });
    const before = await told();
    await misread(server, id);
    await waitUntil(
      () => 'what follows the store to have read it',
      async () => {
        const now = await told();
        // Each projection reads it by itself.
        const hasRead = now.facts !== before.facts && now.game['winner'] === null;
        const [seats, listed] = [now.seats, now.listed].map((part) => JSON.stringify(part));
        return (
          hasRead &&
          seats !== JSON.stringify(before.seats) &&
          listed !== JSON.stringify(before.listed)
        );
      },
    );
    const wrong = await told();
    expect(wrong.game['winner']).toBeNull();
    expect(wrong.facts).not.toContain('"drew"');
    for (const part of ['seats', 'listed'] as const) expect(wrong[part]).not.toEqual(before[part]);

    const said = { out: '', err: '' };
    expect([await judgedAgain(server, said), said.err]).toEqual([0, '']);
    expect(said.out).toContain('1 of them tells something else of what happened.');
    expect(await told()).toEqual(before);
    said.out = '';
    expect(await judgedAgain(server, said)).toBe(0);
    expect(said.out).not.toContain('something else');
  });

  it('leaves the server free to answer others while it is verified', async () => {
    const { text } = golden('core-008-nbn-criminal');
    const taken: number[] = [];
    let done = false;
    const sent = server.post(text).finally(() => {
      done = true;
    });
    while (!done) {
      const started = performance.now();
      expect(await server.get('/health')).toMatchObject({ status: 200 });
      taken.push(performance.now() - started);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    expect(await sent).toMatchObject({ status: 201 });
    expect(taken.length).toBeGreaterThan(10);
    taken.sort((a, b) => a - b);
    // Half of them at least: a machine with other work keeps some waiting.
    expect(taken[taken.length >> 1]).toBeLessThan(100);
  });

  it('of cards that our pool lacks is verified in part, and read like any other game', async () => {
    const answer = await server.post(observed().text);
    expect(answer).toMatchObject({ status: 201, body: { tier: 'partial' } });
    expect(Object(answer.body)).not.toHaveProperty('verified');
    const { game: id } = Object(answer.body);
    const told = await game(
      server,
      id,
      `tier turns winner moments(as: JUDGE) players { corp runner } identities { corp { title } }
       timeline(as: SPECTATOR, first: 500) { totalCount edges { node { number at text } } }
       accessLog(as: RUNNER) { number at run card { title } fate }
       scoreHistory(as: SPECTATOR) { kind side card { title } points corpPoints runnerPoints }
       decisionList(as: JUDGE) { edges { node { text } } }
       first: position(at: 0, as: CORP) {
         corp { hq { title hidden } } runner { grip { title hidden } stack { hidden } } }
       step(from: 0, by: TURN, direction: NEXT, as: JUDGE)`,
    );
    expect(told).toMatchObject({ tier: 'PARTIAL', decisionList: { edges: [] } });
    const { timeline, first } = told;
    expect(Object(timeline).edges).toHaveLength(Object(timeline).totalCount);
    for (const { node } of Object(timeline).edges) expect(node.text).toMatch(/^[A-Z].*\.$/s);
    const { corp, runner } = Object(first);
    expect(corp.hq).toHaveLength(5);
    expect(corp.hq.every(({ hidden }: { hidden: boolean }) => !hidden)).toBe(true);
    expect(runner.grip).toEqual(Array(5).fill({ title: null, hidden: true }));
    const at = Number(told['step']);
    const position = await game(
      server,
      id,
      `position(at: ${at}, as: SPECTATOR) { at turn { number side } legal { kind }
        facts { text } next previous(by: TURN) run { server } prompt { kind } data }`,
    );
    expect(position).toMatchObject({
      position: { at, turn: { number: 1, side: 'CORP' }, next: at + 1, legal: [], previous: null },
    });
    const titles = JSON.stringify(position);
    for (const { title } of corp.hq) expect(titles).not.toContain(title);
    const beyond = await server.graphql(
      'query ($id: ID!) { game(id: $id) { position(at: 99999, as: JUDGE) { at } } }',
      { id },
    );
    expect(beyond.errors).toMatchObject([{ extensions: { code: 'OUT_OF_RANGE' } }]);
  });

  it('takes the decks that were played, and refuses those that were not', async () => {
    const played = golden('core-102-jinteki-criminal');
    const { text } = played;
    const listed = (side: 'corp' | 'runner', without = ''): string =>
      playedList(played, side, [without, 'Medium']);
    const mutation = `mutation ($file: String!, $decks: PlayedDecklists) {
      importReplay(file: $file, decks: $decks) { warnings importWarnings { kind side text } } }`;
    const told = async (given: object): Promise<string> =>
      JSON.stringify(await server.graphql(mutation, { file: text, decks: given }));
    const bare = await told({});
    expect(bare).toContain('they are unknown');
    const whole = await told({ corp: listed('corp'), runner: listed('runner') });
    expect(whole).toContain('by its decklist they are');
    expect(whole).not.toContain('they are unknown');
    const ofDecks = Object(JSON.parse(whole)).data.importReplay.importWarnings;
    expect(ofDecks).toEqual(
      expect.arrayContaining(
        ['CORP', 'RUNNER'].map((side) =>
          expect.objectContaining({ kind: 'LISTED', side, text: expect.any(String) }),
        ),
      ),
    );
    expect(Object(JSON.parse(whole)).data.importReplay.warnings).toEqual(
      ofDecks.map((one: object) => Object(one).text),
    );
    // What somebody told of a game stays told where it comes again, and where it is judged again.
    const verdict = async (given: object) =>
      Object(
        await server.ask(mutation.replace('warnings', 'warnings game { id verified { id } }'), {
          ...{ file: text, decks: given },
        }),
      ).importReplay;
    const known = await verdict({});
    expect(JSON.stringify(known.warnings)).toBe(
      JSON.stringify(Object(JSON.parse(whole)).data.importReplay.warnings),
    );
    const judged = { out: '', err: '' };
    await judgedAgain(server, judged);
    expect(judged.out).not.toContain(known.game.id);
    expect(await verdict({ runner: listed('runner') })).toEqual(known);
    expect(await told({ corp: listed('corp', 'Shadow') })).toMatch(
      /card of the Runner.*DECK_UNREADABLE.*"deck":"corp"/,
    );
    expect(await told({ corp: listed('runner') })).toContain('DECK_UNREADABLE');
    const drawn = String(JSON.parse(text).history[0].runner.hand[0].title);
    expect(await told({ runner: listed('runner', drawn) })).toMatch(
      /DECK_CONTRADICTED.*"historyIndex":0,"deck":"runner"/,
    );
    // A list in the place of a game is named as one, however it is sent.
    const list = {
      code: 'DECK_LIST',
      deck: 'corp',
      hint: expect.stringContaining('beside the replay'),
    };
    expect(await server.graphql(mutation, { file: listed('corp') })).toMatchObject({
      errors: [{ extensions: list }],
    });
    const upload = 'mutation ($log: String!) { uploadGame(log: $log) { key } }';
    expect(await server.graphql(upload, { log: listed('corp') })).toMatchObject({
      errors: [{ extensions: list }],
    });
    expect(await server.post(listed('corp'))).toMatchObject({ status: 422, body: { error: list } });
  });

  it('of a pasted log is observed, with its credits checked', async () => {
    const answer = await server.post(verified().log, { 'content-type': 'text/plain' });
    expect(answer).toMatchObject({ status: 201, body: { tier: 'observed' } });
    const { game: id } = Object(answer.body);
    const told = await game(server, id, 'tier winner turns timeline(as: SPECTATOR) { totalCount }');
    expect(told).toMatchObject({ tier: 'OBSERVED', winner: expect.any(String) });
    expect(Object(told['timeline']).totalCount).toBeGreaterThan(20);
  });

  it('keeps no names when none are wanted', async () => {
    const { text } = golden('edge-004-jinteki-anarch');
    const before = await server.post(text);
    const answer = await server.post(text, {}, '?anonymous');
    const body = Object(answer.body);
    expect(body.game).not.toBe(Object(before.body).game);
    expect(body).toMatchObject({
      created: true,
      tier: 'partial',
      divergence: { kind: expect.any(String), historyIndex: expect.any(Number) },
    });
    const fields = 'players { corp runner } divergences { kind reason } warnings';
    expect(await game(server, body.game, fields)).toMatchObject({
      players: { corp: 'Corp', runner: 'Runner' },
      divergences: expect.arrayContaining([{ kind: 'UNDO', reason: expect.any(String) }]),
    });
  });

  it('that is broken is kept up to there when asked, and not at all otherwise', async () => {
    const file = JSON.parse(golden('core-018-jinteki-shaper').text);
    file.history[40] = [{ corp: { hand: [900, { title: 'x' }] } }, {}];
    const before = await total(server);
    const error = { code: 'DIFF_DOES_NOT_APPLY', historyIndex: 40 };
    expect(await server.post(JSON.stringify(file))).toMatchObject({ status: 422, body: { error } });
    expect(await total(server)).toEqual(before);
    const partial = `mutation ($file: String!) { importReplay(file: $file, keepPartial: true) {
      tier game { moments(as: JUDGE) tier } } }`;
    expect(await server.ask(partial, { file: JSON.stringify(file) })).toMatchObject({
      importReplay: { game: { moments: 39 } },
    });
  });

  it('keeps notes beside it', async () => {
    const { text } = golden('core-001-hb-anarch');
    const { game: id } = Object((await server.post(text, {}, '?keep-chat')).body);
    const file = JSON.stringify({
      turns: { corp: { 2: { notes: 'Too slow.' } } },
      clicks: { 1: { notes: 'Fine.' }, 9999: { notes: 'Nowhere.' } },
    });
    const asked = `mutation ($game: ID!, $file: String!) {
      annotateGame(game: $game, file: $file, author: "Nora") { kept lost } }`;
    expect(await server.ask(asked, { game: id, file })).toEqual({
      annotateGame: { kept: 2, lost: 1 },
    });
    const { errors } = await server.graphql(
      `mutation ($file: String!, $author: String!) {
        annotateGame(game: "${id}", file: $file, author: $author) { kept } }`,
      { file, author: 'x'.repeat(20_000) },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_TEXT' } }]);
    expect(await server.ask(asked, { game: id, file })).toEqual({
      annotateGame: { kept: 0, lost: 1 },
    });
    const told = Object(await game(server, id, 'notes(as: SPECTATOR) { kind }'));
    expect(new Set(told.notes.map(({ kind }: { kind: string }) => kind))).toEqual(
      new Set(['CHAT']),
    );
    const { notes } = Object(await game(server, id, 'notes(as: JUDGE) { at kind author text }'));
    expect(notes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ kind: 'ANNOTATION', author: 'Nora', text: 'Fine.' }),
        { at: 1, kind: 'CHAT', author: 'CorpBot', text: 'gl hf' },
      ]),
    );
    const bad = await server.graphql(asked, { game: id, file: '{"history":[]}' });
    expect(bad.errors).toMatchObject([{ extensions: { code: 'NOT_ANNOTATIONS' } }]);
  });

  it('is written as others read it', async () => {
    const { verified: decided, game: id } = Object((await server.post(verified().text)).body);
    const told = Object(await game(server, decided, 'jintekiLog(as: SPECTATOR)')).jintekiLog;
    const again = await server.post(told, { 'content-type': 'text/plain' });
    expect(again).toMatchObject({ status: 201, body: { tier: 'observed' } });
    // CR 7.5: the game has one access, of a card in R&D that its player neither stole nor trashed.
    expect(Object(again.body).warnings).toEqual([
      'A pasted log tells no decisions.',
      'The log names no card in 1 of 1 access: what lay in R&D, or face down in Archives.',
    ]);
    const facts = Object(await game(server, id, 'observedFacts(as: RUNNER)')).observedFacts;
    const lines = String(facts).trimEnd().split('\n');
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ type: expect.any(String) });
    const drawn = lines.filter(
      (line) => line.includes('"drew","source"') && line.includes('"corp"'),
    );
    expect(drawn.length).toBeGreaterThan(0);
    for (const line of drawn) expect(line).not.toContain('"card":');
  });
});

(haveReplays() ? describe : describe.skip)('a file that is not taken', () => {
  let server: Server;
  beforeAll(async () => {
    server = await Server.start();
  });
  afterAll(() => server.stop());

  const small = () => golden('core-011-weyland-criminal').text;
  /** The file with one entry of its history replaced. */
  const withEntry = (index: number, entry: unknown): string => {
    const file = JSON.parse(small());
    file.history[index] = entry;
    return JSON.stringify(file);
  };
  const twice = (): string => {
    const file = JSON.parse(small());
    const [first] = file.history;
    first.corp.hand.push(first.corp.hand[0]);
    return JSON.stringify(file);
  };
  const many = (): string => {
    const file = JSON.parse(small());
    file.history.push(...Array.from({ length: 100_000 }, () => [{}, {}]));
    return JSON.stringify(file);
  };
  const bomb = (): Buffer => gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));

  it.each<[string, () => string | Buffer, number, object]>([
    ['JSON that is no replay', () => '{"history":{}}', 422, { code: 'NOT_A_REPLAY' }],
    [
      'a replay without players',
      () => '{"history":[{}]}',
      422,
      { code: 'NOT_A_REPLAY', historyIndex: 0 },
    ],
    ['truncated JSON', () => small().slice(0, 20_000), 422, { code: 'TRUNCATED' }],
    [
      'a page around the file',
      () => '<!doctype html><title>Jinteki</title>',
      422,
      { code: 'HTML_PAGE' },
    ],
    [
      'a diff that does not apply',
      () => withEntry(20, [{ corp: { hand: [900, { title: 'x' }] } }, {}]),
      422,
      { code: 'DIFF_DOES_NOT_APPLY', historyIndex: 20 },
    ],
    [
      'an entry that is no diff',
      () => withEntry(7, 'x'),
      422,
      { code: 'DIFF_DOES_NOT_APPLY', historyIndex: 7 },
    ],
    ['two cards of one id', twice, 422, { code: 'DUPLICATE_CARD', historyIndex: 0 }],
    ['100,000 diffs', many, 422, { code: 'TOO_MANY_DIFFS' }],
    [
      'a hostile key',
      () => small().replace('"history":[{', '"history":[{"__proto__":{"a":1},'),
      422,
      { code: 'HOSTILE_KEY', historyIndex: 0 },
    ],
    ['a gzip bomb', bomb, 413, { code: 'TOO_LARGE' }],
    ['half a gzip', () => gzipSync(small()).subarray(0, 900), 422, { code: 'NOT_GZIP' }],
    ['annotations alone', () => '{"turns":{"corp":{}},"clicks":{}}', 422, { code: 'NOT_A_REPLAY' }],
    [
      'a paste with endless lines',
      () => `Bob started their turn 1 with 5 [Credit] and 5 cards in HQ.\nBob ${'x'.repeat(5000)}`,
      422,
      { code: 'NOT_A_LOG' },
    ],
  ])('%s is refused in time, named and not stored', async (_, content, status, error) => {
    const before = await total(server);
    const body = content();
    const started = performance.now();
    expect(await server.post(body)).toMatchObject({ status, body: { error } });
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(await total(server)).toEqual(before);
    const asked = 'mutation ($file: String!) { importReplay(file: $file) { created } }';
    const packed = typeof body === 'string' ? null : body.toString('base64');
    if (typeof body === 'string' && body.length > 1_000_000) return;
    const { errors } = await server.graphql(asked, { file: packed ?? body });
    const { code } = Object(error);
    expect(errors).toMatchObject([{ extensions: { code, hint: expect.any(String) } }]);
    expect(await total(server)).toEqual(before);
  });
});
