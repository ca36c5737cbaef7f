import { createHash } from 'node:crypto';
import fc from 'fast-check';
import type { Decider } from './decider';
import { beginning, fold } from './fold';
import { chain } from './hash-chain';
import { SnapshotPolicy } from './snapshot-policy';

const counter: Decider<number, number, number, 'too low'> = {
  initial: 0,
  decide: (state, add) =>
    state + add < 0 ? { ok: false, refusal: 'too low' } : { ok: true, events: [add] },
  evolve: (state, added) => state + added,
};

const sha256 = (content: string) => createHash('sha256').update(content).digest('hex');

describe('fold', () => {
  it('is the same from the beginning and from any snapshot on the way', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.nat(), (events, cut) => {
        const snapshot = fold(counter, events.slice(0, cut));
        expect(fold(counter, events.slice(cut), snapshot)).toEqual(fold(counter, events));
      }),
    );
  });

  it('begins at version 0', () => {
    expect(fold(counter, [])).toEqual(beginning(counter));
    expect(beginning(counter).version).toBe(0);
  });
});

describe('chain', () => {
  const origin = sha256('');

  it('changes every link from the first changed content on', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 1 }),
        fc.nat(),
        fc.string({ minLength: 1 }),
        (contents, at, addition) => {
          const index = at % contents.length;
          const changed = contents.map((text, i) => (i === index ? text + addition : text));
          const before = chain(sha256, origin, contents);
          const after = chain(sha256, origin, changed);
          expect(before.findIndex((text, i) => text !== after[i])).toBe(index);
          expect(before.slice(index).every((text, i) => text !== after[index + i])).toBe(true);
        },
      ),
    );
  });

  it('tells apart contents that are the same when joined', () => {
    expect(chain(sha256, origin, ['ab', 'c']).at(-1)).not.toEqual(
      chain(sha256, origin, ['a', 'bc']).at(-1),
    );
  });
});

describe('SnapshotPolicy', () => {
  it('leaves no more than the budget to fold, but for one event that alone costs more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 50 })),
        fc.integer({ min: 1, max: 100 }),
        (costs, budget) => {
          const policy = new SnapshotPolicy(budget);
          const kept = [0, ...costs.flatMap((cost, at) => (policy.spend(cost) ? [at] : []))];
          for (const [index] of costs.entries()) {
            const nearest = Math.max(...kept.filter((version) => version <= index));
            const work = costs.slice(nearest, index + 1).reduce((sum, cost) => sum + cost, 0);
            expect(work <= budget || nearest === index).toBe(true);
          }
        },
      ),
    );
  });
});
