import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Best Defense': 'filter: cost at most',
    'Black Orchestra': 'abilities used from heap/hand',
    'GPI Net Tap': 'effect: jack-out',
    'Hyoubu Research Facility': 'psi / secret bids',
    Interdiction: 'condition: whose turn',
    'Jinteki: Potential Unleashed': 'trigger: damage kind',
    Paperclip: 'abilities used from heap/hand',
  },
  withoutScenario: [
    'Chrysalis',
    'Fairchild 2.0',
    'Liquidation',
    'Net Mercur',
    'Service Outage',
    'BOOM!',
    'Ele "Smoke" Scovak: Cynosure of the Net',
  ],
};
