import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Dedicated Technician Team': 'purpose: installing in or protecting this server',
  },
  withoutScenario: [],
};
