import { corePool } from '#cards/pool';
import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import { openRecorded } from '#notation/recorded/open-recorded';
import { hashState, type Viewer } from '#rules';
import { Shown } from '#testkit/views/shown';
import { Replay } from '../../src/games/replay/replay';
import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

const NAMES = ['random-jinteki-criminal', 'random-haas-bioroid-anarch'];
const secretive = ['corp', 'runner', 'spectator'] as const satisfies readonly Viewer[];
type Secretive = (typeof secretive)[number];

interface Stored {
  readonly id: string;
  readonly replay: Replay;
}

let server: Server;
const games = new Map<string, Stored>();
const logged: string[] = [];

beforeAll(async () => {
  jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    logged.push(String(text));
    return true;
  });
  server = await Server.start({ RETRACE_LOGS: 'json' });
  for (const name of NAMES) {
    const { body } = await server.post(sampleLog(name));
    const read = await readLogBytes([sampleLog(name)]);
    if (!read.ok) throw new Error(read.message);
    const { header, entries } = read.log;
    const replay = Replay.opened(openRecorded(rulesByPool, header));
    replay.extend(entries.map(({ decision }) => decision));
    games.set(name, { id: Object(body).id, replay });
  }
}, 60_000);
afterAll(async () => {
  jest.restoreAllMocks();
  await server.stop();
});

function stored(name: string): Stored {
  const found = games.get(name);
  if (found === undefined) throw new Error(`${name} was not stored`);
  return found;
}

/** The bytes of an answer, its errors included. */
async function bytes(query: string): Promise<string> {
  const response = await fetch(`${server.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return response.text();
}

const ofGame = (id: string, fields: string): string => `{ game(id: "${id}") { ${fields} } }`;

/** All there is to ask about moments, some at a time. */
const momentFields = `at time data told
  prompt { for kind source { title handle } } legal { text card { title handle } data }
  decisions { number text data } facts { text data } next previous(by: TURN)`;

const MOMENT = `fragment Moment on Position { ${momentFields} }`;
/** Moments asked for at once, within the limits of a query. */
const AT_ONCE = 20;

/** For each moment of a viewer the titles that it must not name. */
function hiddenBy(replay: Replay, viewer: Secretive): readonly (readonly string[])[] {
  const seen = replay.viewerReplays[viewer];
  const shown = new Shown(corePool, replay.stateAt(0));
  const hidden: string[][] = [];
  for (const { number, state, facts, next } of replay.steps()) {
    shown.look(state, facts);
    if (number === seen.endOf(hidden.length)) hidden.push(shown.hiddenFrom(viewer));
    if (next !== null) shown.declare(state, next.decision, next.by);
    if (hidden.length > seen.last) break;
  }
  return hidden;
}

/** Handles of others look otherwise than the viewer's own, and those of judges are numbers. */
const foreign: Readonly<Record<Secretive, RegExp>> = {
  corp: /"(?:[rs]\d+|#\d+)"/,
  runner: /"(?:[cs]\d+|#\d+)"/,
  spectator: /"(?:[cr]\d+|#\d+)"/,
};

describe.each(NAMES)('what goes out of %s', (name) => {
  it.each(secretive)('names at no moment what the %s cannot know', async (viewer) => {
    const { id, replay } = stored(name);
    const hidden = hiddenBy(replay, viewer);
    const as = viewer.toUpperCase();
    let compared = 0;
    for (let first = 0; first < hidden.length; first += AT_ONCE) {
      const part = hidden.slice(first, first + AT_ONCE);
      const asked = part.map(
        (_, index) => `m${first + index}: position(as: ${as}, at: ${first + index}) { ...Moment }`,
      );
      const { data, errors } = JSON.parse(await bytes(`${ofGame(id, asked.join(' '))} ${MOMENT}`));
      expect(errors).toBeUndefined();
      for (const [index, titles] of part.entries()) {
        const sent = JSON.stringify(data.game[`m${first + index}`]);
        expect(sent).not.toMatch(foreign[viewer]);
        for (const title of titles) {
          compared += 1;
          if (sent.includes(title)) throw new Error(`${title} in moment ${first + index}: ${sent}`);
        }
      }
    }
    expect(compared).toBeGreaterThan(1_000);
  });

  it.each(secretive)('is listed to the %s by numbers and names of its own', async (viewer) => {
    const { id, replay } = stored(name);
    const seen = replay.viewerReplays[viewer];
    const as = viewer.toUpperCase();
    const answers = [
      await bytes(
        ofGame(
          id,
          `timeline(as: ${as}, first: 500) { totalCount edges { cursor node { number at text data } } }
           accessLog(as: ${as}) { number at turn run server zone fate card { title code handle } }`,
        ),
      ),
      await bytes(
        ofGame(
          id,
          `decisionList(as: ${as}, first: 500) { edges { cursor node { number at time text data } } }
           scoreHistory(as: ${as}) { number at turn points card { title handle } }`,
        ),
      ),
      await bytes(ofGame(id, `moments(as: ${as}) decisions(as: ${as}) turns winner reason`)),
      await bytes(ofGame(id, `log(as: ${as})`)),
      await bytes(
        ofGame(
          id,
          `analysis(as: ${as}) { economy { flows { of what card { card code } amount } unspent { where card { card } } }
             accesses { accesses { at card { card } points runner { chance } truth { chance } } }
             draws { side } story { at text } }`,
        ),
      ),
    ];
    const titles = hiddenBy(replay, viewer).at(-1) ?? [];
    expect(titles.length).toBeGreaterThan(0);
    for (const sent of answers) {
      expect(sent).not.toContain('"errors"');
      expect(sent.replaceAll('\\"', '"')).not.toMatch(foreign[viewer]);
      for (const title of titles) expect(sent).not.toContain(title);
      for (const [, at] of sent.matchAll(/"at":(\d+)/g))
        expect(Number(at)).toBeLessThanOrEqual(seen.last);
      // How many decisions there were, and how many moments others have, is nobody's business.
      expect(sent).not.toMatch(new RegExp(`"(moments|decisions)":${replay.length}\\b`));
    }
    expect(answers[2]).toContain(`"moments":${seen.last}`);
  });

  it.each(secretive)('tells the %s in an error what it is told anyway', async (viewer) => {
    const { id, replay } = stored(name);
    const { last } = replay.viewerReplays[viewer];
    const as = viewer.toUpperCase();
    for (const at of [last + 1, replay.length, 1e6]) {
      const sent = await bytes(ofGame(id, `position(as: ${as}, at: ${at}) { data }`));
      expect(JSON.parse(sent).errors).toMatchObject([
        {
          message: `there is no moment ${at}: this viewer has been told moments 0 to ${last}`,
          extensions: { code: 'OUT_OF_RANGE' },
        },
      ]);
      expect(sent).not.toMatch(foreign[viewer]);
    }
    const step = `step(as: ${as}, from: ${replay.length}, by: TURN, direction: NEXT)`;
    expect(await bytes(ofGame(id, step))).toContain('OUT_OF_RANGE');
  });

  it('leaves no state behind in hashes', async () => {
    const { id, replay } = stored(name);
    const sent = await bytes(
      ofGame(
        id,
        'id moments(as: CORP) timeline(as: CORP, first: 500) { edges { cursor node { data } } }',
      ),
    );
    for (let at = 0; at <= replay.length; at += 10)
      expect(sent).not.toContain(hashState(replay.stateAt(at)));
  });
});

it('writes no card, handle or decision into logs and metrics', async () => {
  await bytes('{ games(first: 2) { edges { node { id decisions(as: SPECTATOR) } } } }');
  await bytes(ofGame(stored(NAMES[0] ?? '').id, 'position(as: CORP, at: -1) { at }'));
  await bytes('{ nope }');
  const metrics = await server.metrics();
  expect((await fetch(`${server.address}/metrics`)).status).toBe(404);
  const lines = logged.filter((line) => line.startsWith('{"level"'));
  expect(lines.length).toBeGreaterThan(10);
  expect(metrics).toContain('retrace_');
  const sent = [...lines, metrics].join('\n');
  for (const { value } of corePool.definitions) expect(sent).not.toContain(value.title);
  expect(sent).not.toMatch(/"(?:[crs]\d+|#\d+)"/);
  expect(sent).not.toMatch(/"(?:do|handle|card|hash|decision)":/);
});
