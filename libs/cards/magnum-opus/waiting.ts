import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Timely Public Release': 'install at any ice position',
  },
  withoutScenario: [],
};
