import { corpTurn, type CardSketches } from '../sketch/sketch';
import { goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  Scheherazade: {
    'gives a credit for each program installed on it, as many as memory takes': {
      lines: [0, 1],
      runner: { grip: ['Corroder', 'Ninja'], credits: 6, rig: { programs: ['Scheherazade'] } },
      script: [
        runner('install', { card: 'Corroder', host: 'Scheherazade' }),
        runner('install', { card: 'Ninja', host: 'Scheherazade' }),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'hosted:Scheherazade' } },
        { card: 'Ninja', is: { at: 'hosted:Scheherazade' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.mu', eq: { limit: 4, used: 2 } },
      ],
    },
    'gives nothing for a program installed elsewhere': {
      lines: [1],
      runner: { grip: ['Corroder'], rig: { programs: ['Scheherazade'] } },
      script: [runner('install', { card: 'Corroder' })],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  },
  'Hard at Work': {
    'gives two credits and takes a click when the turn begins': {
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Hard at Work'] } },
      script: [goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
  Hemorrhage: {
    'takes a counter for each successful run, on any server': {
      lines: [0],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Hemorrhage'] } },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hemorrhage', is: { counters: { virus: 2 } } }],
    },
    'makes the Corp trash a card of its choice from HQ, facedown': {
      lines: [1],
      corp: { hq: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { programs: [{ card: 'Hemorrhage', counters: { virus: 3 } }] } },
      script: [
        runner('use', { card: 'Hemorrhage', ability: 1 }),
        { by: 'corp', do: 'choose', for: 'Hemorrhage', cards: ['Enigma'] },
        runner('use', { card: 'Hemorrhage', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives', faceup: false } },
        { path: 'runner.clicks', eq: 3 },
        { card: 'Hemorrhage', is: { counters: { virus: 1 } } },
        { view: 'runner', mustNotContain: ['Enigma', 'Hedge Fund'] },
      ],
    },
    'does nothing with an empty HQ': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Hemorrhage', counters: { virus: 2 } }] } },
      script: [runner('use', { card: 'Hemorrhage', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
};
