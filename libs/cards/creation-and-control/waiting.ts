import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Awakening Center': 'host ice facedown, encounter from host',
    Escher: 'rearrange all ice',
  },
  withoutScenario: [],
};
