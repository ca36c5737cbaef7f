import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'Domestic Sleepers': {
    'is worth nothing until it has a counter, and a point with one or more': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { score: ['Domestic Sleepers'] },
      script: [corpUses('Domestic Sleepers', 0)],
      expect: [
        { card: 'Domestic Sleepers', is: { counters: { agenda: 1 } } },
        { path: 'corp.agendaPoints', eq: 1 },
      ],
    },
    'is worth no more with two counters': {
      lines: [1],
      corp: { score: [{ card: 'Domestic Sleepers', counters: { agenda: 2 } }] },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'corp.agendaPoints', eq: 1 }],
    },
    'is worth nothing stolen': {
      lines: [1],
      corp: { hq: ['Domestic Sleepers'] },
      script: [run('HQ'), runner('steal', { card: 'Domestic Sleepers' })],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }],
    },
  },
  'The Foundry: Refining the Process': {
    'finds another copy of the first ice that is rezzed each turn': {
      corp: {
        identity: 'The Foundry: Refining the Process',
        rd: ['Hedge Fund', 'Enigma'],
        servers: { 'R&D': { ice: ['Enigma'] }, HQ: { ice: ['Hunter'] } },
      },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corp('rez', { card: 'Enigma#2', at: 'run.2.3' }),
        corpChooses('The Foundry: Refining the Process', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Enigma'] }, { facts: [{ type: 'shuffled', deck: 'rd' }] }],
    },
    'looks for a copy at the first rez of the turn of the Runner': {
      policy: { random: 'first' },
      corp: {
        identity: 'The Foundry: Refining the Process',
        credits: 9,
        hq: ['Hedge Fund'],
        rd: ['Enigma', 'Ice Wall', 'Hunter'],
        servers: { HQ: { ice: ['Ice Wall'] } },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'Ice Wall#2', at: 'run.2.3' }),
        corpChooses('The Foundry: Refining the Process', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall#1', is: { at: 'hq' } },
        { facts: [{ type: 'revealed', card: 'Ice Wall#1' }] },
      ],
    },
  },
  'Heinlein Grid': {
    'takes all credits for a click spent during a run on its server': {
      corp: {
        servers: { Archives: { ice: [rezzed('Eli 1.0')], cards: [rezzed('Heinlein Grid')] } },
      },
      runner: { credits: 7 },
      script: [run('Archives'), runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' })],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'takes them for a click that is lost': {
      corp: {
        servers: { Archives: { ice: [rezzed('Enigma')], cards: [rezzed('Heinlein Grid')] } },
      },
      runner: { credits: 7 },
      script: wholeRun('Archives'),
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'takes none for the click of the run, nor on another server': {
      corp: {
        servers: {
          Archives: { cards: [rezzed('Heinlein Grid')] },
          'R&D': { ice: [rezzed('Enigma')] },
        },
      },
      runner: { credits: 7 },
      script: [...wholeRun('R&D'), run('Archives'), goTo('choice')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
  },
  "Eliza's Toybox": {
    'rezzes a card for nothing': {
      turn: corpTurn,
      corp: {
        credits: 0,
        servers: {
          HQ: { ice: ['Janus 1.0'] },
          'Server 1': { cards: [rezzed("Eliza's Toybox")] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [corpUses("Eliza's Toybox", 0)],
      expect: [
        { card: 'Janus 1.0', is: { rezzed: true } },
        { path: 'corp.clicks', eq: 0 },
      ],
    },
    'is not used where there is nothing to rez': {
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed("Eliza's Toybox")] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [corpUses("Eliza's Toybox", 0, { illegal: 'NO_EFFECT' })],
    },
  },
  'Peak Efficiency': {
    'gives a credit for each rezzed piece of ice': {
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Peak Efficiency'],
        servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Hunter'), 'Ice Wall'] } },
      },
      script: [corpPlays('Peak Efficiency')],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
  },
  'IT Department': {
    'counts what lies on it for as long as the strength lasts': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'Server 1': { cards: [rezzed('IT Department', { counters: { power: 5 } })] },
        },
      },
      script: [
        corpUses('IT Department', 1, {
          targets: ['Ice Wall'],
          expect: [{ card: 'Ice Wall', is: { strength: 6 } }],
        }),
        corpUses('IT Department', 1, { targets: ['Ice Wall'] }),
      ],
      expect: [{ card: 'Ice Wall', is: { strength: 9 } }],
    },
    'takes a click for a counter': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('IT Department')] } } },
      script: [corpUses('IT Department', 0)],
      expect: [{ card: 'IT Department', is: { counters: { power: 1 } } }],
    },
    'strengthens ice by one for each that was spent where none is left': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.5' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall'), 'Enigma'] },
          'Server 1': { cards: [rezzed('IT Department', { counters: { power: 2 } })] },
        },
      },
      script: [
        corpUses('IT Department', 1, { targets: ['Ice Wall'] }),
        corpUses('IT Department', 1, { targets: ['Ice Wall'] }),
      ],
      expect: [{ card: 'Ice Wall', is: { strength: 3 } }],
    },
  },
  'Bifrost Array': {
    'does again what another agenda did when it was scored': {
      rules: ['CONV-05'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Geothermal Fracking', 'House of Knives'],
        servers: { 'Server 1': { cards: [{ card: 'Bifrost Array', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Bifrost Array' }),
        corpChooses('Bifrost Array', { option: 'yes' }),
        corpChooses('Bifrost Array', { cards: ['House of Knives'] }),
      ],
      expect: [{ card: 'House of Knives', is: { counters: { agenda: 3 } } }],
    },
    'is not offered with nothing but a copy of itself': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Bifrost Array'],
        servers: { 'Server 1': { cards: [{ card: 'Bifrost Array', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Bifrost Array#2' })],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
    'asks nothing where no other agenda would do anything': {
      rules: ['ABIL-09'],
      turn: { side: 'corp', number: 2, clicks: 3, at: 'corp.2.1' },
      corp: {
        score: ['Private Security Force', 'Project Atlas'],
        servers: { 'Server 1': { cards: [{ card: 'Bifrost Array', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Bifrost Array' }), corp('gain-credit')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
  },
  'Enhanced Login Protocol': {
    'goes when an agenda is stolen': {
      lines: [0],
      rules: ['PLAY-09'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Enhanced Login Protocol'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [
        corpPlays('Enhanced Login Protocol'),
        goTo('runner.1.6', { expect: [{ card: 'Enhanced Login Protocol', is: { at: 'play' } }] }),
        run('Server 1'),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Enhanced Login Protocol', is: { at: 'archives' } }],
    },
    'takes a second click of the first run that no card makes': {
      lines: [1],
      rules: ['RUN1-05'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Enhanced Login Protocol'] },
      runner: { grip: ['Dirty Laundry'] },
      script: [
        corpPlays('Enhanced Login Protocol'),
        goTo('runner.1.6'),
        runnerPlays('Dirty Laundry', { server: 'Archives' }),
        goTo('run-ended', { expect: [{ path: 'runner.clicks', eq: 3 }] }),
        ...wholeRun('R&D', { expect: [{ path: 'runner.clicks', eq: 1 }] }),
        ...wholeRun('R&D'),
      ],
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
  },
};
