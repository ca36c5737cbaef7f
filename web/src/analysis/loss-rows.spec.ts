import { lossRows, type Loss } from './loss-rows';

const loss = (part: Partial<Loss>): Loss => ({
  ...{ at: 40, side: 'CORP', how: 'TRASHED', investedCredits: 2, investedClicks: 1 },
  ...{ paid: 4, denied: 0, card: { card: 'PAD Campaign' } },
  ...part,
});

it('tells what each lost card had cost its owner and the other player', () => {
  expect(lossRows([loss({})])).toEqual([
    { at: 40, name: 'PAD Campaign, trashed', cost: '2 ¢, 1 click', paid: '4 ¢' },
  ]);
});

it('tells points that were denied, and all together', () => {
  const agenda = { card: 'Priority Requisition' };
  expect(
    lossRows([
      loss({}),
      loss({ at: 52, card: null, investedCredits: 0, investedClicks: 0, paid: 0 }),
      loss({ at: 60, how: 'STOLEN', card: agenda, investedClicks: 3, paid: 0, denied: 3 }),
    ]).slice(1),
  ).toEqual([
    { at: 52, name: 'a card that is not known, trashed', cost: 'nothing', paid: 'nothing' },
    {
      ...{ at: 60, name: 'Priority Requisition, stolen, 3 points denied' },
      ...{ cost: '2 ¢, 3 clicks', paid: 'nothing' },
    },
    { at: null, name: 'All, 3 points denied', cost: '4 ¢, 4 clicks', paid: '4 ¢' },
  ]);
});
