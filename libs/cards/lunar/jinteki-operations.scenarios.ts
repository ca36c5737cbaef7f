import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

export const jintekiOperationsScenarios: CardSketches = {
  Mutate: {
    'puts the first ice of R&D into the place of the ice it costs, rezzed': {
      lines: [0, 1],
      rules: ['INST-25'],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        credits: 2,
        hq: ['Mutate'],
        rd: ['Hedge Fund', 'Archer', 'PAD Campaign'],
        servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Ice Wall'), 'Hunter'] } },
      },
      script: [
        corpPlays('Mutate', { targets: ['Ice Wall'] }),
        corpChooses('Mutate', { cards: ['Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Archer', is: { at: 'HQ.ice[1]', rezzed: true } },
        { card: 'Hunter', is: { at: 'HQ.ice[2]' } },
        {
          facts: [
            { type: 'revealed', card: 'Hedge Fund' },
            { type: 'revealed', card: 'Archer' },
          ],
        },
        { noFact: { type: 'revealed', card: 'PAD Campaign' } },
        { path: 'corp.rd', count: 2 },
      ],
    },
    'reveals all of R&D where no ice is in it': {
      lines: [1],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        hq: ['Mutate'],
        rd: ['Hedge Fund', 'PAD Campaign'],
        servers: { HQ: { ice: [rezzed('Ice Wall')] } },
      },
      script: [corpPlays('Mutate'), goTo('corp.2.2')],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { facts: [{ type: 'revealed', card: 'PAD Campaign' }] },
        { path: 'corp.rd', count: 2 },
      ],
    },
    'makes a remote again where the ice was all of it': {
      lines: [1],
      rules: ['SRV-07'],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        hq: ['Mutate'],
        rd: ['Enigma', 'Hedge Fund'],
        servers: { 'Server 1': { ice: [rezzed('Ice Wall')] } },
      },
      script: [corpPlays('Mutate'), goTo('corp.2.2')],
      expect: [{ card: 'Enigma', is: { at: 'Server 2.ice[0]', rezzed: true } }],
    },
    'cannot be played without rezzed ice': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Mutate'], rd: ['Enigma'], servers: { HQ: { ice: ['Ice Wall'] } } },
      script: [corpPlays('Mutate', { illegal: 'CANNOT_PAY' })],
    },
  },
  'Cerebral Static': {
    'makes the text of the identity blank, but not its link': {
      lines: [1],
      rules: ['BLANK-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Cerebral Static'] },
      runner: { identity: 'Kate "Mac" McCaffrey: Digital Tinker', grip: ['Akamatsu Mem Chip'] },
      script: [corpPlays('Cerebral Static'), goTo('runner.1.6'), installs('Akamatsu Mem Chip')],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.link', eq: 1 },
      ],
    },
    'keeps recurring credits from being spent and from coming': {
      lines: [1],
      rules: ['BLANK-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { identity: 'Whizzard: Master Gamer', credits: 3 },
      script: [
        corpPlays('Cerebral Static'),
        goTo('runner.1.6'),
        run('Server 1'),
        goTo('run-ended'),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } }],
    },
    'keeps the ability of the identity from being used': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: { Archives: { ice: [rezzed('Ice Wall')] } },
      },
      runner: { identity: 'Quetzal: Free Spirit' },
      script: [
        corpPlays('Cerebral Static'),
        goTo('runner.1.6'),
        run('Archives'),
        runner('use', {
          card: 'Quetzal: Free Spirit',
          ability: 0,
          subs: [0],
          at: 'run.3.1',
          illegal: 'BAD_TARGET',
        }),
      ],
    },
    'gives the text back when an agenda is stolen': {
      lines: [0, 1],
      rules: ['PLAY-09', 'BLANK-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Cerebral Static'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      runner: { identity: 'Kate "Mac" McCaffrey: Digital Tinker', grip: ['Akamatsu Mem Chip'] },
      script: [
        corpPlays('Cerebral Static'),
        goTo('runner.1.6'),
        run('Server 1'),
        goTo('run-ended'),
        installs('Akamatsu Mem Chip'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { card: 'Cerebral Static', is: { at: 'archives' } },
      ],
    },
    'is trashed by another current': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Cerebral Static', 'Enhanced Login Protocol'] },
      script: [corpPlays('Cerebral Static'), corpPlays('Enhanced Login Protocol')],
      expect: [{ card: 'Cerebral Static', is: { at: 'archives' } }],
    },
  },
};
