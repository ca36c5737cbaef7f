import { alike } from './alike';

it('tells once what has the same words, in the place of the first', () => {
  const told = (rule: string, reason: string, entry: number) => ({ rule, reason, entry });
  const groups = alike([
    told('RECUR-04', 'Refilled early.', 2),
    told('ABIL-09', 'It does nothing.', 3),
    told('RECUR-04', 'Refilled early.', 5),
    told('RECUR-03', 'Refilled early.', 7),
  ]);
  expect(groups.map((group) => group.map(({ entry }) => entry))).toEqual([[2, 5], [3], [7]]);
  expect(alike([])).toEqual([]);
});
