import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    Patch: 'condition counters: hosted operations that are active',
    'Sub Boost': 'condition counters: hosted operations that are active',
    Hivemind: 'counters of any installed card (considered hosted)',
    'Qianju PT': 'avoid-next-tag modifier',
    'Wanton Destruction': 'random card of a hand; clicks as X',
  },
  withoutScenario: [],
};
