import { buildSchema, GraphQLError, parse } from 'graphql';
import { NoFreeConnection } from '../../platform/database/overload';
import { CompiledOperations } from './compiled-operations';

const asked = { times: 0 };
const schema = buildSchema(`
  type Query { card(at: Int!): Card }
  type Card { title: String! host: Card }`);
const card = schema.getQueryType()?.getFields()['card'];
if (card !== undefined)
  card.resolve = (_source, { at }: { readonly at: number }) => {
    asked.times += 1;
    if (at < 0) throw new NoFreeConnection(1, 1_000, new Error('all are held'));
    if (at > 9) throw new GraphQLError('there is no such card');
    return Promise.resolve({ title: `card ${at}`, host: null });
  };

const CARD = parse('query ($at: Int!) { card(at: $at) { title host { title } } }');
const data = { card: { title: 'card 1', host: null } };

describe('a query that is asked again and again', () => {
  it('is compiled, and answered as before', async () => {
    const operations = new CompiledOperations(schema, 3);
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await operations.answer(CARD, {}, { at: 1 }));
    expect(answers).toEqual([null, null, data, data]);
  });

  it('is left to graphql-js where something is wrong, and for a while after that', async () => {
    const operations = new CompiledOperations(schema, 1);
    expect(await operations.answer(CARD, {}, { at: 1 })).toEqual(data);
    asked.times = 0;
    const answers = [];
    for (let n = 0; n < 100; n += 1) answers.push(await operations.answer(CARD, {}, { at: 10 }));
    expect(new Set(answers)).toEqual(new Set([null]));
    expect(asked.times).toBeLessThanOrEqual(12);
    expect(await operations.answer(CARD, {}, { at: 'one' })).toBeNull();
  });

  it('is not asked for once more where there is too much to do', async () => {
    const operations = new CompiledOperations(schema, 1);
    asked.times = 0;
    const refused = async () => operations.answer(CARD, {}, { at: -1 });
    await expect(refused()).rejects.toBeInstanceOf(NoFreeConnection);
    expect(asked.times).toBe(1);
  });

  it('is compiled anew only when it is worth it anew, where others took its place', async () => {
    const operations = new CompiledOperations(schema, 2);
    const ask = (document: typeof CARD) => operations.answer(document, {}, { at: 1 });
    const others = Array.from({ length: 64 }, (_, n) =>
      parse(`query ($at: Int!) { a${n}: card(at: $at) { title } }`),
    );
    for (const document of [CARD, ...others]) {
      expect(await ask(document)).toBeNull();
      expect(await ask(document)).not.toBeNull();
    }
    const again = [];
    for (let n = 0; n < 3; n += 1) again.push(await ask(CARD));
    expect(again).toEqual([null, null, data]);
    expect(await ask(others[63] ?? CARD)).not.toBeNull();
  });

  it.each([
    ['several operations', 'query A { card(at: 1) { title } } query B { card(at: 2) { title } }'],
    ['the schema', '{ card(at: 1) { title } __schema { description } }'],
    [
      'more fields than are worth it, by fragments of fragments',
      `{ card(at: 1) { ...A ${Array.from({ length: 12 }, (_, n) => `a${n}: host { ...A }`).join(' ')} } }
       fragment A on Card { ${Array.from({ length: 12 }, (_, n) => `b${n}: host { ...B }`).join(' ')} }
       fragment B on Card { ${Array.from({ length: 12 }, (_, n) => `c${n}: title`).join(' ')} }`,
    ],
  ])('is left to graphql-js where it holds %s', async (_what, text) => {
    const operations = new CompiledOperations(schema, 1);
    const document = parse(text);
    for (let n = 0; n < 5; n += 1) expect(await operations.answer(document, {}, {})).toBeNull();
  });
});
