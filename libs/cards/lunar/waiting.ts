import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Incubator: 'last-known counters',
    'Cerebral Static': 'blank text',
    'Eden Fragment': 'install-cost: ignore',
    'Self-destruct': 'install-only remote; in-run on this',
  },
  withoutScenario: ['Architect', 'Hostile Infrastructure'],
};
