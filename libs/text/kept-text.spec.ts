import {
  badTextWithin,
  beginningOf,
  mayHoldBadText,
  mendedName,
  nameFault,
  placeOfFault,
  textFault,
} from './kept-text';

const NUL = String.fromCharCode(0);
const HALF = String.fromCharCode(0xd800);

describe('text that is kept', () => {
  it.each([
    ['Déjà Vu 🂡\tin\r\ntwo lines', null],
    [`a${NUL}b`, 'a control character'],
    ['a\u001b[31m', 'a control character'],
    ['a\u0085', 'a control character'],
    [`a${HALF}b`, 'half of a character (a lone surrogate)'],
    ['De\u0301ja', 'a letter in an unusual form (the text is not in NFC)'],
    ['5 \u212b', 'a letter in an unusual form (the text is not in NFC)'],
    ['각 Ω ā', null],
    [`${String.fromCharCode(0xdc00)}`, 'half of a character (a lone surrogate)'],
  ])('is well-formed and without control characters: %j', (text, fault) => {
    expect(textFault(text)).toBe(fault);
    expect(mayHoldBadText(JSON.stringify(text))).toBe(fault !== null);
    expect(mayHoldBadText(text)).toBe(fault !== null);
  });

  it('is named by its place, at any depth, keys too', () => {
    expect(badTextWithin({ a: [{ b: 'fine' }, { c: NUL }] })).toEqual({
      path: ['a', '1', 'c'],
      what: 'a control character',
    });
    expect(badTextWithin({ a: { [`k${NUL}`]: 1 } })).toEqual({
      path: ['a'],
      what: 'a key with a control character',
    });
    expect(badTextWithin(HALF)?.path).toEqual([]);
    expect(badTextWithin({ a: [1, null, true, 'é'] })).toBeNull();
    expect(placeOfFault(`ab${NUL}${HALF}`)).toBe(2);
    expect(placeOfFault('ab De\u0301ja')).toBe(4);
    let deep: unknown = NUL;
    for (let depth = 0; depth < 20_000; depth += 1) deep = [deep];
    expect(badTextWithin(deep)?.path).toHaveLength(20_000);
  });

  it('is cut between characters', () => {
    expect(beginningOf('ab🂡', 3)).toBe('ab');
    expect(beginningOf('ab🂡', 4)).toBe('ab🂡');
  });
});

describe('a name that is new', () => {
  it.each([
    ['', 'nothing in it'],
    ['\u200b\u00a0\u2060', 'nothing in it'],
    ['\u3164\u115f\u2800\ufe0f', 'nothing in it'],
    ['Ana\nBob', 'more than one line'],
    ['Ana\u2028Bob', 'more than one line'],
    ['Ana\u202eboB', 'a mark that turns the direction of writing'],
    ['x'.repeat(201), '201 characters, of which 200 are kept'],
    ['Ána 李 🂡', null],
    ['עדי', null],
  ])('%j has %s', (name, fault) => {
    expect(nameFault(name)).toBe(fault);
  });
});

describe('the nearest name that can be kept', () => {
  it.each([
    ['What if', 'What if'],
    [' What\r\n\n\tif ', 'What if'],
    ['\u202eOther\u2069', 'Other'],
    ['\u200b', null],
    ['\u202e\n', null],
    [`${'x'.repeat(199)}🂡y`, 'x'.repeat(199)],
  ])('of %j is %j', (name, mended) => {
    expect(mendedName(name)).toBe(mended);
    if (mended !== null) expect(nameFault(mended)).toBeNull();
  });
});
