import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Better Citizen Program': 'ordinal over several facts; remember played',
    'Freedom Khumalo: Crypto-Anarchist': 'counters of any installed card as cost/X',
    'Jinja City Grid': 'trigger over drawn cards; install protecting this',
    'Reverse Infection': 'effect: purge, count removed',
  },
  withoutScenario: [],
};
