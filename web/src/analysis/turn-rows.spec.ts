import { turnRows, type TurnFlow } from './turn-rows';

const flow = (turn: number, again = 0): TurnFlow => ({
  ...{ turn, again, side: 'RUNNER' },
  ...{ clicks: 4, gained: 3, spent: 2, credits: 6 },
});

it('tells turns that an effect gave apart from that of their number, and what was before all turns', () => {
  expect(turnRows([flow(0), flow(3), flow(3, 1), flow(3, 2)])).toEqual([
    ['before the first', 4, 3, 2, 6],
    ['3', 4, 3, 2, 6],
    ['3, once more', 4, 3, 2, 6],
    ['3, once more (2)', 4, 3, 2, 6],
  ]);
});
