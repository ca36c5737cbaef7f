import { tierText } from './tier-text';

it.each([
  ['every decision judged', 'VERIFIED', null],
  ['verified to the end', 'VERIFIED', { id: 'import' }],
  ['verified in part', 'PARTIAL', null],
  ['observed', 'OBSERVED', null],
] as const)('says %s', (said, tier, observed) => {
  expect(tierText({ tier, observed })).toBe(said);
});
