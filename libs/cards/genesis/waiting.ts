import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Ash 2X3ZB9CY': 'no access but of this card for the rest of the run',
    Snitch: 'jack out where one likes, once each run',
    'Personal Workshop': 'counters removed from hosted cards, installed when none are left',
    Sunset: 'ice of a server arranged in any order',
    Disrupter: 'a trace prevented and begun again',
    Doppelgänger: 'another run as a successful one ends',
    Bullfrog: 'ice moved to another server with the run',
    'Oversight AI': 'condition counters on ice',
    Surge: 'what counters were placed on this turn',
  },
  withoutScenario: [],
};
