import { tierText } from './tier-text';

it.each([
  ['every decision judged', 'VERIFIED', null, null],
  ['verified to the end', 'VERIFIED', { id: 'import' }, null],
  // Verified with what our rules forbid: no game of decisions came of it.
  ['verified to the end', 'VERIFIED', null, true],
  ['verified in part', 'PARTIAL', null, true],
  ['observed', 'OBSERVED', null, false],
] as const)('says %s', (said, tier, observed, fileKept) => {
  expect(tierText({ tier, observed, fileKept })).toBe(said);
});
