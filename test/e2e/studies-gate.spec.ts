import { createHash } from 'node:crypto';
import { sampleLog } from '../support/golden-log';
import { connect } from './support/live-seat';
import { Server } from './support/server';
import { waitUntil } from '../support/wait-until';

/** Everything is asked twice. */
const GENEROUS = { RETRACE_COST_PER_MINUTE: '100000000', RETRACE_COST_PER_SECOND: '100000000' };

let server: Server;
beforeAll(async () => {
  server = await Server.start(GENEROUS);
});
afterAll(() => server.stop());

const fieldOf = (data: unknown, ...path: readonly (string | number)[]): never =>
  path.reduce((value: unknown, key) => Object(value)[key], data) as never;

/** Of the form of ids, and of nothing. */
const NONE = '99999999-9999-4999-8999-999999000000';

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

interface Ids {
  readonly game: string;
  readonly study: string;
  readonly chapter: string;
  readonly branch: string;
}

type Way = readonly [name: string, ask: (ids: Ids, key: string) => Promise<unknown>];

const asked =
  (query: string, more: object = {}) =>
  ({ game, study, chapter, branch }: Ids, key: string) =>
    server.graphql(query, { game, study, chapter, branch, ...more }, key);

const fetched =
  (path: (ids: Ids) => string) =>
  async (ids: Ids, key: string): Promise<unknown> => {
    const headers = { authorization: `Bearer ${key}` };
    const response = await fetch(`${server.address}${path(ids)}`, { headers });
    const body = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get('content-type') ?? '';
    const said = type.startsWith('image/') ? sha256(body) : body.toString();
    return { status: response.status, type, said };
  };

/** Every way by which something of a game is had that derives from it. */
const ways: readonly Way[] = [
  ['a branch as a game', asked(`query ($branch: ID!) { game(id: $branch) { id } }`)],
  ['a node', asked(`query ($branch: ID!) { node(id: $branch) { id } }`)],
  ['its decisions', asked(`query ($branch: ID!) { branchDecisions(branch: $branch) { text } }`)],
  ['its position', asked(`query ($branch: ID!) { branchPosition(branch: $branch) }`)],
  ['its scenario', asked(`query ($branch: ID!) { branchScenario(branch: $branch) }`)],
  [
    'its pictures',
    asked(`query ($branch: ID!) { branchPictures(game: $branch, as: JUDGE) { animation } }`),
  ],
  ['a PNG', fetched(({ branch }) => `/games/${branch}/judge/41.png`)],
  ['a GIF', fetched(({ branch }) => `/games/${branch}/judge/38-40.gif`)],
  ['its log', fetched(({ branch }) => `/games/${branch}/log?as=judge&form=told`)],
  ['its native log', fetched(({ branch }) => `/games/${branch}/log?as=judge&form=native`)],
  [
    'another decision',
    asked(`mutation ($study: ID!, $chapter: ID!) {
      growBranch(study: $study, chapter: $chapter, parent: 0, decision: { do: PASS }) { branch } }`),
  ],
  [
    'a live game',
    asked(`mutation ($branch: ID!) { playOn(branch: $branch, corp: "C", runner: "R") { game } }`),
  ],
  [
    'a note',
    asked(`mutation ($study: ID!, $chapter: ID!) {
      writeNote(study: $study, chapter: $chapter, note: { branch: 0, text: "x" }) { note } }`),
  ],
  [
    'another chapter',
    asked(`mutation ($study: ID!, $game: ID!) {
      addChapter(study: $study, title: "x", source: { game: { game: $game, moment: 3 } }) { chapter } }`),
  ],
  [
    'another study',
    asked(`mutation ($game: ID!) { openStudy(title: "x", owner: "x", chapter: "x",
      source: { record: { game: $game, seat: RUNNER, moment: 3 } }) { study } }`),
  ],
  [
    'notes beside it',
    asked(`mutation ($game: ID!) { joinNotes(game: $game, name: "x") { member } }`),
  ],
  [
    'a note beside it',
    asked(`mutation ($game: ID!) {
      writeGameNote(game: $game, as: JUDGE, at: 3, note: { text: "x" }) { note } }`),
  ],
  [
    'threads and studies',
    asked(`query ($game: ID!) { game(id: $game) { threads(as: JUDGE) { text } studies { id } } }`),
  ],
];

/** The study as it is read, cloned and written to files, without what is its own. */
async function shown(study: string, key: string) {
  const read = await server.ask(
    `query ($study: ID!) { study(id: $study) { page chapters { id } history { chapter branch note } } }`,
    { study },
    key,
  );
  const clone = await server.ask(
    `mutation ($study: ID!) { cloneStudy(study: $study, title: "Mine", owner: "Eve") { study key } }`,
    { study },
    key,
  );
  const { study: cloned, key: own }: { study: string; key: string } = fieldOf(clone, 'cloneStudy');
  const mine = await server.ask(
    `query ($study: ID!) { study(id: $study) { chapters { id } } }`,
    { study: cloned },
    `${own},${key}`,
  );
  const files = await Promise.all(
    ['log', 'page.html'].map((file) =>
      fetched(({ study: id }) => `/studies/${id}/${file}`)(
        { study, game: '', chapter: '', branch: '' },
        key,
      ),
    ),
  );
  return {
    chapters: fieldOf(read, 'study', 'chapters', 'length') as number,
    cloned: fieldOf(mine, 'study', 'chapters', 'length') as number,
    all: JSON.stringify([read, mine, files]),
  };
}

describe('whatever derives from a game', () => {
  it('is had with a grant of it, and is not there, by any way, when that is taken back', async () => {
    const { body } = await server.post(
      new Uint8Array(sampleLog('random-weyland-criminal')),
      { 'content-type': 'application/x-ndjson' },
      '?private=true',
    );
    const { id: game, key: owner }: { id: string; key: string } = body as never;
    const given = await server.ask(
      `mutation ($game: ID!) { giveGrant(game: $game, viewer: JUDGE) { key grant { id } } }`,
      { game },
      owner,
    );
    const grant: { key: string; grant: { id: string } } = fieldOf(given, 'giveGrant');
    const opened = await server.ask(
      `mutation ($source: StudySourceInput!) {
        openStudy(title: "What if", owner: "Eve", chapter: "Secret", source: $source) { study chapter key } }`,
      { source: { game: { game, moment: 40 } } },
      grant.key,
    );
    const { study, chapter, key }: { study: string; chapter: string; key: string } = fieldOf(
      opened,
      'openStudy',
    );
    const both = `${key},${grant.key}`;
    const decisions = await server.ask(
      `query ($chapter: ID!) { branchDecisions(branch: $chapter) { do card from } }`,
      { chapter },
      both,
    );
    const legal: readonly { do: string; card: string | null; from: number | null }[] = fieldOf(
      decisions,
      'branchDecisions',
    );
    const one = legal.find(({ from, do: verb }) => from === null && verb !== 'SHUFFLE');
    const grown = await server.ask(
      `mutation ($study: ID!, $chapter: ID!, $decision: BranchDecisionInput!) {
        growBranch(study: $study, chapter: $chapter, parent: 0, decision: $decision) { branch } }`,
      { study, chapter, decision: { do: one?.do, card: one?.card } },
      both,
    );
    const ids = { game, study, chapter, branch: fieldOf(grown, 'growBranch', 'branch') as string };
    await server.ask(
      `mutation ($study: ID!, $chapter: ID!) { writeNote(study: $study, chapter: $chapter,
        note: { branch: 0, audience: EVERYBODY, text: "The Snare" }) { note } }`,
      { study, chapter },
      both,
    );
    const client = connect(server, both);
    const told: unknown[] = [];
    const frames = client.iterate({
      query: `subscription ($study: ID!) { studyChanged(study: $study) { kind chapter note } }`,
      variables: { study },
    });
    const following = (async () => {
      for await (const frame of frames) told.push(frame);
    })().catch((error: unknown) => told.push(error));
    const open = await shown(study, both);
    expect(open).toMatchObject({ chapters: 1, cloned: 1 });
    expect(open.all).toContain('Snare');
    const before = await Promise.all(ways.map(([, ask]) => ask(ids, both)));
    const none = { game: NONE, study, chapter: NONE, branch: NONE };
    const text = (answer: unknown, { game: of, chapter: in_, branch }: Ids): string =>
      [of, branch, in_].reduce(
        (said, id) => said.replaceAll(id, 'ID'),
        JSON.stringify(answer).replaceAll(/"(?:ratelimit|etag)[^,]*,/g, ''),
      );
    for (const [at, [name]] of ways.entries())
      if (!['another decision', 'another study', 'its position'].includes(name))
        expect({ name, said: text(before[at], ids) }).not.toEqual({
          name,
          said: text(await ways[at]?.[1](none, both), none),
        });

    await server.ask(
      `mutation ($game: ID!, $grant: ID!) { revokeGrant(game: $game, grant: $grant) { grants { id } } }`,
      { game, grant: grant.grant.id },
      owner,
    );

    // With the study's key alone, and for a stranger, it is what nothing is.
    for (const held of [key])
      for (const [name, ask] of ways) {
        const said = text(await ask(ids, held), ids);
        expect({ name, said }).toEqual({ name, said: text(await ask(none, held), none) });
      }
    const after = await shown(study, both);
    expect(after).toMatchObject({ chapters: 0, cloned: 0 });
    expect(after.all).not.toContain('Snare');
    expect(after.all).not.toContain(game);
    expect(after.all).not.toContain(chapter);
    // Who follows the study hears of nothing in the chapter: the owner of the game writes in it, unheard.
    const heard = told.length;
    await server.ask(
      `mutation ($study: ID!, $chapter: ID!) { writeNote(study: $study, chapter: $chapter,
        note: { branch: 0, audience: EVERYBODY, text: "Unheard" }) { note } }`,
      { study, chapter },
      `${key},${owner}`,
    );
    await server.ask(
      `mutation ($study: ID!) { editStudy(study: $study, edit: { title: { was: "What if", to: "Then" } }) { unchanged } }`,
      { study },
      key,
    );
    await waitUntil('who follows the study to hear of its title', () => told.length > heard);
    expect(JSON.stringify(told.slice(heard))).toContain('STUDY_RETITLED');
    expect(JSON.stringify(told.slice(heard))).not.toContain('NOTE_WRITTEN');
    await frames.return?.();
    await client.dispose();
    await following;
  }, 240_000);
});

describe('playing on from a branch', () => {
  it('opens a live game of two keys, which goes on where the branch ended', async () => {
    const { body } = await server.post(new Uint8Array(sampleLog('random-weyland-criminal')), {
      'content-type': 'application/x-ndjson',
    });
    const opened = await server.ask(
      `mutation ($source: StudySourceInput!) {
        openStudy(title: "On", owner: "Eve", chapter: "One", source: $source) { study chapter key } }`,
      { source: { game: { game: fieldOf(body, 'id'), moment: 40 } } },
    );
    const { chapter, key }: { chapter: string; key: string } = fieldOf(opened, 'openStudy');
    const PLAY = `mutation ($branch: ID!) {
      playOn(branch: $branch, corp: "Ann", runner: "Bob") { game keys { corp runner } } }`;
    const played = await server.ask(PLAY, { branch: chapter }, key);
    const { game, keys }: { game: string; keys: { corp: string; runner: string } } = fieldOf(
      played,
      'playOn',
    );
    const POSITION = `query ($id: ID!, $as: Viewer!) { game(id: $id) { moments(as: $as) } }`;
    const stranger = await server.ask(POSITION, { id: game, as: 'SPECTATOR' });
    expect(stranger).toEqual({ game: null });
    const now = async (as: string, held: string) => {
      const data = await server.ask(POSITION, { id: game, as }, held);
      const at: number = fieldOf(data, 'game', 'moments');
      const position = await server.ask(
        `query ($id: ID!, $as: Viewer!, $at: Int!) { game(id: $id) {
          position(at: $at, as: $as) { legal { kind from } corp { credits } } } }`,
        { id: game, as, at },
        held,
      );
      return { at, position: fieldOf(position, 'game', 'position') as never };
    };
    const seats = [
      ['CORP', keys.corp],
      ['RUNNER', keys.runner],
    ] as const;
    let decided = 0;
    for (let step = 0; step < 6; step += 1)
      for (const [seat, held] of seats) {
        const { at, position } = await now(seat, held);
        const legal: readonly { from: number | null }[] = fieldOf(position, 'legal');
        const choice = legal.findIndex(({ from }) => from === null);
        if (choice < 0) continue;
        await server.ask(
          `mutation ($game: ID!, $seat: Side!, $at: Int!, $choice: Int!) {
            decide(game: $game, seat: $seat, at: $at, choice: $choice) { position { at } } }`,
          { game, seat, at, choice },
          held,
        );
        decided += 1;
      }
    expect(decided).toBeGreaterThan(2);
    // What stands at the end of the branch stood at the beginning of what was played.
    const credits = `query ($id: ID!, $at: Int!) { game(id: $id) { position(at: $at, as: JUDGE) { corp { credits } runner { credits } } } }`;
    const ended = await server.ask(credits, { id: chapter, at: 40 }, key);
    const both = `${keys.corp},${keys.runner}`;
    const stood = await Promise.all(
      Array.from({ length: 6 }, (_, at) => server.graphql(credits, { id: game, at }, both)),
    );
    expect(stood.map(({ data }) => JSON.stringify(fieldOf(data, 'game')))).toContain(
      JSON.stringify(fieldOf(ended, 'game')),
    );
    const refused = await server.graphql(PLAY, { branch: NONE }, key);
    expect(fieldOf(refused.errors, 0, 'extensions', 'code')).toBe('BRANCH_NOT_FOUND');
  }, 120_000);

  it('is closed, for both its players, with the grant by which it was forked', async () => {
    const { body } = await server.post(
      new Uint8Array(sampleLog('random-weyland-criminal')),
      { 'content-type': 'application/x-ndjson' },
      '?private=true',
    );
    const { id: source, key: owner }: { id: string; key: string } = body as never;
    const given = await server.ask(
      `mutation ($game: ID!) { giveGrant(game: $game, viewer: JUDGE) { key grant { id } } }`,
      { game: source },
      owner,
    );
    const grant: { key: string; grant: { id: string } } = fieldOf(given, 'giveGrant');
    const opened = await server.ask(
      `mutation ($source: StudySourceInput!) {
        openStudy(title: "On", owner: "Eve", chapter: "One", source: $source) { chapter key } }`,
      { source: { game: { game: source, moment: 40 } } },
      grant.key,
    );
    const { chapter, key }: { chapter: string; key: string } = fieldOf(opened, 'openStudy');
    const PLAY = `mutation ($branch: ID!) { playOn(branch: $branch, corp: "Ann", runner: "Bob",
      spectators: true) { game keys { corp runner } } }`;
    const played = await server.ask(PLAY, { branch: chapter }, `${key},${grant.key}`);
    const { game, keys }: { game: string; keys: { corp: string; runner: string } } = fieldOf(
      played,
      'playOn',
    );
    const both = `${keys.corp},${keys.runner}`;
    const looks = [
      [`query ($game: ID!) { game(id: $game) { moments(as: CORP) log(as: CORP) } }`, keys.corp],
      [`query ($game: ID!) { game(id: $game) { moments(as: RUNNER) } }`, keys.runner],
      [`query ($game: ID!) { game(id: $game) { moments(as: SPECTATOR) } }`, ''],
      [`query ($game: ID!) { access(game: $game) { open } }`, both],
      [
        `mutation ($game: ID!) { decide(game: $game, seat: CORP, at: 0, choice: 0) { position { at } } }`,
        keys.corp,
      ],
      [
        `mutation ($game: ID!) { concede(game: $game, seat: RUNNER) { position { at } } }`,
        keys.runner,
      ],
    ] as const;
    const said = async (id: string): Promise<readonly string[]> => {
      const answers: string[] = [];
      for (const [query, held] of looks) {
        const answer = await server.graphql(query, { game: id }, held === '' ? undefined : held);
        answers.push(JSON.stringify(answer).replaceAll(id, 'ID'));
      }
      return answers;
    };
    for (const [query, held] of looks.slice(0, 3))
      expect(await server.ask(query, { game }, held === '' ? undefined : held)).toMatchObject({
        game: { moments: expect.any(Number) },
      });
    const listed = async (held?: string) =>
      JSON.stringify(
        await server.ask(`{ games(first: 500) { edges { node { id } } } }`, {}, held),
      ).includes(game);
    // It is in no list of strangers, whom lists could not be taken back from.
    expect(await listed()).toBe(false);
    const REVOKE = `mutation ($game: ID!, $grant: ID!) { revokeGrant(game: $game, grant: $grant) { grants { id } } }`;
    await server.ask(REVOKE, { game: source, grant: grant.grant.id }, owner);
    expect(await said(game)).toEqual(await said(NONE));
    expect(await listed(both)).toBe(false);
    // Who may look at its source themselves, may look at it with the key of a seat.
    const [look] = looks;
    expect(await server.ask(look[0], { game }, `${keys.corp},${owner}`)).toMatchObject({
      game: { moments: expect.any(Number) },
    });
  }, 120_000);

  it('edits positions as documents', async () => {
    const line =
      'anr1 core-2018-09 runner@runner.1.6/4/3 ci=01054 ri=01001 cc=5 rc=9 hq=2*01110 rd=3*01110,01056 gr=01034 st=5*01050 Server%201=01103!@ice|';
    const read = await server.ask(`query ($line: String!) { positionDocument(position: $line) }`, {
      line,
    });
    const document: { corp: { credits: number; hq: unknown[] } } = fieldOf(
      read,
      'positionDocument',
    );
    const WRITE = `query ($document: String!, $pool: String!) { positionLine(document: $document, pool: $pool) }`;
    const pool = 'core-2018-09';
    const same = await server.ask(WRITE, { document: JSON.stringify(document), pool });
    expect(fieldOf(same, 'positionLine')).toBe(
      line.replace('@ice', String(/@[a-z0-9-]+(?=\|)/.exec(fieldOf(same, 'positionLine'))?.[0])),
    );
    document.corp.credits = 12;
    document.corp.hq.push('Snare!');
    const edited = await server.ask(WRITE, { document: JSON.stringify(document), pool });
    expect(fieldOf(edited, 'positionLine')).toContain('cc=12');
    document.corp.hq.push('No such card');
    const refused = await server.graphql(WRITE, { document: JSON.stringify(document), pool });
    expect(fieldOf(refused.errors, 0, 'extensions')).toMatchObject({ code: 'BAD_POSITION' });
  });
});
