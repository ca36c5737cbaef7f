import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Builder: 'move ice to an outermost position',
    Patch: 'condition counters: hosted operations that are active',
    'Sub Boost': 'condition counters: hosted operations that are active',
    'Dedicated Technician Team': 'purpose: installing in or protecting this server',
  },
  withoutScenario: [],
};
