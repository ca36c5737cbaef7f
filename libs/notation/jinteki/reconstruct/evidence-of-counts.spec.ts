import { evidenceOf } from '#testkit/jinteki/evidence';

describe('the number of what a card does', () => {
  it('is the number that it is told to store or to gain, none included', () => {
    const told = evidenceOf(
      1,
      { lines: [] },
      { lines: ['Bob uses Sealed Vault to store 0 [Credits].'] },
    );
    expect([told.counts.countOf('Sealed Vault'), told.counts.countOf('Salem')]).toEqual([0, null]);
  });

  it('is each number that the lines of one card tell, in their order', () => {
    const told = evidenceOf(
      2,
      { lines: [] },
      { lines: ['Ann uses Medium to access 2 additional cards from R&D.'] },
      { lines: ['Ann uses Medium to access 1 additional card from R&D.'] },
    );
    expect([0, 1].map((made) => told.counts.countOf('Medium', made))).toEqual([2, 1]);
    const before = evidenceOf(
      1,
      { lines: ['Ann uses Medium to access 1 additional card from R&D.'] },
      { lines: [] },
    );
    expect(before.counts.countOf('Medium')).toBe(1);
    const long = evidenceOf(
      4,
      { lines: ['Ann uses Medium to access 0 additional cards from R&D.'] },
      { lines: ['Ann uses Medium to access 1 additional card from R&D.'] },
      { lines: [] },
    );
    expect([0, 1].map((made) => long.counts.countOf('Medium', made, -1))).toEqual([0, 1]);
  });
});
