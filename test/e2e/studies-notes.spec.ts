import { newestVerdict } from '#notation/observed/stored';
import { hide } from '../../src/cli/hide';
import { importsOf } from '../../src/cli/imports.module';
import { judgeImports } from '../../src/cli/judge-imports';
import { notesIn } from '../../src/cli/stored-notes.module';
import { verdictEvent } from '../../src/games/import/observed-events';
import { ABSENT, golden, haveReplays } from '../golden/jinteki/replays';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const fieldOf = (data: unknown, ...path: readonly (string | number)[]): never =>
  path.reduce((value: unknown, key) => Object(value)[key], data) as never;

const codeOf = (answer: unknown): string => fieldOf(answer, 'errors', 0, 'extensions', 'code');

const JOIN = `mutation ($game: ID!, $name: String!) { joinNotes(game: $game, name: $name) { study key } }`;
const WRITE = `mutation ($game: ID!, $at: Int!, $text: String!) {
  writeGameNote(game: $game, as: JUDGE, at: $at, note: { text: $text, glyph: MISTAKE }) { note } }`;
const HIDE = `mutation ($study: ID!, $note: ID!) { hideNote(study: $study, note: $note) { note } }`;
const UNHIDE = HIDE.replace('hideNote', 'unhideNote');
const READ = `query ($game: ID!) { game(id: $game) { threads(as: JUDGE) { at text author } } }`;

async function joined(game: string, name: string): Promise<{ study: string; key: string }> {
  return fieldOf(await server.ask(JOIN, { game, name }), 'joinNotes');
}

async function noted(game: string, key: string, at: number, text: string): Promise<string> {
  return fieldOf(await server.ask(WRITE, { game, at, text }, key), 'writeGameNote', 'note');
}

const texts = async (game: string, key?: string): Promise<readonly string[]> => {
  const threads: readonly { text: string }[] = fieldOf(
    await server.ask(READ, { game }, key),
    'game',
    'threads',
  );
  return threads.map(({ text }) => text);
};

async function said(...args: readonly string[]) {
  const told = { out: '', err: '' };
  const open = async () => ({
    ...notesIn(server.database(), server.store()),
    close: async () => undefined,
  });
  const code = await hide(open)(args, {
    out: (text) => (told.out += text),
    err: (text) => (told.err += text),
    readFile: () => Promise.resolve({ ok: false, message: 'no files here' }),
  });
  return { code, ...told };
}

describe('a public note', () => {
  it('takes a key, and is limited in rate', async () => {
    const { body } = await server.post(sampleLog('random-weyland-criminal'));
    const game: string = fieldOf(body, 'id');
    const write = { game, at: 3, text: 'Spam.' };
    expect(codeOf(await server.graphql(WRITE, write))).toBe('NOT_YOURS');
    const { key } = await joined(game, 'Eve');
    const codes: unknown[] = [];
    for (let count = 0; count < 125; count += 1) {
      const { errors } = await server.graphql(WRITE, write, key);
      if (errors !== undefined) codes.push(codeOf({ errors }));
    }
    expect(codes).toEqual(['TOO_OFTEN', 'TOO_OFTEN', 'TOO_OFTEN', 'TOO_OFTEN', 'TOO_OFTEN']);
    const bea = await joined(game, 'Bea');
    expect(await noted(game, bea.key, 4, 'Mine.')).toEqual(expect.any(String));
  });

  it('is hidden by whose game it is about, and by the operator, wherever it was written', async () => {
    const { body } = await server.post(sampleLog('random-jinteki-criminal'));
    const { id: game, key: owner }: { id: string; key: string } = body as never;
    const { study, key } = await joined(game, 'Eve');
    const [rude, ruder] = [await noted(game, key, 3, 'Rude.'), await noted(game, key, 5, 'Ruder.')];
    const bea = await joined(game, 'Bea');
    expect(codeOf(await server.graphql(HIDE, { study, note: rude }, bea.key))).toBe('NOT_YOURS');
    await server.ask(HIDE, { study, note: rude }, owner);
    expect(await texts(game)).toEqual(['Ruder.']);

    expect(await said(ruder)).toEqual({ code: 0, out: `The note ${ruder} is hidden.\n`, err: '' });
    expect(await texts(game)).toEqual([]);
    // Who wrote it reads it, and who else may write is told nothing of it.
    expect(await texts(game, key)).toEqual(['Rude.', 'Ruder.']);
    expect((await said(ruder)).out).toContain('was hidden before');
    expect(codeOf(await server.graphql(UNHIDE, { study, note: ruder }, owner))).toBe('NOT_YOURS');
    expect((await said('--undo', ruder)).out).toBe(`The note ${ruder} is shown again.\n`);
    expect((await said('--undo', ruder)).out).toContain('was not hidden');
    expect(codeOf(await server.graphql(UNHIDE, { study, note: rude }, bea.key))).toBe('NOT_YOURS');
    await server.ask(UNHIDE, { study, note: rude }, owner);
    expect(await texts(game)).toEqual(['Rude.', 'Ruder.']);
    const opened: { study: string; chapter: string; key: string } = fieldOf(
      await server.ask(
        `mutation ($source: StudySourceInput!) {
          openStudy(title: "T", owner: "Ann", chapter: "C", source: $source) { study chapter key } }`,
        { source: { game: { game, moment: 9 } } },
      ),
      'openStudy',
    );
    const own: string = fieldOf(
      await server.ask(
        `mutation ($study: ID!, $chapter: ID!) { writeNote(study: $study, chapter: $chapter,
          note: { branch: 0, audience: EVERYBODY, text: "In a study." }) { note } }`,
        opened,
        opened.key,
      ),
      'writeNote',
      'note',
    );
    await server.ask(
      `mutation ($study: ID!) { editStudy(study: $study, edit: { share: { readership: EVERYBODY } }) { unchanged } }`,
      opened,
      opened.key,
    );
    const PAGE = `query ($study: ID!) { study(id: $study) { chapters { notes { text } } } }`;
    expect(JSON.stringify(await server.ask(PAGE, opened))).toContain('In a study.');
    expect(await said(own)).toMatchObject({ code: 0 });
    expect(JSON.stringify(await server.ask(PAGE, opened))).not.toContain('In a study.');
    expect(await said('99999999-9999-4999-8999-999999999999')).toMatchObject({ code: 1 });
    expect(await said('none')).toMatchObject({ code: 1, err: 'There is no note none.\n' });
    expect(await said()).toMatchObject({ code: 2 });
  });
});

const describeWith = haveReplays() ? describe : describe.skip;
if (!haveReplays()) console.warn(ABSENT);

describeWith('notes beside a replay', () => {
  const replay = () => golden('core-001-hb-anarch').text;

  it('stand where they stood when the replay is brought in again', async () => {
    const first = Object((await server.post(replay())).body);
    const games: readonly string[] = [first.game, first.verified].filter((id) => id !== null);
    const keys: string[] = [];
    for (const game of games) {
      const { key } = await joined(game, 'Ann');
      keys.push(key);
      for (const at of [2, 40, 100]) await noted(game, key, at, `At ${at}.`);
    }
    const before = await Promise.all(games.map((game) => server.ask(READ, { game })));
    const again = Object((await server.post(replay(), {}, '?keep-chat')).body);
    expect([again.game, again.verified]).toEqual([first.game, first.verified]);
    server = await server.restarted();
    expect(await Promise.all(games.map((game) => server.ask(READ, { game })))).toEqual(before);
    expect(fieldOf(before[0], 'game', 'threads')).toMatchObject([
      { at: 2, text: 'At 2.' },
      { at: 40, text: 'At 40.' },
      { at: 100, text: 'At 100.' },
    ]);
  });

  it('stand at their decisions when it is judged again and leads to another game', async () => {
    const { text } = golden('core-017-jinteki-criminal');
    const { game: id, verified: fresh } = Object((await server.post(text)).body);
    const native = await fetch(`${server.address}/games/${fresh}/log?form=native&as=judge`);
    // What an older version found: as far as decision 150, and then something else.
    const log = (await native.text()).split('\n').slice(0, 151).join('\n');
    const { id: old } = Object((await server.post(log, { 'content-type': 'text/plain' })).body);
    const { key } = await joined(old, 'Ann');
    for (const at of [2, 40]) await noted(old, key, at, `At ${at}.`);
    const { game: shown } = Object(
      await server.ask('query ($id: ID!) { game(id: $id) { moments(as: JUDGE) } }', { id: old }),
    );
    await noted(old, key, shown.moments - 1, 'At its end.');
    const store = server.store();
    const read = await store.readStream(`observed-${id}`);
    const known = read.ok ? newestVerdict(read.events) : null;
    if (!read.ok || known === null) throw new Error('there is no verdict');
    const verdict = { ...known, engine: '0.0.1', game: old };
    await store.append(`observed-${id}`, read.version, [verdictEvent(id, verdict, read.version)]);
    const told = { out: '', err: '' };
    const code = await judgeImports(() => Promise.resolve(importsOf(server.context())), {
      out: (line) => (told.out += line),
      err: (line) => (told.err += line),
      readFile: () => Promise.resolve({ ok: false, message: 'no files here' }),
    });
    expect([code, told.err]).toEqual([0, '']);
    for (const game of [old, fresh])
      expect(fieldOf(await server.ask(READ, { game }), 'game', 'threads')).toMatchObject([
        { at: 2, text: 'At 2.' },
        { at: 40, text: 'At 40.' },
        { at: shown.moments - 1, text: 'At its end.' },
      ]);
  });

  it('stand in their turn of the replay when it is taken for no game of decisions any more', async () => {
    const { text } = golden('core-011-weyland-criminal');
    const { game: id, verified } = Object((await server.post(text)).body);
    const { key } = await joined(verified, 'Ann');
    const turn = async (game: string, at: number): Promise<unknown> =>
      fieldOf(
        await server.ask(
          'query ($game: ID!, $at: Int!) { game(id: $game) { position(at: $at, as: JUDGE) { turn { number side } } } }',
          { game, at },
        ),
        ...['game', 'position', 'turn'],
      );
    for (const at of [0, 20]) await noted(verified, key, at, `At ${at}.`);
    expect(await texts(id)).toEqual([]);
    const store = server.store();
    const read = await store.readStream(`observed-${id}`);
    const known = read.ok ? newestVerdict(read.events) : null;
    if (!read.ok || known === null) throw new Error('there is no verdict');
    const verdict = { ...known, engine: '9.9.9', tier: 'observed', game: null } as const;
    await store.append(`observed-${id}`, read.version, [verdictEvent(id, verdict, read.version)]);
    server = await server.restarted();
    const threads: readonly { at: number; text: string }[] = fieldOf(
      await server.ask(READ, { game: id }),
      ...['game', 'threads'],
    );
    expect(threads.map((one) => one.text)).toEqual(['At 0.', 'At 20.']);
    expect(await turn(id, threads[1]?.at ?? 0)).toEqual(await turn(verified, 20));
  });

  it('go out as annotations of jinteki.net, beside those that came, which are as they came', async () => {
    const { game }: { game: string } = Object((await server.post(replay())).body);
    const saved = {
      turns: { corp: { 2: { notes: 'Too slow.\n' } }, runner: { 0: { notes: 'Keeps.' } } },
      clicks: { 1: { notes: 'Fine.', type: 'none' }, 4: { notes: '', type: 'blunder' } },
    };
    const annotated = await server.ask(
      `mutation ($game: ID!, $file: String!) {
        annotateGame(game: $game, file: $file, author: "Nora") { kept lost } }`,
      { game, file: JSON.stringify(saved) },
    );
    expect(annotated).toEqual({ annotateGame: { kept: 4, lost: 0 } });
    const FILE = `query ($game: ID!, $author: String, $as: Viewer!) {
      game(id: $game) { annotations(author: $author, as: $as) } }`;
    const file = async (author: string | null, as = 'JUDGE'): Promise<unknown> =>
      JSON.parse(fieldOf(await server.ask(FILE, { game, author, as }), 'game', 'annotations'));
    expect(await file('Nora')).toEqual(saved);
    const { key } = await joined(game, 'Zoe');
    await noted(game, key, 40, 'A mistake.');
    expect(await file(null)).toContainEqual({ username: 'Nora', ...saved });
    const zoe = await file('Zoe');
    expect(Object.values(fieldOf(zoe, 'clicks'))).toEqual([
      { notes: 'A mistake.', type: 'mistake' },
    ]);
    expect(await file(null, 'SPECTATOR')).toBeNull();
    const notes = await server.ask(
      `query ($game: ID!) { game(id: $game) { notes(as: JUDGE) { text mark glyph author } } }`,
      { game },
    );
    expect(fieldOf(notes, 'game', 'notes')).toContainEqual({
      ...{ text: '', mark: 'blunder', glyph: 'BLUNDER', author: 'Nora' },
    });
  });
});
