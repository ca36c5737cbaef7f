import { buildSchema, graphql, type GraphQLSchema } from 'graphql';
import type { QueryBus } from '@nestjs/cqrs';
import { callerWith } from '../../access/caller';
import { refusal } from '../../access/refusal';
import type { Range } from '../../access/grant';
import type { AccessDecision } from '../../access/access-decision';
import { CheckAccess } from '../../access/check-access';
import { typeDefinitions } from '../type-definitions';
import { bounds } from './bounds';
import { Gate } from './gate';
import { gated, guardedFields } from './gated-schema';

const OPEN = '11111111-1111-4111-8111-111111111111';
const CLOSED = '22222222-2222-4222-8222-222222222222';
const MISSING = '33333333-3333-4333-8333-333333333333';
const RANGED = '44444444-4444-4444-8444-444444444444';
const REVOKED = '55555555-5555-4555-8555-555555555555';

const ranges: readonly Range[] = [{ from: 2, to: 3 }];
const revoked = refusal('GRANT_REVOKED', 'your grant was revoked', 'Ask.');
const notOpen = refusal('VIEW_NOT_OPEN', 'not open', 'Ask.');

function sightOf({ game, viewer }: CheckAccess): AccessDecision {
  switch (game) {
    case OPEN:
      return viewer === 'judge' ? { ok: false, why: notOpen } : { ok: true, ranges: 'all' };
    case RANGED:
      return { ok: true, ranges };
    case REVOKED:
      return { ok: false, why: revoked };
    default:
      return { ok: false, why: null };
  }
}

const definition = `
  enum Viewer { CORP JUDGE }
  type Query { game(id: ID!): Game games: [Game!]! told(game: ID!, as: Viewer!): Int }
  type Game {
    id: ID!
    position(at: Int!, as: Viewer!): Int
    timeline(as: Viewer!): Timeline!
    accessLog(as: Viewer!): [Row!]!
    moments(as: Viewer!): Int
    step(from: Int!, as: Viewer!): Int
  }
  type Timeline { edges: [Edge!]! pageInfo: Page! totalCount: Int! }
  type Edge { cursor: String! node: Row! }
  type Page { hasNextPage: Boolean! endCursor: String }
  type Row { at: Int! }`;

/** A schema of games, which notes all the work that its fields do. */
function table() {
  const work: string[] = [];
  const schema: GraphQLSchema = buildSchema(definition);
  const viewer = schema.getType('Viewer');
  if (viewer !== undefined && 'getValues' in viewer)
    for (const value of viewer.getValues())
      if ('value' in value) value.value = value.name.toLowerCase();
  gated(schema);
  const rows = [1, 2, 3, 4].map((at) => ({ at }));
  const gameOf = (id: string) => (id === MISSING || !id.startsWith('0') ? { id } : null);
  const stored = new Set([OPEN, CLOSED, RANGED, REVOKED]);
  const root = {
    game: ({ id }: { id: string }) => {
      work.push('find');
      if (!stored.has(id)) return null;
      const edges = rows.map((node) => ({ cursor: `after ${node.at}`, node }));
      return {
        ...gameOf(id),
        position: ({ at }: { at: number }) => at,
        timeline: { edges, pageInfo: { hasNextPage: true, endCursor: 'after 4' }, totalCount: 9 },
        accessLog: rows,
        moments: 4,
        step: ({ from }: { from: number }) => from + 1,
      };
    },
    games: () => [{ id: OPEN }, { id: CLOSED }],
    told: ({ game }: { game: string }) => {
      work.push('tell');
      return stored.has(game) ? 1 : null;
    },
  };
  const execute = async (question: unknown): Promise<unknown> => {
    if (!(question instanceof CheckAccess)) throw new Error('another question');
    work.push('look');
    return sightOf(question);
  };
  const queries: Pick<QueryBus, 'execute'> = { execute: async (query: unknown) => execute(query) };
  return {
    work,
    ask: async (source: string): Promise<unknown> => {
      const contextValue = { gate: new Gate(queries, callerWith([])) };
      const { data, errors } = await graphql({
        schema,
        source,
        rootValue: root,
        contextValue,
      });
      const code = errors?.[0]?.extensions['code'];
      return {
        data: JSON.parse(JSON.stringify(data ?? null)),
        ...(code === undefined ? {} : { code }),
      };
    },
  };
}

describe('the gate', () => {
  it('answers for a game that is closed exactly as for one there is not, after the same work', async () => {
    for (const source of [
      (id: string) => `{ game(id: "${id}") { id moments(as: CORP) } }`,
      (id: string) => `{ told(game: "${id}", as: CORP) }`,
    ]) {
      const [closed, missing] = [table(), table()];
      expect(await closed.ask(source(CLOSED))).toEqual(await missing.ask(source(MISSING)));
      expect(closed.work).toEqual(missing.work);
      expect(closed.work).toHaveLength(2);
    }
  });

  it('lets through what is open, and says what is not to whoever sees the game', async () => {
    const { ask } = table();
    expect(await ask(`{ game(id: "${OPEN}") { moments(as: CORP) } }`)).toEqual({
      data: { game: { moments: 4 } },
    });
    expect(await ask(`{ game(id: "${OPEN}") { id moments(as: JUDGE) } }`)).toEqual({
      data: { game: { id: OPEN, moments: null } },
      code: 'VIEW_NOT_OPEN',
    });
  });

  it('tells the holder of a grant what became of it', async () => {
    expect(await table().ask(`{ game(id: "${REVOKED}") { id } }`)).toEqual({
      data: { game: null },
      code: 'GRANT_REVOKED',
    });
  });

  it('keeps to the moments of a grant', async () => {
    const { ask } = table();
    const game = `game(id: "${RANGED}")`;
    expect(await ask(`{ ${game} { position(at: 3, as: CORP) } }`)).toEqual({
      data: { game: { position: 3 } },
    });
    expect(await ask(`{ ${game} { position(at: 4, as: CORP) } }`)).toMatchObject({
      code: 'OUT_OF_GRANT',
    });
    expect(await ask(`{ ${game} { accessLog(as: CORP) { at } } }`)).toEqual({
      data: { game: { accessLog: [{ at: 2 }, { at: 3 }] } },
    });
    expect(
      await ask(
        `{ ${game} { timeline(as: CORP) {
          totalCount pageInfo { hasNextPage endCursor } edges { node { at } } } } }`,
      ),
    ).toEqual({
      data: {
        game: {
          timeline: {
            totalCount: 2,
            pageInfo: { hasNextPage: false, endCursor: 'after 3' },
            edges: [{ node: { at: 2 } }, { node: { at: 3 } }],
          },
        },
      },
    });
    expect(await ask(`{ ${game} { moments(as: CORP) } }`)).toMatchObject({ code: 'OUT_OF_GRANT' });
    expect(
      await ask(`{ ${game} { within: step(from: 2, as: CORP) beyond: step(from: 3, as: CORP) } }`),
    ).toEqual({ data: { game: { within: 3, beyond: null } } });
    expect(await ask(`{ ${game} { step(from: 1, as: CORP) } }`)).toMatchObject({
      code: 'OUT_OF_GRANT',
    });
  });

  it('asks once about a game and viewer in one request', async () => {
    const { ask, work } = table();
    await ask(`{ game(id: "${OPEN}") { a: moments(as: CORP) b: moments(as: CORP) } }`);
    expect(work).toEqual(['look', 'find', 'look']);
  });

  it('stops a list that holds a game which is closed', async () => {
    expect(await table().ask('{ games { id } }')).toMatchObject({ code: 'GAME_NOT_FOUND' });
  });

  it('refuses a schema with a viewer of no game', () => {
    const schema = buildSchema('enum Viewer { CORP } type Query { all(as: Viewer): Int }');
    expect(() => guardedFields(schema)).toThrow('Query.all takes a viewer and no game');
  });
});

describe('the bounds of grants', () => {
  const schema = buildSchema(typeDefinitions.join('\n'));
  const named = guardedFields(schema).map(({ name }) => name);

  it('are of fields that there are', () => {
    expect(Object.keys(bounds).filter((name) => !named.includes(name))).toEqual([]);
  });
});
