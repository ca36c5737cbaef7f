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
  runnerDoes,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  Bookmark: {
    'takes up to three cards of the grip, facedown': {
      lines: [0],
      rules: ['HOST-11', 'HOST-17'],
      runner: {
        grip: ['Corroder', 'Diesel', 'Modded', 'Tinkering'],
        rig: { hardware: ['Bookmark'] },
      },
      script: [
        runnerUses('Bookmark', 0),
        runnerChooses('Bookmark', { cards: ['Corroder', 'Diesel'] }),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Modded', 'Tinkering'] },
        { card: 'Diesel', is: { at: 'hosted:Bookmark' } },
        { path: 'runner.clicks', eq: 3 },
        { view: 'corp', path: 'runner.rig.hardware[0].hosted', count: 2 },
        { view: 'corp', mustNotContain: ['Corroder'] },
      ],
    },
    'takes no fourth': {
      lines: [0],
      runner: {
        grip: ['Corroder', 'Diesel', 'Modded', 'Crypsis'],
        rig: { hardware: ['Bookmark'] },
      },
      script: [
        runnerUses('Bookmark', 0),
        runnerChooses('Bookmark', {
          cards: ['Corroder', 'Diesel', 'Modded', 'Crypsis'],
          illegal: 'WRONG_COUNT',
        }),
      ],
    },
    'has nothing to take from an empty grip': {
      lines: [0],
      rules: ['ABIL-09'],
      runner: { rig: { hardware: ['Bookmark'] } },
      script: [runnerUses('Bookmark', 0, { illegal: 'NO_EFFECT' })],
    },
    'gives its cards back for a click, and stays': {
      lines: [1],
      runner: {
        grip: ['Modded'],
        rig: { hardware: [{ card: 'Bookmark', hosted: ['Corroder', 'Diesel'] }] },
      },
      script: [runnerUses('Bookmark', 1)],
      expect: [
        { path: 'runner.grip', count: 3 },
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.rig.hardware', eq: ['Bookmark'] },
      ],
    },
    'gives them back as it is trashed, in any window': {
      lines: [1],
      rules: ['HOST-18'],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: {
        rig: { hardware: [{ card: 'Bookmark', hosted: ['Corroder', 'Diesel'] }] },
      },
      script: [runnerUses('Bookmark', 1)],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.heap', eq: ['Bookmark'] },
      ],
    },
    'cannot give back what is not there': {
      lines: [1],
      rules: ['ABIL-09'],
      runner: { rig: { hardware: ['Bookmark'] } },
      script: [runnerUses('Bookmark', 1, { illegal: 'NO_EFFECT' })],
    },
  },
  'Synthetic Blood': {
    'draws a card for the first damage of a turn': {
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Corroder'], rig: { resources: ['Synthetic Blood'] } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Study Guide': {
    'is as strong as it has counters': {
      lines: [0, 2],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { programs: ['Study Guide'] } },
      script: [runnerUses('Study Guide', 2), runnerUses('Study Guide', 2)],
      expect: [
        { card: 'Study Guide', is: { strength: 2 } },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'breaks a code gate subroutine': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Quandary')] } } },
      runner: { rig: { programs: [{ card: 'Study Guide', counters: { power: 1 } }] } },
      script: [
        run('R&D'),
        runnerUses('Study Guide', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  Hyperdriver: {
    'leaves the game for three clicks': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { programs: ['Hyperdriver'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Hyperdriver', { option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 7 },
        { card: 'Hyperdriver', is: { at: 'removed' } },
      ],
    },
  },
  'Fan Site': {
    'goes to the score area when the Corp scores': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Fan Site'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [
        { card: 'Fan Site', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
  },
  DaVinci: {
    'counts successful runs': {
      lines: [0],
      runner: { rig: { programs: ['DaVinci'] } },
      script: [...wholeRun('Archives')],
      expect: [{ card: 'DaVinci', is: { counters: { power: 1 } } }],
    },
    'installs what costs no more than it has counters': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: {
        credits: 0,
        grip: ['Imp', 'Ekomind', 'Femme Fatale'],
        rig: { programs: [{ card: 'DaVinci', counters: { power: 2 } }] },
      },
      script: [runnerUses('DaVinci', 1, { targets: ['Imp'] })],
      expect: [
        { card: 'Imp', is: { at: 'rig' } },
        { card: 'DaVinci', is: { at: 'heap' } },
      ],
    },
  },
  'Tyson Observatory': {
    'finds a hardware for two clicks': {
      policy: { random: 'first' },
      runner: {
        stack: ['Diesel', 'Corroder', 'Desperado', 'Cyberfeeder'],
        rig: { resources: ['Tyson Observatory'] },
      },
      script: [
        runnerUses('Tyson Observatory', 0),
        goTo('choice', {
          expect: [
            {
              notLegal: [
                { by: 'runner', do: 'choose', for: 'Tyson Observatory', cards: ['Corroder'] },
              ],
            },
          ],
        }),
        runnerChooses('Tyson Observatory', { cards: ['Desperado'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Desperado'] },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'revealed', card: 'Desperado' }, { type: 'shuffled' }] },
      ],
    },
    'takes two clicks': {
      turn: { ...runnerTurn, clicks: 1 },
      runner: { rig: { resources: ['Tyson Observatory'] } },
      script: [runnerUses('Tyson Observatory', 0, { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'Net-Ready Eyes': {
    'hurts as it is installed': {
      lines: [0],
      policy: { random: 'first' },
      runner: { grip: ['Net-Ready Eyes', 'Diesel', 'Imp', 'Easy Mark'] },
      script: [installs('Net-Ready Eyes'), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'makes a breaker stronger for each run': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { rig: { hardware: ['Net-Ready Eyes'], programs: ['Corroder', 'Gordian Blade'] } },
      script: [
        run('R&D'),
        runnerChooses('Net-Ready Eyes', { cards: ['Corroder'] }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { strength: 2 } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Chameleon: {
    'breaks what was named, and comes back to the grip': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { credits: 5, grip: ['Chameleon'] },
      turn: { ...runnerTurn, clicks: 2 },
      script: [
        installs('Chameleon'),
        runnerChooses('Chameleon', { option: 'code-gate' }),
        run('HQ'),
        runnerUses('Chameleon', 'break', { subs: [0] }),
        runnerUses('Chameleon', 'break', { subs: [1] }),
        goTo('corp.1.2'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.grip', eq: ['Chameleon'] },
      ],
    },
    'breaks no other ice': {
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { credits: 5, grip: ['Chameleon'] },
      lines: [0],
      script: [
        installs('Chameleon'),
        runnerChooses('Chameleon', { option: 'sentry' }),
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Chameleon', 'break', {
          subs: [0],
          illegal: ['WRONG_SUBTYPE', 'NO_EFFECT', 'BAD_TARGET'],
        }),
      ],
    },
  },
  Comet: {
    'gives a memory unit': {
      lines: [0],
      runner: { rig: { hardware: ['Comet'] } },
      script: [runnerDoes('gain-credit')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'plays another event without a click when the first has resolved': {
      lines: [1],
      rules: ['PLAY-10'],
      runner: { credits: 5, grip: ['Sure Gamble', 'Easy Mark'], rig: { hardware: ['Comet'] } },
      script: [
        runnerPlays('Sure Gamble'),
        runnerChooses('Comet', { option: 'yes', cards: ['Easy Mark'] }),
        runnerDoes('gain-credit'),
      ],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'finds the first one in the heap already': {
      lines: [1],
      rules: ['PLAY-10'],
      runner: { credits: 5, grip: ['Sure Gamble', 'Déjà Vu'], rig: { hardware: ['Comet'] } },
      script: [
        runnerPlays('Sure Gamble'),
        runnerChooses('Comet', { option: 'yes', cards: ['Déjà Vu'] }),
        runnerChooses('Déjà Vu', { cards: ['Sure Gamble'] }),
        runnerDoes('gain-credit'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Sure Gamble'] }],
    },
    'asks nothing after the second': {
      lines: [1],
      runner: {
        credits: 5,
        grip: ['Sure Gamble', 'Easy Mark', 'Infiltration'],
        rig: { hardware: ['Comet'] },
      },
      script: [
        runnerPlays('Sure Gamble'),
        runnerChooses('Comet', { option: 'no' }),
        runnerPlays('Easy Mark'),
        runnerDoes('gain-credit'),
      ],
      expect: [{ path: 'runner.clicks', eq: 1 }],
    },
  },
  'Gene Conditioning Shoppe': {
    'lets genetics trigger twice a turn, and no third time': {
      rules: ['ORD-01', 'ORD-04'],
      turn: runnerTurn,
      runner: {
        credits: 0,
        rig: { resources: ['Gene Conditioning Shoppe', 'Symmetrical Visage'] },
      },
      script: [
        runnerDoes('draw', { expect: [{ path: 'runner.credits', eq: 1 }] }),
        runnerDoes('draw', { expect: [{ path: 'runner.credits', eq: 2 }] }),
        runnerDoes('draw'),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'comes in time for the second': {
      rules: ['ORD-02', 'ORD-04'],
      runner: {
        credits: 2,
        grip: ['Gene Conditioning Shoppe'],
        rig: { resources: ['Symmetrical Visage'] },
      },
      script: [
        runnerDoes('draw'),
        installs('Gene Conditioning Shoppe'),
        runnerDoes('draw'),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'has the first time missed by what comes later, not the second': {
      rules: ['ORD-02', 'ORD-04'],
      runner: {
        credits: 2,
        grip: ['Symmetrical Visage'],
        rig: { resources: ['Gene Conditioning Shoppe'] },
      },
      script: [
        runnerDoes('draw'),
        installs('Symmetrical Visage'),
        runnerDoes('draw'),
        runnerDoes('draw'),
        goTo('runner.2.1'),
      ],
      expect: [{ facts: [{ type: 'credits-gained', amount: 1 }] }],
    },
    'says nothing twice of what is no genetics': {
      rules: ['ORD-04'],
      runner: {
        identity: 'Gabriel Santiago: Consummate Professional',
        rig: { resources: ['Gene Conditioning Shoppe'] },
      },
      corp: { hq: ['Hedge Fund'], servers: { HQ: {} } },
      script: [
        run('HQ'),
        runnerDoes('leave-accessed', { card: 'Hedge Fund' }),
        goTo('run-ended'),
        run('HQ'),
        runnerDoes('leave-accessed', { card: 'Hedge Fund' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'has two copies come to no third time': {
      rules: ['ORD-04'],
      runner: {
        credits: 0,
        rig: {
          resources: ['Gene Conditioning Shoppe', 'Gene Conditioning Shoppe', 'Symmetrical Visage'],
        },
      },
      script: [runnerDoes('draw'), runnerDoes('draw'), runnerDoes('draw'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
  },
};
