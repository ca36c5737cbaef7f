import { buildSchema } from 'graphql';
import { guardedFields } from '../../src/api/gate/gated-schema';
import { typeDefinitions } from '../../src/api/type-definitions';
import { golden, haveReplays } from '../golden/jinteki/replays';
import { sampleLog } from '../support/golden-log';
import { connect, follow } from './support/live-seat';
import { Server } from './support/server';
import { waitUntil } from '../support/wait-until';

const VIEWERS = ['CORP', 'RUNNER', 'SPECTATOR', 'JUDGE'] as const;
type As = (typeof VIEWERS)[number];

/** Every field of a game that takes a viewer, asked at the opening. */
const FIELDS: Readonly<Record<string, (as: As) => string>> = {
  'Game.decisions': (as) => `decisions(as: ${as})`,
  'Game.moments': (as) => `moments(as: ${as})`,
  'Game.timeline': (as) => `timeline(as: ${as}) { totalCount edges { node { at } } }`,
  'Game.accessLog': (as) => `accessLog(as: ${as}) { at }`,
  'Game.scoreHistory': (as) => `scoreHistory(as: ${as}) { at }`,
  'Game.decisionList': (as) => `decisionList(as: ${as}) { edges { node { at } } }`,
  'Game.position': (as) => `position(at: 0, as: ${as}) { at data legal { text } }`,
  'Game.knowledge': (as) => `knowledge(at: 0, as: ${as}) { __typename }`,
  'Game.hindsight': (as) => `hindsight(at: 0, of: CORP, as: ${as}) { __typename }`,
  'Game.jintekiLog': (as) => `jintekiLog(as: ${as})`,
  'Game.observedFacts': (as) => `observedFacts(as: ${as})`,
  'Game.notes': (as) => `notes(as: ${as}) { __typename }`,
  'Game.legalThrough': (as) => `legalThrough(as: ${as})`,
  'Game.decisionsFound': (as) => `decisionsFound(as: ${as})`,
  'Game.entriesVerified': (as) => `entriesVerified(as: ${as})`,
  'Game.divergences': (as) => `divergences(as: ${as}) { kind }`,
  'Game.deviations': (as) => `deviations(as: ${as}) { kind }`,
  'Game.liberties': (as) => `liberties(as: ${as}) { kind }`,
  'Game.warnings': (as) => `warnings(as: ${as})`,
  'Game.importWarnings': (as) => `importWarnings(as: ${as}) { kind }`,
  'Game.log': (as) => `log(as: ${as})`,
  'Game.step': (as) => `step(from: 0, by: MOMENT, direction: NEXT, as: ${as})`,
  'Game.stretch': (as) => `stretch(at: 0, as: ${as}) { at position }`,
  'Game.series': (as) => `series(as: ${as}) { tags }`,
  'Game.counterpart': (as) => `counterpart(at: 0, as: ${as}, for: ${as})`,
  'Game.analysis': (as) => `analysis(as: ${as}) { restsOn }`,
  'Game.annotations': (as) => `annotations(as: ${as})`,
  'Game.matches': (as) => `matches(pattern: "turn-began", as: ${as}) { __typename }`,
  'Game.serverTax': (as) => `serverTax(at: 0, as: ${as}) { server }`,
  'Game.serverTaxes': (as) => `serverTaxes(as: ${as}) { at }`,
  'Game.threads': (as) => `threads(as: ${as}) { __typename }`,
  'Game.decklists': (as) => `decklists(as: ${as}) { side }`,
};
const SUBSCRIBED = 'Subscription.moments';
/** Of a branch, whatever its game: asked in `studies-gate.spec.ts`. */
const OF_BRANCHES = 'Query.branchPictures';
/** Those that keep to a grant which begins after the opening by showing none of it. */
const BY_ROWS = [
  'Game.timeline',
  'Game.accessLog',
  'Game.scoreHistory',
  'Game.decisionList',
  'Game.threads',
];
const UNKNOWN = '99999999-9999-4999-8999-999999999999';

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(() => server.stop());

type Answer = Awaited<ReturnType<Server['graphql']>>;

const codesOf = ({ errors }: Answer): readonly string[] =>
  (errors ?? []).map((error) => String(Object(error).extensions?.code));

const GATE = ['VIEW_NOT_OPEN', 'OUT_OF_GRANT', 'GRANT_'];
const isOfGate = (code: string): boolean => GATE.some((one) => code.startsWith(one));

/** `absent` exactly as for a game there is not, the gate's code, or `shown`. */
async function verdict(game: string, field: string, key?: string): Promise<string> {
  const query = `query ($id: ID!) { game(id: $id) { ${field} } }`;
  const answer = await server.graphql(query, { id: game }, key);
  const code = codesOf(answer).find(isOfGate);
  if (code !== undefined) return code;
  if (Object(answer.data).game === null && answer.errors === undefined) return 'absent';
  return 'shown';
}

async function followed(game: string, as: As, key?: string): Promise<string> {
  const client = connect(server, key);
  try {
    await follow(client, { game, as, most: 1 });
    return 'shown';
  } catch (refused) {
    const [error] = Array.isArray(refused) ? refused : Object(refused).errors;
    const { code } = error.extensions;
    return code === 'GAME_NOT_FOUND' ? 'absent' : code;
  } finally {
    await client.dispose();
  }
}

interface Embargo {
  readonly until?: string;
  readonly tournament?: string;
  readonly round?: number;
}

interface Wanted {
  readonly viewer: As;
  readonly from?: number;
  readonly to?: number;
  readonly embargo?: Embargo;
  readonly expires?: string;
}

const GIVE = `mutation ($game: ID!, $viewer: Viewer!, $from: Int! = 0, $to: Int,
    $embargo: EmbargoInput, $expires: DateTime) {
  giveGrant(game: $game, viewer: $viewer, from: $from, to: $to, embargo: $embargo, expires: $expires) {
    key grant { id from to } } }`;

async function give(game: string, key: string, wanted: Wanted) {
  const { giveGrant } = Object(await server.ask(GIVE, { game, ...wanted }, key));
  return { key: String(giveGrant.key), id: String(giveGrant.grant.id) };
}

const revoke = (game: string, grant: string, key: string) =>
  server.ask(
    'mutation ($game: ID!, $grant: ID!) { revokeGrant(game: $game, grant: $grant) { open } }',
    { game, grant },
    key,
  );

/** A live game of a few decisions, over by concession. */
async function played() {
  const { openGame } = Object(
    await server.ask(`mutation { openGame(
      corp: { name: "Ann", starter: "jinteki" }, runner: { name: "Bob", starter: "anarch" }
    ) { game keys { corp runner } } }`),
  );
  const { game, keys } = openGame;
  const seats = [
    ['CORP', keys.corp],
    ['RUNNER', keys.runner],
  ] as const;
  for (let taken = 0; taken < 8; taken += 1)
    for (const [seat, key] of seats) {
      const last = `query ($id: ID!) { game(id: $id) { moments(as: ${seat}) } }`;
      const at = Object(await server.ask(last, { id: game }, key)).game.moments;
      await server.graphql(
        `mutation ($game: ID!, $at: Int!) {
          decide(game: $game, seat: ${seat}, at: $at, choice: 0) { position { at } } }`,
        { game, at },
        key,
      );
    }
  await server.ask(
    'mutation ($game: ID!) { concede(game: $game, seat: CORP) { position { at } } }',
    { game },
    keys.corp,
  );
  return { game: String(game), corp: String(keys.corp), runner: String(keys.runner) };
}

async function privately(): Promise<{ readonly game: string; readonly key: string }> {
  const log = sampleLog('random-jinteki-criminal').toString('utf8');
  const { uploadGame } = Object(
    await server.ask(
      'mutation ($log: String!) { uploadGame(log: $log, private: true) { key game { id } } }',
      { log },
    ),
  );
  return { game: uploadGame.game.id, key: uploadGame.key };
}

const soon = (milliseconds: number): string => new Date(Date.now() + milliseconds).toISOString();
const same = (answer: string): Record<As, string> => ({
  CORP: answer,
  RUNNER: answer,
  SPECTATOR: answer,
  JUDGE: answer,
});
const only = (...shown: readonly As[]): Record<As, string> => {
  const answers = same('VIEW_NOT_OPEN');
  for (const as of shown) answers[as] = 'shown';
  return answers;
};

describe('every query by every kind of caller', () => {
  interface Asker {
    readonly game: string;
    readonly key: string | undefined;
    readonly expected: Record<As, string>;
  }
  const askers = new Map<string, Asker>();

  beforeAll(async () => {
    const { game, corp, runner } = await played();
    const upload = await privately();
    const ask = (name: string, key: string | undefined, expected: Record<As, string>): void =>
      void askers.set(name, { game, key, expected });
    const grant = async (wanted: Wanted, key = corp) => (await give(game, key, wanted)).key;

    // After it was given, on a slow machine as well.
    const expires = soon(4_000);
    ask(
      'a holder whose grant ended',
      await grant({ viewer: 'CORP', expires }),
      same('GRANT_EXPIRED'),
    );
    ask('anybody', undefined, same('absent'));
    askers.set('the uploader', { ...upload, expected: same('shown') });
    ask("the Corp's player", corp, only('CORP', 'SPECTATOR'));
    ask("the Runner's player", runner, only('RUNNER', 'SPECTATOR'));
    ask('both players', `${corp},${runner}`, same('shown'));
    ask("a holder of the Corp's", await grant({ viewer: 'CORP' }), only('CORP'));
    ask('a holder of the table', await grant({ viewer: 'SPECTATOR' }), only('SPECTATOR'));
    ask(
      'a holder of everything',
      await grant({ viewer: 'JUDGE' }, `${corp},${runner}`),
      only('JUDGE'),
    );
    const taken = await give(game, corp, { viewer: 'CORP' });
    await revoke(game, taken.id, corp);
    ask('a holder whose grant was revoked', taken.key, same('GRANT_REVOKED'));
    const embargo = { until: soon(3_600_000) };
    ask(
      'a holder too early',
      await grant({ viewer: 'CORP', embargo }),
      same('GRANT_UNDER_EMBARGO'),
    );
    const elsewhere = await give(upload.game, upload.key, { viewer: 'JUDGE' });
    ask("a holder of another game's", elsewhere.key, same('absent'));
    ask('the uploader of another game', upload.key, same('absent'));
    ask('somebody with a made-up key', `rk-${'x'.repeat(32)}`, same('absent'));
    await new Promise((resolve) => setTimeout(resolve, Date.parse(expires) - Date.now() + 50));
  });

  it('has a row for every field that takes a viewer', () => {
    const fields = guardedFields(buildSchema(typeDefinitions.join('\n')))
      .filter(({ asViewer }) => asViewer)
      .map(({ name }) => name);
    expect([...Object.keys(FIELDS), SUBSCRIBED, OF_BRANCHES].sort()).toEqual([...fields].sort());
  });

  it.each([
    'anybody',
    'the uploader',
    "the Corp's player",
    "the Runner's player",
    'both players',
    "a holder of the Corp's",
    'a holder of the table',
    'a holder of everything',
    'a holder whose grant ended',
    'a holder whose grant was revoked',
    'a holder too early',
    "a holder of another game's",
    'the uploader of another game',
    'somebody with a made-up key',
  ])('%s', async (name) => {
    const asker = askers.get(name);
    if (asker === undefined) throw new Error(`nobody is ${name}`);
    const { game, key, expected } = asker;
    const got: string[] = [];
    const wanted: string[] = [];
    for (const as of VIEWERS) {
      const verdicts = await Promise.all(
        Object.entries(FIELDS).map(async ([field, ask]) => [
          field,
          await verdict(game, ask(as), key),
        ]),
      );
      verdicts.push([SUBSCRIBED, await followed(game, as, key)]);
      for (const [field, answer] of verdicts) {
        got.push(`${field} as ${as}: ${answer}`);
        wanted.push(`${field} as ${as}: ${expected[as]}`);
      }
    }
    expect(got).toEqual(wanted);
    expect(askers.size).toBe(14);
  });

  it('is listed by the keys of it, with what they open, until it is taken back', async () => {
    const { game, corp, runner } = await played();
    const { key, id } = await give(game, corp, { viewer: 'CORP', from: 2, to: 3 });
    const asked = '{ keys { for side grant deck game { id views { viewer from to } } } }';
    const none = { side: null, grant: null, deck: null };
    const views = [{ viewer: 'CORP', from: 2, to: 3 }];
    expect(await server.ask(asked)).toEqual({ keys: [] });
    expect(await server.ask(asked, {}, key)).toEqual({
      keys: [{ ...none, for: 'GRANT', grant: id, game: { id: game, views } }],
    });
    expect(await server.ask(asked, {}, `${runner},${runner}`)).toMatchObject({
      keys: [{ ...none, for: 'SEAT', side: 'RUNNER', game: { id: game } }],
    });
    await revoke(game, id, corp);
    expect(await server.ask(asked, {}, key)).toEqual({
      keys: [{ ...none, for: 'GRANT', grant: id, game: null }],
    });
  });

  it('keeps the holder of some moments to them', async () => {
    const { game, corp } = await played();
    const { key } = await give(game, corp, { viewer: 'CORP', from: 2, to: 3 });
    for (const [field, ask] of Object.entries(FIELDS)) {
      const answer = await verdict(game, ask('CORP'), key);
      expect([field, answer]).toEqual([field, BY_ROWS.includes(field) ? 'shown' : 'OUT_OF_GRANT']);
    }
    expect(await verdict(game, 'position(at: 3, as: CORP) { at }', key)).toBe('shown');
    expect(await verdict(game, 'position(at: 4, as: CORP) { at }', key)).toBe('OUT_OF_GRANT');
    const shown = `query ($id: ID!) { game(id: $id) {
      position(at: 3, as: CORP) { at next previous turns: next(by: TURN) back: previous(by: TURN) }
      step(from: 3, by: MOMENT, direction: NEXT, as: CORP) } }`;
    expect((await server.graphql(shown, { id: game }, key)).data).toEqual({
      game: {
        position: { at: 3, next: null, previous: 2, turns: null, back: null },
        step: null,
      },
    });
    const list =
      'query ($id: ID!) { game(id: $id) { decisionList(as: CORP) { edges { node { at } } } } }';
    const { decisionList } = Object(await server.ask(list, { id: game }, key)).game;
    const told = decisionList.edges.map(({ node }: { node: { at: number } }) => node.at);
    expect(told.length).toBeGreaterThan(0);
    expect(told.every((at: number) => at === 2 || at === 3)).toBe(true);
    const client = connect(server, key);
    const frames = await follow(client, { game, as: 'CORP' });
    expect(frames.map(({ at }) => at)).toEqual([2, 3]);
    await client.dispose();
  });

  it('answers for a game that is not theirs as for one there is not, to the letter', async () => {
    const { game } = await played();
    for (const query of [
      'query ($id: ID!) { game(id: $id) { id winner position(at: 0, as: JUDGE) { at } } }',
      'query ($id: ID!) { access(game: $id) { open } }',
      'mutation ($id: ID!) { openView(game: $id, viewer: JUDGE) { open } }',
      'mutation ($id: ID!) { giveGrant(game: $id, viewer: CORP) { key } }',
      'mutation ($id: ID!) { revokeGrant(game: $id, grant: "g") { open } }',
      'mutation ($id: ID!) { concede(game: $id, seat: CORP) { position { at } } }',
      'mutation ($id: ID!) { decide(game: $id, seat: CORP, at: 0, choice: 0) { position { at } } }',
    ]) {
      const [closed, missing] = await Promise.all(
        [game, UNKNOWN].map(async (id) => JSON.stringify(await server.graphql(query, { id }))),
      );
      expect(closed?.replaceAll(game, 'ID')).toBe(missing?.replaceAll(UNKNOWN, 'ID'));
      expect(closed).toMatch(/null|GAME_NOT_FOUND/);
    }
  });
});

describe('a game that is kept', () => {
  const listed = async (key?: string): Promise<readonly string[]> => {
    const query = '{ games(first: 500) { totalCount edges { node { id } } } }';
    let ids: readonly string[] = [];
    // They are two statements: a game may come in between.
    await waitUntil('the count to be that of the list', async () => {
      const { games } = Object(await server.ask(query, {}, key));
      ids = games.edges.map(({ node }: { node: { id: string } }) => node.id);
      return games.totalCount === ids.length;
    });
    return ids;
  };
  const counted = async (key?: string): Promise<number> => {
    const query = '{ playerStatistics { whole { games } } }';
    return Object(await server.ask(query, {}, key)).playerStatistics.whole.games;
  };
  const openAs = (game: string, viewer: As, key: string) =>
    server.ask(
      `mutation ($game: ID!) { openView(game: $game, viewer: ${viewer}) { open consents } }`,
      { game },
      key,
    );

  it('is listed and counted for its uploader, and for everybody once it is opened', async () => {
    const { game, key } = await privately();
    const before = await counted();
    expect(await listed()).not.toContain(game);
    expect(await listed(key)).toContain(game);
    expect(await counted(key)).toBeGreaterThan(before);
    expect(await openAs(game, 'JUDGE', key)).toEqual({
      openView: { open: VIEWERS, consents: [] },
    });
    expect(await verdict(game, 'position(at: 0, as: JUDGE) { at }')).toBe('shown');
    await waitUntil(
      'the game to be listed and counted',
      async () => (await listed()).includes(game) && (await counted()) > before,
    );
  });

  it('is opened side by side, and wholly when both players ask for it', async () => {
    const { game, corp, runner } = await played();
    await openAs(game, 'CORP', corp);
    expect(await verdict(game, 'moments(as: CORP)')).toBe('shown');
    expect(await verdict(game, 'moments(as: RUNNER)')).toBe('VIEW_NOT_OPEN');
    const before = await counted();
    expect(await openAs(game, 'JUDGE', corp)).toMatchObject({ openView: { consents: ['CORP'] } });
    expect(await verdict(game, 'moments(as: JUDGE)')).toBe('VIEW_NOT_OPEN');
    await openAs(game, 'JUDGE', runner);
    expect(await verdict(game, 'moments(as: JUDGE)')).toBe('shown');
    await waitUntil('the game to be counted', async () => (await counted()) > before);
  });

  it('is looked at by a grant when the round of its tournament is over', async () => {
    const { game, corp } = await played();
    const wanted = { viewer: 'CORP', embargo: { tournament: UNKNOWN, round: 1 } } as const;
    const refused = await server.graphql(GIVE, { game, ...wanted }, corp);
    expect(codesOf(refused)).toEqual(['BAD_GRANT']);
    const without = { game, viewer: 'CORP', embargo: { round: 1 } };
    expect(codesOf(await server.graphql(GIVE, without, corp))).toEqual(['BAD_EMBARGO']);
  });

  it.each([
    ['OUT_OF_RANGE', { viewer: 'CORP', from: 500 }],
    ['NOT_YOURS', { viewer: 'RUNNER' }],
    ['BAD_GRANT', { viewer: 'CORP', expires: '2020-01-01T00:00:00Z' }],
    ['BAD_TIME', { viewer: 'CORP', expires: 'tomorrow' }],
  ])('is not given away wrongly: %s', async (code, wanted) => {
    const { game, corp } = await played();
    expect(codesOf(await server.graphql(GIVE, { game, ...wanted }, corp))).toEqual([code]);
  });

  it('stops being told to a follower whose grant is revoked', async () => {
    const { game, corp } = await played();
    const given = await give(game, corp, { viewer: 'CORP' });
    const client = connect(server, given.key);
    let revoked: Promise<unknown> | null = null;
    const reading = follow(client, { game, as: 'CORP' }, () => {
      revoked ??= revoke(game, given.id, corp);
    });
    const [frames] = await Promise.allSettled([reading]);
    await revoked;
    const again = await followed(game, 'CORP', given.key);
    expect(['fulfilled', 'rejected']).toContain(frames.status);
    expect(again).toBe('GRANT_REVOKED');
    await client.dispose();
  });
});

(haveReplays() ? describe : describe.skip)('an import that is kept', () => {
  const IMPORT = `mutation ($file: String!, $private: Boolean!) {
    importReplay(file: $file, private: $private) { created key game { id verified { id } } } }`;
  const imported = async (id: string, kept = true) => {
    const file = golden(id).text;
    const { importReplay } = Object(await server.ask(IMPORT, { file, private: kept }));
    const { created, key, game } = importReplay;
    return { created, key: String(key), game: String(game.id), verified: game.verified?.id };
  };
  const open = (game: string, viewer: As, key: string) =>
    server.ask(
      `mutation ($game: ID!) { openView(game: $game, viewer: ${viewer}) { open } }`,
      { game },
      key,
    );

  it('is listed and counted for its uploader alone, each upload of its own', async () => {
    const query = `{ games(first: 500) { edges { node { id } } }
      playerStatistics { whole { games } } cardStatistics { totalCount } }`;
    const told = async (presented?: string) => {
      const { games, playerStatistics, cardStatistics } = Object(
        await server.ask(query, {}, presented),
      );
      return {
        ids: games.edges.map(({ node }: { node: { id: string } }) => node.id),
        games: Number(playerStatistics.whole.games),
        cards: Number(cardStatistics.totalCount),
      };
    };
    const before = await told();
    const one = await imported('wide-019-worlds-2025-a');
    const two = await imported('wide-019-worlds-2025-a');
    expect([one.created, two.created, one.game === two.game]).toEqual([true, true, false]);
    const after = await told();
    for (const { game } of [one, two]) expect(after.ids).not.toContain(game);
    expect([after.games, after.cards]).toEqual([before.games, before.cards]);
    const mine = await told(one.key);
    expect(mine.ids).toContain(one.game);
    expect(mine.ids).not.toContain(two.game);
    expect(mine.games).toBe(before.games + 2);
    expect(mine.cards).toBeGreaterThan(before.cards);
  });

  it('is shown to those who have its key or a grant of it, by every query', async () => {
    const { game, key } = await imported('edge-004-jinteki-anarch');
    const other = await imported('core-018-jinteki-shaper');
    const held = async (viewer: As): Promise<string> => (await give(game, key, { viewer })).key;
    const askers: readonly (readonly [string, string | undefined, Record<As, string>])[] = [
      ['anybody', undefined, same('absent')],
      ['its uploader', key, same('shown')],
      ['the uploader of another', other.key, same('absent')],
      ["a holder of the Corp's", await held('CORP'), only('CORP')],
      ['a holder of the table', await held('SPECTATOR'), only('SPECTATOR')],
      ['a holder of everything', await held('JUDGE'), only('JUDGE')],
    ];
    for (const [name, presented, expected] of askers)
      for (const as of VIEWERS)
        for (const [field, ask] of Object.entries(FIELDS)) {
          const asked = `${name}, ${field} as ${as}`;
          expect([asked, await verdict(game, ask(as), presented)]).toEqual([asked, expected[as]]);
        }
  });

  it('keeps the game of decisions that it became, too, and both are opened by its key', async () => {
    const { game, verified, key } = await imported('core-011-weyland-criminal');
    const published = await imported('core-011-weyland-criminal', false);
    expect(new Set([game, verified, published.game, published.verified]).size).toBe(4);
    for (const id of [game, verified]) {
      expect(await verdict(id, 'moments(as: JUDGE)')).toBe('absent');
      expect(await verdict(id, 'moments(as: JUDGE)', key)).toBe('shown');
    }
    await open(game, 'JUDGE', key);
    const asked = 'query ($id: ID!) { game(id: $id) { verified { id } } }';
    expect(await server.ask(asked, { id: game })).toEqual({ game: { verified: null } });
    expect(await server.ask(asked, { id: game }, key)).toEqual({
      game: { verified: { id: verified } },
    });
    await open(verified, 'JUDGE', key);
    expect(await server.ask(asked, { id: game })).toEqual({ game: { verified: { id: verified } } });
  });

  it('is not written beside, nor sent as a file, without its key', async () => {
    const { game, key } = await imported('core-018-jinteki-shaper');
    const asked = `mutation ($game: ID!, $file: String!) {
      annotateGame(game: $game, file: $file, author: "Nora") { kept } }`;
    const file = '{"clicks":{"1":{"notes":"Fine."}}}';
    const closed = await server.graphql(asked, { game, file });
    const missing = await server.graphql(asked, { game: UNKNOWN, file });
    expect(closed).toEqual(missing);
    expect(codesOf(closed)).toEqual(['NOT_A_REPLAY']);
    expect(await server.ask(asked, { game, file }, key)).toEqual({ annotateGame: { kept: 1 } });
    const facts = `/games/${game}/log?form=facts&as=spectator`;
    expect(await server.get(facts)).toMatchObject({ status: 404 });
  });

  it('is sent by HTTP so', async () => {
    const { text } = golden('core-018-jinteki-shaper');
    const { status, body } = await server.post(text, {}, '?private');
    const { game, key } = Object(body);
    expect(status).toBe(201);
    expect(await verdict(game, 'moments(as: JUDGE)')).toBe('absent');
    expect(await verdict(game, 'moments(as: JUDGE)', key)).toBe('shown');
    const log = await server.post(golden('core-018-jinteki-shaper').log, {}, '?private');
    const pasted = Object(log.body);
    expect(await verdict(pasted.game, 'timeline(as: CORP) { totalCount }')).toBe('absent');
    const given = await give(pasted.game, pasted.key, { viewer: 'CORP' });
    expect(await verdict(pasted.game, 'timeline(as: CORP) { totalCount }', given.key)).toBe(
      'shown',
    );
  });
});

describe('a published game', () => {
  it('is open to everybody, and whoever sends it gets a key of their own', async () => {
    const log = sampleLog('random-weyland-criminal').toString('utf8');
    const query = 'mutation ($log: String!) { uploadGame(log: $log) { created key game { id } } }';
    const first = Object(await server.ask(query, { log })).uploadGame;
    expect(first).toMatchObject({ created: true, key: expect.stringMatching(/^rk-/) });
    const second = Object(await server.ask(query, { log })).uploadGame;
    const key = expect.stringMatching(/^rk-/);
    expect(second).toEqual({ created: false, key, game: first.game });
    expect(second.key).not.toBe(first.key);
    for (const as of VIEWERS)
      expect(await verdict(first.game.id, `moments(as: ${as})`)).toBe('shown');
  });

  it('is kept instead where it is sent so, and never by mistake', async () => {
    const { body } = await server.post(sampleLog('random-jinteki-shaper'), {}, '?private');
    const { id, key } = Object(body);
    expect(await verdict(id, 'moments(as: JUDGE)')).toBe('absent');
    expect(await verdict(id, 'moments(as: JUDGE)', key)).toBe('shown');
  });

  it('is refused as an unknown viewer', async () => {
    const query = `{ game(id: "${UNKNOWN}") { moments(as: REFEREE) } }`;
    const { errors } = await server.graphql(query);
    expect(JSON.stringify(errors)).toContain('REFEREE');
  });
});
