import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Personal Workshop': 'counters removed from hosted cards, installed when none are left',
    Disrupter: 'a trace prevented and begun again',
    Bullfrog: 'ice moved to another server with the run',
    'Oversight AI': 'condition counters on ice',
  },
  withoutScenario: [],
};
