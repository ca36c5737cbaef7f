import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const moreScenarios: CardSketches = {
  'Constellation Protocol': {
    'may move a token from ice to ice that can be advanced': {
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Constellation Protocol')] },
          ...onRd({ card: 'Ice Wall', advancement: 2 }, { card: 'Fire Wall' }),
        },
      },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Constellation Protocol', option: 'yes' }),
        corp('choose', { for: 'Constellation Protocol', cards: ['Fire Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Fire Wall', is: { advancement: 1 } },
      ],
    },
    'is not offered without a token on ice': {
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Constellation Protocol')] }, ...onRd('Ice Wall') },
      },
      script: [goTo('corp.2.2')],
      expect: [{ noFact: { type: 'tokens-removed' } }],
    },
  },
  'Itinerant Protesters': {
    'makes the hand of the Corp smaller by its bad publicity': {
      lines: [0, 1],
      corp: { badPublicity: 2 },
      runner: { grip: ['Itinerant Protesters'] },
      script: [runner('play', { card: 'Itinerant Protesters' })],
      expect: [{ path: 'corp.handSize', eq: 3 }],
    },
    'is trashed when an agenda is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        badPublicity: 2,
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { grip: ['Itinerant Protesters'] },
      script: [
        runner('play', { card: 'Itinerant Protesters' }),
        corp('score', { card: 'Private Security Force' }),
      ],
      expect: [
        { path: 'corp.handSize', eq: 5 },
        { path: 'runner.heap', eq: ['Itinerant Protesters'] },
      ],
    },
  },
  'Human First': {
    'gives as many credits as a scored agenda is worth': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Human First'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'gives them for a stolen one, too': {
      corp: { servers: { 'Server 1': { cards: ['Private Security Force'] } } },
      runner: { rig: { resources: ['Human First'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
  },
  'Investigative Journalism': {
    'is installed only against bad publicity': {
      lines: [0],
      runner: { grip: ['Investigative Journalism'] },
      script: [
        runner('install', { card: 'Investigative Journalism', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'is trashed for four clicks to give bad publicity': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 5 },
      corp: { badPublicity: 1 },
      runner: { grip: ['Investigative Journalism'] },
      script: [
        runner('install', { card: 'Investigative Journalism' }),
        runner('use', { card: 'Investigative Journalism', ability: 1 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { path: 'runner.heap', eq: ['Investigative Journalism'] },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
  },
  'Virus Breeding Ground': {
    'takes a counter when the turn begins': {
      lines: [0],
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Virus Breeding Ground'] } },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Virus Breeding Ground', is: { counters: { virus: 1 } } }],
    },
    'moves one to a card with counters for a click': {
      lines: [1],
      runner: {
        rig: {
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
          programs: [{ card: 'Datasucker', counters: { virus: 1 } }, 'Medium'],
        },
      },
      script: [
        runner('use', { card: 'Virus Breeding Ground', ability: 1 }),
        runner('use', {
          card: 'Virus Breeding Ground',
          ability: 1,
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'CANNOT_PAY'],
        }),
      ],
      expect: [
        { card: 'Datasucker', is: { counters: { virus: 2 } } },
        { card: 'Virus Breeding Ground', is: { counters: { virus: 0 } } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'moves none to a card without any': {
      lines: [1],
      runner: {
        rig: {
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
          programs: ['Datasucker'],
        },
      },
      script: [runner('use', { card: 'Virus Breeding Ground', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
};
