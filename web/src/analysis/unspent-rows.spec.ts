import { unspentRows, type Unspent } from './unspent-rows';

const left = (part: Partial<Unspent>): Unspent => ({
  ...{ side: 'RUNNER', where: 'CARD', amount: 1, card: null },
  ...part,
});

it('names where credits were left, copies of a card together, and says which card is not known', () => {
  const card = { card: 'Armitage Codebusting' };
  expect(
    unspentRows([
      left({ where: 'RUN' }),
      left({ card, amount: 2 }),
      left({ amount: 3 }),
      left({ where: 'POOL', amount: 12 }),
      left({ card, amount: 6 }),
    ]),
  ).toEqual([
    ['in the pool', 12],
    ['Armitage Codebusting', 8],
    ['a card that is not known', 3],
    ['for the present run', 1],
  ]);
});
