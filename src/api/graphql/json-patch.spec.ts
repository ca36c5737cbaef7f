import fc from 'fast-check';
import { patched } from '../../../web/src/game/patch';
import { patchOf } from './json-patch';

const json = fc.jsonValue({ maxDepth: 4 });

describe('changes from one position to the next', () => {
  it('makes the later of the earlier, whatever both are', () => {
    fc.assert(
      fc.property(json, json, (before, after) => {
        expect(patched(before, patchOf(before, after))).toEqual(after);
      }),
      { numRuns: 500 },
    );
  });

  it('speaks of what changed alone', () => {
    const before = { corp: { credits: 5, hq: [{ a: 1 }, { a: 2 }, { a: 3 }] } };
    const after = { corp: { credits: 4, hq: [{ a: 1 }, { a: 3 }] } };
    expect(patchOf(before, after)).toEqual([
      { op: 'replace', path: '/corp/credits', value: 4 },
      { op: 'remove', path: '/corp/hq/1' },
    ]);
  });

  it('leaves alone, and shares, what did not change', () => {
    const before = { corp: { hq: [1] }, runner: { grip: [{}] } };
    const next = patched(before, patchOf(before, { corp: { hq: [2] }, runner: { grip: [{}] } }));
    expect(Reflect.get(Object(next), 'runner')).toBe(before.runner);
  });
});
