import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  Taurus: {
    'trashes hardware, and more at a trace strength of five': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Taurus')] } } },
      runner: { credits: 0, rig: { hardware: ['Akamatsu Mem Chip', 'Dyson Mem Chip', 'Box-E'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 3 }),
        corpChooses('Taurus', { cards: ['Box-E'] }),
        corpChooses('Taurus', { cards: ['Akamatsu Mem Chip'] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.rig.hardware', eq: ['Dyson Mem Chip'] }],
    },
    'trashes hardware for its strength alone': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Taurus')] } } },
      runner: {
        credits: 3,
        rig: {
          hardware: ['Grimoire', 'Akamatsu Mem Chip'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [
        run('HQ'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 3 }),
        corpChooses('Taurus', { cards: ['Grimoire'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Grimoire', is: { at: 'heap' } },
        { card: 'Akamatsu Mem Chip', is: { at: 'rig' } },
      ],
    },
  },
  'Paywall Implementation': {
    'gives a credit for each successful run': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 0, hq: ['Paywall Implementation'] },
      script: [
        corpPlays('Paywall Implementation'),
        goTo('runner.1.6'),
        ...wholeRun('Archives'),
        ...wholeRun('Archives'),
      ],
      // One of them is that of Building a Better World.
      expect: [
        { path: 'corp.credits', eq: 3 },
        { card: 'Paywall Implementation', is: { at: 'play' } },
      ],
    },
  },
  Changeling: {
    'is a sentry with an odd number of tokens, and ends the run': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Changeling', { advancement: 1 })] } } },
      runner: { credits: 9, rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        runnerUses('Ninja', 'boost'),
        runnerUses('Ninja', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    },
    'is a barrier with an even one': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Changeling', { advancement: 2 })] } } },
      runner: { credits: 9, rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('R&D'),
        runnerUses('Ninja', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Reuse: {
    'gives two credits for each card trashed from HQ': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Reuse', 'Hedge Fund', 'Enigma', 'Hunter'] },
      script: [corpPlays('Reuse'), corpChooses('Reuse', { cards: ['Hedge Fund', 'Hunter'] })],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'corp.clicks', eq: 1 },
        { path: 'corp.hq', eq: ['Enigma'] },
        { view: 'runner', mustNotContain: ['Hunter'] },
      ],
    },
    'needs two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Reuse', 'Hedge Fund'] },
      script: [corpPlays('Reuse', { illegal: 'NO_CLICKS' })],
    },
  },
  'Superior Cyberwalls': {
    'strengthens barriers, and gives a credit for each that is rezzed': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Wall of Static'), 'Eli 1.0', rezzed('Enigma')] },
          'Server 1': { cards: [{ card: 'Superior Cyberwalls', advancement: 3 }] },
        },
      },
      script: [corp('score', { card: 'Superior Cyberwalls' })],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { card: 'Wall of Static', is: { strength: 4 } },
        { card: 'Enigma', is: { strength: 2 } },
      ],
    },
    'makes no barrier stronger for the Runner, and counts rezzed ones': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall'), 'Wall of Static', rezzed('Enigma')] },
          'Server 1': { cards: [{ card: 'Superior Cyberwalls', advancement: 3 }] },
        },
      },
      script: [corp('score', { card: 'Superior Cyberwalls' }), goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { card: 'Ice Wall', is: { strength: 2 } },
        { card: 'Enigma', is: { strength: 2 } },
      ],
    },
  },
  Lycan: {
    'is a code gate with an odd number of tokens, and trashes a program': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Lycan', { advancement: 1 })] } } },
      runner: { credits: 9, rig: { programs: ['Ninja', 'Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Ninja', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('choice'),
        corpChooses('Lycan', { cards: ['Ninja'] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.rig.programs', eq: ['Corroder'] }],
    },
    'is no sentry with one token, a sentry again with two': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Lycan', { advancement: 1 })] } } },
      runner: { credits: 9, rig: { programs: ['Mimic', 'Gordian Blade'] } },
      script: [
        run('R&D'),
        runnerUses('Mimic', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        runnerUses('Gordian Blade', 'boost', { at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.rig.programs', count: 2 }],
    },
  },
  'Errand Boy': {
    'gives a credit or a card for each subroutine': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Errand Boy')] } } },
      script: [
        run('R&D'),
        goTo('choice'),
        corpChooses('Errand Boy', { option: 'gain-1' }),
        corpChooses('Errand Boy', { option: 'draw' }),
        corpChooses('Errand Boy', { option: 'gain-1' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { path: 'corp.hq', eq: ['Anonymous Tip'] },
      ],
    },
  },
  Wendigo: {
    'keeps a program from being used for the rest of the run': {
      lines: [0, 1, 2],
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Wendigo', { advancement: 1 })] } },
      },
      runner: { credits: 9, rig: { programs: ['Corroder', 'Yog.0'] } },
      script: [
        run('HQ'),
        runnerUses('Yog.0', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['WRONG_SUBTYPE', 'STRENGTH_TOO_LOW'],
        }),
        goTo('choice'),
        corpChooses('Wendigo', { cards: ['Corroder'] }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'PLAY_RESTRICTION' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'shuts up a breaker for the run': {
      lines: [0, 1, 2],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Wendigo', { advancement: 1 })] } },
      },
      runner: { credits: 9, rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runner('pass'),
        corp('pass'),
        corpChooses('Wendigo', { cards: ['Corroder'] }),
        runner('continue', { at: 'run.2.2' }),
        goTo('run.3.1'),
        runnerUses('Corroder', 'break', {
          subs: [0],
          illegal: ['PLAY_RESTRICTION', 'NOT_ACTIVE', 'NO_EFFECT', 'BAD_TARGET'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'is a barrier with one token, a code gate with two': {
      lines: [1],
      turn: { ...corpTurn, clicks: 2 },
      corp: {
        credits: 5,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Wendigo', { advancement: 1 })] } },
      },
      runner: { credits: 9, rig: { programs: ['Corroder', 'Gordian Blade'] } },
      script: [
        corp('advance', { card: 'Wendigo' }),
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost'),
        runnerUses('Corroder', 'break', { subs: [0], illegal: 'WRONG_SUBTYPE' }),
      ],
    },
  },
  'Blue Sun: Powering the Future': {
    'takes a rezzed card back for its rez cost': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Blue Sun: Powering the Future',
        servers: {
          HQ: { ice: [rezzed('Janus 1.0'), 'Enigma'] },
          'Server 1': { cards: [rezzed('Adonis Campaign')] },
        },
      },
      script: [
        corpChooses('Blue Sun: Powering the Future', { option: 'yes' }),
        corpChooses('Blue Sun: Powering the Future', { cards: ['Janus 1.0'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 20 },
        { card: 'Janus 1.0', is: { at: 'hq' } },
      ],
    },
    'gains the rez cost as it stands, not as it is printed': {
      rules: ['REZ-05'],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Blue Sun: Powering the Future',
        servers: { HQ: { ice: [rezzed('Asteroid Belt', { advancement: 1 })] } },
      },
      runner: { rig: { resources: ['Xanadu'] } },
      script: [corpChooses('Blue Sun: Powering the Future', { option: 'yes' }), goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 12 },
        { card: 'Asteroid Belt', is: { at: 'hq' } },
      ],
    },
    'takes back what costs nothing, too': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Blue Sun: Powering the Future',
        servers: { HQ: { ice: [rezzed('Pop-up Window')] } },
      },
      script: [corpChooses('Blue Sun: Powering the Future', { option: 'yes' }), goTo('corp.2.2')],
      expect: [{ card: 'Pop-up Window', is: { at: 'hq' } }],
    },
    'asks nothing where no card is rezzed': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { identity: 'Blue Sun: Powering the Future', servers: { HQ: { ice: ['Enigma'] } } },
      script: [goTo('corp.2.2')],
      expect: [{ card: 'Enigma', is: { at: 'HQ.ice[0]' } }],
    },
  },
  'Helium-3 Deposit': {
    'places up to two power counters on a card that has one': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Data Raven', { counters: { power: 1 } }), rezzed('Data Raven')] },
          'Server 1': { cards: [{ card: 'Helium-3 Deposit', advancement: 4 }] },
        },
      },
      script: [
        corp('score', { card: 'Helium-3 Deposit' }),
        corpChooses('Helium-3 Deposit', { number: 2 }),
      ],
      expect: [{ card: 'Data Raven#1', is: { counters: { power: 3 } } }],
    },
    'places none where no card has one': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Data Raven')] },
          'Server 1': { cards: [{ card: 'Helium-3 Deposit', advancement: 4 }] },
        },
      },
      script: [corp('score', { card: 'Helium-3 Deposit' }), goTo('choice')],
      expect: [{ card: 'Data Raven', is: { counters: { power: 0 } } }],
    },
  },
  'Crisium Grid': {
    'keeps a successful run from being one, not from its accesses': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      runner: { credits: 0 },
      script: [run('HQ'), runner('access', { zone: 'hq' }), goTo('choice')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { noFact: { type: 'run-successful' } },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
      ],
    },
    'leaves nothing for "instead of accessing"': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      runner: { credits: 0, grip: ['Account Siphon'] },
      script: [runnerPlays('Account Siphon'), runner('access', { zone: 'hq' }), goTo('choice')],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'says nothing of runs elsewhere': {
      corp: { servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      script: [...wholeRun('R&D')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'keeps Account Siphon from being successful, so that cards are accessed': {
      lines: [0],
      corp: {
        credits: 5,
        hq: ['Hedge Fund'],
        servers: { HQ: { cards: [rezzed('Crisium Grid')] } },
      },
      runner: {
        identity: 'Gabriel Santiago: Consummate Professional',
        credits: 0,
        grip: ['Account Siphon'],
      },
      script: [
        runnerPlays('Account Siphon'),
        goTo('choice'),
        runner('access', { zone: 'hq' }),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'corp.credits', eq: 5 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'makes a run count for no card played later': {
      lines: [0],
      corp: { rd: ['Hedge Fund', 'Enigma'], servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      runner: { credits: 0, grip: ['Quest Completed'], rig: { hardware: ['Desperado'] } },
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      script: [
        run('HQ'),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
        runnerPlays('Quest Completed', { illegal: 'PLAY_RESTRICTION' }),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'does nothing while unrezzed': {
      lines: [0],
      corp: { servers: { HQ: { cards: ['Crisium Grid'] } } },
      runner: { credits: 0, rig: { hardware: ['Desperado'] } },
      script: [run('HQ'), runner('leave-accessed', { card: 'Crisium Grid' }), goTo('run-ended')],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'keeps Off the Grid where it is': {
      lines: [0],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { cards: [rezzed('Crisium Grid')] },
          'Server 1': { cards: [rezzed('Off the Grid')] },
        },
      },
      script: [
        run('HQ'),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Off the Grid', is: { at: 'Server 1.cards[0]' } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
    'keeps Keyhole from looking, so that R&D is accessed': {
      lines: [0],
      corp: {
        rd: ['Hedge Fund', 'Enigma'],
        servers: { 'R&D': { cards: [rezzed('Crisium Grid')] } },
      },
      runner: { rig: { programs: ['Keyhole'] } },
      script: [
        runnerUses('Keyhole', 0),
        runner('access', { zone: 'rd' }),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.rd', count: 2 }, { noFact: { type: 'shuffled' } }],
    },
    'keeps Legwork from accessing more cards, and Feint from accessing none': {
      lines: [0],
      rules: ['RUN5-05'],
      policy: { random: 'first' },
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: { HQ: { cards: [rezzed('Crisium Grid')] } },
      },
      runner: { grip: ['Legwork', 'Feint'] },
      script: [
        runnerPlays('Legwork'),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        runnerPlays('Feint'),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { noFact: { type: 'accessed', card: 'Enigma' } },
      ],
    },
    "keeps The Maker's Eye at one card, and Showing Off at the top of R&D": {
      lines: [0],
      rules: ['RUN5-05'],
      corp: {
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: { 'R&D': { cards: [rezzed('Crisium Grid')] } },
      },
      runner: { grip: ["The Maker's Eye", 'Showing Off'] },
      script: [
        runnerPlays("The Maker's Eye"),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        runnerPlays('Showing Off'),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { noFact: { type: 'accessed', card: 'Enigma' } },
        { noFact: { type: 'accessed', card: 'Ice Wall' } },
      ],
    },
    'keeps Sneakdoor Beta in Archives': {
      lines: [0],
      rules: ['RUN5-05'],
      corp: { hq: ['Hedge Fund'], servers: { Archives: { cards: [rezzed('Crisium Grid')] } } },
      runner: { rig: { programs: ['Sneakdoor Beta'] } },
      script: [
        runnerUses('Sneakdoor Beta', 0),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Crisium Grid' }] },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
        { noFact: { type: 'run-successful' } },
      ],
    },
    'takes the mark from a success that counts there': {
      lines: [0],
      rules: ['RUN5-06'],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Crisium Grid')] } } },
      runner: { rig: { programs: ['Sneakdoor Beta'] } },
      script: [
        runnerUses('Sneakdoor Beta', 0),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { noFact: { type: 'run-successful' } },
      ],
    },
  },
};
