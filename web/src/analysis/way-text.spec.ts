import { wayText } from './way-text';

const exact = { atLeast: null, atMost: null };
const none = { credits: 0, passing: 0, clicks: 1, counters: 0, cards: 0, damage: 0, tags: 0 };

it.each([
  ['nothing', { cost: none, isAffordable: true, why: null, ...exact }],
  [
    '5 ¢, 1 damage',
    {
      cost: { ...none, credits: 4, passing: 1, damage: 1 },
      ...{ isAffordable: true, why: null, ...exact },
    },
  ],
  [
    '7 ¢, 1 click (too dear)',
    { cost: { ...none, credits: 7, clicks: 2 }, isAffordable: false, why: null, ...exact },
  ],
  ['not known', { cost: null, isAffordable: null, why: 'HIDDEN', ...exact }],
  [
    'worth 6 to 11 ¢ (too many ways to try)',
    { cost: null, isAffordable: null, why: 'TOO_MANY', atLeast: 7, atMost: { price: 12 } },
  ],
  [
    'worth 6 ¢ or more, or no way (too many ways to try)',
    { cost: null, isAffordable: null, why: 'TOO_MANY', atLeast: 7, atMost: null },
  ],
] as const)('says %s', (said, way) => {
  expect(wayText(way)).toBe(said);
});
