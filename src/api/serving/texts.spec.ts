import { getOperationAST, parse } from 'graphql';
import { badTextIn, badTextWritten, tooLongIn } from './texts';

const NUL = String.fromCharCode(0);
const HALF = String.fromCharCode(0xd800);

describe('texts that are sent', () => {
  it.each([
    ['a NUL', { settings: { name: `a${NUL}b` } }, '$settings.name holds a control character'],
    ['half of a character', { names: ['fine', HALF] }, '$names.1 holds half of a character'],
    ['an escape', { note: '\u001b[31m' }, '$note holds a control character'],
  ])('are refused with their place for %s', (_what, variables, message) => {
    expect(badTextIn(variables)?.message).toContain(message);
    expect(badTextIn(variables)?.extensions['code']).toBe('BAD_TEXT');
  });

  it('are taken as people write them', () => {
    const text = 'Déjà Vu 🂡\tin\r\ntwo lines';
    expect(badTextIn({ a: { b: [text, 1, null, true] } })).toBeNull();
    expect(badTextWritten(parse('{ a(b: "Déjà Vu") }'))).toBeNull();
  });

  it('are refused in a document, too', () => {
    const written = parse(String.raw`{ a(b: "x\u0000") }`);
    expect(badTextWritten(written)?.message).toBe(
      'the text at character 7 holds a control character',
    );
  });
});

describe('texts that are asked about', () => {
  const refusal = (text: string, variables: Readonly<Record<string, unknown>>): unknown => {
    const document = parse(text);
    const operation = getOperationAST(document);
    if (!operation) throw new Error('there is one');
    return tooLongIn({ document, operation }, variables)?.message ?? null;
  };
  const LONG = 'x'.repeat(5_000);

  it.each([
    ['a name', 'query ($a: String) { decks(name: $a) { totalCount } }', { a: LONG }],
    [
      'a name in a filter',
      'query ($a: F) { playerStatistics(filter: $a) { totalCount } }',
      { a: { player: LONG } },
    ],
    [
      'a name beside a list',
      'query ($a: String!) { validateDeck(text: $a, format: $a) { legal } }',
      { a: LONG },
    ],
    [
      'a pool beside a position',
      'query ($a: String!) { positionLine(document: "{}", pool: $a) }',
      { a: LONG },
    ],
    [
      'a name within a list’s answer',
      'query ($a: String!) { compareDecks { list(of: $a) } }',
      { a: LONG },
    ],
  ])('are refused where they are too long for %s', (_what, query, variables) => {
    expect(refusal(query, variables)).toBe('$a holds more characters than anything has');
  });

  it('are refused where they are too many together', () => {
    const names = Array.from({ length: 200 }, () => 'x'.repeat(1_000));
    expect(refusal('query ($a: [String!]!) { cards(names: $a) { title } }', { a: names })).toBe(
      'the variables hold too many characters',
    );
  });

  it('are taken where they are lists or positions, or are brought in', () => {
    const lists =
      'query ($a: String!, $b: D!) { validateDeck(text: $a) { legal } compareDecks(before: $b, after: $b) { added } }';
    expect(refusal(lists, { a: LONG, b: { text: LONG } })).toBeNull();
    const positions =
      'query ($a: String!, $b: String!) { positionDocument(position: $a) positionLine(document: $b, pool: "core") }';
    expect(refusal(positions, { a: LONG, b: LONG })).toBeNull();
    expect(
      refusal('mutation ($a: String!) { importReplay(file: $a) { tier } }', { a: LONG }),
    ).toBeNull();
    expect(refusal('query ($a: String) { decks(name: $a) { totalCount } }', { a: 'x' })).toBeNull();
  });
});
