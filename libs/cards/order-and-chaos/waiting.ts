import type { Waiting } from '../unfinished';

export const waiting: Waiting = {
  unwritten: {
    'Gagarin Deep Space: Expanding the Horizon': 'additional cost of an access',
    'Mark Yale': 'cost: a counter of any card; trigger: an agenda counter spent',
    Builder: 'move ice to an outermost position',
    Patch: 'condition counters: hosted operations that are active',
    'Sub Boost': 'condition counters: hosted operations that are active',
    'Satellite Grid': 'tokens that are considered to lie there',
    'Dedicated Technician Team': 'purpose: installing in or protecting this server',
    'Showing Off': 'access from the bottom of R&D',
    'Wanton Destruction': 'random card of a hand; clicks as X',
    Eater: 'access no more than so many cards this run',
    Gravedigger: 'trigger: from which zone it was trashed',
    Hivemind: 'counters of any installed card (considered hosted)',
    Progenitor: 'a purge that leaves a counter',
    'Archives Interface': 'remove from the game instead of accessing a card',
    MemStrips: 'memory for some programs only',
    Vigil: 'amount: maximum hand size; condition: equal amounts',
    'Sacrificial Clone': 'trash all but; prevent all damage',
    'Qianju PT': 'avoid-next-tag modifier',
  },
  withoutScenario: [],
};
