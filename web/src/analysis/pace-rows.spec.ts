import { paceRows, type Pace } from './pace-rows';

const pace = (part: Partial<Pace>): Pace => ({
  ...{ side: 'CORP', phase: 'EARLY', clicks: 12, credits: 15, cards: 2, worth: 17 / 12 },
  ...part,
});

it('tells what clicks were worth, and apart what is not known and where none was spent', () => {
  expect(
    paceRows([
      pace({}),
      pace({ phase: 'MIDDLE', worth: null }),
      pace({ phase: 'LATE', clicks: 0, credits: 1, cards: 0, worth: null }),
    ]),
  ).toEqual([
    ['1 to 4', 12, 15, 2, '1.42'],
    ['5 to 8', 12, 15, 2, 'not known'],
    ['from 9', 0, 1, 0, '–'],
  ]);
});
