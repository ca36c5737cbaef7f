import fc from 'fast-check';
import { commitOf, linksOf, textOf } from './commit';
import { checkOf, consecutiveIds, decodeCommit } from './commit-payload';
import type { NewEvent } from './event-store';

const newEvent: fc.Arbitrary<NewEvent> = fc.record({
  id: fc.uuid(),
  type: fc.constantFrom('game-started', 'decision-made', 'game-ended'),
  data: fc.jsonValue({ maxDepth: 3 }),
  meta: fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 1 })),
});
const RECORDED = new Date('2026-11-21T12:00:00.000Z');

describe('a commit', () => {
  it('comes back as JSON writes and reads it, whatever its size', () => {
    fc.assert(
      fc.property(fc.array(newEvent, { minLength: 1, maxLength: 40 }), (events) => {
        const decoded = decodeCommit(commitOf('game-a', 0, RECORDED, events));
        expect(decoded).toEqual(JSON.parse(JSON.stringify(events)));
      }),
    );
  });

  it('has the same links when they are computed from what is stored', () => {
    fc.assert(
      fc.property(fc.array(newEvent, { minLength: 1, maxLength: 10 }), (events) => {
        const commit = commitOf('game-a', 7, RECORDED, events);
        const links = linksOf('game-a', 7, RECORDED, decodeCommit(commit).map(textOf));
        expect(links.at(-1)).toBe(commit.digest);
        for (const [index, link] of links.slice(0, -1).entries())
          expect(link.startsWith(checkOf(commit, index))).toBe(true);
      }),
    );
  });

  it('stores a game of small decisions in less than 15 bytes each', () => {
    const ids = consecutiveIds('00000000-0000-4000-8000-0000fffffff0', 400);
    const events = ids.map((id, n) => ({
      id,
      type: 'decision-made',
      data: { kind: ['draw', 'run', 'install', 'pass'][(n * n) % 4], card: (n * 7) % 90 },
    }));
    const commit = commitOf('game-a', 0, RECORDED, events);
    expect(commit.payload.length / 400).toBeLessThan(15);
    expect(decodeCommit(commit).map((event) => event.id)).toEqual(ids);
  });

  it('refuses data that is not JSON', () => {
    const data = undefined;
    expect(() => commitOf('game-a', 0, RECORDED, [{ id: 'x', type: 'noted', data }])).toThrow(
      /data that is not JSON/,
    );
  });

  it.each(['', '[]', '{}', '[["noted"],[]]', '[["noted"],[[1,2]]]', '[["noted"],[7]]'])(
    'refuses the payload %s',
    (body) => {
      const stored = { count: 1, firstId: 'x', form: 0, payload: Buffer.from(body) };
      expect(() => decodeCommit(stored)).toThrow();
    },
  );
});
