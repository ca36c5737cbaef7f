import { goldenLog, sampleLog } from '../support/golden-log';
import { Server } from './support/server';

let server: Server;
const ids = new Map<string, string>();

async function upload(name: string, log: Buffer): Promise<void> {
  const { body, status } = await server.post(log);
  if (status !== 201) throw new Error(`${name}: ${JSON.stringify(body)}`);
  ids.set(name, Object(body).id);
}

beforeAll(async () => {
  server = await Server.start();
  await upload('rulebook', goldenLog('core-rulebook-run'));
  await upload('demo', goldenLog('demo-sheet-run'));
  await upload('random', sampleLog('random-weyland-criminal'));
});
afterAll(() => server.stop());

async function game(name: string, fields: string): Promise<unknown> {
  const { game: found } = Object(
    await server.ask(`query ($id: ID!) { game(id: $id) { ${fields} } }`, { id: ids.get(name) }),
  );
  return found;
}

async function timeline(name: string, as: string): Promise<readonly string[]> {
  const { timeline: found } = Object(
    await game(name, `timeline(as: ${as}, first: 500) { edges { node { text } } }`),
  );
  return found.edges.map(({ node }: { node: { text: string } }) => node.text);
}

describe("the rulebook's run", () => {
  it('reads as the rulebook tells it', async () => {
    const told = await timeline('rulebook', 'SPECTATOR');
    const run = [
      'The Runner runs Server 1.',
      'The Runner encounters Enigma.',
      'Gordian Blade breaks subroutine 2 of Enigma.',
      'The Runner passes a piece of ice.',
      'The Corp rezzes Akitaro Watanabe for 1 credit.',
      'The Corp rezzes Wall of Thorns for 6 credits.',
      'The Runner encounters Wall of Thorns.',
      'Crypsis breaks subroutine 2 of Wall of Thorns.',
      'The Runner suffers 2 net damage and loses 2 cards.',
      'Diesel is trashed from the grip by net damage.',
      'The run on Server 1 is successful.',
      'The Runner steals Nisei MK II for 2 agenda points.',
    ];
    let at = -1;
    for (const text of run) {
      const found = told.indexOf(text, at + 1);
      expect([text, found > at]).toEqual([text, true]);
      at = found;
    }
  });

  it('shows its accesses and its score', async () => {
    expect(
      await game('rulebook', 'accessLog(as: RUNNER) { server zone fate card { title } }'),
    ).toEqual({
      accessLog: [
        { server: 'Server 1', zone: 'ROOT', fate: 'STOLEN', card: { title: 'Nisei MK II' } },
        { server: 'Server 1', zone: 'ROOT', fate: 'LEFT', card: { title: 'Akitaro Watanabe' } },
      ],
    });
    expect(
      await game(
        'rulebook',
        'scoreHistory(as: CORP) { kind side points corpPoints runnerPoints turn card { title } }',
      ),
    ).toEqual({
      scoreHistory: [
        {
          ...{ kind: 'STOLEN', side: 'RUNNER', points: 2, corpPoints: 0, runnerPoints: 2, turn: 6 },
          card: { title: 'Nisei MK II' },
        },
      ],
    });
  });
});

describe('a viewer', () => {
  it('sees of a hidden card only that it is there', async () => {
    const fields = 'servers { name ice { title hidden handle rezzed } }';
    const asked = (as: string): string =>
      `position(at: 0, as: ${as}) { corp { hq { title } ${fields} } }`;
    const { position: runner } = Object(await game('rulebook', asked('RUNNER')));
    const { position: corp } = Object(await game('rulebook', asked('CORP')));
    const remote = (view: {
      corp: { servers: readonly { name: string; ice: readonly unknown[] }[] };
    }) => view.corp.servers.find(({ name }) => name === 'Server 1')?.ice;
    expect(remote(corp)).toMatchObject([
      { title: 'Wall of Thorns' },
      { title: 'Neural Katana' },
      { title: 'Enigma' },
    ]);
    expect(remote(runner)).toMatchObject([
      { title: null, hidden: true, rezzed: false },
      { title: null, hidden: true, rezzed: false },
      { title: 'Enigma', hidden: false, rezzed: true },
    ]);
    expect(runner.corp.hq.map(Object)).toEqual(corp.corp.hq.map(() => ({ title: null })));
  });

  it.each(['CORP', 'RUNNER', 'SPECTATOR', 'JUDGE'])(
    '%s pages through a timeline without gaps',
    async (as) => {
      const numbers: number[] = [];
      for (let after = ''; ;) {
        const args: string = `as: ${as}, first: 300${after}`;
        const { timeline: page } = Object(
          await game(
            'random',
            `timeline(${args}) { totalCount pageInfo { hasNextPage endCursor } edges { node { number at } } }`,
          ),
        );
        numbers.push(...page.edges.map(({ node }: { node: { number: number } }) => node.number));
        if (!page.pageInfo.hasNextPage) {
          expect(numbers).toEqual(Array.from({ length: page.totalCount }, (_, index) => index + 1));
          break;
        }
        after = `, after: "${page.pageInfo.endCursor}"`;
      }
      expect(numbers.length).toBeGreaterThan(600);
    },
  );

  it('is told what is legal only when asked', async () => {
    const fields = (as: string): string =>
      `position(at: 6, as: ${as}) { prompt { for kind } legal { text } }`;
    const { position: judge } = Object(await game('random', fields('JUDGE')));
    const other = judge.prompt.for === 'CORP' ? 'RUNNER' : 'CORP';
    const { position: own } = Object(await game('random', fields(judge.prompt.for)));
    expect(own.legal).toEqual(judge.legal);
    expect(own.legal.length).toBeGreaterThan(1);
    expect(await game('random', fields(other))).toMatchObject({ position: { legal: [] } });
    expect(await game('random', fields('SPECTATOR'))).toMatchObject({ position: { legal: [] } });
  });
});

describe.each(['CORP', 'RUNNER', 'SPECTATOR', 'JUDGE'])('stepping as the %s', (as) => {
  it('goes by moment, action, run and turn, there and back', async () => {
    const { moments } = Object(await game('random', `moments(as: ${as})`));
    for (const unit of ['MOMENT', 'ACTION', 'RUN', 'TURN']) {
      const walk = async (from: number, direction: string): Promise<number[]> => {
        const seen: number[] = [];
        for (let at: number | null = from; at !== null;) {
          const args: string = `as: ${as}, from: ${at}, by: ${unit}, direction: ${direction}`;
          const { step }: { step: number | null } = Object(await game('random', `step(${args})`));
          if (step !== null) seen.push(step);
          at = seen.length === 5 ? null : step;
        }
        return seen;
      };
      const forth = await walk(0, 'NEXT');
      expect(forth).toHaveLength(5);
      expect(forth.every((at, index) => at > (forth[index - 1] ?? 0) && at <= moments)).toBe(true);
      expect((await walk(forth[4] ?? 0, 'PREVIOUS')).filter((at) => at > 0).slice(0, 4)).toEqual(
        forth.slice(0, -1).reverse(),
      );
    }
  });

  it('comes in positions, timeline and decisions to the same moments', async () => {
    const {
      moments,
      decisions,
      timeline: facts,
      decisionList,
    } = Object(
      await game(
        'rulebook',
        `moments(as: ${as}) decisions(as: ${as})
         timeline(as: ${as}, first: 500) { edges { node { at text } } }
         decisionList(as: ${as}, first: 500) { edges { node { number at text time } } }`,
      ),
    );
    const listed = decisionList.edges.map(({ node }: { node: object }) => node);
    expect(listed.map(({ number }: { number: number }) => number)).toEqual(
      Array.from({ length: decisions }, (_, index) => index + 1),
    );
    const told = { facts: [] as unknown[], decisions: [] as unknown[] };
    for (let at = 0; at <= moments; at += 1) {
      const fields = 'at facts { at text } decisions { at text time }';
      const { position } = Object(
        await game('rulebook', `position(as: ${as}, at: ${at}) { ${fields} }`),
      );
      expect(position.at).toBe(at);
      told.facts.push(...position.facts);
      told.decisions.push(...position.decisions);
    }
    expect(told.facts).toEqual(facts.edges.map(({ node }: { node: object }) => node));
    expect(told.decisions).toEqual(
      listed.map(({ at, text, time }: Record<string, unknown>) => ({ at, text, time })),
    );
  });
});

it('tells the facts of the moment that led to a position', async () => {
  const { position } = Object(
    await game(
      'rulebook',
      'position(at: 1, as: JUDGE) { facts { at text } next previous(by: RUN) }',
    ),
  );
  expect(position.facts).toContainEqual({ at: 1, text: 'The Runner runs Server 1.' });
  expect(position).toMatchObject({ next: 2, previous: null });
});

describe('knowledge', () => {
  const place = 'place { zone server handle under }';
  const fields = `${place} count known { card code at fact } shared { zone handle } unknown
    others { card copies } exact approximate chances { card chance } points`;

  it('is told to a seat, with what taught it', async () => {
    const { moments } = Object(await game('random', 'moments(as: RUNNER)'));
    const { knowledge } = Object(
      await game('random', `knowledge(at: ${moments}, as: RUNNER) { ${fields} }`),
    );
    const known = knowledge.flatMap((one: { known: readonly unknown[] }) => one.known);
    expect(known.length).toBeGreaterThan(3);
    const { card, at, fact } = Object(known[0]);
    const { position } = Object(
      await game('random', `position(at: ${at}, as: RUNNER) { facts { kind text } }`),
    );
    expect(position.facts).toContainEqual(
      expect.objectContaining({ kind: fact, text: expect.stringContaining(card) }),
    );
  });

  it('stands beside the truth for a judge', async () => {
    const { hindsight } = Object(
      await game('random', `hindsight(at: 200, of: RUNNER) { really knowledge { ${fields} } }`),
    );
    const { knowledge } = Object(
      await game('random', `knowledge(at: 200, as: RUNNER) { ${fields} }`),
    );
    expect(hindsight.map((one: { knowledge: unknown }) => one.knowledge)).toEqual(knowledge);
    for (const { really, knowledge: seat } of hindsight) expect(really).toHaveLength(seat.count);
  });

  it.each([
    ['knowledge(at: 0, as: SPECTATOR) { count }', 'NO_SEAT'],
    ['knowledge(at: 0, as: JUDGE) { count }', 'NO_SEAT'],
    ['knowledge(at: 9999, as: CORP) { count }', 'OUT_OF_RANGE'],
    ['hindsight(at: 0, of: CORP, as: RUNNER) { really }', 'JUDGES_ALONE'],
    ['hindsight(at: -1, of: CORP) { really }', 'OUT_OF_RANGE'],
  ])('%s is refused', async (asked, code) => {
    const { errors } = await server.graphql(`query ($id: ID!) { game(id: $id) { ${asked} } }`, {
      id: ids.get('random'),
    });
    expect(errors).toMatchObject([{ extensions: { code } }]);
  });
});

describe('a timeline', () => {
  const page = async (asked: string) => {
    const { timeline } = Object(
      await game(
        'random',
        `timeline(as: RUNNER, ${asked}) { totalCount
        pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        edges { node { number at kind level card { title } } } }`,
      ),
    );
    return timeline;
  };
  const nodes = ({ edges }: { edges: readonly { node: Record<string, unknown> }[] }) =>
    edges.map(({ node }) => node);

  it('is read from its end, too, page by page, to the same facts', async () => {
    const all = await page('first: 500');
    const last = await page('last: 7');
    expect(nodes(last).at(-1)).toMatchObject({ kind: 'GAME_ENDED', number: all.totalCount });
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: true });
    const before = await page(`last: 7, before: "${last.pageInfo.startCursor}"`);
    const numbers = [...nodes(before), ...nodes(last)].map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: 14 }, (_, at) => all.totalCount - 13 + at));
    const opening = await page('last: 500, before: "cmV0cmFjZTo0"');
    expect(nodes(opening)).toEqual(nodes(all).slice(0, 3));
    expect(opening.pageInfo).toMatchObject({ hasNextPage: true, hasPreviousPage: false });
  });

  it('has levels, each with those before it, and nothing that only keeps books in the lower ones', async () => {
    const counts: number[] = [];
    for (const level of ['TURNS', 'ACTIONS', 'EVERYTHING'] as const) {
      const told = await page(`first: 500, level: ${level}`);
      counts.push(told.totalCount);
      if (level !== 'EVERYTHING')
        for (const { kind } of nodes(told)) expect(kind).not.toMatch(/POOL_EMPTY|CREDITS_SPENT/);
    }
    const [turns = 0, actions = 0, everything = 0] = counts;
    expect(0 < turns && turns < actions && actions < everything).toBe(true);
  });

  it('says what every onlooker saw of an install: root or ice, and which position', async () => {
    const { timeline } = Object(
      await game(
        'random',
        'timeline(as: SPECTATOR, kinds: [INSTALLED], first: 500) { edges { node { text } } }',
      ),
    );
    const texts = nodes(timeline).map(({ text }) => String(text));
    const byCorp = texts.filter((text) => text.startsWith('The Corp'));
    const ice =
      /^The Corp installs a piece of ice protecting .+ at position \d+(, a new server)?\.$/;
    const root = /^The Corp installs .+ in the root of .+\.$/;
    expect(byCorp.some((text) => ice.test(text))).toBe(true);
    expect(byCorp.some((text) => root.test(text))).toBe(true);
    expect(byCorp.filter((text) => !ice.test(text) && !root.test(text))).toEqual([]);
  });

  it('says where what is trashed lay, and not that what was played is out of the way', async () => {
    const textsAt = async (level: string) => {
      const asked = `timeline(as: SPECTATOR, kinds: [TRASHED], level: ${level}, first: 500)`;
      const { timeline } = Object(await game('random', `${asked} { edges { node { text } } }`));
      return nodes(timeline).map(({ text }) => String(text));
    };
    const all = await textsAt('EVERYTHING');
    expect(all.join()).toMatch(
      /trashes .+ (?:from the root of Server|protecting .+ at position) \d/,
    );
    expect(all.join()).not.toMatch(/ a server/);
    const told = await textsAt('ACTIONS');
    expect(told).toEqual(all.filter((text) => !text.endsWith(' from the play area.')));
    expect(told.length).toBeLessThan(all.length);
  });

  it('is told by kind, run, turn and card', async () => {
    const runs = await page('kinds: [RUN_BEGAN]');
    expect(runs.totalCount).toBeGreaterThan(2);
    const second = await page('run: 2, first: 500');
    const [first, ...more] = nodes(second);
    expect(first).toMatchObject({ kind: 'RUN_BEGAN', number: nodes(runs)[1]?.['number'] });
    expect(more.at(-1)).toMatchObject({ kind: 'RUN_ENDED' });
    const turn = nodes(await page('turn: 3, kinds: [TURN_BEGAN, TURN_ENDED]'));
    expect(turn.filter(({ kind }) => kind === 'TURN_BEGAN')).toHaveLength(2);
    const played = nodes(await page('kinds: [PLAYED], first: 1'));
    const { title } = Object(played[0]?.['card']);
    const about = nodes(await page(`card: ${JSON.stringify(title)}, kinds: [PLAYED]`));
    expect(new Set(about.map(({ card }) => Object(card).title))).toEqual(new Set([title]));
  });
});

describe('a node', () => {
  it('is found by its id alone, as what it is', async () => {
    const [id] = [...ids.values()];
    const asked = 'query ($id: ID!) { node(id: $id) { __typename id ... on Game { turns } } }';
    expect(await server.ask(asked, { id })).toMatchObject({
      node: { __typename: 'Game', id, turns: expect.any(Number) },
    });
    for (const none of ['', 'x', '99999999-9999-4999-8999-999999999999'])
      expect(await server.ask(asked, { id: none })).toEqual({ node: null });
  });
});

describe('games', () => {
  it('are listed, the newest first, filtered and paged', async () => {
    const ask = async (args: string): Promise<unknown> => {
      const { games } = Object(
        await server.ask(
          `{ games(${args}) { totalCount isTotalExact isBrokenOff pageInfo { endCursor hasNextPage } edges { node { id winner } } } }`,
        ),
      );
      return games;
    };
    const first = Object(await ask('first: 1'));
    expect(first).toMatchObject({
      ...{ totalCount: 3, isTotalExact: true, isBrokenOff: false },
      pageInfo: { hasNextPage: true },
    });
    expect(first.edges[0].node.id).toBe(ids.get('random'));
    const rest = Object(await ask(`first: 5, after: "${first.pageInfo.endCursor}"`));
    expect(rest.edges.map(({ node }: { node: { id: string } }) => node.id)).toEqual([
      ids.get('demo'),
      ids.get('rulebook'),
    ]);
    expect(await ask('player: "random corp"')).toMatchObject({ totalCount: 1 });
    for (const [args, totalCount] of [
      ['opponent: "RANDOM RUNNER"', 1],
      ['player: "random corp", opponent: "random runner"', 1],
      ['reason: AGENDA_POINTS', 1],
      ['reason: FLATLINE', 0],
      ['tier: VERIFIED', 3],
      ['tier: OBSERVED', 0],
      ['since: "2001-01-01T00:00:00Z", until: "2999-01-01T00:00:00Z"', 3],
      ['until: "2013-01-01T00:00:00Z"', 0],
      // Of the three one alone was played to its end with decks.
      ['card: "gabriel santiago: consummate professional"', 1],
      ['card: "Gabriel Santiago: Consummate Professional", winner: CORP', 0],
    ] as const)
      expect([args, await ask(args)]).toMatchObject([args, { totalCount }]);
    expect(
      await ask('identity: "gabriel santiago: consummate professional", winner: RUNNER'),
    ).toMatchObject({ totalCount: 1 });
    expect(await ask('winner: CORP')).toMatchObject({ totalCount: 0, edges: [] });
    expect(await ask('identity: "Gabriel Santiago"')).toMatchObject({ totalCount: 1 });
    for (const [args, why] of [
      ['identity: ""', /identity is .*, which is no card.*UNKNOWN_CARD/u],
      ['opponentIdentity: " "', /UNKNOWN_CARD/u],
      ['player: ""', /UNKNOWN_PLAYER/u],
      ['identity: "Gabriel Santigo"', /UNKNOWN_CARD.*Gabriel Santiago/u],
      ['player: "random corb"', /UNKNOWN_PLAYER.*Nearest: Random Corp/iu],
      ['since: "2026-02-01T00:00:00Z", until: "2026-02-01T00:00:00Z"', /CANNOT_MATCH/u],
      ['since: "2999-01-01T00:00:00Z"', /since is a time to come.*CANNOT_MATCH/u],
      ['until: "2001-01-01T00:00:00Z"', /until is a time before the first cards.*CANNOT_MATCH/u],
      // As statistics say of the same filter.
      ['player: "random corp", opponent: "Random Corp"', /nobody plays against.*CANNOT_MATCH/u],
    ] as const)
      await expect(ask(args)).rejects.toThrow(why);
    await expect(ask('card: "Gabriel Santigo"')).rejects.toThrow(/UNKNOWN_CARD.*Gabriel Santiago/u);
  });

  it('are all there after a restart', async () => {
    const fields =
      'timeline(as: JUDGE, first: 100) { edges { node { text } } } accessLog(as: CORP) { fate } position(at: 20, as: RUNNER) { data }';
    const before = await game('random', fields);
    server = await server.restarted();
    expect(await game('random', fields)).toEqual(before);
  });
});

describe('a cursor', () => {
  const PAGE = 'pageInfo { endCursor }';
  const lists: Readonly<Record<string, string>> = {
    games: 'games(first: 1#)',
    decks: 'decks(first: 1#)',
    tournaments: 'tournaments(first: 1#)',
    studies: 'studies(first: 1#)',
    catalogue: 'catalogue(first: 1#)',
    playerStatistics: 'playerStatistics(first: 1#)',
    cardStatistics: 'cardStatistics(first: 1#)',
    winRates: 'winRates(of: PLAYER, least: 1, first: 1#)',
    cardRates: 'cardRates(least: 1, first: 1#)',
  };
  const asked = (list: string, after: string) =>
    `{ ${lists[list]?.replace('#', after === '' ? '' : `, after: "${after}"`)} { ${PAGE} } }`;

  it('of one list is refused by every other, and goes on in its own', async () => {
    const given = new Map<string, string>();
    for (const list of Object.keys(lists)) {
      const told = Object(await server.ask(asked(list, '')))[list];
      if (told.pageInfo.endCursor !== null) given.set(list, told.pageInfo.endCursor);
    }
    expect(given.size).toBeGreaterThan(4);
    for (const [list, cursor] of given)
      for (const other of Object.keys(lists)) {
        const { errors } = await server.graphql(asked(other, cursor));
        if (other === list) expect(errors).toBeUndefined();
        else
          expect(errors).toMatchObject([
            {
              message: `after is a cursor of ${list}, and not of ${other}`,
              path: [other],
              extensions: { code: 'FOREIGN_CURSOR', hint: expect.stringContaining('begin anew') },
            },
          ]);
      }
  });

  it('of a rank is refused in another order', async () => {
    const rates = (sort: string, after: string | null) =>
      server.graphql(
        `query ($after: String) { winRates(of: PLAYER, least: 1, sort: ${sort}, first: 1, after: $after) { ${PAGE} } }`,
        { after },
      );
    const { data } = await rates('GAMES', null);
    const { endCursor } = Object(data).winRates.pageInfo;
    expect((await rates('GAMES', endCursor)).errors).toBeUndefined();
    expect((await rates('VALUE', endCursor)).errors).toMatchObject([
      { extensions: { code: 'FOREIGN_CURSOR' } },
    ]);
  });
});

describe('names of cards', () => {
  it('that the catalogue lacks are told, with what comes near', async () => {
    const told = await server.ask(
      `query ($names: [String!]!) { cardNames(names: $names) { name card { title } nearest } }`,
      { names: ['sure gamble', 'Hegde Fund', '01001', 'zzzzzzzzzzzzzzzzz'] },
    );
    expect(told).toMatchObject({
      cardNames: [
        { name: 'sure gamble', card: { title: 'Sure Gamble' }, nearest: [] },
        { name: 'Hegde Fund', card: null, nearest: expect.arrayContaining(['Hedge Fund']) },
        { name: '01001', card: { title: 'Noise: Hacker Extraordinaire' }, nearest: [] },
        { name: 'zzzzzzzzzzzzzzzzz', card: null },
      ],
    });
    const many = Array.from({ length: 201 }, () => 'Sure Gamble');
    const { errors } = await server.graphql(
      'query ($names: [String!]!) { cardNames(names: $names) { name } }',
      { names: many },
    );
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_PAGE' } }]);
  });
});

describe('a question that cannot be answered', () => {
  it.each([
    ['an unknown field', '{ games { nope } }', 'GRAPHQL_VALIDATION_FAILED'],
    ['no GraphQL', '{ games', 'GRAPHQL_PARSE_FAILED'],
    ['a foreign cursor', '{ games(after: "abc") { totalCount } }', 'BAD_CURSOR'],
    ['too many rows', '{ games(first: 501) { totalCount } }', 'BAD_PAGE'],
    [
      'a costly one',
      '{ games(first: 100) { edges { node { timeline(as: JUDGE, first: 500) { edges { node { text } } } } } } }',
      'QUERY_TOO_COSTLY',
    ],
    [
      'a deep one',
      `{ games(first: 1) { edges { node { position(at: 0, as: JUDGE) { corp { hq { ${'hosted { '.repeat(9)}title${' }'.repeat(9)} } } } } } } }`,
      'QUERY_TOO_DEEP',
    ],
  ])('%s is refused with its code', async (_, query, code) => {
    const { errors } = await server.graphql(query);
    expect(errors).toMatchObject([{ extensions: { code } }]);
    expect(JSON.stringify(errors)).not.toContain('node_modules');
  });

  it('about a game that is not there, or beyond its end, says so', async () => {
    expect(await server.ask('{ game(id: "nothing") { id } }')).toEqual({ game: null });
    expect(await server.ask('{ game(id: "00000000-0000-8000-8000-000000000000") { id } }')).toEqual(
      { game: null },
    );
    const { errors } = await server.graphql(
      'query ($id: ID!) { game(id: $id) { position(at: 34, as: JUDGE) { at } } }',
      { id: ids.get('rulebook') },
    );
    expect(errors).toMatchObject([
      {
        message: expect.stringContaining('moments 0 to 33'),
        extensions: { code: 'OUT_OF_RANGE' },
      },
    ]);
  });
});

describe('the program', () => {
  it('says that it lives and is ready', async () => {
    expect(await server.get('/health')).toEqual({ status: 200, body: { status: 'ok' } });
    expect(await server.get('/ready')).toEqual({ status: 200, body: { status: 'ok' } });
  });
});
