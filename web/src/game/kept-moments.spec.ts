import type { StretchRowFragment } from '../api/documents';
import { KeptMoments } from './kept-moments';

const row = (at: number, credits: number, isWhole = false): StretchRowFragment => ({
  ...{ at, time: null, told: [], legal: [] },
  position: isWhole ? { corp: { credits } } : null,
  changes: isWhole ? null : [{ op: 'replace', path: '/corp/credits', value: credits }],
});

const stretch = (from: number, to: number): readonly StretchRowFragment[] =>
  Array.from({ length: to - from + 1 }, (_, index) => row(from + index, from + index, index === 0));

const creditsAt = (kept: KeptMoments, at: number): number | null =>
  kept.get(at)?.position.corp.credits ?? null;

describe('moments that are kept', () => {
  it('works a moment out by all changes before it', () => {
    const kept = new KeptMoments();
    kept.take(stretch(10, 20));
    expect([creditsAt(kept, 17), creditsAt(kept, 12), creditsAt(kept, 20)]).toEqual([17, 12, 20]);
    expect([kept.has(9), kept.has(20), kept.get(21)]).toEqual([false, true, null]);
  });

  it('tells one moment by the same object each time', () => {
    const kept = new KeptMoments();
    kept.take(stretch(0, 5));
    expect(kept.get(4)).toBe(kept.get(4));
  });

  it('goes on from one stretch to another, also where they overlap', () => {
    const kept = new KeptMoments();
    kept.take(stretch(0, 8));
    kept.take(stretch(5, 12));
    kept.take(stretch(13, 14));
    for (let at = 14; at >= 0; at--) expect(creditsAt(kept, at)).toBe(at);
  });

  it('tells those that stay when what they were told by is forgotten', () => {
    const kept = new KeptMoments();
    kept.take(stretch(0, 30));
    kept.forget(30, 10);
    expect([kept.has(20), kept.has(21)]).toEqual([false, true]);
    for (let at = 21; at <= 30; at++) expect(creditsAt(kept, at)).toBe(at);
    kept.take(stretch(0, 20));
    kept.forget(0, 5);
    expect([creditsAt(kept, 4), kept.has(5), kept.has(25)]).toEqual([4, false, false]);
  });
});
