import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Activist Support': 'amount: bad publicity',
    Bishop: 'programs hosted on ice, re-hosting (caissa)',
    Ireress: 'gained subroutines',
    Keyhole: 'effect: shuffle',
    Leverage: 'prevent-all modifier; cost: take bad publicity; until runner-turn-begins',
    'Record Reconstructor': 'filter: facedown/faceup in Archives',
  },
  withoutScenario: [],
};
