import { flowRows, type Flow } from './flow-rows';

const flow = (part: Partial<Flow>): Flow => ({
  ...{ side: 'CORP', currency: 'CREDITS', direction: 'IN', of: 'CARD', purpose: null },
  ...{ amount: 1, times: 1, card: null, title: null },
  ...part,
});

it('names what credits came from or went to, each once, the most first', () => {
  const card = { card: 'PAD Campaign' };
  expect(
    flowRows([
      flow({ of: 'ACTION', purpose: 'GAIN_CREDIT', amount: 2 }),
      flow({ card, amount: 3, times: 3 }),
      flow({ card, amount: 4, times: 1 }),
      flow({ of: 'USE', purpose: 'TRASH_ACCESSED', card }),
      flow({ of: 'RULE', purpose: 'BAD_PUBLICITY' }),
      flow({}),
    ]),
  ).toEqual([
    ['PAD Campaign', 7, 4],
    ['the basic action', 2, 1],
    ['trashing what was accessed: PAD Campaign', 1, 1],
    ['bad publicity', 1, 1],
    ['a card', 1, 1],
  ]);
});

it('names what a file of another server names, be it a card of ours or not', () => {
  expect(flowRows([flow({ title: 'Regolith Mining License', amount: 9 })])).toEqual([
    ['Regolith Mining License', 9, 1],
  ]);
});
