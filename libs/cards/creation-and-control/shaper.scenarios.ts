import { type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

const exile = { identity: 'Exile: Streethawk' };
const kit = { identity: 'Rielle "Kit" Peddler: Transhuman' };

export const shaperScenarios: CardSketches = {
  'Rielle "Kit" Peddler: Transhuman': {
    'makes the first ice encountered a code gate until the run ends': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { ...kit, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }, { noFact: { type: 'sub-resolved' } }],
    },
    'leaves the second ice of the turn as it is, and the first one barrier as well': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] } } },
      runner: { ...kit, credits: 9, rig: { programs: ['Gordian Blade', 'Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Gordian Blade',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
    'no longer makes it one in the next run of the turn': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { ...kit, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Gordian Blade',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
  },
  'Professional Contacts': {
    'gives a credit and a card for a click': {
      runner: { rig: { resources: ['Professional Contacts'] } },
      script: [runner('use', { card: 'Professional Contacts', ability: 0 })],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', eq: ['Infiltration'] },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'gives the credit with an empty stack, too': {
      runner: { stack: [], rig: { resources: ['Professional Contacts'] } },
      script: [runner('use', { card: 'Professional Contacts', ability: 0 })],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'gains its credit with an empty stack': {
      runner: { stack: [], rig: { resources: ['Professional Contacts'] } },
      script: [runnerUses('Professional Contacts', 0)],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  'Borrowed Satellite': {
    'gives a link and a card more in hand': {
      lines: [0, 1],
      runner: { grip: ['Borrowed Satellite'] },
      script: [runner('install', { card: 'Borrowed Satellite' })],
      expect: [
        { path: 'runner.link', eq: 1 },
        { path: 'runner.handSize', eq: 6 },
        { path: 'runner.credits', eq: 2 },
      ],
    },
  },
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
    'draws for a program from the heap, not for one from the grip': {
      runner: {
        identity: 'Exile: Streethawk',
        credits: 9,
        grip: ['Scavenge', 'Ninja'],
        rig: { programs: ['Corroder'] },
      },
      script: [
        installs('Ninja', { expect: [{ path: 'runner.grip', count: 1 }] }),
        runnerPlays('Scavenge', { targets: ['Corroder'] }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.grip', count: 1 },
      ],
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
    'takes in a credit for ice, none for an asset, and pays for programs alone': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: ['Quandary'] }, 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 1, grip: ['Corroder', 'Desperado'], rig: { resources: ['Ice Analyzer'] } },
      script: [
        run('R&D'),
        corp('rez', { card: 'PAD Campaign', at: 'run.2.3' }),
        corp('rez', { card: 'Quandary', at: 'run.2.3' }),
        goTo('run-ended', { expect: [{ card: 'Ice Analyzer', is: { counters: { credit: 1 } } }] }),
        installs('Corroder'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Ice Analyzer', is: { counters: { credit: 0 } } },
      ],
    },
  },
};
