import { connect } from 'node:net';
import { sampleLog } from '../support/golden-log';
import { ABSENT, golden, haveReplays } from '../golden/jinteki/replays';
import { Server } from './support/server';

const PUBLIC = 'random-jinteki-criminal';
const NDJSON = 'application/x-ndjson; charset=utf-8';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

async function fetched(game: string, query: string, key?: string) {
  const headers = key === undefined ? {} : { authorization: key };
  const response = await fetch(`${server.address}/games/${game}/log${query}`, { headers });
  const text = await response.text();
  const header = (name: string) => response.headers.get(name);
  return { status: response.status, text, header };
}

const refusal = async (game: string, query: string, key?: string) => {
  const { status, text } = await fetched(game, query, key);
  const { code, message, hint } = JSON.parse(text).error;
  expect([message, hint]).toEqual([expect.any(String), expect.any(String)]);
  return `${status} ${code}`;
};

const field = async (game: string, asked: string, key?: string): Promise<unknown> => {
  const query = `query ($id: ID!) { game(id: $id) { text: ${asked} } }`;
  return Object(await server.ask(query, { id: game }, key)).game.text;
};

const uploaded = async (query = ''): Promise<{ readonly id: string; readonly key: string }> =>
  Object((await server.post(sampleLog(PUBLIC), {}, query)).body);

describe('an address that there is not', () => {
  it.each([
    ['GET', '/nothing/at/all?x=1', 'nothing answers GET /nothing/at/all'],
    ['DELETE', '/games/1', 'nothing answers DELETE /games/1'],
    ['PUT', '/graphql', 'nothing answers PUT /graphql'],
  ])('is refused as all else is: %s %s', async (method, path, message) => {
    const response = await fetch(`${server.address}${path}`, { method });
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ error: { code: 'NOT_FOUND', message } });
  });
});

/** What is answered to bytes as they are; `fetch` mends or refuses such by itself. */
const answeredTo = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname.replace(/[[\]]/g, ''), () => socket.write(bytes));
    let told = '';
    socket.setEncoding('utf8').on('data', (part: string) => (told += part));
    socket.on('end', () => resolve(told)).on('error', reject);
  });

describe('what cannot be read', () => {
  it.each([
    ['GET', '/games/%ff/log', 'the address of GET /games/%ff/log cannot be read'],
    ['GET', '/games/%E0%A4%A/corp/3', 'the address of GET /games/%E0%A4%A/corp/3 cannot'],
    ['POST', '/graphql%', 'the address of POST /graphql% cannot be read'],
  ])('is an address refused as all else is: %s %s', async (method, path, message) => {
    const told = await answeredTo(
      `${method} ${path}?as=corp HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`,
    );
    expect(told).toContain('HTTP/1.1 400 ');
    const error = {
      code: 'BAD_ADDRESS',
      message: expect.stringContaining(message),
      hint: expect.any(String),
    };
    expect(JSON.parse(told.slice(told.indexOf('{')))).toMatchObject({ error });
  });

  it.each([
    ['no JSON', 'application/json', '{x'],
    ['no JSON at all', 'application/json', ''],
    ['of no kind', 'nonsense', 'x'],
  ])('is a body refused as all else is, wherever it is sent: %s', async (_, type, body) => {
    const length = Buffer.byteLength(body);
    for (const path of ['/decks', '/docs/patterns.md', '/health']) {
      const told = await answeredTo(
        `POST ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: ${type}\r\n` +
          `content-length: ${length}\r\n\r\n${body}`,
      );
      const { error } = JSON.parse(told.slice(told.indexOf('{')));
      expect(['BAD_REQUEST', 'NOT_FOUND']).toContain(error.code);
      expect(error.hint).toEqual(expect.any(String));
    }
  });

  it('is not a name of any length, which is there or is not', async () => {
    const { status, text } = await fetched('x'.repeat(4_000), '');
    expect([status, JSON.parse(text).error.code]).toEqual([404, 'GAME_NOT_FOUND']);
  });

  it.each([
    ['no HTTP', 'HELO there\r\n\r\n', 400, 'BAD_REQUEST'],
    ['a space in an address', 'GET /a b HTTP/1.1\r\nhost: x\r\n\r\n', 400, 'BAD_REQUEST'],
    [
      'headers of 40 KB',
      `GET / HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(40_000)}\r\n\r\n`,
      431,
      'TOO_LARGE',
    ],
  ])('is %s, refused as all else is', async (_what, bytes, status, code) => {
    const told = await answeredTo(bytes);
    expect(told).toContain(`HTTP/1.1 ${status} `);
    const error = { code, message: expect.any(String), hint: expect.any(String) };
    expect(JSON.parse(told.slice(told.indexOf('{')))).toMatchObject({ error });
  });
});

describe('GET /games/ID/log', () => {
  it.each(['corp', 'runner', 'spectator', 'judge'])('tells %s what GraphQL tells', async (as) => {
    const { id } = await uploaded();
    const viewer = as.toUpperCase();
    const told = await fetched(id, `?as=${as}`);
    expect([told.status, told.header('content-type')]).toEqual([200, NDJSON]);
    expect(told.header('content-disposition')).toBe(
      `attachment; filename="${id}-${as}.told.ndjson"`,
    );
    expect(told.text).toBe(await field(id, `log(as: ${viewer})`));
    const theirs = await fetched(id, `?as=${viewer}&form=jinteki-log`);
    expect(theirs.header('content-type')).toBe('text/plain; charset=utf-8');
    expect(theirs.header('content-disposition')).toContain(`${id}-${as}.txt`);
    expect(theirs.text).toBe(await field(id, `jintekiLog(as: ${viewer})`));
  });

  it('gives the facts of what was told', async () => {
    const { id } = await uploaded();
    const { status, text, header } = await fetched(id, '?as=runner&form=facts');
    expect([status, header('content-type')]).toEqual([200, NDJSON]);
    expect(header('content-disposition')).toContain(`${id}-runner.facts.ndjson`);
    const lines = (file: string) =>
      file
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line));
    const told = lines((await fetched(id, '?as=runner')).text)
      .slice(1)
      .flatMap(({ moment, told: entries }) =>
        entries.flatMap(({ fact }: { fact?: object }) => (fact ? [{ moment, ...fact }] : [])),
      );
    expect(lines(text)).toEqual(told);
  });

  it('tells a spectator when nothing is said', async () => {
    const { id } = await uploaded();
    expect((await fetched(id, '')).text).toBe((await fetched(id, '?as=spectator')).text);
  });

  it('gives a judge the log itself, which is the same game', async () => {
    const { id } = await uploaded();
    const { status, text, header } = await fetched(id, '?as=judge&form=native');
    expect([status, header('content-type')]).toEqual([200, NDJSON]);
    expect(header('content-disposition')).toBe(`attachment; filename="${id}.retrace.ndjson"`);
    expect(await server.post(text)).toMatchObject({ status: 200, body: { id, created: false } });
    for (const as of ['corp', 'runner', 'spectator'])
      expect(await refusal(id, `?as=${as}&form=native`)).toBe('403 JUDGES_ALONE');
    expect(await refusal(id, '?form=native')).toBe('403 JUDGES_ALONE');
  });

  it('names what is wrong with a question', async () => {
    const { id } = await uploaded();
    expect(await refusal(id, '?form=pdf')).toBe('400 BAD_QUERY');
    expect(await refusal(id, '?as=mother')).toBe('400 BAD_QUERY');
    expect(await refusal(id, '?as=corp&as=judge')).toBe('400 BAD_QUERY');
    expect(await refusal(id, '', 'Basic abc')).toBe('400 BAD_KEY');
    expect(await refusal('nonsense', '')).toBe('404 GAME_NOT_FOUND');
  });

  it('shows a kept game to nobody without its key, and hides that there is one', async () => {
    const { id, key } = await uploaded('?private');
    const nowhere = '99999999-9999-4999-8999-999999999999';
    for (const form of ['told', 'jinteki-log', 'facts', 'native'])
      for (const as of ['corp', 'spectator', 'judge']) {
        const query = `?as=${as}&form=${form}`;
        const hidden = await fetched(id, query);
        const absent = await fetched(nowhere, query);
        expect(hidden.status).toBe(404);
        expect(hidden.text.replace(id, nowhere)).toBe(absent.text);
      }
    const whole = await fetched(id, '?as=judge&form=native', `Bearer ${key}`);
    expect(whole.status).toBe(200);
    expect(whole.text.split('\n').length).toBeGreaterThan(100);
  });

  it('keeps to a grant: to its viewer, and to all moments or none', async () => {
    const { id, key } = await uploaded('?private');
    const give = `mutation ($game: ID!, $from: Int!) {
      giveGrant(game: $game, viewer: CORP, from: $from) { key } }`;
    const grant = async (from: number) =>
      `Bearer ${Object(await server.ask(give, { game: id, from }, key)).giveGrant.key}`;
    const whole = await grant(0);
    expect((await fetched(id, '?as=corp', whole)).status).toBe(200);
    expect(await refusal(id, '?as=runner', whole)).toBe('403 VIEW_NOT_OPEN');
    expect(await refusal(id, '?as=judge&form=native', whole)).toBe('403 VIEW_NOT_OPEN');
    expect(await refusal(id, '?as=corp', await grant(5))).toBe('403 OUT_OF_GRANT');
  });

  (haveReplays() ? it : it.skip)(
    haveReplays() ? 'gives the facts of an observed game' : ABSENT,
    async () => {
      const answer = await server.post(golden('wide-019-worlds-2025-a').text);
      const { game } = Object(answer.body);
      const { text, header } = await fetched(game, '?as=runner&form=facts');
      expect(header('content-disposition')).toContain(`${game}-runner.facts.ndjson`);
      expect(text).toBe(await field(game, 'observedFacts(as: RUNNER)'));
      expect(await refusal(game, '?as=judge&form=native')).toBe('404 GAME_OBSERVED');
    },
  );
});
