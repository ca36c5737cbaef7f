import { GrowingList } from './growing-list';

const read = (list: GrowingList): readonly (number | undefined)[] =>
  Array.from({ length: list.length + 1 }, (_, index) => list.at(index));

it('goes on from a part of another list, and neither changes the other', () => {
  const first = GrowingList.of([3, 5, 8]);
  const second = first.until(2);
  first.push(13);
  second.push(6);
  expect(read(first)).toEqual([3, 5, 8, 13, undefined]);
  expect(read(second)).toEqual([3, 5, 6, undefined]);
  expect(second.numbers()).toEqual([3, 5, 6]);
});

it('goes on from a list that goes on from another, within what they share and beyond it', () => {
  const second = GrowingList.of([3, 5, 8]).until(2);
  for (const number of [6, 7, 9]) second.push(number);
  const third = second.until(4);
  second.push(10);
  third.push(20);
  expect(read(third)).toEqual([3, 5, 6, 7, 20, undefined]);
  expect(read(second.until(1))).toEqual([3, undefined]);
  expect(read(second)).toEqual([3, 5, 6, 7, 9, 10, undefined]);
});

it('has no more than there is', () => {
  expect(read(GrowingList.of([1]).until(5))).toEqual([1, undefined]);
  expect(read(GrowingList.of().until(0))).toEqual([undefined]);
});
