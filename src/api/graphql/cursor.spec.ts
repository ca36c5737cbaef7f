import { firstRows } from '../../platform/projections/span';
import { connectionOf, numbersAsked, placesAsked } from './connection';
import { cursorOf, numberOf, placeOf } from './cursor';

describe('a cursor', () => {
  it('comes back as its place', () => {
    expect(placeOf(cursorOf('3242197018'), 'after')).toBe('3242197018');
    expect(placeOf(null, 'after')).toBeNull();
  });

  it.each(['', 'abc', 'cmV0cmFjZTo=', Buffer.from("retrace:1'; drop").toString('base64url')])(
    '%p is refused where this server did not give it',
    (cursor) => expect(() => placeOf(cursor, 'before')).toThrow('before is no cursor'),
  );

  it('is refused where no row has such a number', () => {
    expect(numberOf(null, 'after')).toBeNull();
    expect(numberOf(cursorOf(41), 'after')).toBe(41);
    for (const place of ['1000000000000000000', '999999999999999999', '2147483648'])
      expect(() => numberOf(cursorOf(place), 'after')).toThrow('no cursor');
  });
});

describe('a connection', () => {
  const rows = ['a', 'b'];
  const place = (row: string): number => (row === 'a' ? 1 : 2);

  it('tells where a page begins and ends', () => {
    const page = connectionOf({ rows, more: true }, place, firstRows(2));
    expect(page.edges.map(({ node }) => node)).toEqual(rows);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: cursorOf(1),
      endCursor: cursorOf(2),
    });
    const none = connectionOf({ rows: [], more: false }, String, firstRows(2, '7'));
    expect(none.pageInfo).toMatchObject({ endCursor: null, hasPreviousPage: true });
  });

  it('tells the same of a page that is read from the end', () => {
    const last = { ...firstRows(2), backwards: true };
    expect(connectionOf({ rows, more: true }, place, last).pageInfo).toMatchObject({
      ...{ hasNextPage: false, hasPreviousPage: true },
    });
    const before = { ...last, before: 3 };
    expect(connectionOf({ rows, more: false }, place, before).pageInfo).toMatchObject({
      ...{ hasNextPage: true, hasPreviousPage: false },
    });
  });

  it('goes on from where a page was broken off', () => {
    const none = connectionOf({ rows: [], more: true }, String, firstRows(2), '7');
    expect(none.pageInfo).toMatchObject({
      ...{ hasNextPage: true, startCursor: null, endCursor: cursorOf('7') },
    });
    const last = { ...firstRows(2), backwards: true };
    expect(connectionOf({ rows, more: true }, place, last, '7').pageInfo).toMatchObject({
      ...{ hasPreviousPage: true, startCursor: cursorOf('7'), endCursor: cursorOf(2) },
    });
  });

  it('is asked for from either end', () => {
    expect(numbersAsked({}, 20)).toEqual(firstRows(20));
    expect(placesAsked({ last: 3, before: cursorOf('9') }, 20)).toEqual({
      ...{ size: 3, backwards: true, after: null, before: '9' },
    });
    expect(() => placesAsked({ first: 3, last: 3 }, 20)).toThrow('both first and last');
  });

  it.each([0, -1, 501])('refuses %i rows', (size) => {
    expect(() => numbersAsked({ first: size }, 20)).toThrow(`first is ${size}`);
    expect(() => placesAsked({ last: size }, 20)).toThrow(`last is ${size}`);
  });
});
