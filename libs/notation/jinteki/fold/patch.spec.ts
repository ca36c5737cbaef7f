import fc from 'fast-check';
import type { Json, JsonObject } from '../json';
import { Work } from './misfit';
import { patch } from './patch';

function patched(state: JsonObject, diff: Json): Json {
  const result = patch(state, diff, 7, new Work());
  if (!result.ok) throw new Error(result.message);
  return result.state;
}

describe('patch', () => {
  it.each<[string, JsonObject, Json, Json]>([
    [
      'merges objects and keeps other keys',
      { a: { b: 1, c: 2 } },
      [{ a: { b: 3 } }, {}],
      { a: { b: 3, c: 2 } },
    ],
    ['deletes a key marked 0', { a: { b: 1, c: 2 } }, [{}, { a: { b: 0 } }], { a: { c: 2 } }],
    [
      'cuts from the end, then alters by place',
      { l: [1, 2, 3] },
      [{ l: [0, 9] }, { l: [2] }],
      { l: [9] },
    ],
    ['appends with +', { l: [1] }, [{ l: ['+', 2, '+', 3] }, {}], { l: [1, 2, 3] }],
    [
      'cuts nothing for 0 and for less',
      { l: [{ a: 1, b: 1 }] },
      [{}, { l: [-2, 0, { a: 0 }] }],
      { l: [{ b: 1 }] },
    ],
    ['sets an absent zone', { a: 1 }, [{ l: [{ cid: 'x' }] }, {}], { a: 1, l: [{ cid: 'x' }] }],
    ['replaces null by a list', { l: null }, [{ l: [1] }, {}], { l: [1] }],
    [
      'turns a list into a number',
      { l: [{ v: 'Done' }] },
      [{ l: 13 }, { l: [{ v: 'Done' }] }],
      { l: 13 },
    ],
    [
      'turns a list that begins with a number into a text',
      { l: [5, 6] },
      [{ l: 'credit' }, { l: [5, 6] }],
      { l: 'credit' },
    ],
    ['turns an object into a text', { v: { t: 'A' } }, [{ v: 'B' }, { v: { t: 'A' } }], { v: 'B' }],
    [
      'rewrites a set listed by bare elements',
      { s: ['All'] },
      [{ s: ['Barrier'] }, { s: ['All'] }],
      { s: ['Barrier'] },
    ],
    ['takes keys with ? and .', { 'a?': 1 }, [{ 'b.c': 2 }, { 'a?': 0 }], { 'b.c': 2 }],
    ['takes an empty pair', { a: 1 }, [{}, []], { a: 1 }],
  ])('%s', (_, state, diff, expected) => {
    const before = structuredClone(state);
    expect(patched(state, diff)).toEqual(expected);
    expect(state).toEqual(before);
  });

  it('shares what did not change', () => {
    const state = { corp: { hand: [{ cid: 'a' }] }, runner: { hand: [{ cid: 'b' }] } };
    const next = patched(state, [{ corp: { credit: 1 } }, {}]) as typeof state;
    expect(next.runner).toBe(state.runner);
    expect(next.corp.hand).toBe(state.corp.hand);
  });

  it.each<[string, Json, string]>([
    ['an index beyond the list', [{ l: [3, 1] }, {}], '/l'],
    ['a cut longer than the list', [{}, { l: [4] }], '/l'],
    ['a key that is not there', [{}, { x: 0 }], '/x'],
    ['an old value that is another', [{ n: 2 }, { n: { a: 0 } }], '/n'],
    ['a half pair', [{ l: [0] }, {}], '/l'],
    ['no pair', { l: [] }, ''],
    ['a state that would be a list', [['+', 1], {}], ''],
  ])('refuses %s, with its place', (_, diff, path) => {
    const result = patch({ l: [1, 2], n: 1 }, diff, 7, new Work());
    expect(result).toMatchObject({ ok: false, code: 'DIFF_DOES_NOT_APPLY', historyIndex: 7, path });
  });

  it('refuses nesting that would overflow', () => {
    let deep: Json = 1;
    for (let at = 0; at < 5000; at += 1) deep = { a: deep };
    const result = patch({ a: deep }, [{ a: deep }, {}], 1, new Work());
    expect(result).toMatchObject({ ok: false, code: 'TOO_DEEP' });
  });

  it('never throws, whatever the diff', () => {
    const json = fc.jsonValue({ maxDepth: 5 }) as fc.Arbitrary<Json>;
    fc.assert(
      fc.property(fc.dictionary(fc.string(), json), json, json, (state, change, removal) => {
        const result = patch(state, [change, removal], 1, new Work());
        expect(typeof result.ok).toBe('boolean');
      }),
    );
  });
});
