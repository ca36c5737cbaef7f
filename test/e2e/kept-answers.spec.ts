import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Server } from './support/server';

const SAMPLES = join(__dirname, '..', '..', 'deploy', 'samples');
const log = readFileSync(join(SAMPLES, 'random-jinteki-shaper.retrace.ndjson'));
const other = readFileSync(join(SAMPLES, 'random-weyland-criminal.retrace.ndjson'));

let server: Server;
let open: string;

const asked = (
  game: string,
  fields = 'position(at: 9, as: CORP) { turn { side } legal { text } }',
) => `{ game(id: "${game}") { ${fields} } }`;

/** What is asked by its address, as browsers keep it. */
const get = (query: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.address}/graphql?query=${encodeURIComponent(query)}`, {
    headers: { 'apollo-require-preflight': '1', ...headers },
  });

const uploaded = async (bytes: Uint8Array<ArrayBuffer>, query = '') => {
  const { body } = await server.post(bytes, {}, query);
  return Object(body) as { readonly id: string; readonly key?: string };
};

const told = ({ headers }: Response) => ({
  etag: headers.get('etag'),
  cacheControl: headers.get('cache-control'),
});

beforeAll(async () => {
  server = await Server.start();
  open = (await uploaded(new Uint8Array(log))).id;
  // The first look opens the game; from then on it is in memory.
  await get(asked(open, 'moments(as: CORP)'));
});
afterAll(() => server.stop());

it('sends an answer about a game that is over with a tag, and then nothing to whoever has it', async () => {
  const query = asked(open);
  const first = await get(query);
  expect(told(first)).toEqual({
    etag: expect.stringMatching(/^"\w{32}"$/),
    cacheControl: 'no-cache',
  });
  const body = await first.text();
  expect(body).toContain('"position":{"turn"');
  const again = await get(query);
  expect({ ...told(again), body: await again.text() }).toEqual({ ...told(first), body });
  const tag = first.headers.get('etag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`]) {
    const none = await get(query, { 'if-none-match': known });
    expect({ status: none.status, body: await none.text() }).toEqual({ status: 304, body: '' });
  }
  expect((await get(query, { 'if-none-match': '"other"' })).status).toBe(200);
});

it('tells who looks and when apart', async () => {
  const bodies = new Set<string>();
  for (const as of ['CORP', 'RUNNER', 'SPECTATOR', 'JUDGE'])
    for (const at of [20, 21])
      bodies.add(await (await get(asked(open, `position(at: ${at}, as: ${as}) { data }`))).text());
  expect(bodies.size).toBe(8);
});

it('keeps nothing that other things than decisions say', async () => {
  for (const query of [
    '{ games(first: 1) { totalCount } }',
    asked(open, 'tier'),
    asked(open, 'position(at: 9, as: CORP) { at } views { to }'),
    asked(open, 'position(at: 9, as: CORP) { at } players { corp }'),
    `{ __typename ${asked(open).slice(1, -1)} nope: __schema { queryType { name } } }`,
    asked(open, 'position(at: 99999, as: CORP) { at }'),
  ])
    expect(told(await get(query))).toEqual({ etag: null, cacheControl: 'no-store' });
});

it('keeps nothing of a game that is not open, and sends what came by a key to nobody else', async () => {
  const { id, key = '' } = await uploaded(new Uint8Array(other), '?private');
  const query = asked(id);
  expect(await (await get(query)).json()).toEqual({ data: { game: null } });
  const mine = await get(query, { authorization: `Bearer ${key}` });
  expect(told(mine)).toEqual({ etag: null, cacheControl: 'private, no-store' });
  expect(await mine.text()).toContain('"legal"');
  expect(told(await get(asked(open), { authorization: `Bearer ${key}` }))).toEqual({
    etag: null,
    cacheControl: 'private, no-store',
  });
  // Whoever guesses the tag hears what everybody hears.
  expect(told(await get(query, { 'if-none-match': '*' }))).toEqual({
    etag: null,
    cacheControl: 'no-store',
  });
});

it('asks what has not changed again when all was forgotten', async () => {
  const query = asked(open);
  const before = told(await get(query));
  await server.erase('Nobody of that name');
  const after = await get(query, { 'if-none-match': before.etag ?? '' });
  // It was made anew, and came to the same.
  expect([200, 304]).toContain(after.status);
});

it('refuses what changes something by an address, and forms that any page can send', async () => {
  const mutation = 'mutation { uploadGame(log: "x") { created } }';
  expect((await get(mutation)).status).toBe(405);
  const form = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ query: '{ games(first: 1) { totalCount } }' }),
  });
  expect(form.status).toBeGreaterThanOrEqual(400);
  expect(await form.text()).not.toContain('totalCount":');
});
