import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Bishop: 'programs hosted on ice, re-hosting (caissa)',
    'Record Reconstructor': 'filter: facedown/faceup in Archives',
  },
  withoutScenario: [],
};
