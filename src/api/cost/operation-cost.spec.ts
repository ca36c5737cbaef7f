import { buildSchema, getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { usualLimits } from '../../platform/config/limits';
import { typeDefinitions } from '../type-definitions';
import { declaredCosts } from './declared-cost';
import { planOf, type Variables } from './operation-cost';

const DIRECTIVE =
  'directive @cost(weight: Int!, rows: Int, slicedBy: [String!]) on FIELD_DEFINITION | OBJECT | INTERFACE';

const small = buildSchema(`${DIRECTIVE}
  type Query @cost(weight: 1) {
    name: String
    heavy: String @cost(weight: 70)
    list(first: Int, last: Int): List @cost(weight: 5, rows: 20, slicedBy: ["first", "last"])
    usual(first: Int = 7): List @cost(weight: 5, rows: 20, slicedBy: ["first"])
    named(names: [String!]!): [List!]! @cost(weight: 5, rows: 20, slicedBy: ["names"])
    tags: [String!]! @cost(weight: 2, rows: 10)
    any: Any
  }
  type List @cost(weight: 1) { rows: [Query!]! @cost(weight: 1, rows: 1) total: Int! }
  union Any = Query | List
`);
const whole = buildSchema(typeDefinitions.join('\n'));

function measured(query: string, variables: Variables = {}, schema = small) {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  const plan = planOf(schema, declaredCosts(schema), document, operation);
  return { depth: plan.depth, cost: plan.cost(variables) };
}

describe('the cost of an operation', () => {
  it('is what the schema declares of each field, under each alias', () => {
    expect(measured('{ name }')).toEqual({ depth: 1, cost: 1 });
    expect(measured('{ heavy a: heavy b: heavy }').cost).toBe(210);
    expect(measured('{ tags }').cost).toBe(2 + 10);
    expect(measured('{ __typename a: __typename }').cost).toBe(2);
  });

  it('is that of each row so many times', () => {
    expect(measured('{ list(first: 3) { rows { heavy } } }')).toEqual({
      depth: 3,
      cost: 5 + 3 * (1 + 70),
    });
    expect(measured('{ list { total } }').cost).toBe(5 + 20);
    expect(measured('{ usual { total } }').cost).toBe(5 + 7);
    expect(measured('{ list(first: 2, last: 9) { total } }').cost).toBe(5 + 9);
    expect(measured('{ list(first: -4) { total } }').cost).toBe(5 + 1);
  });

  it('takes the number of rows from a variable, its default, or what is usual', () => {
    const query = 'query ($n: Int) { list(first: $n) { total } }';
    expect(measured(query, { n: 100 }).cost).toBe(105);
    expect(measured(query).cost).toBe(25);
    const withDefault = 'query ($n: Int = 300) { list(first: $n) { total } }';
    expect(measured(withDefault).cost).toBe(305);
    expect(measured(withDefault, { n: 2 }).cost).toBe(7);
  });

  it.each([1e308, Infinity, 0.5])('leaves what is no Int (%s) to those who read variables', (n) => {
    expect(measured('query ($n: Int) { list(first: $n) { total } }', { n }).cost).toBe(25);
  });

  it('takes the length of a list that names the rows', () => {
    expect(measured('{ named(names: ["a", "b"]) { total } }').cost).toBe(5 + 2);
    const query = 'query ($n: [String!]!) { named(names: $n) { total } }';
    expect(measured(query, { n: ['a', 'b', 'c'] }).cost).toBe(5 + 3);
  });

  it('multiplies lists within lists, also through fragments, aliases and unions', () => {
    const direct = measured('{ list(first: 9) { rows { list(first: 8) { total } } } }');
    expect(direct.cost).toBe(5 + 9 * (1 + 5 + 8));
    const hidden = measured(`{ x: list(first: 9) { ...A } }
      fragment A on List { ... { rows { ... on Query { y: list(first: 8) { total } } } } }`);
    expect(hidden).toEqual(direct);
    expect(measured('{ any { ... on Query { heavy } ... on List { total } } }').cost).toBe(72);
  });

  it('is quick for fragments that double and double', () => {
    const parts = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Query { ...F${i + 1} a: name ...F${i + 1} }`,
    ).join(' ');
    const last = (rows: string) => `fragment F60 on Query { list(first: ${rows}) { total } }`;
    expect(measured(`{ ...F0 } ${parts} ${last('1')}`).cost).toBeGreaterThan(2 ** 60);
    const asked = `query ($n: Int) { ...F0 } ${parts} ${last('$n')}`;
    expect(measured(asked, { n: 2 }).cost).toBeGreaterThan(2 ** 60);
  });
});

describe('the cost of introspection', () => {
  const cost = (query: string, variables: Variables = {}) => measured(query, variables, whole).cost;

  it('lets tools ask for the whole schema', () => {
    const all = cost(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }));
    expect(all).toBeGreaterThan(1_000);
    expect(all).toBeLessThan(usualLimits.costPerQuery);
  });

  it('is what it answers with, for every alias', () => {
    const types = Object.keys(whole.getTypeMap()).length;
    expect(cost('{ __schema { types { name } } }')).toBe(2 + types);
    const one = cost('{ __schema { types { fields { name } } } }');
    const twice = '{ a: __schema { ...S } b: __schema { ...S } } ';
    expect(cost(`${twice} fragment S on __Schema { types { fields { name } } }`)).toBe(2 * one);
    const query = 'query ($t: String!) { __type(name: $t) { fields { name } } }';
    expect(cost(query, { t: 'Game' })).toBeGreaterThan(cost(query, { t: 'Memory' }));
    expect(cost(query, { t: 'Nothing' })).toBe(1);
  });

  it('is found quickly where it turns in circles', () => {
    const round = (depth: number): string =>
      depth === 0 ? 'name' : `fields { type { ${round(depth - 1)} } }`;
    expect(cost(`{ __schema { types { ${round(20)} } } }`)).toBeGreaterThan(1_000_000);
  });
});

describe('a schema', () => {
  it.each([
    ['a field of which nothing is said', 'type Query { a: Int }', 'Query.a does not say'],
    ['a list', 'type Query @cost(weight: 1) { a: [Int] }', 'Query.a does not say'],
    ['arguments', 'type Query @cost(weight: 1) { a(b: Int): Int }', 'Query.a does not say'],
    ['a list without rows', 'type Query { a: [Int] @cost(weight: 1) }', 'Query.a has rows'],
    [
      'an argument that is not there',
      'type Query { a: Int @cost(weight: 1, rows: 1, slicedBy: ["b"]) }',
      'Query.a is sliced by b',
    ],
  ])('with %s is no schema', (_what, text, why) => {
    expect(() => declaredCosts(buildSchema(`${DIRECTIVE} ${text}`))).toThrow(why);
  });

  it('of ours says what each field costs', () => {
    expect(declaredCosts(whole).size).toBeGreaterThan(500);
  });
});
