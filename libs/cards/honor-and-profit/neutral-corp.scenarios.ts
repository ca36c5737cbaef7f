import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  Rainbow: {
    'ends the run, whatever breaks it': {
      corp: { servers: { 'R&D': { ice: [rezzed('Rainbow')] } } },
      runner: { credits: 5, rig: { programs: ['Gordian Blade'] } },
      script: [
        ...wholeRun('R&D'),
        run('R&D'),
        runnerUses('Gordian Blade', 'boost', { at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'boost'),
        runnerUses('Gordian Blade', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-ended', outcome: 'unsuccessful' },
            { type: 'run-ended', outcome: 'successful' },
          ],
        },
      ],
    },
  },
  'Fast Track': {
    'finds an agenda in R&D, openly': {
      turn: corpTurn,
      corp: { hq: ['Fast Track'], rd: ['Hedge Fund', 'Breaking News', 'Hostile Takeover'] },
      policy: { random: 'first' },
      script: [
        corpPlays('Fast Track'),
        corpChooses('Fast Track', { cards: ['Hedge Fund'], illegal: 'BAD_TARGET' }),
        corpChooses('Fast Track', { cards: ['Hostile Takeover'] }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'hq' } },
        { facts: [{ type: 'revealed', card: 'Hostile Takeover' }, { type: 'shuffled' }] },
      ],
    },
  },
  'Plan B': {
    'can be advanced': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: ['Plan B'] } } },
      script: [corp('advance', { card: 'Plan B' })],
      expect: [{ card: 'Plan B', is: { advancement: 1 } }],
    },
    'scores an agenda out of HQ that needs no more tokens than it has': {
      lines: [1],
      rules: ['SCORE-04'],
      corp: {
        hq: ['Private Security Force', 'Priority Requisition'],
        servers: { 'Server 1': { cards: [{ card: 'Plan B', advancement: 4 }] } },
      },
      script: [run('Server 1'), corpChooses('Plan B', { option: 'yes' }), goTo('choice')],
      expect: [
        { card: 'Private Security Force', is: { at: 'corp.score' } },
        { card: 'Priority Requisition', is: { at: 'hq' } },
      ],
    },
    'scores nothing with too few': {
      lines: [1],
      corp: {
        hq: ['Private Security Force'],
        servers: { 'Server 1': { cards: [{ card: 'Plan B', advancement: 3 }] } },
      },
      script: [run('Server 1'), goTo('choice')],
      expect: [
        { pending: { for: 'runner', kind: 'trash-accessed' } },
        { path: 'corp.agendaPoints', eq: 0 },
      ],
    },
    'scores an agenda that its tokens suffice for': {
      lines: [0, 1],
      corp: {
        credits: 0,
        hq: ['Priority Requisition', 'Hostile Takeover', 'Private Security Force'],
        servers: { 'Server 1': { cards: [{ card: 'Plan B', advancement: 4 }] } },
      },
      script: [
        run('Server 1'),
        corpChooses('Plan B', { option: 'yes' }),
        corpChooses('Plan B', { cards: ['Priority Requisition'], illegal: 'BAD_TARGET' }),
        corpChooses('Plan B', { cards: ['Hostile Takeover'] }),
        runner('trash-accessed', { card: 'Plan B' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.agendaPoints', eq: 1 },
        { path: 'corp.credits', eq: 7 },
        { path: 'corp.badPublicity', eq: 1 },
        {
          facts: [
            { type: 'revealed', card: 'Hostile Takeover' },
            { type: 'scored', card: 'Hostile Takeover' },
          ],
        },
      ],
    },
    'wins in the midst of the access': {
      lines: [1],
      corp: {
        score: ['Priority Requisition', 'Priority Requisition'],
        hq: ['Hostile Takeover'],
        servers: { 'Server 1': { cards: [{ card: 'Plan B', advancement: 2 }] } },
      },
      script: [
        run('Server 1'),
        corpChooses('Plan B', { option: 'yes' }),
        corpChooses('Plan B', { cards: ['Hostile Takeover'] }),
      ],
      expect: [{ winner: 'corp', reason: 'agenda-points' }],
    },
    'scores nothing with its tokens gone to HQ with it': {
      lines: [1],
      corp: { hq: ['Plan B'] },
      script: [run('HQ'), runner('leave-accessed', { card: 'Plan B' }), goTo('run-ended')],
      expect: [{ path: 'corp.agendaPoints', eq: 0 }],
    },
  },
  'Diversified Portfolio': {
    'counts the remotes that hold a card, not those that only ice protects': {
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Diversified Portfolio'],
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { ice: ['Ice Wall'] },
          'Server 3': { cards: ['Adonis Campaign'], ice: ['Enigma'] },
          HQ: { cards: ['Akitaro Watanabe'] },
        },
      },
      script: [corpPlays('Diversified Portfolio')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    },
  },
};
