import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpDoes as corp,
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

const identity = 'Ken "Express" Tenma: Disappeared Clone';

export const criminalScenarios: CardSketches = {
  [identity]: {
    'gains for the first run event of a turn, whatever was played before': {
      rules: ['ORD-01'],
      runner: { identity, credits: 0, grip: ['Easy Mark', 'Inside Job'] },
      script: [
        runner('play', { card: 'Easy Mark', expect: [{ path: 'runner.credits', eq: 3 }] }),
        runner('play', { card: 'Inside Job', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'gains nothing for the second': {
      rules: ['ORD-01'],
      runner: { identity, credits: 4, grip: ['Inside Job', 'Inside Job'] },
      script: [
        runner('play', { card: 'Inside Job#1', server: 'R&D' }),
        goTo('run-ended', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        runner('play', { card: 'Inside Job#2', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Silhouette: Stealth Operative': {
    'exposes a card for the first successful run on HQ each turn': {
      corp: { servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: { identity: 'Silhouette: Stealth Operative' },
      script: [
        run('HQ'),
        runnerChooses('Silhouette: Stealth Operative', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ facts: [{ type: 'exposed', card: 'Snare!' }] }],
    },
    'does nothing on R&D, nor where all is rezzed': {
      corp: { servers: { HQ: { ice: [] }, 'Server 1': { cards: [rezzed('PAD Campaign')] } } },
      runner: { identity: 'Silhouette: Stealth Operative' },
      script: [...wholeRun('R&D'), ...wholeRun('HQ')],
      expect: [{ noFact: { type: 'exposed' } }],
    },
  },
  'Calling in Favors': {
    'gives a credit for each connection that is installed': {
      runner: {
        grip: ['Calling in Favors'],
        rig: { resources: ['Decoy', 'Compromised Employee', 'Armitage Codebusting'] },
      },
      script: [runnerPlays('Calling in Favors')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'is not played without a connection': {
      runner: { grip: ['Calling in Favors'], rig: { resources: ['Armitage Codebusting'] } },
      script: [runnerPlays('Calling in Favors', { illegal: 'NO_EFFECT' })],
    },
  },
  'Early Bird': {
    'makes a run and gives a click': {
      runner: { grip: ['Early Bird'] },
      script: [runnerPlays('Early Bird', { server: 'Archives' }), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 4 },
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    },
    'is played with the first click alone': {
      runner: { grip: ['Early Bird'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Early Bird', { server: 'HQ', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Express Delivery': {
    'takes one of the top four cards of the stack': {
      runner: {
        grip: ['Express Delivery'],
        stack: ['Diesel', 'Modded', 'Tinkering', 'Corroder', 'Mimic'],
      },
      policy: { random: 'first' },
      script: [
        runnerPlays('Express Delivery'),
        runnerChooses('Express Delivery', {
          cards: ['Mimic'],
          illegal: ['BAD_TARGET', 'WRONG_ZONE', 'NO_SUCH_CARD'],
        }),
        runnerChooses('Express Delivery', { cards: ['Corroder'] }),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Corroder'] },
        { path: 'runner.stack', count: 4 },
        { facts: [{ type: 'shuffled', deck: 'stack' }] },
        { view: 'corp', mustNotContain: ['Corroder'] },
      ],
    },
  },
  Logos: {
    'gives memory and a larger hand': {
      lines: [0, 1],
      runner: { rig: { hardware: ['Logos'] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.handSize', eq: 6 },
      ],
    },
    'finds any card when the Corp scores an agenda': {
      lines: [2],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Breaking News', advancement: 2 }] } } },
      runner: { rig: { hardware: ['Logos'] } },
      policy: { random: 'first' },
      script: [
        corp('score', { card: 'Breaking News' }),
        runnerChooses('Logos', { option: 'yes' }),
        runnerChooses('Logos', { cards: ['Tinkering'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Tinkering', is: { at: 'grip' } },
        { view: 'corp', mustNotContain: ['Tinkering'] },
      ],
    },
    'may be declined, and finds nothing for a steal': {
      lines: [2],
      corp: { hq: ['Breaking News'] },
      runner: { rig: { hardware: ['Logos'] } },
      script: [run('HQ'), runner('steal', { card: 'Breaking News' }), goTo('run-ended')],
      expect: [{ path: 'runner.stack', count: 3 }],
    },
  },
  'Public Terminal': {
    'pays for playing run events, and for no other': {
      runner: {
        credits: 0,
        grip: ['Diesel', 'Legwork', 'Early Bird', 'Modded'],
        rig: { hardware: ['Public Terminal'] },
      },
      script: [
        runnerPlays('Legwork', { illegal: 'CANNOT_PAY' }),
        runnerPlays('Early Bird', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Public Terminal', is: { counters: { recurring: 0 } } }],
    },
  },
  "Unregistered S&W '35": {
    'trashes a rezzed sysop after a successful run on HQ': {
      lines: [1],
      corp: {
        servers: {
          HQ: { cards: [rezzed('Bernice Mai')] },
          'Server 1': { ice: [rezzed('Eli 1.0')], cards: [rezzed('PAD Campaign')] },
        },
      },
      runner: { rig: { hardware: ["Unregistered S&W '35"] } },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [runnerUses("Unregistered S&W '35", 1)],
      expect: [
        { card: 'Bernice Mai', is: { at: 'archives' } },
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'trashed', card: 'Bernice Mai', by: 'runner' }] },
      ],
    },
    'is not used without that run': {
      lines: [1],
      corp: { servers: { HQ: { cards: [rezzed('Bernice Mai')] } } },
      runner: { rig: { hardware: ["Unregistered S&W '35"] } },
      script: [runnerUses("Unregistered S&W '35", 1, { illegal: 'PLAY_RESTRICTION' })],
    },
    'is not used on ice, nor on an unrezzed card': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Eli 1.0')], cards: ['Bernice Mai'] } } },
      runner: { rig: { hardware: ["Unregistered S&W '35"] } },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [runnerUses("Unregistered S&W '35", 1, { illegal: 'NO_EFFECT' })],
    },
  },
  Gingerbread: {
    'breaks tracers of any kind': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 3, rig: { programs: ['Gingerbread'] } },
      script: [
        run('R&D'),
        runnerUses('Gingerbread', 'boost', { at: 'run.3.1' }),
        runnerUses('Gingerbread', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks no other sentry': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Gingerbread'] } },
      script: [
        run('R&D'),
        runnerUses('Gingerbread', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
      ],
    },
  },
  'Tri-maf Contact': {
    'gives two credits once a turn': {
      lines: [0, 1],
      runner: { rig: { resources: ['Tri-maf Contact'] } },
      script: [
        runnerUses('Tri-maf Contact', 1),
        runnerUses('Tri-maf Contact', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'does meat damage when it is trashed': {
      lines: [2],
      turn: corpTurn,
      runner: {
        tags: 1,
        grip: ['Diesel', 'Modded', 'Infiltration', 'Tinkering'],
        rig: { resources: ['Tri-maf Contact'] },
      },
      policy: { random: 'first' },
      script: [corp('trash-resource', { card: 'Tri-maf Contact' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none when it is trashed from the grip': {
      lines: [2],
      corp: { servers: { HQ: { ice: [rezzed('Data Mine')] } } },
      runner: { grip: ['Tri-maf Contact', 'Diesel'] },
      script: [run('HQ'), chance('damage', ['Tri-maf Contact']), goTo('run-ended')],
      expect: [{ path: 'runner.grip', eq: ['Diesel'] }],
    },
  },
  Alias: {
    'breaks sentries of central servers': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 3, rig: { programs: ['Alias'] } },
      script: [
        run('R&D'),
        runnerUses('Alias', 'boost', { at: 'run.3.1' }),
        runnerUses('Alias', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks none of a remote server': {
      lines: [0],
      corp: { servers: { 'Server 1': { ice: [rezzed('Pup')], cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Alias'] } },
      script: [
        run('Server 1'),
        runnerUses('Alias', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
      ],
    },
  },
  Breach: {
    'breaks up to three subroutines of a barrier of a central server': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 4, rig: { programs: ['Breach'] } },
      script: [
        run('R&D'),
        runnerUses('Breach', 'boost', { at: 'run.3.1' }),
        runnerUses('Breach', 'break', { subs: [0, 1, 2] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks none of a remote server': {
      lines: [0],
      corp: { servers: { 'Server 1': { ice: [rezzed('Ice Wall')], cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Breach'] } },
      script: [
        run('Server 1'),
        runnerUses('Breach', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
      ],
    },
  },
  Passport: {
    'breaks code gates of central servers': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Viper')] } }, credits: 0 },
      runner: { credits: 4, rig: { programs: ['Passport'] } },
      script: [
        run('R&D'),
        runnerUses('Passport', 'boost', { at: 'run.3.1' }),
        runnerUses('Passport', 'break', { subs: [0] }),
        runnerUses('Passport', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks none of a remote server': {
      lines: [0],
      corp: { servers: { 'Server 1': { ice: [rezzed('Enigma')], cards: ['PAD Campaign'] } } },
      runner: { rig: { programs: ['Passport'] } },
      script: [
        run('Server 1'),
        runnerUses('Passport', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
      ],
    },
  },
  'Theophilius Bagbiter': {
    'takes all credits as it is installed, and makes the hand as large as the pool': {
      lines: [0, 1],
      runner: { credits: 9, grip: ['Theophilius Bagbiter'] },
      script: [
        installs('Theophilius Bagbiter', { expect: [{ path: 'runner.handSize', eq: 0 }] }),
        runner('gain-credit'),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.handSize', eq: 2 },
      ],
    },
  },
  Legwork: {
    'lets two more cards of HQ be accessed': {
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter'] },
      runner: { grip: ['Legwork'] },
      policy: { random: 'first' },
      script: [runnerPlays('Legwork'), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'accessed' }] },
        { noFact: { type: 'accessed', card: 'Hunter' } },
      ],
    },
  },
};
