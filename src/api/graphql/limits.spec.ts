import { getOperationAST, parse } from 'graphql';
import { measure } from './limits';

function measured(query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const document = parse(query);
  const operation = getOperationAST(document);
  if (!operation) throw new Error('no operation');
  return measure(document, operation, variables);
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

  it('lets introspection pass', () => {
    expect(measured('{ __schema { types { fields { type { name } } } } }')).toEqual({
      depth: 0,
      cost: 0,
    });
  });
});
