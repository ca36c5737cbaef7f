import { firstRows, numbersIn, readPage, rowsIn, type Span } from './span';

const span = (size: number, more: Partial<Span<number>> = {}): Span<number> => ({
  ...firstRows(size),
  ...more,
});

describe('numbersIn', () => {
  it.each([
    [span(3), { start: 1, end: 3, more: true }],
    [span(3, { after: 8 }), { start: 9, end: 10, more: false }],
    [span(3, { before: 3 }), { start: 1, end: 2, more: false }],
    [span(3, { backwards: true }), { start: 8, end: 10, more: true }],
    [span(3, { backwards: true, before: 3 }), { start: 1, end: 2, more: false }],
    [span(3, { backwards: true, after: 8 }), { start: 9, end: 10, more: false }],
  ])('%j of ten', (asked, numbers) => expect(numbersIn(asked, 10)).toEqual(numbers));

  it('is empty where nothing lies between', () => {
    const { start, end } = numbersIn(span(3, { after: 4, before: 5 }), 10);
    expect(end).toBeLessThan(start);
  });
});

describe('rowsIn', () => {
  const list = [2, 4, 6, 8];
  const numberOf = (row: number): number => row;

  it('takes rows from either end, between two', () => {
    expect(rowsIn(list, span(2), numberOf)).toEqual({ rows: [2, 4], more: true });
    expect(rowsIn(list, span(2, { after: 5 }), numberOf)).toEqual({ rows: [6, 8], more: false });
    const last = span(2, { backwards: true, before: 8 });
    expect(rowsIn(list, last, numberOf)).toEqual({ rows: [4, 6], more: true });
  });
});

describe('readPage', () => {
  it('puts what was read backwards into the order of the list', () => {
    const backwards = { ...firstRows<string>(2), backwards: true };
    expect(readPage([1, 2, 3], backwards)).toEqual({ rows: [2, 1], more: true });
    expect(readPage([1, 2], firstRows<string>(2))).toEqual({ rows: [1, 2], more: false });
  });
});
