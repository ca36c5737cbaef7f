import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    '24/7 News Cycle': "resolve another card's when-scored",
    'Adam: Compulsive Hacker': 'setup abilities (start installed)',
    'GS Striker M1': 'modifier: memory-cost (cloud)',
    Wasteland: 'remember trashed; trashed.from installed',
    Windfall: 'amount: cost of a card; shuffle',
  },
  withoutScenario: [
    'Quantum Predictive Model',
    'Archangel',
    'Media Blitz',
    'Apocalypse',
    'Always Be Running',
  ],
};
