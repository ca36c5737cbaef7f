import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Better Citizen Program': 'ordinal over several facts; remember played',
    Contaminate: 'filter: counters on card',
    'False Flag': 'card becomes an agenda worth N',
    'Freedom Khumalo: Crypto-Anarchist': 'counters of any installed card as cost/X',
    Gbahali: 'break: the last subroutine',
    'Jinja City Grid': 'trigger over drawn cards; install protecting this',
    Laamb: 'limit on When',
    Mganga: 'psi / secret bids',
    Musaazi: 'counters of any installed card as cost',
    'Reverse Infection': 'effect: purge, count removed',
  },
  withoutScenario: ['Bacterial Programming'],
};
