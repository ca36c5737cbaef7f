import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  'Shattered Remains': {
    'trashes hardware for each token, for a credit': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: [{ card: 'Shattered Remains', advancement: 2 }] } } },
      runner: { rig: { hardware: ['Akamatsu Mem Chip', 'Dyson Mem Chip', 'Box-E'] } },
      script: [
        run('Server 1'),
        goTo('choice'),
        corpChooses('Shattered Remains', { option: 'yes' }),
        corpChooses('Shattered Remains', { cards: ['Akamatsu Mem Chip', 'Box-E'] }),
      ],
      expect: [
        { path: 'runner.rig.hardware', eq: ['Dyson Mem Chip'] },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'is not offered without a token': {
      lines: [1],
      corp: { hq: ['Shattered Remains'] },
      runner: { rig: { hardware: ['Akamatsu Mem Chip'] } },
      script: [run('HQ'), runner('leave-accessed', { card: 'Shattered Remains' })],
      expect: [{ card: 'Akamatsu Mem Chip', is: { at: 'rig' } }],
    },
  },
  'Bad Times': {
    'takes two memory units until the turn ends': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Bad Times'] },
      runner: { tags: 1, rig: { programs: ['Corroder', 'Mimic', 'Yog.0'] } },
      script: [
        corpPlays('Bad Times'),
        runner('choose', { for: 'Bad Times', cards: ['Mimic'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Corroder', 'Yog.0'] },
        { path: 'runner.mu.limit', eq: 4 },
      ],
    },
    'is not played against a Runner without tags': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Bad Times'] },
      script: [corpPlays('Bad Times', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Lag Time': {
    'strengthens all ice while it is in play': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Stronger Together',
        hq: ['Lag Time', 'Paywall Implementation'],
        servers: { HQ: { ice: [rezzed('Enigma')] } },
      },
      script: [
        corpPlays('Lag Time', { expect: [{ card: 'Enigma', is: { strength: 3 } }] }),
        corpPlays('Paywall Implementation'),
      ],
      expect: [
        { card: 'Enigma', is: { strength: 2 } },
        { card: 'Lag Time', is: { at: 'archives' } },
      ],
    },
  },
  'Hades Fragment': {
    'puts a card of Archives under R&D as the turn begins': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        score: ['Hades Fragment'],
        archives: ['Hedge Fund', { card: 'Snare!', faceup: false }],
      },
      script: [
        corpChooses('Hades Fragment', { option: 'yes' }),
        corpChooses('Hades Fragment', { cards: ['Snare!'] }),
      ],
      expect: [
        { card: 'Snare!', is: { at: 'rd[2]' } },
        { view: 'runner', mustNotContain: ['Snare!'] },
      ],
    },
    'asks nothing where Archives are empty': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { score: ['Hades Fragment'] },
      script: [goTo('corp.2.2')],
    },
    'is not asked with empty Archives, nor for the Runner': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { score: ['Hades Fragment'] },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ pending: { for: 'corp', kind: 'action' } }],
    },
  },
  'Snatch and Grab': {
    'trashes a connection, unless the Runner takes a tag': {
      turn: corpTurn,
      corp: { credits: 0, hq: ['Snatch and Grab'] },
      runner: { credits: 0, rig: { resources: ['Decoy', 'Armitage Codebusting'] } },
      script: [corpPlays('Snatch and Grab'), runnerChooses('Snatch and Grab', { option: 'no' })],
      expect: [
        { card: 'Decoy', is: { at: 'heap' } },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'leaves it where they do': {
      turn: corpTurn,
      corp: { credits: 0, hq: ['Snatch and Grab'] },
      runner: { credits: 0, rig: { resources: ['Compromised Employee'] } },
      script: [
        corpPlays('Snatch and Grab'),
        runner('bid', { credits: 1 }),
        runnerChooses('Snatch and Grab', { option: 'yes' }),
      ],
      expect: [
        { card: 'Compromised Employee', is: { at: 'rig' } },
        { path: 'runner.tags', eq: 1 },
      ],
    },
  },
  'Utopia Fragment': {
    'makes an agenda dearer to steal by two for each token on it': {
      corp: {
        score: ['Utopia Fragment'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      script: [run('Server 1'), runner('steal', { card: 'Hostile Takeover' })],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'keeps it from a Runner who cannot pay, and costs nothing without a token': {
      corp: {
        score: ['Utopia Fragment'],
        hq: ['Breaking News'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } },
      },
      runner: { credits: 1, identity: 'Noise: Hacker Extraordinaire' },
      script: [
        ...wholeRun('Server 1', {
          expect: [{ card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]' } }],
        }),
        run('HQ'),
        runner('steal', { card: 'Breaking News' }),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  Excalibur: {
    'keeps the Runner from another run this turn': {
      corp: { servers: { HQ: { ice: [rezzed('Excalibur')] } } },
      script: [...wholeRun('HQ'), run('R&D', { illegal: 'PLAY_RESTRICTION' })],
      expect: [{ facts: [{ type: 'run-successful', server: 'HQ' }] }],
    },
    'forbids runs by cards, too, for the turn': {
      corp: { servers: { 'R&D': { ice: [rezzed('Excalibur')] } } },
      runner: { grip: ['Dirty Laundry'] },
      script: [
        ...wholeRun('R&D'),
        run('Archives', { at: 'runner.1.6', illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'] }),
        runnerPlays('Dirty Laundry', {
          server: 'Archives',
          at: 'runner.1.6',
          illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'],
        }),
      ],
    },
  },
  Lancelot: {
    'gains the subroutines of what is revealed': {
      lines: [0, 1],
      corp: { hq: ['Galahad'], servers: { 'R&D': { ice: [rezzed('Lancelot')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        corpChooses('Lancelot', { option: 'yes' }),
        corpChooses('Lancelot', { cards: ['Galahad'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'deals the damage of Merlin before Galahad ends the run': {
      corp: {
        hq: ['Galahad', 'Merlin', 'Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Lancelot')] } },
      },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Stimhack'], rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        corpChooses('Lancelot', { option: 'yes' }),
        corpChooses('Lancelot', { cards: ['Merlin', 'Galahad'] }),
        goTo('run.3.1'),
        runner('pass'),
        corp('pass'),
        chance('damage', ['Diesel', 'Stimhack']),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { path: 'runner.grip', eq: ['Sure Gamble'] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { path: 'corp.hq', count: 3 },
      ],
    },
    'takes no damage where Galahad comes first': {
      corp: { hq: ['Galahad', 'Merlin'], servers: { HQ: { ice: [rezzed('Lancelot')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Stimhack'] },
      script: [
        run('HQ'),
        corpChooses('Lancelot', { option: 'yes' }),
        corpChooses('Lancelot', { cards: ['Galahad', 'Merlin'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { noFact: { type: 'damage-suffered' } },
        { facts: [{ type: 'revealed', card: 'Galahad' }] },
      ],
    },
    'may have a gained subroutine broken by its number': {
      corp: { hq: ['Galahad'], servers: { HQ: { ice: [rezzed('Lancelot')] } } },
      runner: { grip: ['Diesel'], rig: { programs: ['Ninja', 'Crypsis'] }, credits: 9 },
      script: [
        run('HQ'),
        corpChooses('Lancelot', { option: 'yes' }),
        corpChooses('Lancelot', { cards: ['Galahad'] }),
        runnerUses('Ninja', 'boost', { at: 'run.3.1' }),
        runnerUses('Ninja', 'break', {
          subs: [2],
          illegal: ['BAD_TARGET', 'ALREADY_BROKEN', 'WRONG_COUNT', 'NO_EFFECT'],
        }),
        runnerUses('Ninja', 'break', { subs: [1] }),
        runner('pass'),
        corp('pass'),
        corpChooses('Lancelot', { cards: ['Crypsis'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Crypsis', is: { at: 'heap' } },
        { card: 'Ninja', is: { at: 'rig' } },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
  },
  'Mother Goddess': {
    'is whatever other rezzed ice is, and ends the run': {
      lines: [0, 1],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Mother Goddess')] },
          'R&D': { ice: [rezzed('Ice Wall'), 'Hunter'] },
        },
      },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'is nothing of it while that ice is unrezzed': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Mother Goddess')] }, 'R&D': { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: [{ card: 'Corroder' }] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Eden Fragment': {
    'makes the first ice of a turn free to install, wherever': {
      turn: corpTurn,
      corp: {
        score: ['Eden Fragment'],
        credits: 5,
        hq: ['Hunter', 'Enigma'],
        servers: { HQ: { ice: ['Ice Wall', 'Pop-up Window'] } },
      },
      script: [
        corp('install', { card: 'Hunter', server: 'HQ' }),
        corp('install', { card: 'Enigma', server: 'HQ' }),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
  },
  'Docklands Crackdown': {
    'takes two clicks for a counter': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Docklands Crackdown')] } } },
      script: [
        corpUses('Docklands Crackdown', 0),
        corpUses('Docklands Crackdown', 0, { illegal: 'NO_CLICKS' }),
      ],
      expect: [{ card: 'Docklands Crackdown', is: { counters: { power: 1 } } }],
    },
    'makes the first install of each turn dearer': {
      lines: [1],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Docklands Crackdown', { counters: { power: 2 } })] },
        },
      },
      runner: { credits: 7, grip: ['Imp', 'Corroder'] },
      script: [installs('Imp'), installs('Corroder')],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'makes the first install of each turn dearer, the second not': {
      lines: [0, 1],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Docklands Crackdown', { counters: { power: 2 } })] },
        },
      },
      runner: { credits: 6, grip: ['Corroder', 'Grimoire'] },
      script: [
        installs('Corroder', { expect: [{ path: 'runner.credits', eq: 2 }] }),
        runner('gain-credit'),
        installs('Grimoire'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'makes an install by Self-modifying Code dearer, the first of the turn': {
      lines: [1],
      policy: { random: 'first' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Docklands Crackdown', { counters: { power: 2 } })] },
        },
      },
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        credits: 6,
        grip: ['Grimoire'],
        stack: ['Corroder', 'Diesel'],
        rig: { programs: ['Self-modifying Code'] },
      },
      script: [
        runnerUses('Self-modifying Code', 0),
        runnerChooses('Self-modifying Code', { cards: ['Corroder'] }),
        runner('gain-credit', { expect: [{ path: 'runner.credits', eq: 1 }] }),
      ],
    },
  },
};
