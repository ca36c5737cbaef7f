import { buildSchema, getOperationAST, parse } from 'graphql';
import { wrongVariables } from './wrong-variables';

const schema = buildSchema('type Query { sum(of: [Int!]!): Int }');

function wrongIn(variables: Readonly<Record<string, unknown>>): readonly unknown[] | null {
  const operation = getOperationAST(parse('query ($of: [Int!]!) { sum(of: $of) }'));
  if (operation === null || operation === undefined) throw new Error('the query is one operation');
  const errors = wrongVariables(schema, { operation }, { variables });
  return errors?.map(({ extensions }) => extensions['code']) ?? null;
}

describe('wrongVariables', () => {
  it('finds nothing wrong with what a query takes', () => {
    expect(wrongIn({ of: [1, 2] })).toBeNull();
  });

  it('blames the asker for every value that it cannot take, and for more of them than it tells', () => {
    expect(wrongIn({ of: ['one', 2] })).toEqual(['BAD_USER_INPUT']);
    expect(wrongIn({})).toEqual(['BAD_USER_INPUT']);
    const many = wrongIn({ of: Array.from({ length: 60 }, () => 'one') });
    expect(new Set(many)).toEqual(new Set(['BAD_USER_INPUT']));
    expect(many?.length).toBeLessThan(12);
  });

  it('says where to read what can be sent', () => {
    const operation = getOperationAST(parse('query ($of: [Int!]!) { sum(of: $of) }'));
    if (operation === null || operation === undefined)
      throw new Error('the query is one operation');
    const [error] = wrongVariables(schema, { operation }, { variables: { of: 'x' } }) ?? [];
    expect(error?.extensions['hint']).toMatch('/schema.graphql');
  });
});
