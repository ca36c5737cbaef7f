import { getIntrospectionQuery, parse } from 'graphql';
import { tooLongOf, tooRepetitiveOf } from './document-bounds';

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
  ])('refuses %s', (_what, text, code) => {
    expect(codeOf(text)).toBe(code);
  });

  it('leaves what cannot be read to the parser', () => {
    expect(tooLongOf('{ a(b: "')).toBeNull();
    expect(tooLongOf('}}}')).toBeNull();
  });
});

describe('tooRepetitiveOf', () => {
  const codeIn = (text: string): unknown => tooRepetitiveOf(parse(text))?.extensions['code'];

  it.each([
    ['one field again and again', `{ ${'a { b } '.repeat(300)} }`],
    ['fields that multiply', `{ ${`a { ${'b '.repeat(40)} } `.repeat(40)} }`],
    ['many fragments in one place', `{ ${'...A '.repeat(300)} } fragment A on Query { a }`],
  ])('refuses %s', (_what, text) => {
    expect(codeIn(text)).toBe('QUERY_TOO_REPETITIVE');
  });

  it('lets the same be asked in many places', () => {
    const asked = Array.from({ length: 90 }, (_, n) => `m${n}: moment { at next previous legal }`);
    expect(codeIn(`{ ${asked.join(' ')} }`)).toBeUndefined();
  });
});
