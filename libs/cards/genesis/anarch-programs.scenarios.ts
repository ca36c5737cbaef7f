import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

const imp = (virus: number) => ({ programs: [{ card: 'Imp', counters: { virus } }] });
export const anarchProgramsScenarios: CardSketches = {
  Imp: {
    'enters with two virus counters': {
      lines: [0],
      runner: { grip: ['Imp'] },
      script: [runner('install', { card: 'Imp' })],
      expect: [{ card: 'Imp', is: { at: 'rig', counters: { virus: 2 } } }],
    },
    'trashes what is accessed, whatever it is': {
      lines: [1],
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: imp(2) },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives', faceup: true } },
        { card: 'Imp', is: { counters: { virus: 1 } } },
        { facts: [{ type: 'trashed', card: 'Hedge Fund', by: 'runner' }] },
      ],
    },
    'works once a turn': {
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: imp(2) },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('use', { card: 'Imp', ability: 1, illegal: 'ALREADY_USED' }),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } }],
    },
    'does nothing without a counter, nor outside of an access': {
      lines: [1],
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: imp(0) },
      script: [
        runner('use', { card: 'Imp', ability: 1, illegal: ['WRONG_WINDOW', 'CANNOT_PAY'] }),
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('use', { card: 'Imp', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
    },
    'trashes an agenda before it is stolen, and NAPD Contract for nothing': {
      lines: [1],
      corp: {
        servers: {
          'Server 1': { cards: ['NAPD Contract'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { credits: 0, rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }] } },
      script: [
        run('Server 1'),
        runnerUses('Imp', 1),
        goTo('run-ended'),
        run('Server 2'),
        goTo('choice'),
        runnerUses('Imp', 1, { illegal: ['ALREADY_USED', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'] }),
      ],
      expect: [
        { card: 'NAPD Contract', is: { at: 'archives', faceup: true } },
        { card: 'Imp', is: { counters: { virus: 1 } } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
  },
  'Morning Star': {
    'breaks every subroutine of a barrier for one credit': {
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 1, rig: { programs: ['Morning Star'], resources: ['Ice Carver'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Morning Star', ability: 'break', subs: [0, 1, 2] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'breaks nothing that is stronger, and no code gate': {
      corp: {
        servers: { HQ: { ice: [rezzed('Heimdall 1.0')] }, 'R&D': { ice: [rezzed('Enigma')] } },
      },
      runner: { credits: 9, rig: { programs: ['Morning Star'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Morning Star',
          ability: 'break',
          subs: [0],
          illegal: 'WRONG_SUBTYPE',
          at: 'run.3.1',
        }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Morning Star',
          ability: 'break',
          subs: [0],
          illegal: 'STRENGTH_TOO_LOW',
          at: 'run.3.1',
        }),
      ],
    },
    'breaks all with one credit, but cannot grow': {
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { credits: 9, rig: { programs: ['Morning Star'] } },
      script: [
        run('R&D'),
        runnerUses('Morning Star', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
      ],
    },
  },
  'Nerve Agent': {
    'takes a counter for each successful run on HQ': {
      lines: [0],
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { programs: ['Nerve Agent'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended', { expect: [{ card: 'Nerve Agent', is: { counters: { virus: 0 } } }] }),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Nerve Agent', is: { counters: { virus: 1 } } }],
    },
    'lets a card more of HQ be accessed for each counter after the first': {
      lines: [1],
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { rig: { programs: [{ card: 'Nerve Agent', counters: { virus: 1 } }] } },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        runnerChooses('Nerve Agent', { number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed' }, { type: 'accessed' }] },
        { card: 'Nerve Agent', is: { counters: { virus: 2 } } },
      ],
    },
    'adds no access with its first counter, one with the second': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { rig: { programs: ['Nerve Agent'] } },
      script: [
        run('HQ'),
        goTo('run-ended', { expect: [{ noFact: { type: 'accessed', card: 'Enigma' } }] }),
        run('HQ'),
        runnerChooses('Nerve Agent', { number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Nerve Agent', is: { counters: { virus: 2 } } },
        {
          facts: [
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'accessed', card: 'Enigma' },
          ],
        },
      ],
    },
  },
  'Force of Nature': {
    'breaks up to two subroutines of a code gate for two credits': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 3, rig: { programs: ['Force of Nature'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Force of Nature', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Force of Nature', ability: 'break', subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
  },
  Darwin: {
    'has the strength of its virus counters, and breaks for two': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 2, rig: { programs: [{ card: 'Darwin', counters: { virus: 3 } }] } },
      script: [
        run('R&D'),
        runnerUses('Darwin', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [{ card: 'Darwin', is: { strength: 3 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { noFact: { type: 'sub-resolved' } }],
    },
    'has none without counters': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Darwin'] } },
      script: [
        run('R&D'),
        runnerUses('Darwin', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
      ],
      expect: [{ card: 'Darwin', is: { strength: 0 } }],
    },
    'takes a counter for a credit as the turn begins': {
      lines: [2],
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      runner: { credits: 1, rig: { programs: ['Darwin'] } },
      script: [runnerChooses('Darwin', { option: 'yes' })],
      expect: [
        { card: 'Darwin', is: { counters: { virus: 1 }, strength: 1 } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'is not offered a counter to a Runner without credits': {
      lines: [2],
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      runner: { credits: 0, rig: { programs: ['Darwin'] } },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Darwin', is: { counters: { virus: 0 } } }],
    },
  },
  Disrupter: {
    'has a trace begin again with a base of nothing': {
      rules: ['TRC-08'],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: { hq: ['SEA Source'] },
      runner: { rig: { programs: ['Disrupter'] } },
      script: [
        corp('play', { card: 'SEA Source' }),
        runner('use', { card: 'Disrupter', ability: 'prevent', at: 'prevent' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { card: 'Disrupter', is: { at: 'heap' } },
        { facts: [{ type: 'trace-began', base: 0 }] },
        { noFact: { type: 'trace-began', base: 3 } },
      ],
    },
    'may be kept, and has no use without a trace': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: { hq: ['SEA Source'] },
      runner: { rig: { programs: ['Disrupter'] } },
      script: [
        corp('play', { card: 'SEA Source' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        runner('use', {
          card: 'Disrupter',
          ability: 0,
          illegal: ['WRONG_WINDOW', 'NOT_YOUR_DECISION', 'NO_EFFECT'],
        }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Disrupter', is: { at: 'rig' } },
      ],
    },
  },
};
