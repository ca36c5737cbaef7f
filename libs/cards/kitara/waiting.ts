import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Freedom Khumalo: Crypto-Anarchist': 'counters of any installed card as cost/X',
    'Jinja City Grid': 'trigger over drawn cards; install protecting this',
  },
  withoutScenario: [],
};
