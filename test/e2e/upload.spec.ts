import { poolNames, poolTitle } from '#cards/pool';
import { gzipSync } from 'node:zlib';
import { goldenLog, sampleLog } from '../support/golden-log';
import { Server, type Body } from './support/server';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const demo = goldenLog('demo-sheet-run');
const rulebook = goldenLog('core-rulebook-run');

const count = async (): Promise<unknown> => server.ask('{ games { totalCount } }');

/** Lines of the demo game with one of them replaced, or taken away. */
function changed(line: number, text: string | null): string {
  const lines = demo.toString('utf8').trimEnd().split('\n');
  lines.splice(line - 1, 1, ...(text === null ? [] : [text]));
  return `${lines.join('\n')}\n`;
}

function header(more: object): string {
  const [first = '{}'] = demo.toString('utf8').split('\n');
  return JSON.stringify({ ...JSON.parse(first), ...more });
}

describe('an upload', () => {
  it('is taken once, however it is sent', async () => {
    const first = await server.post(demo, { 'content-type': 'application/x-ndjson' });
    expect(first).toMatchObject({ status: 201, body: { created: true, decisions: 26 } });
    const { key, ...told } = Object(first.body);
    expect(key).toMatch(/^rk-/);
    const theirs = expect.stringMatching(/^rk-/);
    const known = { status: 200, body: { ...told, created: false, key: theirs } };

    expect(await server.post(demo, { 'content-type': 'text/plain' })).toEqual(known);
    expect(await server.post(demo, { 'content-type': 'application/json' })).toEqual(known);
    expect(await server.post(demo, { 'content-type': 'application/octet-stream' })).toEqual(known);
    expect(await server.post(gzipSync(demo), { 'content-encoding': 'gzip' })).toEqual(known);
    expect(await server.post(gzipSync(demo), { 'content-type': 'application/gzip' })).toEqual(
      known,
    );
    const form = new FormData();
    form.append('game', new Blob([demo]), 'demo.retrace.ndjson');
    expect(await server.post(form)).toEqual(known);
    const uploaded = await server.ask(
      'mutation ($log: String!) { uploadGame(log: $log) { created game { id decisions(as: JUDGE) } } }',
      { log: demo.toString('utf8') },
    );
    const { id } = Object(first.body);
    expect(uploaded).toEqual({ uploadGame: { created: false, game: { id, decisions: 26 } } });
    const crlf = demo.toString('utf8').replaceAll('\n', '\r\n');
    expect(await server.post(crlf)).toEqual(known);
    expect(await count()).toEqual({ games: { totalCount: 1 } });
  });

  it.each([
    ['?privat', 'Nearest: private.'],
    ['?Private', 'Nearest: private.'],
    ['?private=yes', 'private=false'],
    ['?private&private', 'private=false'],
    ['?keep_partial=1', 'Nearest: keep-partial.'],
  ])('with %s is refused, and nothing of it is stored', async (query, hint) => {
    const before = await count();
    const refused = await server.post(rulebook, {}, query);
    expect(refused).toMatchObject({ status: 400, body: { error: { code: 'BAD_QUERY' } } });
    expect(Object(refused.body).error.hint).toContain(hint);
    expect(await count()).toEqual(before);
  });

  it('of several files takes each alone', async () => {
    const form = new FormData();
    form.append('a', new Blob([rulebook]), 'rulebook.ndjson');
    form.append(
      'b',
      new Blob([gzipSync(sampleLog('random-jinteki-criminal'))]),
      'random.ndjson.gz',
    );
    form.append('c', new Blob(['{}']), 'none.json');
    expect(await server.post(form)).toMatchObject({
      status: 207,
      body: {
        results: [
          { file: 'rulebook.ndjson', status: 201, created: true, winner: null },
          { file: 'random.ndjson.gz', status: 201, created: true, winner: 'corp' },
          { file: 'none.json', status: 422, error: { code: 'WRONG_FORMAT', line: 1 } },
        ],
      },
    });
  });

  it('of more files than it takes, of one too large or cut off tells of each what became of it', async () => {
    const many = new FormData();
    many.append('file', new Blob([Buffer.alloc(9 * 1024 * 1024)]), 'large.txt');
    for (let n = 1; n <= 101; n += 1) many.append('file', new Blob([rulebook]), `${n}.ndjson`);
    const { status, body } = await server.post(many);
    const { results } = Object(body);
    expect(status).toBe(207);
    expect(results).toHaveLength(102);
    expect(results[0]).toMatchObject({ status: 413, error: { code: 'TOO_LARGE' } });
    expect(results[99]).toMatchObject({ file: '99.ndjson', status: 200 });
    expect(results[100]).toMatchObject({ status: 413, error: { code: 'TOO_MANY_FILES' } });

    const type = { 'content-type': 'multipart/form-data; boundary=b' };
    const part = '--b\r\nContent-Disposition: form-data; name="f"; filename="f.txt"\r\n\r\n';
    const refused = { code: 'BAD_REQUEST' };
    expect(await server.post(`${part}${rulebook}\r\n${part}hello`, type)).toMatchObject({
      status: 207,
      body: { results: [{ status: 200 }, { status: 400, error: refused }] },
    });
    expect(await server.post('hello', type)).toMatchObject({
      status: 400,
      body: { error: refused },
    });
  });

  it('sent many times at once is stored once', async () => {
    const log = sampleLog('random-haas-bioroid-anarch');
    const answers = await Promise.all(Array.from({ length: 8 }, () => server.post(log)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(answers.map(({ body }) => Object(body).id)).size).toBe(1);
  });
});

describe('bad input', () => {
  const cut = demo.subarray(0, demo.length - 5);
  const latin1 = Buffer.from(changed(1, header({ meta: { event: 'Café' } })), 'latin1');
  const runnerFirst = changed(2, '{"by":"corp","do":"gain-credit"}');

  it.each<[string, Buffer | string, object]>([
    ['nothing', '', { code: 'TRUNCATED' }],
    ['a truncated log', cut, { code: 'TRUNCATED', line: 27, decision: 26 }],
    ['no JSON', 'hello\n', { code: 'NOT_JSON', line: 1 }],
    ['another encoding', latin1, { code: 'NOT_UTF8', line: 1 }],
    ['UTF-16', Buffer.from(demo.toString('utf8'), 'utf16le'), { line: 1 }],
    [
      'another version',
      changed(1, header({ format: 'retrace/9' })),
      { code: 'WRONG_VERSION', line: 1, expected: ['retrace/1', 'retrace/2'] },
    ],
    [
      'another pool',
      changed(1, header({ pool: 'ashes' })),
      { code: 'UNKNOWN_POOL', line: 1, expected: poolNames.map(poolTitle) },
    ],
    ["another player's decision", runnerFirst, { code: 'NOT_YOUR_DECISION', line: 2, decision: 1 }],
    [
      'an unknown decision',
      changed(3, '{"by":"corp","do":"fly"}'),
      { code: 'BAD_DECISION', line: 3, decision: 2 },
    ],
    ['half a gzip', gzipSync(demo).subarray(0, 200), { code: 'NOT_GZIP' }],
  ])('%s is refused, named and not stored', async (_, content, error) => {
    const before = await count();
    expect(await server.post(content)).toMatchObject({ status: 422, body: { error } });
    expect(await count()).toEqual(before);
  });

  it.each([
    ['a NUL', String.raw`A\u0000da`, 'a control character'],
    ['half of a character', String.raw`A\ud800da`, 'half of a character'],
  ])('a name with %s is refused by every way in, and the list goes on', async (_, name, what) => {
    const log = changed(
      1,
      header({ players: { corp: { name: '@' }, runner: { name: 'Grace' } } }).replace('@', name),
    );
    const refused = {
      code: 'BAD_TEXT',
      line: 1,
      hint: expect.stringContaining('plain text'),
      mend: expect.stringContaining('plain text'),
    };
    const before = await count();
    const answer = await server.post(log);
    expect(answer).toMatchObject({ status: 422, body: { error: refused } });
    expect(Object(answer.body).error.message).toContain(`"players.corp.name" holds ${what}`);
    const { errors } = await server.graphql(
      'mutation ($log: String!) { uploadGame(log: $log) { created } }',
      { log },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_TEXT', line: 1 } }]);
    expect(await count()).toEqual(before);
    expect(await server.post(sampleLog('random-jinteki-shaper'))).toMatchObject({
      body: { id: expect.any(String) },
    });
    expect(await server.ask('{ games(first: 1) { edges { node { id } } } }')).toMatchObject({
      games: { edges: [{}] },
    });
  });

  it('names an unknown card with the nearest titles', async () => {
    const [first = ''] = sampleLog('random-jinteki-criminal').toString('utf8').split('\n');
    const typo = first.replace(/"identity":"\d+"/, '"identity":"Jinteki: Personal Evolutoin"');
    expect(await server.post(typo)).toMatchObject({
      status: 422,
      body: {
        error: {
          code: 'UNKNOWN_CARD',
          line: 1,
          message: expect.stringContaining('Jinteki: Personal Evolutoin'),
          expected: expect.arrayContaining([expect.stringContaining('Personal Evolution')]),
        },
      },
    });
  });

  it('refuses a missing line at the decision that is not legal then, with those that are', async () => {
    const lines = sampleLog('random-jinteki-shaper').toString('utf8').trimEnd().split('\n');
    lines.splice(40, 1);
    const answer = await server.post(`${lines.join('\n')}\n`);
    expect(answer.status).toBe(422);
    const { error } = Object(answer.body);
    expect(error.line).toBe(error.decision + 1);
    expect(error.line).toBeGreaterThanOrEqual(41);
    expect(error.expected.length).toBeGreaterThan(0);
  });

  it('refuses a state that the log says is another', async () => {
    const lines = demo.toString('utf8').trimEnd().split('\n');
    const wrong = lines.map((line, at) =>
      at === 4 ? JSON.stringify({ ...JSON.parse(line), hash: '00000000' }) : line,
    );
    expect(await server.post(wrong.join('\n'))).toMatchObject({
      body: { error: { code: 'DIVERGED', line: 5, decision: 4 } },
    });
  });

  it('refuses by GraphQL with the same in the extensions', async () => {
    const { errors } = await server.graphql(
      'mutation ($log: String!) { uploadGame(log: $log) { created } }',
      { log: runnerFirst },
    );
    expect(errors).toMatchObject([
      { extensions: { code: 'NOT_YOUR_DECISION', line: 2, decision: 1 } },
    ]);
  });
});

describe('an oversized upload', () => {
  let small: Server;
  beforeAll(async () => {
    small = await Server.start({ RETRACE_MAX_UPLOAD: '1k' });
  });
  afterAll(() => small.stop());

  it.each([
    ['plain', (): Body => demo],
    ['packed', (): Body => gzipSync(Buffer.alloc(100_000, ' '))],
    [
      'as a form',
      (): Body => {
        const form = new FormData();
        form.append('game', new Blob([demo]), 'demo');
        return form;
      },
    ],
  ])('%s is refused with 413', async (_, body) => {
    expect(await small.post(body())).toMatchObject({
      status: 413,
      body: { error: { code: 'TOO_LARGE' } },
    });
  });
});
