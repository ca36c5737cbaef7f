import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Freedom Khumalo: Crypto-Anarchist': 'counters of any installed card as cost/X',
  },
  withoutScenario: [],
};
