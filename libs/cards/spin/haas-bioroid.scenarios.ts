import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const haasBioroidScenarios: CardSketches = {
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
  'NEXT Bronze': {
    'is stronger by each rezzed piece of NEXT ice, itself included': {
      lines: [0, 1],
      corp: {
        servers: {
          'R&D': { ice: [rezzed('NEXT Bronze'), 'NEXT Bronze'] },
          HQ: { ice: [rezzed('NEXT Bronze'), rezzed('Ice Wall')] },
        },
      },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { card: 'NEXT Bronze#1', is: { strength: 2 } },
        { card: 'NEXT Bronze#2', is: { strength: 2 } },
      ],
    },
    'ends the run': {
      lines: [1],
      corp: { servers: onRd(rezzed('NEXT Bronze')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { card: 'NEXT Bronze', is: { strength: 1 } },
      ],
    },
  },
  Wotan: {
    'lets the Runner pay for each subroutine': {
      lines: [0, 1, 2, 3],
      corp: { servers: onRd(rezzed('Wotan')) },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.rig.programs', eq: [] },
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'ends the run where the Runner does not': {
      lines: [0],
      corp: { servers: onRd(rezzed('Wotan')) },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Wotan', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'ends the run unasked where the Runner has not enough': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: onRd(rezzed('Wotan')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'sub-resolved', sub: 0 }] },
        { noFact: { type: 'sub-resolved', sub: 1 } },
      ],
    },
  },
  'Hellion Alpha Test': {
    'puts a resource on top of the stack': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'installed', card: 'Data Dealer' }] },
      corp: { hq: ['Hellion Alpha Test'] },
      runner: { rig: { resources: ['Data Dealer', 'Wyldside'] } },
      script: [
        corp('play', { card: 'Hellion Alpha Test' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Hellion Alpha Test', cards: ['Wyldside'] }),
      ],
      expect: [
        { card: 'Wyldside', is: { at: 'stack[0]' } },
        { path: 'runner.rig.resources', eq: ['Data Dealer'] },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'costs bad publicity where the trace fails': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'installed', card: 'Data Dealer' }] },
      corp: { hq: ['Hellion Alpha Test'] },
      runner: { rig: { resources: ['Data Dealer'] } },
      script: [
        corp('play', { card: 'Hellion Alpha Test' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
      ],
      expect: [
        { card: 'Data Dealer', is: { at: 'rig' } },
        { path: 'corp.badPublicity', eq: 1 },
      ],
    },
    'cannot be played where the Runner installed no resource last turn': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'installed', card: 'Corroder' }] },
      corp: { hq: ['Hellion Alpha Test'] },
      runner: { rig: { programs: ['Corroder'], resources: ['Data Dealer'] } },
      script: [corp('play', { card: 'Hellion Alpha Test', illegal: 'PLAY_RESTRICTION' })],
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
  },
  Fenris: {
    'costs bad publicity when it is rezzed, does brain damage and ends the run': {
      lines: [0, 1, 2],
      corp: { servers: onRd('Fenris') },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Fenris', expect: [{ path: 'corp.badPublicity', eq: 1 }] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
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
  'Blue Level Clearance': {
    'gives five credits and two cards for a click more': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Blue Level Clearance'],
      },
      script: [corp('play', { card: 'Blue Level Clearance' })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.hq', count: 2 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'cannot be played with the last click': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Blue Level Clearance'] },
      script: [corp('play', { card: 'Blue Level Clearance', illegal: 'NO_CLICKS' })],
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
  },
  'Gyri Labyrinth': {
    'makes the hand of the Runner smaller by two until the turn of the Corp begins': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: onRd(rezzed('Gyri Labyrinth')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Easy Mark'] },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended', { expect: [{ path: 'runner.handSize', eq: 3 }] }),
        goTo('choice'),
        runner('discard', { cards: ['Easy Mark'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.handSize', eq: 5 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
};
