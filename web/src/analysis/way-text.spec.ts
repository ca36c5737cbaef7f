import { wayText } from './way-text';

const none = { credits: 0, passing: 0, clicks: 1, counters: 0, cards: 0, damage: 0, tags: 0 };

it.each([
  ['nothing', { cost: none, isAffordable: true, why: null }],
  [
    '5 ¢, 1 damage',
    { cost: { ...none, credits: 4, passing: 1, damage: 1 }, isAffordable: true, why: null },
  ],
  [
    '7 ¢, 1 click (too dear)',
    { cost: { ...none, credits: 7, clicks: 2 }, isAffordable: false, why: null },
  ],
  ['not known', { cost: null, isAffordable: null, why: 'HIDDEN' }],
] as const)('says %s', (said, way) => {
  expect(wayText(way)).toBe(said);
});
