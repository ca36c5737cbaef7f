import { sampleLog } from '../support/golden-log';
import { Server } from './support/server';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

const fieldOf = (data: unknown, ...path: readonly string[]): never =>
  path.reduce((value: unknown, key) => Object(value)[key], data) as never;

/** A published game, and its id. */
async function game(options = ''): Promise<{ id: string; key: string }> {
  const { status, body } = await server.post(
    new Uint8Array(sampleLog('random-weyland-criminal')),
    { 'content-type': 'application/x-ndjson' },
    options,
  );
  expect(status).toBeLessThan(300);
  return { id: fieldOf(body, 'id'), key: fieldOf(body, 'key') };
}

const OPEN = `mutation ($source: StudySourceInput!) {
  openStudy(title: "What if", owner: "Ann", chapter: "R&D", source: $source) { study chapter key }
}`;

const GROW = `mutation ($study: ID!, $chapter: ID!, $parent: Int!, $decision: BranchDecisionInput) {
  growBranch(study: $study, chapter: $chapter, parent: $parent, decision: $decision) {
    branch node decisions { text do card from }
    game { id position(at: 3, as: CORP) { corp { credits } } }
  }
}`;

async function opened(id: string, key?: string) {
  const source = { game: { game: id, moment: 40 } };
  const {
    study,
    chapter,
    key: owner,
  } = fieldOf(await server.ask(OPEN, { source }, key), 'openStudy') as {
    study: string;
    chapter: string;
    key: string;
  };
  return { study, chapter, owner: key === undefined ? owner : `${owner},${key}`, own: owner };
}

interface Decision {
  readonly text: string;
  readonly do: string;
  readonly card: string | null;
  readonly from: number | null;
}

/** Grows a branch by whatever is legal, so many decisions far. */
async function grown(study: string, chapter: string, key: string, length: number) {
  let [node, branch] = [0, chapter];
  for (let step = 0; step < length; step += 1) {
    const data = await server.ask(
      `query ($branch: ID!) { branchDecisions(branch: $branch) { text do card from } }`,
      { branch },
      key,
    );
    const decisions: readonly Decision[] = fieldOf(data, 'branchDecisions');
    const one = decisions.find(({ from, do: what }) => from === null && what !== 'SHUFFLE');
    if (one === undefined) break;
    const decision = { do: one.do, card: one.card };
    const variables = { study, chapter, parent: node, decision };
    const { errors, data: answer } = await server.graphql(GROW, variables, key);
    if (errors !== undefined) break;
    ({ node, branch } = fieldOf(answer, 'growBranch') as { node: number; branch: string });
  }
  return { node, branch };
}

describe('a study', () => {
  it('is opened, grown, read as a game, noted, shared, listed, cloned and found from its game', async () => {
    const { id } = await game();
    const { study, chapter, owner } = await opened(id);
    const { node, branch } = await grown(study, chapter, owner, 6);
    expect(node).toBeGreaterThan(0);
    const read = await server.ask(
      `query ($id: ID!) { game(id: $id) {
        id turns players { corp runner } moments(as: JUDGE) timeline(as: RUNNER, first: 500) { totalCount }
        accessLog(as: CORP) { at } scoreHistory(as: JUDGE) { at } log(as: SPECTATOR)
        knowledge(at: 30, as: RUNNER) { count } } }`,
      { id: branch },
      owner,
    );
    expect(fieldOf(read, 'game', 'id')).toBe(branch);
    expect(fieldOf(read, 'game', 'timeline', 'totalCount')).toBeGreaterThan(20);
    const refused = await server.graphql(
      GROW,
      { study, chapter, parent: 0, decision: { do: 'SCORE', card: 'Nothing' } },
      owner,
    );
    expect(fieldOf(refused.errors, '0', 'extensions')).toMatchObject({
      code: 'ILLEGAL',
      place: `chapter ${chapter}, branch 0, decision`,
      hint: expect.stringMatching(/^Nearest: /),
    });
    const noted = await server.ask(
      `mutation ($study: ID!, $chapter: ID!) { writeNote(study: $study, chapter: $chapter, note: {
        branch: 1, audience: EVERYBODY, text: "**Run** instead!", glyph: INTERESTING,
        marks: [{ from: "HQ", to: "R&D" }] }) { note } }`,
      { study, chapter },
      owner,
    );
    expect(fieldOf(noted, 'writeNote', 'note')).toEqual(expect.any(String));
    const STUDY = `query ($study: ID!) { study(id: $study) { title role readership page chapters {
      source { kind game decision } branches { node by do: decision }
      notes { author text html glyph marks { from to colour } branch } } } }`;
    expect(await server.ask(STUDY, { study })).toEqual({ study: null });
    const share = `mutation ($study: ID!) { editStudy(study: $study, edit: { share: { readership: EVERYBODY } }) { unchanged } }`;
    await server.ask(share, { study }, owner);
    const shown = await server.ask(STUDY, { study });
    expect(fieldOf(shown, 'study', 'role')).toBeNull();
    expect(fieldOf(shown, 'study', 'chapters', '0', 'notes', '0')).toEqual({
      ...{ author: 'Ann', text: '**Run** instead!', glyph: 'INTERESTING', branch: 1 },
      html: '<p><strong>Run</strong> instead!</p>\n',
      marks: [{ from: 'HQ', to: 'R&D', colour: 'GREEN' }],
    });
    const lists = await server.ask(
      `query ($id: ID!) { studies(title: "what") { edges { node { id title owner } } }
        game(id: $id) { studies { id } } }`,
      { id },
    );
    expect(fieldOf(lists, 'studies', 'edges', '0', 'node')).toMatchObject({ id: study });
    expect(fieldOf(lists, 'game', 'studies')).toEqual([{ id: study }]);
    const clone = fieldOf(
      await server.ask(
        `mutation ($study: ID!) { cloneStudy(study: $study, title: "Mine", owner: "Bea") { study key } }`,
        { study },
      ),
      'cloneStudy',
    ) as { study: string; key: string };
    const mine = await server.ask(STUDY, { study: clone.study }, clone.key);
    expect(fieldOf(mine, 'study', 'chapters', '0', 'branches')).toHaveLength(
      fieldOf(shown, 'study', 'chapters', '0', 'branches', 'length'),
    );
    const circle = await server.graphql(
      `mutation ($a: ID!, $b: ID!) { takeInStudy(study: $a, into: $b) { unchanged } }`,
      { a: clone.study, b: study },
      `${owner},${clone.key}`,
    );
    expect(fieldOf(circle.errors, '0', 'extensions', 'code')).toBe('CYCLE_OF_CLONES');
  });

  it('shows nothing of a closed game, by whatever way it is asked', async () => {
    const { id, key } = await game('?private=true');
    const { study, chapter, owner, own } = await opened(id, key);
    const { branch } = await grown(study, chapter, owner, 3);
    await server.ask(
      `mutation ($study: ID!) { editStudy(study: $study, edit: { share: { readership: EVERYBODY } }) { unchanged } }`,
      { study },
      owner,
    );
    const ways = [
      `query ($id: ID!) { game(id: $id) { id } }`,
      `query ($id: ID!) { branchDecisions(branch: $id) { text } }`,
      `query ($id: ID!) { node(id: $id) { id } }`,
      `query ($id: ID!) { access(game: $id) { open } }`,
    ];
    const missing = '99999999-9999-4999-8999-999999999999';
    for (const query of ways)
      for (const held of [undefined, own])
        for (const one of [branch, chapter, id]) {
          const answer = JSON.stringify(await server.graphql(query, { id: one }, held));
          const none = JSON.stringify(await server.graphql(query, { id: missing }, held));
          expect(answer.replaceAll(one, 'ID')).toBe(none.replaceAll(missing, 'ID'));
        }
    const STUDY = `query ($study: ID!) { study(id: $study) { chapters { id } page } }`;
    const stranger = await server.ask(STUDY, { study });
    expect(fieldOf(stranger, 'study', 'chapters')).toEqual([]);
    expect(JSON.stringify(stranger)).not.toContain(id);
    // With the game's key and the study's.
    const whole = await server.ask(STUDY, { study }, owner);
    expect(fieldOf(whole, 'study', 'chapters')).toHaveLength(1);
    expect(fieldOf(await server.ask(ways[0] ?? '', { id: branch }, owner), 'game', 'id')).toBe(
      branch,
    );
  });

  it('goes out as a scenario, a file that is read back, a page, and pictures', async () => {
    const { id } = await game();
    const { study, chapter, owner } = await opened(id);
    const { branch } = await grown(study, chapter, owner, 5);
    const asked = await server.ask(
      `query ($branch: ID!) { branchScenario(branch: $branch)
        branchPictures(game: $branch, as: JUDGE) { pictures animation } }`,
      { branch },
      owner,
    );
    expect(JSON.parse(fieldOf(asked, 'branchScenario'))).toMatchObject({
      format: 'anr-scenario/1',
    });
    const fetched = async (path: string, key = owner) => {
      const headers = { authorization: `Bearer ${key}` };
      const response = await fetch(`${server.address}${path}`, { headers });
      return { response, body: Buffer.from(await response.arrayBuffer()) };
    };
    const pictures: readonly string[] = fieldOf(asked, 'branchPictures', 'pictures');
    expect(pictures.length).toBeGreaterThan(1);
    const png = await fetched(pictures.at(-1) ?? '');
    expect(png.body.subarray(1, 4).toString()).toBe('PNG');
    const neutral = await fetched('/picture.png');
    expect(png.body.equals(neutral.body)).toBe(false);
    const gif = await fetched(fieldOf(asked, 'branchPictures', 'animation'));
    expect(gif.response.headers.get('content-type')).toBe('image/gif');
    expect(gif.body.subarray(0, 6).toString()).toBe('GIF89a');
    const log = await fetched(`/studies/${study}/log`);
    expect(log.response.headers.get('content-disposition')).toContain('.retrace-study.ndjson');
    const imported = await server.ask(
      `mutation ($file: String!) { importStudy(file: $file, owner: "Bea") { study key games { game } } }`,
      { file: log.body.toString() },
      owner,
    );
    expect(fieldOf(imported, 'importStudy', 'games')).toEqual([]);
    const page = await fetched(`/studies/${study}/page.html`);
    expect(page.response.status).toBe(200);
    expect(page.body.toString()).toContain('<h1>What if</h1>');
    // Nobody else gets any of it.
    for (const path of [`/studies/${study}/log`, `/studies/${study}/page.html`])
      expect((await fetch(`${server.address}${path}`)).status).toBe(404);
  });

  it('outlives the process that wrote it', async () => {
    const { id } = await game();
    const { study, chapter, owner } = await opened(id);
    const { branch } = await grown(study, chapter, owner, 4);
    const ask = `query ($id: ID!, $study: ID!) { game(id: $id) { moments(as: JUDGE) log(as: JUDGE) }
      study(id: $study) { page } }`;
    const before = await server.ask(ask, { id: branch, study }, owner);
    server = await server.restarted();
    expect(await server.ask(ask, { id: branch, study }, owner)).toEqual(before);
  });
});
