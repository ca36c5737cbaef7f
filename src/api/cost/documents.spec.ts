import { buildSchema } from 'graphql';
import { Documents } from './documents';

const documents = () =>
  new Documents(
    buildSchema(
      'directive @cost(weight: Int!, rows: Int, slicedBy: [String!]) on FIELD_DEFINITION | OBJECT | INTERFACE\ntype Query { a: Int @cost(weight: 1) }',
    ),
  );

const errorsOf = (known: Documents, text: string) => {
  const read = known.operationOf(text, null, {});
  if (read.ok) throw new Error('it is wrong');
  return read.errors;
};

describe('Documents', () => {
  it('find what is wrong with a document once, however often it is sent', () => {
    const known = documents();
    const errors = errorsOf(known, '{ b }');
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual([
      'GRAPHQL_VALIDATION_FAILED',
    ]);
    expect(errorsOf(known, '{ b }')).toBe(errors);
  });

  it.each(['{ b }', '{ a'])('say where to read what can be asked for %s', (text) => {
    const [error] = errorsOf(documents(), text);
    expect(error?.locations).toHaveLength(1);
    expect(error?.extensions['hint']).toMatch('/schema.graphql');
  });

  it('forget wrong documents for newer ones, and no right one for them', () => {
    const known = documents();
    const right = known.operationOf('{ a }', null, {});
    const errors = errorsOf(known, '{ b }');
    for (let n = 0; n < 60; n += 1) errorsOf(known, `{ b${n} }`);
    expect(errorsOf(known, '{ b }')).not.toBe(errors);
    const again = known.operationOf('{ a }', null, {});
    expect(right.ok && again.ok && right.document === again.document).toBe(true);
  });
});
