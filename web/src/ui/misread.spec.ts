import { misreadIn, type Readable } from './misread';

const readable: readonly Readable[] = [
  { name: 'since', label: 'From', as: 'day' },
  { name: 'least', label: 'Least', as: 'count' },
  { name: 'winner', label: 'Winner', as: { CORP: 'Corp', RUNNER: 'Runner' } },
];

describe('a setting of an address', () => {
  it('is read as a day or as one of some words, or is not there', () => {
    expect(misreadIn({}, readable)).toBeNull();
    expect(
      misreadIn({ since: '2026-01-31', winner: 'CORP', least: '3', else: 'x' }, readable),
    ).toBeNull();
  });

  it('that means nothing is said with what would', () => {
    expect(misreadIn({ since: '2026-02-30' }, readable)?.refusal).toMatchObject({
      message: '“From” is “2026-02-30” in the address, which means nothing',
      hint: expect.stringContaining('2026-01-31'),
    });
    expect(misreadIn({ least: '-3' }, readable)?.refusal).toMatchObject({
      hint: expect.stringContaining('number'),
    });
    expect(misreadIn({ winner: 'toString' }, readable)?.refusal).toMatchObject({
      message: '“Winner” is “toString” in the address, which means nothing',
      hint: expect.stringContaining('CORP, RUNNER'),
    });
  });
});
