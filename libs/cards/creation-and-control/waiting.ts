import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'NEXT Design: Guarding the Net': 'installs and a draw before the first turn (setup)',
    "Director Haas' Pet Project": 'several installs into one new server',
    'Project Wotan': 'target: the ice being approached',
    'Alix T4LB07': 'last-known counters of a card trashed as a cost',
    'Bioroid Efficiency Research': 'condition counters: hosted operations that are active',
    'Zed 1.0': 'happened in this run: a click spent to break',
    'Awakening Center': 'host ice facedown, encounter from host',
    "Tyr's Hand": 'prevention of a break, and rezzing at it',
    'Exile: Streethawk': 'trigger: from which zone it was installed',
    Escher: 'rearrange all ice',
    'Exploratory Romp': "server word 'attacked'",
    'Ice Analyzer': 'credits on a card usable for a purpose',
  },
  withoutScenario: [],
};
