import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner, runnerPlays } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
/** A card with a credit for using icebreakers of a kind, a breaker, and one of another kind. */
const stealthChip = (
  chip: string,
  breaker: string,
  ice: string,
  other: string,
  barrier: string,
) => ({
  [`pays for using a ${breaker}`]: {
    corp: { servers: onRd(rezzed(ice)) },
    runner: { credits: 0, rig: { hardware: [chip], programs: [breaker] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', { card: breaker, ability: 'break', subs: [0] }),
    ],
    expect: [{ card: chip, is: { counters: { recurring: 0 } } }],
  },
  [`pays for no ${other}`]: {
    corp: { servers: onRd(rezzed(barrier)) },
    runner: { credits: 0, rig: { hardware: [chip], programs: [other] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', {
        card: other,
        ability: 'break',
        subs: [0],
        at: 'run.3.1',
        illegal: 'CANNOT_PAY',
      }),
    ],
  },
});

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
    'counts doubles in the heap, not itself': {
      lines: [0, 1],
      runner: { credits: 0, grip: ['Power Nap'], heap: ['Power Nap', 'Diesel', 'Singularity'] },
      script: [runnerPlays('Power Nap#1')],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
  },
  'Dyson Fractal Generator': stealthChip(
    'Dyson Fractal Generator',
    'Corroder',
    'Ice Wall',
    'Torch',
    'Quandary',
  ),
  Lockpick: stealthChip('Lockpick', 'Torch', 'Quandary', 'Corroder', 'Ice Wall'),
  'Woman in the Red Dress': {
    'shows the top card of R&D, which the Corp may draw': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: { rig: { resources: ['Woman in the Red Dress'] } },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Woman in the Red Dress', option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { facts: [{ type: 'revealed', card: 'Enigma' }] },
        { path: 'corp.hq', eq: ['Enigma'] },
      ],
    },
    'leaves it where the Corp does not': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: { rig: { resources: ['Woman in the Red Dress'] } },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Woman in the Red Dress', option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [{ card: 'Enigma', is: { at: 'rd[0]' } }],
    },
  },
  'Record Reconstructor': {
    'may put a faceup card of Archives on top of R&D instead of accesses': {
      corp: { archives: ['Hedge Fund', { card: 'Snare!', faceup: false }] },
      runner: { rig: { hardware: ['Record Reconstructor'] } },
      script: [
        runner('run', { server: 'Archives' }),
        runner('choose', { for: 'Record Reconstructor', option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'rd[0]' } },
        { card: 'Snare!', is: { at: 'archives', faceup: false } },
        { noFact: { type: 'accessed' } },
      ],
    },
    'is not offered where every card lies facedown, nor on another server': {
      corp: { archives: [{ card: 'Hedge Fund', faceup: false }] },
      runner: { rig: { hardware: ['Record Reconstructor'] } },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives', faceup: true } },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
      ],
    },
  },
  Capstone: {
    'draws for each trashed card of which a copy is installed': {
      runner: {
        grip: ['Corroder', 'Corroder', 'Easy Mark'],
        rig: { hardware: ['Capstone'], programs: ['Corroder'] },
      },
      script: [
        runner('use', {
          card: 'Capstone',
          ability: 0,
          targets: ['Corroder#1', 'Corroder#2', 'Easy Mark'],
        }),
      ],
      expect: [
        { path: 'runner.heap', count: 3 },
        { path: 'runner.grip', count: 2 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'draws nothing for others': {
      runner: {
        grip: ['Corroder', 'Easy Mark'],
        rig: { hardware: ['Capstone'], programs: ['Corroder'] },
      },
      script: [
        runner('use', { card: 'Capstone', ability: 0 }),
        runner('choose', { for: 'Capstone', cards: ['Easy Mark'] }),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Easy Mark'] },
        { path: 'runner.grip', eq: ['Corroder'] },
      ],
    },
    'cannot be used with an empty grip': {
      runner: { rig: { hardware: ['Capstone'] } },
      script: [runner('use', { card: 'Capstone', ability: 0, illegal: 'NO_EFFECT' })],
    },
  },
};
