import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  Battlement: {
    'ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Battlement')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Clyde Van Rite': {
    'takes a credit or the top card of the stack': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Clyde Van Rite')] } } },
      script: [
        runner('gain-credit'),
        runnerChooses('Clyde Van Rite', { option: 'pay-1' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { path: 'runner.heap', eq: [] },
      ],
    },
    'takes the card of who has no credit': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Clyde Van Rite')] } } },
      runner: { credits: 0 },
      script: [runner('draw'), goTo('corp.2.2')],
      expect: [{ path: 'runner.heap', eq: ['Special Order'] }],
    },
  },
  Watchtower: {
    'finds any card of R&D': {
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Watchtower')] } } },
      script: [
        run('HQ'),
        corpChooses('Watchtower', { cards: ['Archived Memories'] }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Archived Memories'] },
        { facts: [{ type: 'searched' }, { type: 'shuffled' }] },
        { view: 'spectator', mustNotContain: ['Archived Memories'] },
      ],
    },
  },
  Audacity: {
    'trashes HQ and places two tokens': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Audacity', 'Hedge Fund', 'Enigma', 'Ice Wall'],
        servers: {
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: ['PAD Campaign'] },
          'Server 3': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        corpPlays('Audacity'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Audacity', cards: ['PAD Campaign'] }] },
          ],
        }),
        corpChooses('Audacity', { cards: ['Priority Requisition'] }),
        corpChooses('Audacity', { cards: ['Hostile Takeover'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', eq: [] },
        { card: 'Priority Requisition', is: { advancement: 1 } },
        { card: 'Hostile Takeover', is: { advancement: 1 } },
      ],
    },
    'cannot be played with fewer cards': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Audacity', 'Hedge Fund'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [corpPlays('Audacity', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Meteor Mining': {
    'may pay seven credits': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Meteor Mining', advancement: 5 }] } } },
      runner: { tags: 1 },
      script: [
        corp('score', { card: 'Meteor Mining' }),
        corpChooses('Meteor Mining', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.credits', eq: 12 }],
    },
    'may do seven meat damage to a Runner with two tags instead': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Meteor Mining', advancement: 5 }] } } },
      runner: { tags: 2, grip: ['Diesel', 'Imp'] },
      script: [
        corp('score', { card: 'Meteor Mining' }),
        corpChooses('Meteor Mining', { option: 'yes' }),
        corpChooses('Meteor Mining', { option: 'do-damage' }),
      ],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
  },
  'Fractal Threat Matrix': {
    'trashes cards of the stack where all subroutines are broken': {
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Fractal Threat Matrix')] } },
      },
      runner: { stack: ['Diesel', 'Imp', 'Easy Mark'], rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runner('jack-out'),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.stack', count: 1 }],
    },
    'heeds no ice of another server': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'R&D': { cards: [rezzed('Fractal Threat Matrix')] },
        },
      },
      runner: { stack: ['Diesel', 'Imp', 'Easy Mark'], rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.stack', count: 3 }],
    },
  },
};
