import { csvLine } from './csv';

describe('a line of CSV', () => {
  it.each<[string, Parameters<typeof csvLine>[0], string]>([
    ['numbers and texts, and nothing for null', ['a', 1.5, null, -2], 'a,1.5,,-2\r\n'],
    [
      'quotes where there are commas, quotes or ends of lines',
      ['a,b', 'c"d', 'e\nf'],
      '"a,b","c""d","e\nf"\r\n',
    ],
    ['no formulas', ['=1+1', '@x', '-a'], "'=1+1,'@x,'-a\r\n"],
  ])('has %s', (_what, cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
