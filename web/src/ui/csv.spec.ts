import { csvOf } from './csv';

describe('a table as CSV', () => {
  it('says at its beginning which characters it is written in', () => {
    expect(csvOf([['Wünderkind', 3]])).toBe('\ufeffWünderkind,3');
  });

  it('quotes what would be taken for two cells or two rows', () => {
    expect(csvOf([['a, b', 'say "no"', 'two\nlines', 'old\rline']]).slice(1)).toBe(
      '"a, b","say ""no""","two\nlines","old\rline"',
    );
  });

  it('hands no formula to a spreadsheet, and leaves numbers alone', () => {
    expect(csvOf([['=1+1', '@you', -3, 0.5]]).slice(1)).toBe("'=1+1,'@you,-3,0.5");
    expect(csvOf([['\t=1+1']]).slice(1)).toBe("'\t=1+1");
  });
});
