import type { CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const exile = { identity: 'Exile: Streethawk' };

export const runnerScenarios: CardSketches = {
  'Exile: Streethawk': {
    'draws a card for a program from the heap': {
      runner: {
        ...exile,
        heap: ['Corroder'],
        rig: { hardware: ['Clone Chip'] },
      },
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.5' },
      script: [runner('use', { card: 'Clone Chip', ability: 0 })],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'draws none for one from the grip': {
      runner: { ...exile, grip: ['Corroder'] },
      script: [runner('install', { card: 'Corroder' })],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
  },
  'Exploratory Romp': {
    'takes up to three tokens from a card of the server instead of accesses': {
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 4 }] } },
      },
      runner: { grip: ['Exploratory Romp'] },
      script: [
        runner('play', { card: 'Exploratory Romp', server: 'Server 1' }),
        runner('choose', { for: 'Exploratory Romp', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 1 } },
        { noFact: { type: 'accessed' } },
      ],
    },
    'takes them from ice that protects it, and from no other server': {
      corp: {
        servers: {
          'R&D': { ice: [{ card: 'Ice Wall', advancement: 1 }] },
          'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 4 }] },
        },
      },
      runner: { grip: ['Exploratory Romp'] },
      script: [
        runner('play', { card: 'Exploratory Romp', server: 'R&D' }),
        runner('choose', { for: 'Exploratory Romp', number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 0 } },
        { card: 'Priority Requisition', is: { advancement: 4 } },
      ],
    },
    'accesses nothing where there is no token': {
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { grip: ['Exploratory Romp'] },
      script: [runner('play', { card: 'Exploratory Romp', server: 'Server 1' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'accessed' } }],
    },
  },
  'Ice Analyzer': {
    'gets a credit for each ice that is rezzed': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: ['Ice Wall'], cards: ['Red Herrings'] } } },
      runner: { rig: { resources: ['Ice Analyzer'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Ice Analyzer', is: { counters: { credit: 1 } } }],
    },
    'gets none for other cards': {
      lines: [0],
      corp: { servers: { 'R&D': { cards: ['Red Herrings'] } } },
      runner: { rig: { resources: ['Ice Analyzer'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Red Herrings', at: 'run.5.3' }),
      ],
      expect: [{ card: 'Ice Analyzer', is: { counters: { credit: 0 } } }],
    },
    'pays for installing a program, and for no hardware': {
      lines: [1],
      runner: {
        credits: 0,
        grip: ['Corroder', 'Akamatsu Mem Chip'],
        rig: { resources: [{ card: 'Ice Analyzer', counters: { credit: 3 } }] },
      },
      script: [
        runner('install', { card: 'Akamatsu Mem Chip', illegal: 'CANNOT_PAY' }),
        runner('install', { card: 'Corroder', pay: { 'Ice Analyzer': 2 } }),
      ],
      expect: [{ card: 'Ice Analyzer', is: { counters: { credit: 1 } } }],
    },
  },
  Escher: {
    'puts all ice in any order, as many pieces to a server as before': {
      rules: ['INST-24'],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          'R&D': { ice: ['Enigma', rezzed('Ice Wall')] },
          'Server 1': { ice: ['Hunter'] },
        },
      },
      runner: { grip: ['Escher'] },
      script: [
        runner('play', { card: 'Escher' }),
        runner('choose', { for: 'Escher', cards: ['Hunter', 'Enigma', 'Ice Wall'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hunter', is: { at: 'R&D.ice[0]', rezzed: false } },
        { card: 'Enigma', is: { at: 'R&D.ice[1]' } },
        { card: 'Ice Wall', is: { at: 'Server 1.ice[0]', rezzed: true } },
        { noFact: { type: 'accessed' } },
      ],
    },
    'accesses nothing with no ice to move, and moves none where the run fails': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Enigma')] }, 'R&D': { ice: ['Hunter'] } },
      },
      runner: { grip: ['Escher'] },
      script: [runner('play', { card: 'Escher' }), goTo('run-ended')],
      expect: [{ card: 'Enigma', is: { at: 'HQ.ice[0]' } }, { noFact: { type: 'swapped' } }],
    },
  },
};
