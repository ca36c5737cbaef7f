import { knownCard } from '#decks/catalogue/find-card';
import { drawPosition } from '../../src/api/pictures/draw-position';
import { rasterised } from '../../src/api/pictures/rasterise';
import { COLOURS, picture, text } from '../../src/api/pictures/svg';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

const NO_GAME = '99999999-9999-4999-8999-999999999999';

let server: Server;
let open: string;
let closed: { readonly id: string; readonly key: string };

beforeAll(async () => {
  server = await Server.start();
  open = Object((await server.post(sampleLog('random-haas-bioroid-anarch'))).body).id;
  closed = Object((await server.post(sampleLog('random-weyland-criminal'), {}, '?private')).body);
});
afterAll(() => server.stop());

async function got(path: string, key?: string) {
  const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(`${server.address}${path}`, { headers });
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    kept: response.headers.get('cache-control'),
    bytes: Buffer.from(await response.arrayBuffer()),
  };
}

describe('a picture of a position', () => {
  it('is a PNG of 1200 by 630', async () => {
    const { status, type, bytes } = await got(`/games/${open}/judge/275.png`);
    expect([status, type]).toEqual([200, 'image/png']);
    expect(bytes.subarray(1, 4).toString('latin1')).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  it('is the same for no game, a closed one, and what lies beyond a game', async () => {
    const neutral = await got('/picture.png');
    for (const path of [
      `/games/${NO_GAME}/runner/3`,
      `/games/${closed.id}/runner/3`,
      `/games/${open}/runner/9999`,
      `/games/${open}/nobody/3`,
      '/games/nothing/judge/0',
    ])
      expect(await got(`${path}.png`)).toEqual(neutral);
    const none = await got(`/games/${NO_GAME}/runner/3.svg`);
    expect(await got(`/games/${closed.id}/runner/3.svg`)).toEqual(none);
    expect(none.bytes.toString()).not.toContain('moment 3');
  });

  it('is drawn for the holder of a key, and kept nowhere', async () => {
    const { kept, bytes } = await got(`/games/${closed.id}/runner/3.svg`, closed.key);
    expect(kept).toBe('private, no-store');
    expect(bytes.toString()).toContain('as the Runner saw it');
  });

  it('names what its viewer sees, and no players', async () => {
    const shown = async (viewer: string, at: number): Promise<string> =>
      (await got(`/games/${open}/${viewer}/${at}.svg`)).bytes.toString();
    const asked = `query ($id: ID!) { game(id: $id) { counterpart(at: 275, as: JUDGE, for: RUNNER) } }`;
    const { counterpart } = Object(await server.ask(asked, { id: open })).game;
    const [all, runner] = [await shown('judge', 275), await shown('runner', counterpart)];
    for (const hidden of ['Ichi 1.0', 'Heimdall 1.0', 'PAD Campaign', 'Priority Requisition']) {
      expect(all).toContain(hidden);
      expect(runner).not.toContain(hidden);
    }
    expect(runner).toContain('Cyberfeeder');
    expect(all + runner).not.toMatch(/Random (Corp|Runner)/);
  });

  it('has letters', async () => {
    const nothing = await rasterised(picture('', []));
    const said = (words: string) =>
      rasterised(picture('', [text(40, 300, words, { size: 60, isBold: true })]));
    const [one, other, none] = await Promise.all([said('Ichi'), said('Enig'), said('    ')]);
    expect(none).toEqual(nothing);
    // A font that is not there draws nothing, or a box for every letter.
    expect(one.length).toBeGreaterThan(nothing.length + 500);
    expect(one).not.toEqual(other);
    expect(await said('ChIi')).not.toEqual(one);
  });

  it('says what cannot be told, cuts what is too long and escapes what it is given', () => {
    expect(text(0, 0, 'a & b < "c"', { size: 10 })).toContain('a &amp; b &lt; &quot;c&quot;');
    expect(text(0, 0, 'Melange Mining Corporation', { size: 14, within: 60 })).toContain(
      '>Melange…<',
    );
    const nobody = { identity: card(null), credits: 0, clicks: 0, agendaPoints: 0 };
    const servers = Array.from({ length: 12 }, (_, index) => ({
      name: `Server ${index + 1}`,
      ice: Array.from({ length: 6 }, () => card(null)),
      cards: [card('PAD Campaign')],
    }));
    const svg = drawPosition(
      {
        turn: { number: 3, side: 'runner' },
        corp: { ...nobody, badPublicity: 0, hq: [], rd: [], archives: [], servers },
        runner: {
          ...{ ...nobody, tags: 0, link: 0, grip: [] },
          rig: { programs: [], hardware: [], resources: [], facedown: [] },
        },
        run: { server: 'Server 1', position: 2 },
        outcome: null,
      },
      'spectator',
      12,
    );
    expect(svg).toContain('unrezzed ice');
    expect(svg).toContain('and 3 more');
    expect(svg).toContain('>+4<');
    expect(svg).toContain(COLOURS.run);
    expect(knownCard('PAD Campaign').found).toBe(true);
  });
});

const card = (title: string | null) => ({
  ...(title === null ? {} : { card: title }),
  ...{ advancement: 0, counters: {}, rezzed: false },
});

describe('oEmbed', () => {
  const ask = async (url: string, more = '') => {
    const { status, bytes } = await got(`/oembed?url=${encodeURIComponent(url)}${more}`);
    return { status, told: JSON.parse(bytes.toString()) };
  };

  it('tells how a moment that is open to everybody is shown in another page', async () => {
    const { status, told } = await ask(
      `${server.address}/games/${open}/runner/40`,
      '&maxwidth=500',
    );
    expect(status).toBe(200);
    expect(told).toMatchObject({
      type: 'rich',
      version: '1.0',
      title: 'Haas-Bioroid against Noise',
      width: 500,
      thumbnail_url: `${server.address}/games/${open}/runner/40.png`,
    });
    expect(told.html).toContain(`${server.address}/embed/games/${open}/runner/40`);
  });

  it('is no larger than the other page wants it', async () => {
    const at = `${server.address}/games/${open}/runner/40`;
    for (const [wanted, size] of [
      ['&maxwidth=120&maxheight=90', { width: 120, height: 90 }],
      ['&maxwidth=99999&maxheight=none', { width: 960, height: 620 }],
    ] as const)
      expect((await ask(at, wanted)).told).toMatchObject(size);
  });

  it('answers for a closed game as for none, and for other addresses', async () => {
    const none = await ask(`${server.address}/games/${NO_GAME}/runner/3`);
    expect(none.status).toBe(404);
    expect(await ask(`${server.address}/games/${closed.id}/runner/3`)).toEqual(none);
    expect(await ask(`https://example.org/games/${open}/runner/3`)).toEqual(none);
    expect(await ask('nothing')).toEqual(none);
    expect((await got('/oembed')).status).toBe(404);
    expect((await got(`/oembed?format=xml&url=x`)).status).toBe(501);
  });
});
