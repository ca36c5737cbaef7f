import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });

export const haasBioroidAssetsScenarios: CardSketches = {
  'Cerebral Overwriter': {
    'does a brain damage for each token, for three credits': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 5, servers: remote({ card: 'Cerebral Overwriter', advancement: 1 }) },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [
        corp('advance', { card: 'Cerebral Overwriter' }),
        corp('gain-credit'),
        corp('gain-credit'),
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Cerebral Overwriter', option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'does nothing where the Corp does not pay': {
      lines: [1],
      corp: { servers: remote({ card: 'Cerebral Overwriter', advancement: 1 }) },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Cerebral Overwriter', option: 'no' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'is not offered where the Corp cannot pay': {
      lines: [1],
      corp: { credits: 2, servers: remote({ card: 'Cerebral Overwriter', advancement: 1 }) },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('trash-accessed', { card: 'Cerebral Overwriter' }),
      ],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
  },
  'Thomas Haas': {
    'can be advanced, and is trashed for two credits a token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('Thomas Haas', { advancement: 2 })) },
      script: [
        corp('advance', { card: 'Thomas Haas' }),
        corp('use', { card: 'Thomas Haas', ability: 1 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { card: 'Thomas Haas', is: { at: 'archives', faceup: true } },
      ],
    },
    'is trashed before the Runner accesses it': {
      lines: [1],
      corp: { servers: remote(rezzed('Thomas Haas', { advancement: 2 })) },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('use', { card: 'Thomas Haas', ability: 1, at: 'run.5.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 9 }, { noFact: { type: 'accessed' } }],
    },
    'gives nothing while it is not rezzed': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote({ card: 'Thomas Haas', advancement: 2 }) },
      script: [corp('use', { card: 'Thomas Haas', ability: 1, illegal: 'NOT_ACTIVE' })],
    },
  },
  'Haas Arcology AI': {
    'is advanced only while it is not rezzed': {
      lines: [0],
      turn: corpTurn,
      corp: {
        servers: {
          ...remote('Haas Arcology AI'),
          'Server 2': { cards: [rezzed('Haas Arcology AI')] },
        },
      },
      script: [
        corp('advance', { card: 'Haas Arcology AI#1' }),
        corp('advance', { card: 'Haas Arcology AI#2', at: 'corp.2.2', illegal: 'NOT_ADVANCEABLE' }),
      ],
      expect: [{ card: 'Haas Arcology AI#1', is: { advancement: 1 } }],
    },
    'gives two clicks for one and a token, once a turn': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('Haas Arcology AI', { advancement: 2 })) },
      script: [
        corp('use', { card: 'Haas Arcology AI', ability: 1 }),
        corp('use', { card: 'Haas Arcology AI', ability: 1, illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 4 },
        { card: 'Haas Arcology AI', is: { advancement: 1 } },
      ],
    },
  },
  'Alix T4LB07': {
    'counts what the Corp installs': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Enigma', 'Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Alix T4LB07')] } },
      },
      script: [
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corp('play', { card: 'Hedge Fund' }),
      ],
      expect: [{ card: 'Alix T4LB07', is: { counters: { power: 1 } } }],
    },
    'does not count what the Runner installs, nor anything while unrezzed': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: [rezzed('Alix T4LB07')] } } },
      runner: { grip: ['Corroder'] },
      script: [runner('install', { card: 'Corroder' })],
      expect: [{ card: 'Alix T4LB07', is: { counters: { power: 0 } } }],
    },
    'pays two credits for each counter it had': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Alix T4LB07', { counters: { power: 3 } })] } },
      },
      script: [corp('use', { card: 'Alix T4LB07', ability: 1 })],
      expect: [
        { path: 'corp.credits', eq: 11 },
        { path: 'corp.clicks', eq: 2 },
        { card: 'Alix T4LB07', is: { at: 'archives' } },
      ],
    },
  },
};
