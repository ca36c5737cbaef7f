import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Mutate: 'reveal until; install in a place',
    'Cerebral Static': 'blank text',
    'Targeted Marketing': 'name a card',
    'Angel Arena': 'install cost X',
  },
  withoutScenario: [],
};
