import { dayIn } from './day-in';

it.each([
  ['2026-02-28', 0, '2026-02-28T00:00:00.000Z'],
  ['2026-02-28', 1, '2026-03-01T00:00:00.000Z'],
  ['2026-02-30', 0, null],
  ['2026', 0, null],
  ['yesterday', 0, null],
  [undefined, 0, null],
])('reads %s, %i later, as %s', (text, later, day) => {
  expect(dayIn(text, later)).toBe(day);
});
