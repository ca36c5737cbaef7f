import { getIntrospectionQuery } from 'graphql';
import { tooLongOf } from './document-bounds';

const codeOf = (text: string): unknown => tooLongOf(text)?.extensions['code'];

describe('tooLongOf', () => {
  it('lets pass what people and tools write', () => {
    const all = { inputValueDeprecation: true, oneOf: true, schemaDescription: true };
    expect(tooLongOf(getIntrospectionQuery(all))).toBeNull();
    expect(tooLongOf('{ game(id: "a") { timeline(as: JUDGE) { totalCount } } }')).toBeNull();
  });

  it.each([
    ['thousands of aliases', `{ ${'a: __typename '.repeat(9_000)} }`, 'QUERY_TOO_LONG'],
    ['a long text', `{ a(b: "${'x'.repeat(70_000)}") }`, 'QUERY_TOO_LONG'],
    ['a long comment', `#${'x'.repeat(70_000)}\n{ a }`, 'QUERY_TOO_LONG'],
    ['deep fields', '{a'.repeat(900) + '}'.repeat(900), 'QUERY_TOO_DEEP'],
    ['deep lists', `{ a(b: ${'['.repeat(900)}${']'.repeat(900)}) }`, 'QUERY_TOO_DEEP'],
    ['a deep type', `query ($a: ${'['.repeat(900)}Int${']'.repeat(900)}) { a }`, 'QUERY_TOO_DEEP'],
    ['one field again and again', `{ ${'a { b } '.repeat(300)} }`, 'QUERY_TOO_REPETITIVE'],
  ])('refuses %s', (_what, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('leaves what cannot be read to the parser', () => {
    expect(tooLongOf('{ a(b: "')).toBeNull();
    expect(tooLongOf('}}}')).toBeNull();
  });
});
