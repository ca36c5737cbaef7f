import { Pace } from './pace';

const FRAME = 1_000 / 60;

/** What a key that is held for so many steps, one a frame, has told, and in which step. */
function held(steps: number, isIdle: (step: number) => boolean) {
  const pace = new Pace();
  pace.begin(0);
  return Array.from({ length: steps }, (_, step) => {
    const part = pace.due((step + 1) * FRAME, isIdle(step));
    return { step, part };
  }).filter(({ part }) => part !== null);
}

const countOf = (told: ReturnType<typeof held>, wanted: string): number =>
  told.filter(({ part }) => part === wanted).length;

describe('what follows a held key beside the table', () => {
  it('is one thing a step, the sentence oftener than what one reads', () => {
    const told = held(180, () => false);
    expect(countOf(told, 'glance')).toBeGreaterThanOrEqual(12);
    for (const part of ['read', 'passed']) {
      expect(countOf(told, part)).toBeGreaterThanOrEqual(4);
      expect(countOf(told, part)).toBeLessThanOrEqual(6);
    }
  });

  it('waits for steps that leave the table as it is, where such come soon', () => {
    const told = held(180, (step) => step % 3 === 0);
    expect(countOf(told, 'glance')).toBeGreaterThanOrEqual(15);
    // What was due from the beginning waited for nothing.
    expect(told.slice(1).filter(({ step }) => step % 3 !== 0)).toEqual([]);
  });
});
