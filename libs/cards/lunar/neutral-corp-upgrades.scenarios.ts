import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerUses,
} from '../sketch/steps';

export const neutralCorpUpgradesScenarios: CardSketches = {
  'Shell Corporation': {
    'is used once a turn, whichever way': {
      lines: [0, 1, 2],
      turn: corpTurn,
      corp: {
        servers: { HQ: { cards: [rezzed('Shell Corporation', { counters: { credit: 3 } })] } },
      },
      script: [
        corpUses('Shell Corporation', 2),
        corpUses('Shell Corporation', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { card: 'Shell Corporation', is: { at: 'HQ.cards[0]', counters: { credit: 0 } } },
      ],
    },
    'takes three credits for a click': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: { HQ: { cards: [rezzed('Shell Corporation')] } } },
      script: [corpUses('Shell Corporation', 1)],
      expect: [{ card: 'Shell Corporation', is: { counters: { credit: 3 } } }],
    },
    'is used once a turn by either of its abilities': {
      lines: [0, 1, 2],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Shell Corporation')] } } },
      script: [
        corpUses('Shell Corporation', 1),
        corpUses('Shell Corporation', 2, { at: 'corp.2.2', illegal: 'ALREADY_USED' }),
      ],
      expect: [{ card: 'Shell Corporation', is: { counters: { credit: 3 } } }],
    },
  },
  'Self-destruct': {
    'lies only in a remote server': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Self-destruct'] },
      script: [
        corp('install', { card: 'Self-destruct', server: 'HQ', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Self-destruct', server: 'new' }),
      ],
      expect: [{ card: 'Self-destruct', is: { at: 'Server 1.cards[0]' } }],
    },
    'takes its server with it, and traces as far as there were cards': {
      lines: [1],
      corp: {
        servers: {
          'Server 1': {
            ice: ['Enigma', rezzed('Pop-up Window')],
            cards: [rezzed('Self-destruct'), 'PAD Campaign'],
          },
        },
      },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder', 'Imp'], credits: 0 },
      policy: { random: 'first' },
      script: [
        corpUses('Self-destruct', 1, {
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        run('Server 1'),
        corpUses('Self-destruct', 1),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'trace-began', base: 3 }] },
        { path: 'runner.grip', count: 1 },
        { card: 'Enigma', is: { at: 'archives' } },
        { facts: [{ type: 'run-ended', outcome: 'neither' }] },
      ],
    },
    'trashes what is in and before its server, itself not counted twice': {
      lines: [1],
      policy: { random: 'first' },
      corp: {
        credits: 0,
        servers: {
          'Server 1': {
            ice: [rezzed('Quandary'), 'Ice Wall'],
            cards: [rezzed('Self-destruct'), 'PAD Campaign'],
          },
        },
      },
      runner: { credits: 0, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [run('Server 1'), corpUses('Self-destruct', 1, { at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.archives', count: 4 },
        { facts: [{ type: 'trace-began', base: 3 }] },
      ],
    },
  },
  "Will-o'-the-Wisp": {
    'sends an icebreaker that broke something below the stack': {
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed("Will-o'-the-Wisp")] } },
      },
      runner: { rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        corpChooses("Will-o'-the-Wisp", { option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'stack[3]' } },
        { card: 'Ninja', is: { at: 'rig' } },
        { card: "Will-o'-the-Wisp", is: { at: 'archives' } },
      ],
    },
    'sends the breaker that was used under the stack': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed("Will-o'-the-Wisp")] } },
      },
      runner: { credits: 5, stack: ['Diesel'], rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        corpChooses("Will-o'-the-Wisp", { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Diesel', 'Corroder'] },
        { card: "Will-o'-the-Wisp", is: { at: 'archives' } },
        { card: 'Ninja', is: { at: 'rig' } },
      ],
    },
  },
};
