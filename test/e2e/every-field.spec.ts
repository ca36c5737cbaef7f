import { setTimeout as sleep } from 'node:timers/promises';
import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import { twinsFor } from '../web/support/twins';
import { rulesByPool } from '#cards/rules-by-pool';
import { readLogBytes } from '#notation/native/read-log';
import type { Side } from '#rules';
import { gameEvents } from '../../src/games/upload/game-events';
import { whole } from '#streams/folding';
import { validateGame } from '../../src/games/upload/validate-game';
import { systemClock } from '../../src/platform/clock/clock';
import { observedPair } from './support/observed-pair';
import { connect, follow } from './support/live-seat';
import {
  isOfGame,
  mutationsOf,
  questionsOf,
  reachableFields,
  type Question,
} from './support/questions';
import { Server, UNPACKED } from './support/server';
import { waitUntil } from '../support/wait-until';

/** Where costs are no matter: what is asked here is more than any client asks. */
const GENEROUS = { RETRACE_COST_PER_QUERY: '90000000' };

type As = 'CORP' | 'RUNNER' | 'SPECTATOR' | 'JUDGE';

/** What a question came to: the bytes of the answer, what it is said to cost, and what was read for it. */
interface Told {
  readonly about: string;
  readonly answer: string;
  readonly cost: string | null;
  readonly work: readonly string[];
}

/** A game to ask about, with the key of who has all of it. */
interface Asked {
  readonly game: string;
  readonly key: string;
}

/** A server with one of each twins, which else holds the same. */
class Twin {
  private work: string[] = [];
  /** Whether something was stored that what follows the store may still be reading. */
  private isStirred = true;

  private constructor(readonly server: Server) {
    const reader = server.readModels();
    const query = reader.query.bind(reader);
    jest.spyOn(reader, 'query').mockImplementation(async (name, sql, values) => {
      const rows = await query(name, sql, values);
      // Nobody asked.
      if (name !== 'rates-by-the-clock') this.work.push(`${name}: ${rows.length}`);
      return rows as never;
    });
    const store = server.store();
    const read = store.readStream.bind(store);
    jest.spyOn(store, 'readStream').mockImplementation((stream, from, limit) => {
      this.work.push(`events from ${from ?? 1}`);
      return read(stream, from, limit);
    });
  }

  static async start(): Promise<Twin> {
    return new Twin(await Server.start(GENEROUS));
  }

  async upload(file: string): Promise<Asked> {
    this.isStirred = true;
    const { status, body } = await this.server.post(Buffer.from(file), {}, '?private');
    const { id, game, key } = Object(body);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { game: id ?? game, key };
  }

  /** The game as it stands while it is played, when a seat is asked; and the key of that seat. */
  async play(log: string, seat: Side): Promise<Asked> {
    this.isStirred = true;
    const read = await readLogBytes([Buffer.from(log)]);
    const judged = read.ok ? whole(validateGame(rulesByPool, read.log)) : read;
    if (!read.ok || !judged.ok) throw new Error('refused');
    const { header, entries } = read.log;
    const length = entries.findIndex(({ by }, at) => at >= LIVE && by === seat);
    const game = systemClock.newId();
    const store = this.server.store();
    const kept = { type: 'kept', as: 'live', spectators: true };
    await store.append(`grants-${game}`, 'no-stream', [
      { id: systemClock.newId(), type: kept.type, data: kept },
    ]);
    const begun = { header, entries: entries.slice(0, length) };
    await store.append(`game-${game}`, 'no-stream', gameEvents(game, begun, judged.hashes));
    return { game, key: await this.server.keys().issue({ for: 'seat', game, side: seat }) };
  }

  async grant({ game, key }: Asked, viewer: As, from: number, to: number | null): Promise<string> {
    this.isStirred = true;
    const given = await this.server.ask(
      `mutation ($game: ID!, $viewer: Viewer!, $from: Int!, $to: Int) {
        giveGrant(game: $game, viewer: $viewer, from: $from, to: $to) { key } }`,
      { game, viewer, from, to },
      key,
    );
    return String(Object(given).giveGrant.key);
  }

  /** What follows the store has caught up with what was given last. */
  private async isStill(): Promise<void> {
    if (!this.isStirred) return;
    const isAtRest = async (): Promise<boolean> => {
      this.work = [];
      await sleep(400);
      return this.work.length === 0;
    };
    await waitUntil(() => `what follows the store to rest: ${this.work.join()}`, isAtRest);
    this.isStirred = false;
  }

  async told(
    questions: readonly Question[],
    game: string,
    as: As,
    key: string | null,
  ): Promise<readonly Told[]> {
    const all: Told[] = [];
    await this.server.graphql('{ keys { for } }', {}, key ?? undefined);
    await this.isStill();
    for (const { fields, query } of questions) {
      this.work = [];
      this.isStirred ||= query(game, as).startsWith('mutation');
      const response = await fetch(`${this.server.address}/graphql`, {
        method: 'POST',
        headers: {
          ...UNPACKED,
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ query: query(game, as) }),
      });
      const answer = await response.text();
      all.push({
        about: fields.join(' '),
        answer: `${response.status} ${unnamed(answer)}`,
        cost: response.headers.get('x-query-cost'),
        // Of what goes on at once either may come first.
        work: [...this.work].sort(),
      });
    }
    return all;
  }

  /** What a subscription brings of a game that goes on no more. */
  async followed({ game, key }: Asked, as: As, moments: number): Promise<string> {
    const client = connect(this.server, key);
    try {
      return unnamed(JSON.stringify(await follow(client, { game, as, most: moments })));
    } finally {
      await client.dispose();
    }
  }
}

/** Without what is another in every store: ids that are drawn, times, places among all events. */
const unnamed = (answer: string): string =>
  answer
    .replaceAll(/rk-[\w-]{32}/g, 'KEY')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, 'TIME')
    .replaceAll(/cmV0cmFjZTp[\w-]+/g, placeless);

/** A cursor of a row among all events, whose places are the database's own; others stay as they are. */
const placeless = (cursor: string): string =>
  /^retrace:[A-Za-z ]+:\d{6,}$/.test(Buffer.from(cursor, 'base64url').toString('utf8'))
    ? 'CURSOR'
    : cursor;

/** What questions the twins answer otherwise. */
const parting = (one: readonly Told[], other: readonly Told[]): readonly unknown[] =>
  one.flatMap((told, index) => {
    const twin = other[index];
    return JSON.stringify(told) === JSON.stringify(twin) ? [] : [{ told, twin }];
  });

const NOWHERE = '99999999-9999-4999-8999-999999999999';

/** Decisions after which a game that is played stands. */
const LIVE = 150;

/** The same kind of game in both servers. */
type Pair = readonly [one: Asked, other: Asked];

describe('INFO-01: every field there is, asked of twins that a seat cannot tell apart', () => {
  let twins: readonly [Twin, Twin];
  /** Twins for the Runner, and for the Corp; the former while they are played; two replays. */
  let pairs: Readonly<Record<'runner' | 'corp' | 'live' | 'observed', Pair>>;
  let schema: GraphQLSchema;
  let questions: readonly Question[];

  beforeAll(async () => {
    const [one, other] = [await Twin.start(), await Twin.start()];
    twins = [one, other];
    const pair = async (
      texts: readonly [string, string],
      store: (twin: Twin, text: string) => Promise<Asked>,
    ): Promise<Pair> => [await store(one, texts[0]), await store(other, texts[1])];
    const upload = (twin: Twin, text: string) => twin.upload(text);
    const forRunner = await twinsFor('runner', 'random-haas-bioroid-anarch');
    pairs = {
      runner: await pair(forRunner, upload),
      corp: await pair(await twinsFor('corp', 'random-haas-bioroid-anarch'), upload),
      live: await pair(forRunner, (twin, log) => twin.play(log, 'runner')),
      observed: await pair(observedPair(), upload),
    };
    const introspected = await one.server.ask(getIntrospectionQuery());
    schema = buildClientSchema(introspected as never);
    questions = questionsOf(schema);
  }, 240_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    for (const { server } of twins) await server.stop();
  });

  type KeyOf = (twin: Twin, asked: Asked) => Promise<string | null>;

  /** The same questions to both, each by a key that was given in the same way. */
  async function told([mine, theirs]: Pair, as: As, keyOf: KeyOf, about = questions) {
    const [one, other] = twins;
    const keys = [await keyOf(one, mine), await keyOf(other, theirs)] as const;
    return [
      await one.told(about, mine.game, as, keys[0]),
      await other.told(about, theirs.game, as, keys[1]),
    ] as const;
  }

  /** Nothing here is refused for what it costs, or cannot be read. */
  function expectAlike([one, other]: readonly [readonly Told[], readonly Told[]]): void {
    expect(parting(one, other)).toEqual([]);
    for (const { about, answer } of one)
      if (/^500|VALIDATION|TOO_COSTLY|INTERNAL/.test(answer))
        throw new Error(`${about}: ${answer}`);
  }

  it('leaves no field out', () => {
    const asked = new Set(questions.flatMap(({ fields }) => fields));
    expect([...reachableFields(schema)].filter((field) => !asked.has(field))).toEqual([]);
    expect(asked.size).toBeGreaterThan(450);
  });

  const nobody: KeyOf = () => Promise.resolve(null);
  const whose: KeyOf = (_, { key }) => Promise.resolve(key);
  const wholeAs =
    (viewer: As): KeyOf =>
    (twin, asked) =>
      twin.grant(asked, viewer, 0, null);

  it.each([
    ['anybody as the RUNNER', 'RUNNER', nobody],
    ['anybody as the JUDGE', 'JUDGE', nobody],
    ['who holds all of the RUNNER', 'RUNNER', wholeAs('RUNNER')],
    ['who holds all of the RUNNER, as the CORP', 'CORP', wholeAs('RUNNER')],
    ['who holds all of the RUNNER, as the JUDGE', 'JUDGE', wholeAs('RUNNER')],
    ['who holds all of the SPECTATOR', 'SPECTATOR', wholeAs('SPECTATOR')],
    [
      'who holds some moments of the RUNNER',
      'RUNNER',
      (twin: Twin, asked: Asked) => twin.grant(asked, 'RUNNER', 5, 40),
    ],
  ] as const)(
    'tells the same, by the same work, to %s',
    async (_who, as, keyOf) => expectAlike(await told(pairs.runner, as, keyOf)),
    180_000,
  );

  // What names no game was asked above.
  it.each([
    ['corp', 'who holds all of the CORP', 'CORP', wholeAs('CORP')],
    ['corp', 'who holds all of the CORP, as the RUNNER', 'RUNNER', wholeAs('CORP')],
    ['live', 'who plays the RUNNER', 'RUNNER', whose],
    ['live', 'who plays the RUNNER, as the CORP', 'CORP', whose],
    ['live', 'anybody as the SPECTATOR', 'SPECTATOR', nobody],
    ['observed', 'anybody as the JUDGE', 'JUDGE', nobody],
  ] as const)(
    'tells of twins (%s) the same, by the same work, to %s',
    async (pair, _who, as, keyOf) =>
      expectAlike(await told(pairs[pair], as, keyOf, questions.filter(isOfGame))),
    180_000,
  );

  it.each(['RUNNER', 'SPECTATOR'] as const)(
    'tells the same as it is played, to the %s',
    async (as) => {
      const [one, other] = twins;
      const moments = async (twin: Twin, { game, key }: Asked): Promise<number> =>
        Object(
          await twin.server.ask(
            `query ($game: ID!) { game(id: $game) { moments(as: ${as}) } }`,
            { game },
            key,
          ),
        ).game.moments;
      const most = (await moments(one, pairs.live[0])) + 1;
      expect(await moments(other, pairs.live[1])).toBe(most - 1);
      const seen = await one.followed(pairs.live[0], as, most);
      expect(seen.length).toBeGreaterThan(10_000);
      expect(await other.followed(pairs.live[1], as, most)).toBe(seen);
    },
  );

  it.each([
    ['runner', 'anybody', nobody],
    ['runner', 'who holds all of the RUNNER', wholeAs('RUNNER')],
    ['live', 'anybody', nobody],
    ['observed', 'anybody', nobody],
  ] as const)(
    'answers every mutation that names a game (%s) alike, by the same work, to %s',
    async (pair, _who, keyOf) => {
      const mutations = mutationsOf(schema);
      expect(mutations.length).toBeGreaterThan(20);
      const [one, other] = await told(pairs[pair], 'RUNNER', keyOf, mutations);
      expectAlike([one, other]);
    },
    180_000,
  );

  it('does the same for anybody who asks for what is closed as for what is not there', async () => {
    const [one] = twins;
    const [{ game, key }] = pairs.runner;
    const { decklists } = Object(
      await one.server.ask(
        'query ($game: ID!) { game(id: $game) { decklists(as: JUDGE) { deck { id } } } }',
        { game },
        key,
      ),
    ).game;
    const about = [...questions, ...mutationsOf(schema)].filter(isOfGame);
    const told = async (id: string) =>
      (await one.told(about, id, 'JUDGE', null)).map(({ work, ...rest }) => ({
        ...rest,
        // What is held in memory is gone on from, by as many questions to the store.
        work: work.map((read) => read.replace(/^events from \d+$/, 'events')).sort(),
      }));
    const absent = await told(NOWHERE);
    for (const closed of [game, pairs.observed[0].game, String(decklists[0].deck.id)])
      expectAlike([await told(closed), absent]);
  }, 240_000);

  it('would be seen to part: who uploaded them sees both sides', async () => {
    const [one, other] = await told(pairs.runner, 'JUDGE', whose);
    const fields = parting(one, other).map((pair) => String(Object(pair).told.about));
    expect(fields).toContain('Game.log');
    expect(fields.some((some) => some.startsWith('Position.'))).toBe(true);
    expect(fields.some((some) => some.startsWith('StretchMoment.'))).toBe(true);
  }, 180_000);
});
