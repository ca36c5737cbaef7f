import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };
const bare = { identity: 'Haas-Bioroid: Engineering the Future' };

export const jintekiScenarios: CardSketches = {
  'Shock!': {
    'does net damage from R&D, where the Runner reveals it': {
      lines: [0, 1],
      corp: { rd: ['Shock!', 'Hedge Fund'] },
      runner: { grip: ['Diesel'] },
      script: [runner('run', { server: 'R&D' }), goTo('choice')],
      expect: [
        { facts: [{ type: 'revealed', card: 'Shock!' }] },
        { path: 'runner.heap', eq: ['Diesel'] },
      ],
    },
    'does it from Archives, and not revealed from HQ': {
      lines: [1],
      corp: { archives: ['Shock!'], hq: ['Shock!'] },
      runner: { grip: ['Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        goTo('choice'),
      ],
      expect: [{ path: 'runner.grip', eq: [] }, { noFact: { type: 'revealed' } }],
    },
  },
  'Celebrity Gift': {
    'gives two credits for each card shown': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { ...bare, hq: ['Celebrity Gift', 'Enigma', 'Ice Wall', 'Hedge Fund'] },
      script: [
        corp('play', { card: 'Celebrity Gift' }),
        corp('choose', { for: 'Celebrity Gift', cards: ['Enigma', 'Ice Wall'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'corp.clicks', eq: 1 },
        { facts: [{ type: 'revealed', card: 'Enigma' }] },
        { view: 'runner', mustNotContain: ['Hedge Fund'] },
      ],
    },
  },
  'Clone Retirement': {
    'may remove bad publicity when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { badPublicity: 2, servers: remote({ card: 'Clone Retirement', advancement: 2 }) },
      script: [
        corp('score', { card: 'Clone Retirement' }),
        corp('choose', { for: 'Clone Retirement', option: 'yes' }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'gives bad publicity when it is stolen': {
      lines: [1],
      corp: { servers: remote('Clone Retirement') },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Clone Retirement' }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
  },
  'Unorthodox Predictions': {
    'keeps subroutines of the chosen kind from being broken until the next turn of the Corp': {
      turn: { ...scoring, clicks: 0 },
      corp: {
        servers: {
          ...remote({ card: 'Unorthodox Predictions', advancement: 3 }),
          ...onRd(rezzed('Ice Wall')),
          HQ: { ice: [rezzed('Quandary')] },
        },
      },
      runner: { rig: { programs: ['Corroder', 'Torch'] } },
      script: [
        corp('score', { card: 'Unorthodox Predictions' }),
        corp('choose', { for: 'Unorthodox Predictions', option: 'barrier' }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET', 'NO_EFFECT'],
        }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
      ],
    },
  },
  'Restoring Face': {
    'trashes an executive to remove bad publicity': {
      turn: corpTurn,
      corp: {
        hq: ['Restoring Face'],
        badPublicity: 3,
        servers: remote('Thomas Haas'),
      },
      script: [
        corp('play', { card: 'Restoring Face' }),
        corp('choose', { for: 'Restoring Face', number: 2 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Thomas Haas', is: { at: 'archives' } },
      ],
    },
    'cannot be played without such a card': {
      turn: corpTurn,
      corp: { hq: ['Restoring Face'], badPublicity: 3, servers: remote('PAD Campaign') },
      script: [corp('play', { card: 'Restoring Face', illegal: ['NO_EFFECT', 'CANNOT_PAY'] })],
    },
    'trashes an unrezzed clone to clear its name': {
      turn: corpTurn,
      corp: {
        badPublicity: 3,
        hq: ['Restoring Face'],
        servers: { 'Server 1': { cards: ['Caprice Nisei'] } },
      },
      script: [
        corpPlays('Restoring Face', { targets: ['Caprice Nisei'] }),
        corpChooses('Restoring Face', { number: 2 }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Caprice Nisei', is: { at: 'archives' } },
      ],
    },
  },
  Sundew: {
    'pays for the first click of the Runner, and for no other': {
      corp: { servers: remote(rezzed('Sundew')) },
      script: [
        runner('gain-credit', { expect: [{ path: 'corp.credits', eq: 7 }] }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'pays nothing for a run on its own server, nor for the next click': {
      corp: { servers: remote(rezzed('Sundew')) },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'Sundew' }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'pays for a run on another server': {
      corp: { servers: remote(rezzed('Sundew')) },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'pays nothing where an event makes its run on its server': {
      corp: { servers: remote(rezzed('Sundew')) },
      runner: { grip: ['Dirty Laundry'] },
      script: [
        runner('play', { card: 'Dirty Laundry', server: 'Server 1' }),
        runner('leave-accessed', { card: 'Sundew' }),
        runner('gain-credit'),
      ],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'pays once where an event makes its run elsewhere': {
      corp: { servers: remote(rezzed('Sundew')) },
      runner: { grip: ['Dirty Laundry'] },
      script: [
        runner('play', { card: 'Dirty Laundry', server: 'Archives' }),
        goTo('run-ended', { expect: [{ path: 'corp.credits', eq: 7 }] }),
        ...wholeRun('Archives'),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'pays for an event that cannot make its run there': {
      corp: { servers: remote(rezzed('Sundew')) },
      runner: { grip: ['Indexing'] },
      script: [runner('play', { card: 'Indexing', expect: [{ path: 'corp.credits', eq: 7 }] })],
    },
    'pays nothing while it is unrezzed, though': {
      corp: { servers: remote('Sundew') },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'pays for the first click alone, whatever it is spent on': {
      turn: runnerTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Sundew')] } } },
      script: [runner('gain-credit'), runner('gain-credit')],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'pays nothing for a run on its server, nor later in that turn': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Sundew')] } } },
      runner: { credits: 0 },
      script: [...wholeRun('Server 1'), runner('gain-credit')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Toshiyuki Sakai': {
    'may be swapped with a card of HQ, which keeps its tokens and need not be accessed': {
      lines: [0, 1],
      corp: {
        hq: ['Priority Requisition', 'Hedge Fund'],
        servers: remote({ card: 'Toshiyuki Sakai', advancement: 3 }),
      },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Toshiyuki Sakai', option: 'yes' }),
        runner('choose', { for: 'Toshiyuki Sakai', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Toshiyuki Sakai', is: { at: 'hq' } },
        { card: 'Priority Requisition', is: { at: 'Server 1.cards[0]', advancement: 3 } },
        { noFact: { type: 'accessed', card: 'Priority Requisition' } },
      ],
    },
    'lets the new card be accessed': {
      lines: [1],
      corp: {
        hq: ['Priority Requisition'],
        servers: remote({ card: 'Toshiyuki Sakai', advancement: 1 }),
      },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Toshiyuki Sakai', option: 'yes' }),
        runner('choose', { for: 'Toshiyuki Sakai', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Priority Requisition', is: { at: 'runner.score' } }],
    },
    'stays where the Corp likes that, or has no agenda or asset in HQ': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: remote('Toshiyuki Sakai') },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'Toshiyuki Sakai' }),
      ],
      expect: [{ card: 'Toshiyuki Sakai', is: { at: 'Server 1.cards[0]' } }],
    },
    'is not swapped when it is accessed in HQ, and can be advanced': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Hedge Fund'], servers: remote('Toshiyuki Sakai') },
      script: [corp('advance', { card: 'Toshiyuki Sakai' })],
      expect: [{ card: 'Toshiyuki Sakai', is: { advancement: 1 } }],
    },
    'hides behind an agenda that keeps his tokens, which the Runner need not access': {
      lines: [1],
      corp: {
        hq: ['Priority Requisition'],
        servers: { 'Server 1': { cards: [{ card: 'Toshiyuki Sakai', advancement: 3 }] } },
      },
      script: [
        run('Server 1'),
        corpChooses('Toshiyuki Sakai', { option: 'yes' }),
        corpChooses('Toshiyuki Sakai', { cards: ['Priority Requisition'] }),
        runnerChooses('Toshiyuki Sakai', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          card: 'Priority Requisition',
          is: { at: 'Server 1.cards[0]', advancement: 3, rezzed: false },
        },
        { card: 'Toshiyuki Sakai', is: { at: 'hq' } },
        { noFact: { type: 'stolen' } },
        { view: 'runner', mustNotContain: ['Priority Requisition'] },
      ],
    },
    'gives his tokens to an ambush that the Runner chooses to access': {
      lines: [1],
      corp: {
        credits: 2,
        hq: ['Aggressive Secretary'],
        servers: { 'Server 1': { cards: [{ card: 'Toshiyuki Sakai', advancement: 2 }] } },
      },
      runner: { rig: { programs: ['Corroder', 'Ninja', 'Gordian Blade'] } },
      script: [
        run('Server 1'),
        corpChooses('Toshiyuki Sakai', { option: 'yes' }),
        corpChooses('Toshiyuki Sakai', { cards: ['Aggressive Secretary'] }),
        runnerChooses('Toshiyuki Sakai', { option: 'yes' }),
        corpChooses('Aggressive Secretary', { option: 'yes' }),
        corpChooses('Aggressive Secretary', { cards: ['Corroder', 'Ninja'] }),
        runner('leave-accessed', { card: 'Aggressive Secretary' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.rig.programs', eq: ['Gordian Blade'] },
        { card: 'Aggressive Secretary', is: { advancement: 2 } },
      ],
    },
    'stays where he is accessed in HQ': {
      lines: [1],
      corp: { hq: ['Toshiyuki Sakai'] },
      script: [run('HQ'), runner('trash-accessed', { card: 'Toshiyuki Sakai' }), goTo('run-ended')],
      expect: [
        { card: 'Toshiyuki Sakai', is: { at: 'archives', faceup: true } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
  },
  'Caprice Nisei': {
    'ends the run where the numbers differ': {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Caprice Nisei')] } } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets the Runner in where they are the same': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: ['Enigma'], cards: [rezzed('Caprice Nisei')] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2 }),
        runner('jack-out'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'does nothing unrezzed, or in a run on another server': {
      corp: {
        servers: { HQ: { cards: ['Caprice Nisei'] }, 'R&D': { cards: [rezzed('Caprice Nisei')] } },
      },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'credits-spent' } }],
    },
    'ends the run where the bids differ, even behind nothing passed': {
      corp: {
        credits: 2,
        servers: {
          'Server 1': { ice: ['Enigma'], cards: [rezzed('Caprice Nisei'), 'Priority Requisition'] },
        },
      },
      runner: { credits: 2 },
      script: [run('Server 1'), corp('bid', { credits: 1 }), runner('bid', { credits: 0 })],
      expect: [
        { path: 'run', absent: true },
        { path: 'runner.agendaPoints', eq: 0 },
        { path: 'corp.credits', eq: 1 },
      ],
    },
    'lets the Runner by where the bids are the same': {
      corp: {
        credits: 2,
        servers: { 'Server 1': { ice: ['Enigma'], cards: [rezzed('Caprice Nisei')] } },
      },
      runner: { credits: 2 },
      script: [
        run('Server 1'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        runner('trash-accessed', { card: 'Caprice Nisei' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Caprice Nisei', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
};
