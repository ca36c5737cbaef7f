import { corpTurn, type CardSketches } from '../sketch/sketch';
import { goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  Motivation: {
    'lets the Runner look at the top card of the stack when the turn begins': {
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Motivation'] } },
      script: [
        goTo('choice'),
        runner('choose', { for: 'Motivation', option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { facts: [{ type: 'ability-resolved', card: 'Motivation' }] },
        { view: 'corp', mustNotContain: ['Infiltration'] },
        { path: 'runner.stack', count: 3 },
      ],
    },
    'shows nothing where the Runner does not want it': {
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Motivation'] } },
      script: [goTo('choice'), runner('choose', { for: 'Motivation', option: 'no' })],
      expect: [{ noFact: { type: 'ability-used' } }],
    },
    'is not offered with an empty stack': {
      turn: { ...corpTurn, clicks: 0 },
      runner: { stack: [], rig: { resources: ['Motivation'] } },
      script: [goTo('runner.1.6')],
      expect: [{ noFact: { type: 'ability-used' } }],
    },
  },
  'Eureka!': {
    'installs the top card for ten credits less': {
      lines: [0, 1],
      runner: { grip: ['Eureka!'], stack: ['The Toolbox', 'Diesel'] },
      script: [
        runner('play', { card: 'Eureka!' }),
        runner('choose', { for: 'Eureka!', option: 'yes', cards: ['The Toolbox'] }),
      ],
      expect: [
        { card: 'The Toolbox', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'revealed', card: 'The Toolbox' }] },
      ],
    },
    'trashes it where it is not installed': {
      lines: [1],
      runner: { grip: ['Eureka!'], stack: ['Corroder', 'Diesel'] },
      script: [
        runner('play', { card: 'Eureka!' }),
        runner('choose', { for: 'Eureka!', option: 'no' }),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Corroder', 'Eureka!'] },
        { path: 'runner.stack', eq: ['Diesel'] },
      ],
    },
    'trashes an event, which cannot be installed': {
      lines: [1],
      runner: { grip: ['Eureka!'], stack: ['Diesel', 'Corroder'] },
      script: [runner('play', { card: 'Eureka!' })],
      expect: [
        { path: 'runner.heap', eq: ['Diesel', 'Eureka!'] },
        { path: 'runner.stack', eq: ['Corroder'] },
      ],
    },
    'cannot be played with an empty stack': {
      lines: [1],
      runner: { grip: ['Eureka!'], stack: [] },
      script: [runner('play', { card: 'Eureka!', illegal: 'NO_EFFECT' })],
    },
  },
  Torch: {
    'breaks code gates, and becomes stronger': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 3, rig: { programs: ['Torch'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Torch',
          ability: 'boost',
          at: 'run.3.1',
          expect: [{ card: 'Torch', is: { strength: 5 } }],
        }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
        runner('use', { card: 'Torch', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
  },
  'LLDS Processor': {
    'makes an icebreaker stronger in the turn in which it is installed': {
      runner: { grip: ['Corroder', 'Datasucker'], rig: { hardware: ['LLDS Processor'] } },
      script: [
        runner('install', {
          card: 'Corroder',
          expect: [{ card: 'Corroder', is: { strength: 3 } }],
        }),
        runner('install', { card: 'Datasucker' }),
        runner('gain-credit'),
        runner('gain-credit'),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 2 } }],
    },
    'changes nothing for one that was there': {
      runner: { grip: ['LLDS Processor'], rig: { programs: ['Corroder'] } },
      script: [runner('install', { card: 'LLDS Processor' })],
      expect: [{ card: 'Corroder', is: { strength: 2 } }],
    },
  },
  Sharpshooter: {
    'is trashed to break any number of subroutines of a destroyer': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ichi 1.0')] } } },
      runner: { credits: 1, rig: { programs: ['Sharpshooter'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Sharpshooter',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
        runner('use', { card: 'Sharpshooter', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Sharpshooter', ability: 'break', subs: [0, 1, 2] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Sharpshooter'] },
        { noFact: { type: 'sub-resolved' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'breaks nothing else': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { rig: { programs: ['Sharpshooter'] }, grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Sharpshooter',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    },
  },
  'CyberSolutions Mem Chip': {
    'gives two memory units': {
      runner: { grip: ['CyberSolutions Mem Chip'] },
      script: [runner('install', { card: 'CyberSolutions Mem Chip' })],
      expect: [{ path: 'runner.mu', eq: { limit: 6, used: 0 } }],
    },
  },
  'Power Nap': {
    'gives two credits, and one more for each double event in the heap': {
      lines: [0, 1],
      runner: { grip: ['Power Nap'], heap: ['Lucky Find', 'Diesel', 'Power Nap'] },
      script: [runner('play', { card: 'Power Nap#1' })],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
  },
};
