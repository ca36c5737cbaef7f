import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Hivemind: 'counters of any installed card (considered hosted)',
    'Qianju PT': 'avoid-next-tag modifier',
    'Virus Breeding Ground': 'filter: counters on card',
    'Wanton Destruction': 'random card of a hand; clicks as X',
  },
  withoutScenario: [],
};
