import { isDay } from './is-day';

it('knows days of the calendar from what looks like one', () => {
  for (const text of ['2012-09-06', '2000-02-29', '2024-02-29', '9999-12-31'])
    expect(isDay(text)).toBe(true);
  for (const text of [
    '2026-02-30',
    '2023-02-29',
    '2026-13-01',
    '2026-04-31',
    '1900-02-29',
    '2026-1-1',
    '2026-01-01 ',
    '',
  ])
    expect(isDay(text)).toBe(false);
});
