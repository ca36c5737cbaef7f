import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const haasBioroidScenarios: CardSketches = {
  'Rex Campaign': {
    'enters with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: remote('Rex Campaign') },
      script: [corp('rez', { card: 'Rex Campaign' })],
      expect: [{ card: 'Rex Campaign', is: { counters: { power: 3 } } }],
    },
    'is trashed with its last counter for five credits': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        badPublicity: 1,
        servers: remote(rezzed('Rex Campaign', { counters: { power: 1 } })),
      },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Rex Campaign', option: 'gain-5' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Rex Campaign', is: { at: 'archives' } },
      ],
    },
    'is trashed to remove bad publicity instead': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        badPublicity: 1,
        servers: remote(rezzed('Rex Campaign', { counters: { power: 1 } })),
      },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Rex Campaign', option: 'remove-bad-publicity' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'loses a counter a turn': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 0 },
      corp: { servers: remote(rezzed('Rex Campaign', { counters: { power: 3 } })) },
      script: [goTo('corp.2.2')],
      expect: [{ card: 'Rex Campaign', is: { counters: { power: 2 } } }],
    },
  },
  'Project Ares': {
    'makes the Runner trash a card for each token over four, for one bad publicity': {
      turn: scoring,
      corp: { servers: remote({ card: 'Project Ares', advancement: 6 }) },
      runner: { rig: { programs: ['Corroder', 'Ninja'], hardware: ['Cyberfeeder'] } },
      script: [
        corp('score', { card: 'Project Ares' }),
        runner('choose', { for: 'Project Ares', cards: ['Corroder', 'Cyberfeeder'] }),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Ninja'] },
        { path: 'runner.heap', count: 2 },
        { path: 'corp.badPublicity', eq: 1 },
        { facts: [{ type: 'trashed', card: 'Corroder', by: 'runner' }] },
      ],
    },
    'does nothing with four tokens': {
      turn: scoring,
      corp: { servers: remote({ card: 'Project Ares', advancement: 4 }) },
      runner: { rig: { programs: ['Corroder'] } },
      script: [corp('score', { card: 'Project Ares' })],
      expect: [
        { path: 'runner.rig.programs', eq: ['Corroder'] },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'gives no bad publicity where nothing is trashed': {
      turn: scoring,
      corp: { servers: remote({ card: 'Project Ares', advancement: 6 }) },
      script: [corp('score', { card: 'Project Ares' })],
      expect: [{ path: 'corp.badPublicity', eq: 0 }],
    },
    'takes all there is where that is less': {
      turn: scoring,
      corp: { servers: remote({ card: 'Project Ares', advancement: 6 }) },
      runner: { rig: { programs: ['Corroder'] } },
      script: [corp('score', { card: 'Project Ares' })],
      expect: [
        { path: 'runner.heap', eq: ['Corroder'] },
        { path: 'corp.badPublicity', eq: 1 },
      ],
    },
  },
  'Isabel McGuire': {
    'takes an installed card back to HQ': {
      turn: corpTurn,
      corp: {
        servers: { ...remote(rezzed('Isabel McGuire')), ...onRd(rezzed('Ice Wall'), 'Enigma') },
      },
      script: [
        corp('use', { card: 'Isabel McGuire', ability: 0 }),
        corp('choose', { for: 'Isabel McGuire', cards: ['Ice Wall'] }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Ice Wall'] },
        { card: 'Enigma', is: { at: 'R&D.ice[0]' } },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'takes itself, too, and no card of the Runner': {
      turn: corpTurn,
      corp: { servers: remote(rezzed('Isabel McGuire')) },
      runner: { rig: { programs: ['Corroder'] } },
      script: [corp('use', { card: 'Isabel McGuire', ability: 0 })],
      expect: [{ path: 'corp.hq', eq: ['Isabel McGuire'] }],
    },
    'takes back a rezzed ice, and herself': {
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: [rezzed('Enigma')] },
          'Server 1': { cards: [rezzed('Isabel McGuire')] },
        },
      },
      script: [
        corpUses('Isabel McGuire', 0, { targets: ['Enigma'] }),
        corpUses('Isabel McGuire', 0, { targets: ['Isabel McGuire'] }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Enigma', 'Isabel McGuire'] },
        { path: 'corp.clicks', eq: 1 },
        { path: 'corp.servers["Server 1"]', absent: true },
      ],
    },
  },
  'Panic Button': {
    'is installed in the root of HQ alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Panic Button'] },
      script: [
        corp('install', { card: 'Panic Button', server: 'new', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Panic Button', server: 'R&D', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Panic Button', server: 'HQ' }),
      ],
      expect: [{ card: 'Panic Button', is: { at: 'HQ.cards[0]' } }],
    },
    'draws for a credit during a run on HQ, as often as paid for': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Panic Button')] } } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('use', { card: 'Panic Button', ability: 1 }),
        corp('use', { card: 'Panic Button', ability: 1 }),
      ],
      expect: [
        { path: 'corp.hq', count: 3 },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'draws nothing during another run, nor outside of one': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { cards: [rezzed('Panic Button')] } } },
      script: [
        corp('use', {
          card: 'Panic Button',
          ability: 1,
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        runner('run', { server: 'R&D' }),
        corp('use', {
          card: 'Panic Button',
          ability: 1,
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
      ],
    },
  },
  Strongbox: {
    'makes stealing from its server cost a click': {
      corp: { servers: remote(rezzed('Strongbox'), 'Private Security Force') },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Private Security Force' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'makes it cost the click when it was trashed during this run, too': {
      corp: { servers: remote(rezzed('Strongbox'), 'Private Security Force') },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Strongbox' }),
        runner('trash-accessed', { card: 'Strongbox' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ path: 'runner.clicks', eq: 2 }],
    },
    'keeps the Runner from stealing with no click left': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: remote(rezzed('Strongbox'), 'Private Security Force') },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Private Security Force' }),
        runner('steal', {
          card: 'Private Security Force',
          illegal: ['NO_CLICKS', 'CANNOT_PAY', 'WRONG_WINDOW'],
        }),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }],
    },
    'costs nothing while it is not rezzed, nor in another server': {
      corp: {
        servers: {
          ...remote('Private Security Force'),
          'Server 2': { cards: [rezzed('Strongbox')] },
        },
      },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ path: 'runner.clicks', eq: 3 }],
    },
    'asks its click on top of the four credits of NAPD Contract, and even once trashed': {
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { 'Server 1': { cards: ['NAPD Contract', rezzed('Strongbox')] } } },
      runner: { credits: 5 },
      script: [
        run('Server 1'),
        runner('access', { card: 'Strongbox' }),
        runner('trash-accessed', { card: 'Strongbox' }),
        runner('steal', { card: 'NAPD Contract' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.clicks', eq: 0 },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'leaves the agenda where the Runner has no click': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition', rezzed('Strongbox')] } } },
      runner: { credits: 0 },
      script: [
        run('Server 1'),
        runner('access', { card: 'Priority Requisition' }),
        runner('steal', { card: 'Priority Requisition', illegal: ['NO_CLICKS', 'CANNOT_PAY'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { card: 'Priority Requisition', is: { at: 'Server 1.cards[0]' } },
      ],
    },
    'and its copy ask a click each': {
      turn: { ...runnerTurn, clicks: 2 },
      corp: {
        servers: {
          'Server 1': { cards: ['Priority Requisition', rezzed('Strongbox'), rezzed('Strongbox')] },
        },
      },
      script: [
        run('Server 1'),
        runner('access', { card: 'Priority Requisition' }),
        runner('steal', { card: 'Priority Requisition', illegal: ['NO_CLICKS', 'CANNOT_PAY'] }),
      ],
    },
  },
};
