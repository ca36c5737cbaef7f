import { stretchesOf } from './stretches';

it.each([
  [[524], 1077, ['1-524', '525-1077']],
  [[62], 62, ['1-62']],
  [[10, 10, 30], 30, ['1-10', '11-30']],
  [[0], 0, []],
  [[0], 12, ['1-12']],
] as const)('with breaks after %j of %d decisions are %j', (breaks, found, said) => {
  const divergences = breaks.map((decision) => ({ decision }));
  expect(stretchesOf(divergences, found).map(({ from, to }) => `${from}-${to}`)).toEqual([...said]);
});
