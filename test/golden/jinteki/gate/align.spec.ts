import { align } from './align';
import type { StatedDeed, TrueDeed } from './deed';

const truth = (entry: number, due: boolean): TrueDeed => ({
  ...{ kind: 'use', what: 'Aesop', set: null, many: false },
  ...{ entry, due },
});
const stated: StatedDeed = {
  ...{ kind: 'use', what: 'Aesop', set: null },
  ...{ after: 1, until: 2, told: 'decision' },
};

describe('a statement that two truths bear out', () => {
  it('tells the one of them that has to be told', () => {
    const [free, due] = [truth(2, false), truth(2, true)];
    expect(align([stated], [free, due])).toEqual({ truths: [due], missed: [] });
  });

  it('leaves one that is not told missed', () => {
    const [first, second] = [truth(2, true), truth(2, true)];
    expect(align([stated], [first, second]).missed).toHaveLength(1);
  });
});
