import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Maxwell James': 'window right after a run',
    Polyhistor: 'ordinal: server-approached',
    'Steve Cambridge: Master Grifter': 'remove from game',
  },
  withoutScenario: [],
};
