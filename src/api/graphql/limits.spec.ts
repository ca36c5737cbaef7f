import { buildSchema, getIntrospectionQuery, getOperationAST, parse } from 'graphql';
import { typeDefinitions } from '../type-definitions';
import { measure, MOST_COST } from './limits';

const schema = buildSchema(typeDefinitions.join('\n'));

function measured(query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return measure(schema, document, operation, variables);
}

describe('measure', () => {
  it('counts fields, and those of a connection for every row', () => {
    expect(measured('{ a b { c } }')).toEqual({ depth: 2, cost: 3 });
    expect(measured('{ games(first: 10) { edges { node { id } } } }')).toEqual({
      depth: 4,
      cost: 31,
    });
    expect(measured('{ games { totalCount } }').cost).toBe(21);
  });

  it('takes the number of rows from a variable, or its usual one', () => {
    const query = 'query ($n: Int) { games(first: $n) { totalCount } }';
    expect(measured(query, { n: 100 }).cost).toBe(101);
    expect(measured(query).cost).toBe(21);
  });

  it('multiplies connections within connections, also through fragments and aliases', () => {
    const direct = measured('{ games(first: 9) { timeline(first: 9) { id } } }');
    expect(direct.cost).toBe(1 + 9 * (1 + 9));
    const hidden = measured(
      '{ x: games(first: 9) { ...A } } fragment A on GameConnection { ... { timeline(first: 9) { id } } }',
    );
    expect(hidden).toEqual(direct);
  });

  it('is quick for fragments that double and double', () => {
    const parts = Array.from(
      { length: 60 },
      (_, i) => `fragment F${i} on Q { ...F${i + 1} x: a ...F${i + 1} }`,
    );
    const { cost } = measured(`{ ...F0 } ${parts.join(' ')} fragment F60 on Q { a }`);
    expect(cost).toBeGreaterThan(2 ** 60);
  });

  it('ends for fragments that hold themselves, which are refused later', () => {
    expect(measured('{ ...A } fragment A on Q { a { ...A } }').cost).toBe(1);
    expect(measured('{ __schema { ...A } } fragment A on __Schema { ...A }').cost).toBe(1);
  });

  it('takes the number of rows from the default of a variable', () => {
    const query = 'query ($n: Int = 300) { games(first: $n) { totalCount } }';
    expect(measured(query).cost).toBe(301);
    expect(measured(query, { n: 2 }).cost).toBe(3);
  });

  it('lets tools ask for the whole schema, once', () => {
    const { cost } = measured(getIntrospectionQuery({ inputValueDeprecation: true, oneOf: true }));
    expect(cost).toBeGreaterThan(1_000);
    expect(cost).toBeLessThan(MOST_COST / 2);
  });

  it('counts introspection by what it answers with, for every alias', () => {
    const types = Object.keys(schema.getTypeMap()).length;
    expect(measured('{ __schema { types { name } } }').cost).toBe(Math.ceil((2 + types) / 4));
    const one = measured('{ __schema { types { fields { name } } } }').cost;
    const twice = '{ a: __schema { ...S } b: __schema { ...S } } ';
    expect(measured(`${twice} fragment S on __Schema { types { fields { name } } }`).cost).toBe(
      2 * one,
    );
    const query = 'query ($t: String!) { __type(name: $t) { fields { name } } }';
    expect(measured(query, { t: 'Game' }).cost).toBeGreaterThan(
      measured(query, { t: 'Memory' }).cost,
    );
    expect(measured(query, { t: 'Nothing' }).cost).toBe(1);
    expect(measured('{ __typename a: __typename }').cost).toBe(2);
  });

  it('is quick for introspection that turns in circles', () => {
    const round = (depth: number): string =>
      depth === 0 ? 'name' : `fields { type { ${round(depth - 1)} } }`;
    const { cost } = measured(`{ __schema { types { ${round(20)} } } }`);
    expect(cost).toBeGreaterThan(1_000_000);
  });
});
