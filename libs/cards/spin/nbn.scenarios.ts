import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const traced = (runnerSpends: number, corpSpends = 0) => [
  corp('bid', { credits: corpSpends }),
  runner('bid', { credits: runnerSpends }),
];

export const nbnScenarios: CardSketches = {
  'Shipment from SanSan': {
    'places up to two tokens on a card': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from SanSan'],
        servers: { ...remote('Hostile Takeover'), 'Server 2': { cards: ['Priority Requisition'] } },
      },
      script: [
        corp('play', { card: 'Shipment from SanSan' }),
        corp('choose', {
          for: 'Shipment from SanSan',
          cards: ['Priority Requisition'],
          number: 2,
        }),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 2 } },
        { path: 'corp.clicks', eq: 1 },
        { noFact: { type: 'advanced' } },
      ],
    },
    'places one where one is wanted, on ice that can be advanced': {
      lines: [1],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from SanSan'],
        servers: { ...onRd('Ice Wall'), ...remote('Hostile Takeover') },
      },
      script: [
        corp('play', { card: 'Shipment from SanSan' }),
        corp('choose', { for: 'Shipment from SanSan', cards: ['Ice Wall'], number: 1 }),
      ],
      expect: [{ card: 'Ice Wall', is: { advancement: 1 } }],
    },
    'cannot be played without a card that can be advanced': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Shipment from SanSan'], servers: remote('PAD Campaign') },
      script: [corp('play', { card: 'Shipment from SanSan', illegal: 'NO_EFFECT' })],
    },
  },
  Muckraker: {
    'costs bad publicity, and ends the run of a tagged Runner': {
      lines: [0, 1, 2, 3, 4],
      corp: { credits: 5, servers: onRd('Muckraker') },
      runner: { credits: 3 },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Muckraker', expect: [{ path: 'corp.badPublicity', eq: 1 }] }),
        ...traced(1),
        ...traced(2),
        ...traced(0),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets a Runner pass who has no tag': {
      lines: [4],
      corp: { servers: onRd(rezzed('Muckraker')) },
      runner: { credits: 6 },
      script: [
        runner('run', { server: 'R&D' }),
        ...traced(1),
        ...traced(2),
        ...traced(3),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  'City Surveillance': {
    'gives a tag when the turn of the Runner begins, unless a credit is paid': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { servers: remote(rezzed('City Surveillance')) },
      script: [
        goTo('choice'),
        runner('choose', { for: 'City Surveillance', option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 5 },
      ],
    },
    'gives none where the Runner pays': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { servers: remote(rezzed('City Surveillance')) },
      script: [
        goTo('choice'),
        runner('choose', { for: 'City Surveillance', option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'gives it unasked to a Runner without credits': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { servers: remote(rezzed('City Surveillance')) },
      runner: { credits: 0 },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  Snoop: {
    'shows the grip when it is encountered, and traces for a counter': {
      lines: [0, 2],
      corp: { servers: onRd(rezzed('Snoop')) },
      runner: { grip: ['Diesel', 'Corroder'] },
      script: [runner('run', { server: 'R&D' }), ...traced(0), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'revealed', card: 'Diesel' },
            { type: 'revealed', card: 'Corroder' },
          ],
          mode: 'any',
        },
        { card: 'Snoop', is: { counters: { power: 1 } } },
      ],
    },
    'takes a card from the grip for a counter': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: onRd(rezzed('Snoop', { counters: { power: 1 } })) },
      runner: { grip: ['Diesel', 'Corroder'] },
      script: [
        corp('use', { card: 'Snoop', ability: 1 }),
        corp('choose', { for: 'Snoop', cards: ['Corroder'] }),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { path: 'runner.heap', eq: ['Corroder'] },
        { facts: [{ type: 'revealed', card: 'Diesel' }] },
        { card: 'Snoop', is: { counters: { power: 0 } } },
      ],
    },
    'does nothing with an empty grip': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: onRd(rezzed('Snoop', { counters: { power: 1 } })) },
      script: [corp('use', { card: 'Snoop', ability: 1, illegal: ['NO_EFFECT', 'WRONG_WINDOW'] })],
    },
  },
  TGTBT: {
    'gives a tag when it is accessed, and is revealed from R&D': {
      lines: [0, 1],
      corp: { rd: ['TGTBT', 'Hedge Fund'] },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'revealed', card: 'TGTBT' }] },
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    },
    'gives it in a remote server, too': {
      lines: [1],
      corp: { servers: remote('TGTBT') },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Sweeps Week': {
    'gives a credit for each card in the grip': {
      turn: corpTurn,
      corp: { hq: ['Sweeps Week'] },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [corp('play', { card: 'Sweeps Week' })],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
    'cannot be played against an empty grip': {
      turn: corpTurn,
      corp: { hq: ['Sweeps Week'] },
      script: [corp('play', { card: 'Sweeps Week', illegal: 'NO_EFFECT' })],
    },
  },
  Wraparound: {
    'is seven stronger without a fracter': {
      lines: [0, 1],
      corp: { servers: onRd(rezzed('Wraparound')) },
      runner: { grip: ['Corroder'], rig: { programs: ['Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended', { expect: [{ card: 'Wraparound', is: { strength: 7 } }] }),
        runner('install', { card: 'Corroder' }),
      ],
      expect: [
        { card: 'Wraparound', is: { strength: 0 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
};
