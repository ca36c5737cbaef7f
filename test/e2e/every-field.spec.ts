import { buildClientSchema, getIntrospectionQuery, type GraphQLSchema } from 'graphql';
import { twinsFor } from '../web/support/twins';
import { questionsOf, reachableFields, type Question } from './support/questions';
import { Server } from './support/server';

/** Where costs are no matter: what is asked here is more than any client asks. */
const GENEROUS = {
  RETRACE_COST_PER_QUERY: '90000000',
  RETRACE_COST_PER_SECOND: '900000000',
  RETRACE_COST_PER_MINUTE: '900000000',
};

type As = 'CORP' | 'RUNNER' | 'SPECTATOR' | 'JUDGE';

/** What a question came to: the bytes of the answer, what it is said to cost, and what was read for it. */
interface Told {
  readonly about: string;
  readonly answer: string;
  readonly cost: string | null;
  readonly work: readonly string[];
}

/** One of the twins in a server of its own, which else holds the same. */
class Twin {
  private work: string[] = [];

  private constructor(
    readonly server: Server,
    readonly game: string,
    readonly key: string,
  ) {
    const reader = server.readModels();
    const query = reader.query.bind(reader);
    jest.spyOn(reader, 'query').mockImplementation(async (name, sql, values) => {
      const rows = await query(name, sql, values);
      this.work.push(`${name}: ${rows.length}`);
      return rows as never;
    });
    const store = server.store();
    const read = store.readStream.bind(store);
    jest.spyOn(store, 'readStream').mockImplementation((stream, from, limit) => {
      this.work.push(`events from ${from ?? 1}`);
      return read(stream, from, limit);
    });
  }

  static async of(log: string): Promise<Twin> {
    const server = await Server.start(GENEROUS);
    const { status, body } = await server.post(Buffer.from(log), {}, '?private');
    const { id, key } = Object(body);
    if (status !== 201) throw new Error(JSON.stringify(body));
    return new Twin(server, id, key);
  }

  async grant(viewer: As, from: number, to: number | null): Promise<string> {
    const given = await this.server.ask(
      `mutation ($game: ID!, $viewer: Viewer!, $from: Int!, $to: Int) {
        giveGrant(game: $game, viewer: $viewer, from: $from, to: $to) { key } }`,
      { game: this.game, viewer, from, to },
      this.key,
    );
    return String(Object(given).giveGrant.key);
  }

  /** What follows the store has caught up with what was given last. */
  private async isStill(): Promise<void> {
    do {
      this.work = [];
      await new Promise((resolve) => setTimeout(resolve, 400));
    } while (this.work.length > 0);
  }

  async told(questions: readonly Question[], as: As, key: string | null): Promise<readonly Told[]> {
    const all: Told[] = [];
    await this.server.graphql('{ keys { for } }', {}, key ?? undefined);
    await this.isStill();
    for (const { fields, query } of questions) {
      this.work = [];
      const response = await fetch(`${this.server.address}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify({ query: query(this.game, as) }),
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
}

/** Without what is another in every store: ids that are drawn, times, places among all events. */
const unnamed = (answer: string): string =>
  answer
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, 'ID')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|\b\d{13}\b/g, 'TIME')
    .replaceAll(/cmV0cmFjZTo[\w-]+/g, placeless);

/** A cursor of a row among all events, whose places are the database's own; others stay as they are. */
const placeless = (cursor: string): string =>
  /^retrace:\d{6,}$/.test(Buffer.from(cursor, 'base64url').toString('utf8')) ? 'CURSOR' : cursor;

/** What questions the twins answer otherwise. */
const parting = (one: readonly Told[], other: readonly Told[]): readonly unknown[] =>
  one.flatMap((told, index) => {
    const twin = other[index];
    return JSON.stringify(told) === JSON.stringify(twin) ? [] : [{ told, twin }];
  });

describe('INFO-01: every field there is, asked of twins that a seat cannot tell apart', () => {
  let twins: readonly [Twin, Twin];
  let schema: GraphQLSchema;
  let questions: readonly Question[];

  beforeAll(async () => {
    const [one, other] = await twinsFor('runner', 'random-haas-bioroid-anarch');
    twins = [await Twin.of(one), await Twin.of(other)];
    const introspected = await twins[0].server.ask(getIntrospectionQuery());
    schema = buildClientSchema(introspected as never);
    questions = questionsOf(schema);
  }, 180_000);
  afterAll(async () => {
    jest.restoreAllMocks();
    for (const { server } of twins) await server.stop();
  });

  /** The same questions to both, each by a key that was given in the same way. */
  async function told(as: As, keyOf: (twin: Twin) => Promise<string | null>) {
    const [one, other] = twins;
    const [mine, theirs] = [await keyOf(one), await keyOf(other)];
    return [await one.told(questions, as, mine), await other.told(questions, as, theirs)] as const;
  }

  it('leaves no field out', () => {
    const asked = new Set(questions.flatMap(({ fields }) => fields));
    expect([...reachableFields(schema)].filter((field) => !asked.has(field))).toEqual([]);
    expect(asked.size).toBeGreaterThan(450);
  });

  const wholeAs = (viewer: As) => (twin: Twin) => twin.grant(viewer, 0, null);

  it.each([
    ['anybody as the RUNNER', 'RUNNER', () => Promise.resolve(null)],
    ['anybody as the JUDGE', 'JUDGE', () => Promise.resolve(null)],
    ['who holds all of the RUNNER', 'RUNNER', wholeAs('RUNNER')],
    ['who holds all of the RUNNER, as the CORP', 'CORP', wholeAs('RUNNER')],
    ['who holds all of the RUNNER, as the JUDGE', 'JUDGE', wholeAs('RUNNER')],
    ['who holds all of the SPECTATOR', 'SPECTATOR', wholeAs('SPECTATOR')],
    ['who holds some moments of the RUNNER', 'RUNNER', (twin: Twin) => twin.grant('RUNNER', 5, 40)],
  ] as const)(
    'tells the same, by the same work, to %s',
    async (_who, as, keyOf) => {
      const [one, other] = await told(as, keyOf);
      expect(parting(one, other)).toEqual([]);
      // Nothing here is refused for what it costs, or cannot be read.
      for (const { about, answer } of one)
        if (/^500|VALIDATION|TOO_COSTLY|INTERNAL/.test(answer))
          throw new Error(`${about}: ${answer}`);
    },
    180_000,
  );

  it('would be seen to part: who uploaded them sees both sides', async () => {
    const [one, other] = await told('JUDGE', (twin) => Promise.resolve(twin.key));
    const fields = parting(one, other).map((pair) => String(Object(pair).told.about));
    expect(fields).toContain('Game.log');
    expect(fields.some((some) => some.startsWith('Position.'))).toBe(true);
    expect(fields.some((some) => some.startsWith('StretchMoment.'))).toBe(true);
  }, 180_000);
});
