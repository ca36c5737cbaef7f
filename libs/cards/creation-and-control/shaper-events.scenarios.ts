import type { CardSketches } from '../sketch/sketch';
import { goTo, rezzed, runnerChooses, runnerDoes as runner, runnerPlays } from '../sketch/steps';

export const shaperEventsScenarios: CardSketches = {
  'Freelance Coding Contract': {
    'gives two credits for each program trashed from the grip': {
      runner: { grip: ['Freelance Coding Contract', 'Corroder', 'Ninja', 'Diesel'] },
      script: [
        runner('play', { card: 'Freelance Coding Contract' }),
        runner('choose', { for: 'Freelance Coding Contract', cards: ['Corroder', 'Ninja'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.grip', eq: ['Diesel'] },
        { path: 'runner.heap', eq: ['Corroder', 'Ninja', 'Freelance Coding Contract'] },
      ],
    },
    'takes programs alone': {
      runner: { grip: ['Freelance Coding Contract', 'Corroder', 'Ninja', 'Diesel'] },
      script: [
        runner('play', { card: 'Freelance Coding Contract' }),
        runner('choose', {
          for: 'Freelance Coding Contract',
          cards: ['Diesel'],
          illegal: ['BAD_TARGET', 'WRONG_ZONE'],
        }),
      ],
    },
    'takes no more than five': {
      runner: {
        grip: [
          'Freelance Coding Contract',
          'Corroder',
          'Ninja',
          'Yog.0',
          'Mimic',
          'Wyrm',
          'Aurora',
        ],
      },
      script: [
        runner('play', { card: 'Freelance Coding Contract' }),
        runner('choose', {
          for: 'Freelance Coding Contract',
          cards: ['Corroder', 'Ninja', 'Yog.0', 'Mimic', 'Wyrm'],
        }),
      ],
      expect: [
        { path: 'runner.credits', eq: 15 },
        { path: 'runner.grip', eq: ['Aurora'] },
      ],
    },
    'cannot be played without a program': {
      runner: { grip: ['Freelance Coding Contract', 'Diesel'] },
      script: [runner('play', { card: 'Freelance Coding Contract', illegal: 'NO_EFFECT' })],
    },
    'trades programs of the grip alone': {
      runner: {
        grip: ['Freelance Coding Contract', 'Corroder', 'Imp', 'Diesel'],
        rig: { programs: ['Mimic'] },
      },
      script: [
        runnerPlays('Freelance Coding Contract'),
        goTo('choice', {
          expect: [
            {
              notLegal: [
                { by: 'runner', do: 'choose', for: 'Freelance Coding Contract', cards: ['Diesel'] },
              ],
            },
            {
              notLegal: [
                { by: 'runner', do: 'choose', for: 'Freelance Coding Contract', cards: ['Mimic'] },
              ],
            },
          ],
        }),
        runnerChooses('Freelance Coding Contract', { cards: ['Corroder', 'Imp'] }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
  },
  'Exploratory Romp': {
    'takes up to three tokens from a card of the server instead of accesses': {
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 4 }] } },
      },
      runner: { grip: ['Exploratory Romp'] },
      script: [
        runner('play', { card: 'Exploratory Romp', server: 'Server 1' }),
        runner('choose', { for: 'Exploratory Romp', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 1 } },
        { noFact: { type: 'accessed' } },
      ],
    },
    'takes them from ice that protects it, and from no other server': {
      corp: {
        servers: {
          'R&D': { ice: [{ card: 'Ice Wall', advancement: 1 }] },
          'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 4 }] },
        },
      },
      runner: { grip: ['Exploratory Romp'] },
      script: [
        runner('play', { card: 'Exploratory Romp', server: 'R&D' }),
        runner('choose', { for: 'Exploratory Romp', number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 0 } },
        { card: 'Priority Requisition', is: { advancement: 4 } },
      ],
    },
    'accesses nothing where there is no token': {
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      runner: { grip: ['Exploratory Romp'] },
      script: [runner('play', { card: 'Exploratory Romp', server: 'Server 1' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'accessed' } }],
    },
  },
  Escher: {
    'puts all ice in any order, as many pieces to a server as before': {
      rules: ['INST-24'],
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          'R&D': { ice: ['Enigma', rezzed('Ice Wall')] },
          'Server 1': { ice: ['Hunter'] },
        },
      },
      runner: { grip: ['Escher'] },
      script: [
        runner('play', { card: 'Escher' }),
        runner('choose', { for: 'Escher', cards: ['Hunter', 'Enigma', 'Ice Wall'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hunter', is: { at: 'R&D.ice[0]', rezzed: false } },
        { card: 'Enigma', is: { at: 'R&D.ice[1]' } },
        { card: 'Ice Wall', is: { at: 'Server 1.ice[0]', rezzed: true } },
        { noFact: { type: 'accessed' } },
      ],
    },
    'accesses nothing with no ice to move, and moves none where the run fails': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Enigma')] }, 'R&D': { ice: ['Hunter'] } },
      },
      runner: { grip: ['Escher'] },
      script: [runner('play', { card: 'Escher' }), goTo('run-ended')],
      expect: [{ card: 'Enigma', is: { at: 'HQ.ice[0]' } }, { noFact: { type: 'swapped' } }],
    },
    'moves ice between servers as it lies, and accesses nothing': {
      corp: {
        hq: ['Hostile Takeover'],
        servers: { HQ: { ice: ['Quandary'] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Escher'] },
      script: [runnerPlays('Escher'), goTo('choice')],
      expect: [{ noFact: { type: 'accessed' } }],
    },
  },
};
