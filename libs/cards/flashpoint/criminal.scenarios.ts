import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerUses,
  wholeRun,
  runnerPlays,
  corpChooses,
  corpDoes,
  runnerDoes,
} from '../sketch/steps';

export const criminalScenarios: CardSketches = {
  'Khan: Savvy Skiptracer': {
    'installs an icebreaker for less after the first ice passed': {
      corp: { servers: { HQ: { ice: ['Enigma'] } } },
      runner: { identity: 'Khan: Savvy Skiptracer', credits: 1, grip: ['Corroder'] },
      script: [
        run('HQ'),
        runnerChooses('Khan: Savvy Skiptracer', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
  },
  'Aaron Marrón': {
    'collects two counters with each agenda scored': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Aaron Marrón'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [{ card: 'Aaron Marrón', is: { counters: { power: 2 } } }],
    },
    'removes a tag and draws for one': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { tags: 2, rig: { resources: [{ card: 'Aaron Marrón', counters: { power: 1 } }] } },
      script: [runnerUses('Aaron Marrón', 1)],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'GPI Net Tap': {
    'may expose the ice it approaches, and jack out by its own loss': {
      corp: { servers: { HQ: { ice: ['Archer'] } } },
      runner: { rig: { hardware: ['GPI Net Tap'] } },
      script: [
        run('HQ'),
        runnerChooses('GPI Net Tap', { option: 'yes' }),
        runnerChooses('GPI Net Tap', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'GPI Net Tap', is: { at: 'heap' } },
        {
          facts: [
            { type: 'exposed' },
            { type: 'jacked-out' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'may go on': {
      corp: { servers: { HQ: { ice: ['Archer'] } } },
      runner: { rig: { hardware: ['GPI Net Tap'] } },
      script: [
        run('HQ'),
        runnerChooses('GPI Net Tap', { option: 'yes' }),
        runnerChooses('GPI Net Tap', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'GPI Net Tap', is: { at: 'rig' } },
        { facts: [{ type: 'exposed' }, { type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Blockade Runner': {
    'draws three for two clicks and shuffles one back': {
      policy: { random: 'first' },
      runner: {
        grip: ['Diesel'],
        stack: ['Imp', 'Corroder', 'Easy Mark', 'Medium'],
        rig: { resources: ['Blockade Runner'] },
      },
      script: [
        runnerUses('Blockade Runner', 0),
        runnerChooses('Blockade Runner', { cards: ['Diesel'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.stack', count: 2 },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
  },
  'Hernando Cortez': {
    'makes ice cost a credit more for each subroutine': {
      corp: { servers: { 'R&D': { ice: ['Enigma'] } }, credits: 10 },
      runner: { rig: { resources: ['Hernando Cortez'] } },
      script: [run('R&D'), corp('rez', { card: 'Enigma' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'asks nothing of a Corp with nine credits': {
      corp: { servers: { 'R&D': { ice: ['Enigma'] } }, credits: 9 },
      runner: { rig: { resources: ['Hernando Cortez'] } },
      script: [run('R&D'), corp('rez', { card: 'Enigma' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
  },
  Golden: {
    'goes back to the grip to derez the sentry that it broke': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Golden'] }, credits: 4 },
      script: [
        run('R&D'),
        runnerUses('Golden', 'break', { subs: [0, 1] }),
        runnerUses('Golden', 2),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Golden', is: { at: 'grip' } },
        { card: 'Rototurret', is: { rezzed: false } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'derezzes nothing that it did not break in full': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Golden'] }, credits: 9 },
      script: [
        run('R&D'),
        runnerUses('Golden', 'break', { subs: [1] }),
        runnerUses('Golden', 2, {
          at: 'run.3.1',
          illegal: ['NO_EFFECT', 'BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
      ],
    },
  },
  Peregrine: {
    'derezzes a code gate': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { programs: ['Peregrine'] }, credits: 4 },
      script: [
        run('R&D'),
        runnerUses('Peregrine', 'break', { subs: [0] }),
        runnerUses('Peregrine', 'break', { subs: [1] }),
        runnerUses('Peregrine', 2),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Peregrine', is: { at: 'grip' } },
        { card: 'Enigma', is: { rezzed: false } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  Saker: {
    'derezzes a barrier, but none that another card broke': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Saker', 'Corroder'] }, credits: 9 },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0] }),
        runnerUses('Saker', 2, {
          at: 'run.3.1',
          illegal: ['NO_EFFECT', 'BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
        goTo('run.2.3'),
        runnerUses('Saker', 'boost', { at: 'run.3.1' }),
        runnerUses('Saker', 'break', { subs: [0] }),
        runnerUses('Saker', 2),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Wall of Static', is: { rezzed: false } },
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'runner.credits', eq: 3 },
      ],
    },
  },
  'The Gauntlet': {
    'gives an access for each piece of ice that was broken in full': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: {
        hq: ['Hedge Fund', 'Biotic Labor', 'Archived Memories'],
        servers: { HQ: { ice: [rezzed('Ice Wall'), 'Enigma'] } },
      },
      runner: { rig: { hardware: ['The Gauntlet'], programs: ['Corroder'] } },
      script: [run('HQ'), runnerUses('Corroder', 'break', { subs: [0] }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'run-ended' }] },
        { path: 'runner.mu.limit', eq: 6 },
      ],
    },
  },
  Tapwrm: {
    'gains one for every five credits of the Corp': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 13 },
      runner: { rig: { programs: ['Tapwrm'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'is trashed by a purge': {
      lines: [2],
      turn: corpTurn,
      runner: { rig: { programs: ['Tapwrm'] } },
      script: [corp('purge'), goTo('runner.1.6')],
      expect: [{ card: 'Tapwrm', is: { at: 'heap' } }],
    },
    'is installed after a success on a central server alone': {
      lines: [0],
      runner: { grip: ['Tapwrm'] },
      script: [
        installs('Tapwrm', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('Archives'),
        installs('Tapwrm'),
      ],
      expect: [{ card: 'Tapwrm', is: { at: 'rig' } }],
    },
  },
  'Temüjin Contract': {
    'pays four for each success on its server until it is empty': {
      runner: { grip: ['Temüjin Contract'] },
      script: [
        installs('Temüjin Contract'),
        runnerChooses('Temüjin Contract', { server: 'Archives' }),
        ...wholeRun('Archives', { label: 'one' }),
        ...wholeRun('R&D', { label: 'two' }),
        ...wholeRun('Archives', { label: 'three' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { card: 'Temüjin Contract', is: { counters: { credit: 12 } } },
      ],
    },
  },
  'On the Lam': {
    'goes for tags': {
      runner: {
        grip: ['On the Lam'],
        rig: { resources: ['Wyldside'] },
      },
      corp: { servers: { HQ: { ice: [rezzed('Data Raven')] } } },
      script: [
        runnerPlays('On the Lam'),
        run('HQ'),
        runnerChooses('Data Raven', { option: 'take-tag' }),
        runnerUses('Wyldside', 'prevent', { at: 'prevent' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { card: 'On the Lam', is: { at: 'heap' } },
        { card: 'Wyldside', is: { at: 'rig' } },
      ],
    },
    'avoids as many tags as its player says': {
      rules: ['PREV-11'],
      corp: { hq: ['Big Brother'] },
      runner: { tags: 1, grip: ['On the Lam'], rig: { resources: ['Wyldside'] } },
      script: [
        runnerPlays('On the Lam'),
        runnerDoes('gain-credit'),
        runnerDoes('gain-credit'),
        runnerDoes('gain-credit'),
        corpDoes('play', { card: 'Big Brother' }),
        runnerUses('Wyldside', 'prevent', { at: 'prevent' }),
        runnerChooses('Wyldside', { number: 1 }),
        corpDoes('gain-credit'),
      ],
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
  },
  'Recon Drone': {
    'prevents as much damage of an accessed card as is paid for': {
      rules: ['PREV-12', 'PREV-13'],
      corp: { hq: ['Snare!'] },
      runner: {
        credits: 3,
        grip: ['Diesel', 'Modded', 'Sure Gamble'],
        rig: { hardware: ['Recon Drone'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpChooses('Snare!', { option: 'yes' }),
        runnerUses('Recon Drone', 'prevent', { x: 2, at: 'prevent' }),
        runnerDoes('leave-accessed'),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.rig.hardware', count: 0 },
      ],
    },
    'prevents nothing else': {
      rules: ['PREV-13'],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Modded', 'Sure Gamble', 'Infiltration'],
        rig: { hardware: ['Recon Drone'] },
      },
      policy: { random: 'first' },
      script: [corpDoes('play', { card: 'Scorched Earth' }), corpDoes('gain-credit')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.rig.hardware', count: 1 },
      ],
    },
  },
  Tracker: {
    'runs on the chosen server, where the first subroutine does not resolve': {
      lines: [0, 1],
      rules: ['CHOOSE-07', 'SUB-08'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Ice Wall')] } } },
      runner: { credits: 5, rig: { programs: ['Tracker'] } },
      script: [
        corpDoes('gain-credit'),
        runnerChooses('Tracker', { server: 'HQ' }),
        runnerUses('Tracker', 1),
        goTo('run-ended'),
      ],
      expect: [
        { noFact: { type: 'sub-resolved', ice: 'Ice Wall' } },
        { facts: [{ type: 'sub-resolved', ice: 'Enigma', sub: 0 }] },
        { facts: [{ type: 'run-ended', server: 'HQ' }] },
      ],
    },
    'runs nowhere before a server was chosen': {
      lines: [1],
      rules: ['CHOOSE-07'],
      runner: { credits: 5, rig: { programs: ['Tracker'] } },
      script: [runnerUses('Tracker', 1, { illegal: ['NO_EFFECT', 'BAD_TARGET'] })],
    },
    'keeps nothing from resolving in other runs': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 5, rig: { programs: ['Tracker'] } },
      script: [
        corpDoes('gain-credit'),
        runnerChooses('Tracker', { server: 'HQ' }),
        runnerUses('Tracker', 1),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ facts: [{ type: 'sub-resolved', ice: 'Ice Wall', sub: 0 }] }],
    },
  },
};
