import { firstRows } from '../../platform/projections/span';
import { connectionOf, numbersAsked, placesAsked } from './connection';
import { listAsked, listNamed } from './list-name';
import { cursorOf, numberOf, placeOf } from './cursor';

const games = listNamed('games');

describe('a cursor', () => {
  it('comes back as its place', () => {
    expect(placeOf(games, cursorOf(games, '3242197018'), 'after')).toBe('3242197018');
    expect(placeOf(games, null, 'after')).toBeNull();
  });

  it.each(['', 'abc', 'cmV0cmFjZTo=', Buffer.from("retrace:1'; drop").toString('base64url')])(
    '%p is refused where this server did not give it',
    (cursor) => expect(() => placeOf(games, cursor, 'before')).toThrow('before is no cursor'),
  );

  it('is refused where no row has such a number', () => {
    expect(numberOf(games, null, 'after')).toBeNull();
    expect(numberOf(games, cursorOf(games, 41), 'after')).toBe(41);
    for (const place of ['1000000000000000000', '999999999999999999', '2147483648'])
      expect(() => numberOf(games, cursorOf(games, place), 'after')).toThrow('no cursor');
  });
});

describe('a cursor of another list', () => {
  const players = listAsked('playerStatistics', { by: 'player', first: 1 });

  it('is refused, and both lists are named', () => {
    expect(() => placeOf(games, cursorOf(players, 3), 'after')).toThrow(
      'after is a cursor of playerStatistics, and not of games',
    );
    expect(() => numberOf(players, cursorOf(games, 3), 'before')).toThrow(
      'before is a cursor of games, and not of playerStatistics',
    );
  });

  it('is one of the same name where it ranks what another question finds', () => {
    const said = { by: 'player', filter: { player: 'ann', since: null } };
    const one = listAsked('playerStatistics', said);
    const again = listAsked('playerStatistics', {
      ...{ filter: { player: 'ann' }, by: 'player', first: 9, after: cursorOf(one, 9) },
    });
    expect(numberOf(again, cursorOf(one, 9), 'after')).toBe(9);
    const other = listAsked('playerStatistics', { ...said, by: 'opponent' });
    expect(() => numberOf(other, cursorOf(one, 9), 'after')).toThrow('another question');
  });

  it('is not told of cursors that were given before they named their list', () => {
    const old = Buffer.from('retrace:7').toString('base64url');
    expect([placeOf(games, old, 'after'), numberOf(players, old, 'after')]).toEqual(['7', 7]);
  });
});

describe('a connection', () => {
  const rows = ['a', 'b'];
  const place = (row: string): number => (row === 'a' ? 1 : 2);

  it('tells where a page begins and ends', () => {
    const page = connectionOf(games, { rows, more: true }, place, firstRows(2));
    expect(page.edges.map(({ node }) => node)).toEqual(rows);
    expect(page.pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: cursorOf(games, 1),
      endCursor: cursorOf(games, 2),
    });
    const none = connectionOf(games, { rows: [], more: false }, String, firstRows(2, '7'));
    expect(none.pageInfo).toMatchObject({ endCursor: null, hasPreviousPage: true });
  });

  it('tells the same of a page that is read from the end', () => {
    const last = { ...firstRows(2), backwards: true };
    expect(connectionOf(games, { rows, more: true }, place, last).pageInfo).toMatchObject({
      ...{ hasNextPage: false, hasPreviousPage: true },
    });
    const before = { ...last, before: 3 };
    expect(connectionOf(games, { rows, more: false }, place, before).pageInfo).toMatchObject({
      ...{ hasNextPage: true, hasPreviousPage: false },
    });
  });

  it('goes on from where a page was broken off', () => {
    const none = connectionOf(games, { rows: [], more: true }, String, firstRows(2), '7');
    expect(none.pageInfo).toMatchObject({
      ...{ hasNextPage: true, startCursor: null, endCursor: cursorOf(games, '7') },
    });
    const last = { ...firstRows(2), backwards: true };
    expect(connectionOf(games, { rows, more: true }, place, last, '7').pageInfo).toMatchObject({
      ...{
        hasPreviousPage: true,
        startCursor: cursorOf(games, '7'),
        endCursor: cursorOf(games, 2),
      },
    });
  });

  it('is asked for from either end', () => {
    expect(numbersAsked(games, {}, 20)).toEqual(firstRows(20));
    expect(placesAsked(games, { last: 3, before: cursorOf(games, '9') }, 20)).toEqual({
      ...{ size: 3, backwards: true, after: null, before: '9' },
    });
    expect(() => placesAsked(games, { first: 3, last: 3 }, 20)).toThrow('both first and last');
  });

  it.each([0, -1, 501])('refuses %i rows', (size) => {
    expect(() => numbersAsked(games, { first: size }, 20)).toThrow(`first is ${size}`);
    expect(() => placesAsked(games, { last: size }, 20)).toThrow(`last is ${size}`);
  });
});
