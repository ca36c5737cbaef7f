import { fold } from '../fold/fold';
import type { Json } from '../json';
import { LIMITS } from '../limits';
import { observe } from '../observe/observe';
import { readReplay } from './read';

const player = (name: string, extra: object = {}) => ({
  user: { _id: '5f', username: name, emailhash: 'abc', options: { pronouns: 'none' } },
  identity: { title: `${name}'s identity`, cid: `${name}-id` },
  aid: 0,
  credit: 5,
  click: 0,
  ...extra,
});

const FIRST = {
  gameid: 'g',
  turn: 0,
  'active-player': 'runner',
  'end-turn': true,
  sequence: 0,
  log: [
    { user: { username: 'Ann', emailhash: 'abc' }, text: 'hello', timestamp: 'T' },
    { user: '__system__', text: '[hr]', timestamp: 'T' },
  ],
  corp: player('Ann', {
    hand: [{ cid: 'c1', title: 'Hedge Fund', type: 'Operation', side: 'Corp' }],
  }),
  runner: player('Bo', { hand: null, rig: { program: [] } }),
};

/** An entry that fits. */
const CREDIT: Json = [{ sequence: 1, corp: { aid: 1, credit: 6 } }, {}];

function file(...diffs: Json[]): string {
  return JSON.stringify({
    metadata: { winner: null, turn: 0 },
    history: [FIRST, ...diffs],
    'replay-shared': false,
  });
}

const GOOD = file(
  [{ log: ['+', { user: { username: 'Bo' }, text: 'Ann wins the game.', timestamp: 'T' }] }, {}],
  [{ sequence: 1, corp: { aid: 1, credit: 6 } }, {}],
);

describe('reading a replay', () => {
  it('takes text, bytes and a byte order mark', () => {
    for (const input of [GOOD, `\uFEFF${GOOD}`, new TextEncoder().encode(GOOD)]) {
      expect(readReplay(input)).toMatchObject({
        ok: true,
        replay: { names: { corp: 'Ann', runner: 'Bo' } },
      });
    }
  });

  it('takes a body without metadata and with unknown keys', () => {
    const body = JSON.stringify({ history: [{ ...FIRST, novelty: [1] }], annotations: {} });
    expect(readReplay(body)).toMatchObject({
      ok: true,
      replay: { metadata: { winner: null, turn: null } },
    });
  });

  it.each([
    ['/metadata/winner', { winner: 'nobody' }, '"corp", "runner" or null'],
    ['/metadata/winner', { winner: 7 }, '"corp", "runner" or null'],
    ['/metadata/end-date', { 'end-date': 'yesterday' }, 'time'],
    ['/metadata/reason', { reason: ['Agenda'] }, 'text'],
    ['/metadata/turn', { turn: 'five' }, 'number'],
    ['/metadata/corp.agenda-points', { 'corp.agenda-points': '7' }, 'number'],
    ['/metadata/stats', { stats: [] }, 'object'],
    ['/metadata', 'none', 'object'],
  ])('refuses metadata in which %s is %j', (path, metadata, what) => {
    expect(readReplay(JSON.stringify({ metadata, history: [FIRST] }))).toMatchObject({
      ...{ ok: false, code: 'NOT_A_REPLAY', historyIndex: null, path },
      message: `In the metadata ${path} is no ${what}.`,
      hint: expect.stringContaining('take "metadata" out'),
    });
  });

  it('takes metadata that leave out or do not know who won, and when', () => {
    for (const metadata of [
      {},
      null,
      { winner: null, 'end-date': null, reason: null, turn: null, stats: null },
      { winner: 'corp', 'end-date': '2026-11-22T06:53:01.393673536Z', reason: 'Agenda' },
    ])
      expect(readReplay(JSON.stringify({ metadata, history: [FIRST] })).ok).toBe(true);
  });

  it('drops chat, ids and hashes, and keeps chat on request without them', () => {
    const read = readReplay(GOOD);
    expect(read).toMatchObject({ ok: true, replay: { chatDropped: 2 } });
    expect(JSON.stringify(read)).not.toMatch(/hello|emailhash|_id|pronouns|wins the game/);
    const kept = readReplay(GOOD, { keepChat: true });
    expect(JSON.stringify(kept)).toMatch(/hello/);
    expect(JSON.stringify(kept)).not.toMatch(/emailhash|_id|pronouns/);
  });

  it.each([
    [GOOD.replaceAll('"Ann"', String.raw`"A\u0000nn"`), 0, '/history/0/corp/user/username'],
    [
      file([{ corp: { x: ['fine', String.fromCharCode(0xd800)] } }, {}]),
      1,
      '/history/1/0/corp/x/1',
    ],
    [GOOD.replace('"winner":null', String.raw`"reason":"\u001b"`), null, '/metadata/reason'],
    [GOOD.replaceAll('"Bo"', JSON.stringify('B'.repeat(201))), null, ''],
  ])('refuses a text that cannot be kept, with its place', (text, historyIndex, path) => {
    expect(readReplay(text)).toMatchObject({ ok: false, code: 'BAD_TEXT', historyIndex, path });
  });

  it('minds the chat only where it is kept', () => {
    const odd = GOOD.replace('hello', String.raw`\ud83d`);
    expect(readReplay(odd)).toMatchObject({ ok: true });
    expect(readReplay(odd, { keepChat: true })).toMatchObject({ ok: false, code: 'BAD_TEXT' });
  });

  it('survives a diff that touches the user', () => {
    const rejoined = file([
      { corp: { user: { _id: '6a', emailhash: 'x' } } },
      { runner: { user: { emailhash: 0 } } },
    ]);
    const read = readReplay(rejoined);
    if (!read.ok) throw new Error(read.message);
    expect([...fold(read.replay)]).toHaveLength(2);
    expect(JSON.stringify(read)).not.toMatch(/emailhash|6a/);
  });

  it('puts other names in their place', () => {
    const read = readReplay(
      file([
        { log: ['+', { user: '__system__', text: 'Bo jacks out.' }], 'winning-user': 'Bo' },
        {},
      ]),
      {
        names: { corp: 'A', runner: 'B' },
      },
    );
    const text = JSON.stringify(read);
    expect(text).toContain('"B jacks out."');
    expect(text).toContain('"winning-user":"B"');
    expect(text).not.toMatch(/"(?:Ann|Bo)"/);
  });

  it.each([
    { of: 'nothing', input: ' \n', code: 'EMPTY' },
    { of: 'a saved page', input: '<!DOCTYPE html><html>', code: 'HTML_PAGE' },
    { of: 'a cut file', input: GOOD.slice(0, -20), code: 'TRUNCATED' },
    { of: 'a file cut in a text', input: GOOD.slice(0, 60), code: 'TRUNCATED' },
    { of: 'no JSON', input: '{"history": [}]}', code: 'NOT_JSON' },
    { of: 'a game of another site', input: '[Event "Rated"]\n\n1. e4 e5', code: 'NOT_A_REPLAY' },
    { of: 'a link', input: 'https://jinteki.net/replay/1', code: 'NOT_A_REPLAY' },
    { of: 'a deck list', input: '3 Hedge Fund\n3 Ice Wall', code: 'NOT_A_REPLAY' },
    { of: 'a file cut behind its first sign', input: '{', code: 'TRUNCATED' },
    { of: 'another JSON', input: '[1,2]', code: 'NOT_A_REPLAY' },
    { of: 'no history', input: '{"metadata":{}}', code: 'NOT_A_REPLAY' },
    { of: 'an empty history', input: '{"history":[]}', code: 'NOT_A_REPLAY' },
    {
      of: 'a first state without a side',
      input: '{"history":[{"corp":{}}]}',
      code: 'NOT_A_REPLAY',
    },
    { of: 'a zip', input: new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0xff]), code: 'ARCHIVE' },
    { of: 'a zip read as text', input: 'PK\u0003\u0004\u0014', code: 'ARCHIVE' },
    { of: 'a gzipped file', input: new Uint8Array([0x1f, 0x8b, 8]), code: 'COMPRESSED' },
    { of: 'bytes that are no text', input: new Uint8Array([0x7b, 0xff, 0xfe]), code: 'NOT_TEXT' },
    { of: 'a huge file', input: new Uint8Array(LIMITS.bytes + 1), code: 'TOO_LARGE' },
    {
      of: '100,000 diffs',
      input: file(...Array.from({ length: 100_000 }, (): Json => [{}, {}])),
      code: 'TOO_MANY_DIFFS',
    },
    {
      of: 'a deep file',
      input: `{"history":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
      code: 'NOT_A_REPLAY',
    },
  ])('refuses $of as $code, with a hint', ({ input, code }) => {
    const result = readReplay(input);
    expect(result).toMatchObject({ ok: false, code });
    if (!result.ok) expect(result.hint.length).toBeGreaterThan(10);
  });

  it.each(['__proto__', 'constructor', 'prototype', '\\u005f_proto__'])(
    'refuses the key %s with its entry',
    (key) => {
      const text = GOOD.replace('"sequence":1', `"${key}":{"polluted":true},"sequence":1`);
      expect(readReplay(text)).toMatchObject({ ok: false, code: 'HOSTILE_KEY', historyIndex: 2 });
      expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
    },
  );
});

describe('observing a replay that breaks', () => {
  const twice = {
    corp: { discard: [{ cid: 'c1', title: 'Hedge Fund', type: 'Operation', side: 'Corp' }] },
  };
  const broken = file([{ sequence: 1, corp: { aid: 1, credit: 6 } }, {}], [twice, {}]);

  function observed(text: string, keepPartial: boolean) {
    const read = readReplay(text);
    if (!read.ok) throw new Error(read.message);
    return observe(read.replay, { keepPartial });
  }

  it('refuses two cards of one id, with the entry', () => {
    expect(observed(broken, false)).toMatchObject({
      ok: false,
      code: 'DUPLICATE_CARD',
      historyIndex: 2,
    });
  });

  it('offers the part before when asked', () => {
    const result = observed(broken, true);
    expect(result).toMatchObject({
      ok: true,
      game: { entries: 2, stopped: { code: 'DUPLICATE_CARD' } },
    });
  });

  it('refuses a file that rewrites more than a game does', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 30_000 }, (_, at) => [`k${String(at)}`, 0]),
    );
    const diffs = Array.from({ length: 2000 }, (_, at): Json => [{ wide: { k0: at + 1 } }, {}]);
    const started = process.cpuUsage();
    expect(observed(file([{ wide }, {}], ...diffs), false)).toMatchObject({
      ok: false,
      code: 'TOO_MUCH_WORK',
    });
    // Of a processor, in microseconds: by the clock it hangs on what else is run.
    const { user, system } = process.cpuUsage(started);
    expect(user + system).toBeLessThan(5_000_000);
  });

  it('refuses objects and tables wider than any game', () => {
    const wide = Object.fromEntries(
      Array.from({ length: 90_000 }, (_, at) => [`k${String(at)}`, 0]),
    );
    expect(readReplay(file([{ wide }, {}]))).toMatchObject({
      ok: false,
      code: 'TOO_MUCH_WORK',
      historyIndex: 1,
    });
    const discard = Array.from({ length: 1500 }, (_, at) => ({ cid: `x${String(at)}` }));
    expect(observed(file([{ corp: { discard } }, {}]), false)).toMatchObject({
      code: 'TOO_MUCH_WORK',
      historyIndex: 1,
    });
  });

  it('does not read endless log lines', () => {
    const text = `Bo uses X to ${'break 1 subroutine on Y ("('.repeat(20_000)}`;
    const line = { user: '__system__', text, timestamp: 'T' };
    const result = observed(file([{ log: ['+', line] }, {}]), false);
    expect(result).toMatchObject({ ok: true, game: { warnings: [{ index: 1 }] } });
  });

  it.each<[string, Json, string]>([
    ['a winner who is nobody', { winner: 'nobody' }, '/winner'],
    ['an active player who is none', { 'active-player': 'Ann' }, '/active-player'],
    ['credits that are a word', { corp: { credit: 'five' } }, '/corp/credit'],
    ['credits below 0', { corp: { credit: -5 } }, '/corp/credit'],
    ['half a credit', { corp: { credit: 5.5 } }, '/corp/credit'],
    ['credits beyond any game', { corp: { credit: 1e300 } }, '/corp/credit'],
    ['tags below 0', { runner: { tag: { base: -3 } } }, '/runner/tag'],
    ['half a point', { corp: { 'agenda-point': 0.5 } }, '/corp/agenda-point'],
    ['a turn below 0', { turn: -1 }, '/turn'],
    ['clicks that are a list', { runner: { click: [4] } }, '/runner/click'],
    ['tags without a number', { runner: { tag: { base: 'many' } } }, '/runner/tag'],
    ['a pile that is a word', { corp: { rfg: 'none' } }, '/corp/rfg'],
    ['a turn that is a word', { turn: 'first' }, '/turn'],
    ['a player that is a number', { corp: 5 }, '/corp'],
  ])('refuses %s, with its place, and reads no 0 for it', (_, change, path) => {
    const removal: Json = path === '/corp' ? { corp: { ...FIRST.corp, aid: 1, credit: 6 } } : {};
    const broken = [change, removal] satisfies Json;
    const code = 'DIFF_DOES_NOT_APPLY';
    expect(observed(file(CREDIT, broken), false)).toMatchObject({ code, historyIndex: 2, path });
    const kept = observed(file(CREDIT, broken), true);
    expect(kept).toMatchObject({ ok: true, game: { stopped: { code, historyIndex: 2 } } });
  });

  it('tells where the metadata name another winner than the last state', () => {
    const won: Json = [{ winner: 'corp', reason: 'Concede' }, {}];
    const told = (winner: string) =>
      observed(JSON.stringify({ metadata: { winner }, history: [FIRST, CREDIT, won] }), false);
    const message = 'The metadata tell that the Runner won, the last state that the Corp did.';
    expect(told('runner')).toMatchObject({ ok: true, game: { warnings: [{ index: 2, message }] } });
    expect(told('corp')).toMatchObject({ ok: true, game: { warnings: [] } });
  });

  it('refuses such a value in the first state', () => {
    const first = { ...FIRST, runner: player('Bo', { hand: 5 }) };
    const read = observed(JSON.stringify({ history: [first] }), false);
    const code = 'NOT_A_REPLAY';
    expect(read).toMatchObject({ code, historyIndex: 0, path: '/runner/hand' });
  });
});
