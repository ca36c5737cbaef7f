import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Black Orchestra': 'abilities used from heap/hand',
    'Hyoubu Research Facility': 'psi / secret bids',
    Paperclip: 'abilities used from heap/hand',
  },
  withoutScenario: [],
};
