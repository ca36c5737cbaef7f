import { connectionOf, rowsAsked } from './connection';
import { cursorOf, numberAfter, placeOf } from './cursor';

describe('a cursor', () => {
  it('comes back as its place', () => {
    expect(placeOf(cursorOf('3242197018'))).toBe('3242197018');
    expect(placeOf(null)).toBeNull();
  });

  it.each(['', 'abc', 'cmV0cmFjZTo=', Buffer.from("retrace:1'; drop").toString('base64url')])(
    '%p is refused where this server did not give it',
    (cursor) => expect(() => placeOf(cursor)).toThrow('no cursor'),
  );
});

describe('a connection', () => {
  it('tells where a page begins and ends', () => {
    const page = connectionOf(['a', 'b'], (row) => (row === 'a' ? 1 : 2), true, null);
    expect(page.edges.map(({ node }) => node)).toEqual(['a', 'b']);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: cursorOf(1),
      endCursor: cursorOf(2),
    });
    expect(connectionOf([], String, false, '7').pageInfo).toMatchObject({ endCursor: null });
  });

  it.each([0, -1, 501])('refuses %i rows', (rows) => {
    expect(() => rowsAsked(rows, 20)).toThrow(`first is ${rows}`);
  });
});

describe('numberAfter', () => {
  it('refuses numbers that no row has', () => {
    expect(numberAfter(null)).toBe(0);
    expect(numberAfter(cursorOf(41))).toBe(41);
    for (const place of ['1000000000000000000', '999999999999999999', '2147483648'])
      expect(() => numberAfter(cursorOf(place))).toThrow('no cursor');
  });
});
