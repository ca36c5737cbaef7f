import { commitOf, hashAfter, type Commit } from './commit';
import type { StreamId } from './event-store';
import { Heads } from './heads';

const NONE = '';
const commit = (stream: StreamId, after: number, count = 1): Commit =>
  commitOf(
    stream,
    after,
    new Date(0),
    Array.from({ length: count }, (_, n) => ({ id: `${after + n}`, type: 'noted', data: n })),
  );

function learnt(heads: Heads, ...commits: readonly Commit[]): void {
  for (const one of commits) heads.learn(heads.era(), one, hashAfter(NONE, one));
}

describe('Heads', () => {
  it('chains a commit to the head it was made for, and to no other', () => {
    const heads = new Heads(10);
    const first = commit('game-a', 0, 3);
    learnt(heads, first);
    const next = commit('game-a', 3);
    const hash = hashAfter(hashAfter(NONE, first), next);
    expect(heads.chained([next])).toEqual([{ commit: next, hash }]);
    for (const after of [0, 1, 2, 4]) expect(heads.chained([commit('game-a', after)])).toBeNull();
  });

  it('takes an unknown stream for one that begins, and no other way', () => {
    const heads = new Heads(10);
    const first = commit('game-a', 0);
    expect(heads.chained([first])).toEqual([{ commit: first, hash: hashAfter(NONE, first) }]);
    expect(heads.chained([commit('game-b', 1)])).toBeNull();
  });

  it('leaves a group to the database for one unknown head', () => {
    const heads = new Heads(10);
    expect(heads.chained([commit('game-a', 0), commit('game-b', 7)])).toBeNull();
  });

  it('keeps the streams written last', () => {
    const heads = new Heads(2);
    learnt(heads, commit('game-a', 0), commit('game-b', 0), commit('game-a', 1));
    learnt(heads, commit('game-c', 0));
    expect(heads.chained([commit('game-a', 2), commit('game-c', 1)])).not.toBeNull();
    expect(heads.chained([commit('game-b', 1)])).toBeNull();
  });

  it('learns nothing of a write that began before everything was forgotten', () => {
    const heads = new Heads(10);
    const era = heads.era();
    heads.forgetAll();
    heads.learn(era, commit('game-a', 0), NONE);
    expect(heads.chained([commit('game-a', 1)])).toBeNull();
  });
});
