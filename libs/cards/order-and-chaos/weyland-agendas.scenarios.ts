import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, corpUses, goTo, rezzed, run } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const scoring = { ...corpTurn, at: 'corp.1.2' };

export const weylandAgendasScenarios: CardSketches = {
  'Firmware Updates': {
    'takes three counters when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Firmware Updates', advancement: 3 }) },
      script: [corp('score', { card: 'Firmware Updates' })],
      expect: [{ card: 'Firmware Updates', is: { counters: { agenda: 3 } } }],
    },
    'places a token on ice that can be advanced, once a turn': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: [{ card: 'Firmware Updates', counters: { agenda: 2 } }],
        servers: { ...onRd('Ice Wall', 'Enigma'), ...remote('Hostile Takeover') },
      },
      script: [
        corp('use', { card: 'Firmware Updates', ability: 1 }),
        corp('use', { card: 'Firmware Updates', ability: 1, illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Hostile Takeover', is: { advancement: 0 } },
        { card: 'Firmware Updates', is: { counters: { agenda: 1 } } },
        { path: 'corp.clicks', eq: 3 },
      ],
    },
    'does nothing without such ice': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: [{ card: 'Firmware Updates', counters: { agenda: 2 } }],
        servers: { ...onRd('Enigma'), ...remote('Hostile Takeover') },
      },
      script: [
        corp('use', {
          card: 'Firmware Updates',
          ability: 1,
          illegal: ['NO_EFFECT', 'WRONG_WINDOW'],
        }),
      ],
    },
    'places a token once a turn, in the turn of the Runner, too': {
      lines: [0, 1],
      corp: {
        score: [{ card: 'Firmware Updates', counters: { agenda: 2 } }],
        servers: { HQ: { ice: [rezzed('Ice Wall'), 'Enigma'] } },
        hq: ['Hedge Fund'],
      },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        corpUses('Firmware Updates', 1, { at: 'run.2.1', targets: ['Ice Wall'] }),
        corpUses('Firmware Updates', 1, {
          illegal: ['ALREADY_USED', 'NOT_YOUR_DECISION', 'WRONG_WINDOW'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1, strength: 2 } },
        { card: 'Firmware Updates', is: { counters: { agenda: 1 } } },
      ],
    },
  },
  'Glenn Station': {
    'hosts a card from HQ facedown, and gives it back': {
      lines: [1, 2],
      turn: corpTurn,
      corp: { score: ['Glenn Station'], hq: ['Hedge Fund', 'Enigma'] },
      script: [
        corp('use', { card: 'Glenn Station', ability: 1 }),
        corp('choose', {
          for: 'Glenn Station',
          cards: ['Enigma'],
          expect: [{ card: 'Enigma', is: { at: 'hosted:Glenn Station' } }],
        }),
        corp('use', { card: 'Glenn Station', ability: 2 }),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.clicks', eq: 1 },
        { view: 'runner', mustNotContain: ['Enigma', 'Hedge Fund'] },
      ],
    },
    'hosts a single card': {
      lines: [0],
      turn: corpTurn,
      corp: {
        score: [{ card: 'Glenn Station', hosted: [{ card: 'Enigma', faceup: false }] }],
        hq: ['Hedge Fund'],
      },
      script: [corp('use', { card: 'Glenn Station', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  'Government Takeover': {
    'gives three credits a click once it is scored': {
      turn: corpTurn,
      corp: { score: ['Government Takeover'] },
      script: [corp('use', { card: 'Government Takeover', ability: 0 })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'corp.agendaPoints', eq: 6 },
      ],
    },
    'gives nothing to the Corp when it is stolen': {
      turn: corpTurn,
      runner: { score: ['Government Takeover'] },
      script: [
        corp('use', {
          card: 'Government Takeover',
          ability: 0,
          illegal: ['NOT_ACTIVE', 'NOT_YOUR_DECISION', 'WRONG_ZONE'],
        }),
      ],
    },
  },
  'High-Risk Investment': {
    'takes a counter when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'High-Risk Investment', advancement: 5 }) },
      script: [corp('score', { card: 'High-Risk Investment' })],
      expect: [{ card: 'High-Risk Investment', is: { counters: { agenda: 1 } } }],
    },
    'gives as many credits as the Runner has, for a click and a counter': {
      lines: [1],
      turn: corpTurn,
      corp: { score: [{ card: 'High-Risk Investment', counters: { agenda: 1 } }] },
      runner: { credits: 8 },
      script: [corp('use', { card: 'High-Risk Investment', ability: 1 })],
      expect: [
        { path: 'corp.credits', eq: 13 },
        { path: 'runner.credits', eq: 8 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'gives nothing against an empty pool': {
      lines: [1],
      turn: corpTurn,
      corp: { score: [{ card: 'High-Risk Investment', counters: { agenda: 1 } }] },
      runner: { credits: 0 },
      script: [corp('use', { card: 'High-Risk Investment', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
};
