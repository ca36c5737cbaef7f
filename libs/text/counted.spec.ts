import { counted } from './counted';

it('says one of a thing as one', () => {
  expect([0, 1, 2].map((count) => counted(count, 'card'))).toEqual([
    '0 cards',
    '1 card',
    '2 cards',
  ]);
  expect([1, 3].map((count) => counted(count, 'match is', 'matches are'))).toEqual([
    ...['1 match is', '3 matches are'],
  ]);
});
