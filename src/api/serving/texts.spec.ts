import { parse } from 'graphql';
import { badTextIn, badTextWritten } from './texts';

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
