import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Ash 2X3ZB9CY': 'access restriction',
    Doppelgänger: 'trigger: outcome; limit on When',
  },
  withoutScenario: ['Test Run', 'Indexing'],
};
