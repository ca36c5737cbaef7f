import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Bishop: 'programs hosted on ice, re-hosting (caissa)',
    Leverage: 'prevent-all modifier; cost: take bad publicity; until runner-turn-begins',
    'Record Reconstructor': 'filter: facedown/faceup in Archives',
  },
  withoutScenario: [],
};
