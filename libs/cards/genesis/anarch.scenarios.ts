import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
} from '../sketch/steps';

const imp = (virus: number) => ({ programs: [{ card: 'Imp', counters: { virus } }] });

export const anarchScenarios: CardSketches = {
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
  },
  Scrubber: {
    'pays for trashing, and is full again the next turn': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 2, rig: { resources: ['Scrubber'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', {
          card: 'PAD Campaign',
          pay: { Scrubber: 2, pool: 2 },
        }),
        goTo('corp.2.2'),
        ...['gain-credit', 'gain-credit', 'gain-credit'].map((verb) => corp(verb)),
        goTo('runner.1.6'),
      ],
    },
    'pays for nothing else': {
      runner: { credits: 0, grip: ['Corroder'], rig: { resources: ['Scrubber'] } },
      script: [runner('install', { card: 'Corroder', illegal: 'CANNOT_PAY' })],
    },
  },
  'Whizzard: Master Gamer': {
    'pays for trashing what is accessed, and for nothing else': {
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { identity: 'Whizzard: Master Gamer', credits: 1, grip: ['Corroder'] },
      script: [
        runner('install', { card: 'Corroder', illegal: 'CANNOT_PAY' }),
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 0 },
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
  },
  'Liberated Account': {
    'enters with 16 credits': {
      lines: [0],
      runner: { credits: 6, grip: ['Liberated Account'] },
      script: [runner('install', { card: 'Liberated Account' })],
      expect: [{ card: 'Liberated Account', is: { at: 'rig', counters: { credit: 16 } } }],
    },
    'gives four credits a click and is trashed when the last are taken': {
      lines: [0, 1],
      runner: { rig: { resources: [{ card: 'Liberated Account', counters: { credit: 8 } }] } },
      script: [
        runner('use', {
          card: 'Liberated Account',
          ability: 1,
          expect: [{ card: 'Liberated Account', is: { at: 'rig', counters: { credit: 4 } } }],
        }),
        runner('use', { card: 'Liberated Account', ability: 1 }),
      ],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { path: 'runner.heap', eq: ['Liberated Account'] },
        { path: 'runner.clicks', eq: 2 },
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
  Xanadu: {
    'makes ice dearer to rez, and nothing else': {
      corp: {
        credits: 3,
        servers: { HQ: { ice: ['Wall of Static'] }, 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { rig: { resources: ['Xanadu'] } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Wall of Static', illegal: 'CANNOT_PAY', at: 'run.2.3' }),
        goTo('run-ended'),
        corp('rez', { card: 'PAD Campaign' }),
      ],
      expect: [
        { card: 'Wall of Static', is: { rezzed: false } },
        { path: 'corp.credits', eq: 1 },
      ],
    },
  },
  'Retrieval Run': {
    'installs a program from the heap for nothing instead of accessing': {
      corp: { archives: ['Hedge Fund'] },
      runner: { credits: 3, grip: ['Retrieval Run'], heap: ['Morning Star', 'Corroder', 'Diesel'] },
      script: [
        runnerPlays('Retrieval Run'),
        runnerChooses('Retrieval Run', { option: 'replace' }),
        runnerChooses('Retrieval Run', { cards: ['Morning Star'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Morning Star', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'lets the Runner access instead': {
      corp: { archives: ['Hedge Fund'] },
      runner: { credits: 3, grip: ['Retrieval Run'], heap: ['Corroder'] },
      script: [
        runnerPlays('Retrieval Run'),
        runnerChooses('Retrieval Run', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
    'installs nothing where the run is not successful': {
      corp: { servers: { Archives: { ice: [rezzed('Wall of Static')] } } },
      runner: { grip: ['Retrieval Run'], heap: ['Corroder'] },
      script: [runnerPlays('Retrieval Run'), goTo('run-ended')],
      expect: [{ card: 'Corroder', is: { at: 'heap' } }],
    },
  },
  'Joshua B.': {
    'gives a click, and a tag as the turn ends': {
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      runner: { rig: { resources: ['Joshua B.'] } },
      script: [
        runnerChooses('Joshua B.', { option: 'yes' }),
        goTo('runner.1.6', { expect: [{ path: 'runner.clicks', eq: 5 }] }),
        ...['a', 'b', 'c', 'd', 'e'].map(() =>
          runner('gain-credit', { expect: [{ path: 'runner.tags', eq: 0 }] }),
        ),
        goTo('turn-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.credits', eq: 10 },
      ],
    },
    'gives neither where the Runner declines': {
      turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' },
      runner: { rig: { resources: ['Joshua B.'] } },
      script: [
        runnerChooses('Joshua B.', { option: 'no' }),
        goTo('runner.1.6', { expect: [{ path: 'runner.clicks', eq: 4 }] }),
        ...['a', 'b', 'c', 'd'].map(() => runner('gain-credit')),
        goTo('turn-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }],
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
  'Spinal Modem': {
    'gives a memory unit and credits for icebreakers': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder'], hardware: ['Spinal Modem'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { card: 'Spinal Modem', is: { counters: { recurring: 1 } } },
      ],
    },
    'does brain damage for a successful trace during a run': {
      lines: [2],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded'], rig: { hardware: ['Spinal Modem'] } },
      policy: { random: 'first' },
      script: [run('R&D'), goTo('run-ended')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'does none for a trace that fails, nor outside of a run': {
      lines: [2],
      turn: corpTurn,
      corp: { credits: 2, hq: ['SEA Source'] },
      runner: { credits: 0, rig: { hardware: ['Spinal Modem'] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('SEA Source'), corp('gain-credit')],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
  },
  Vamp: {
    'takes as many credits from the Corp as the Runner pays, and gives a tag': {
      corp: { credits: 9, hq: ['Hedge Fund'] },
      runner: { credits: 5, grip: ['Vamp'] },
      script: [
        runnerPlays('Vamp'),
        runnerChooses('Vamp', { option: 'replace', number: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        // Two of them are those of Gabriel for the run on HQ.
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.tags', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'takes what the Corp has, where more is paid': {
      corp: { credits: 2, hq: ['Hedge Fund'] },
      runner: { credits: 5, grip: ['Vamp'] },
      script: [
        runnerPlays('Vamp'),
        runnerChooses('Vamp', { option: 'replace', number: 6 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.credits', eq: 1 },
      ],
    },
    'lets the Runner access instead, without a tag': {
      corp: { credits: 9, hq: ['Hedge Fund'] },
      runner: { grip: ['Vamp'] },
      script: [runnerPlays('Vamp'), runnerChooses('Vamp', { option: 'access' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'runner.tags', eq: 0 },
        { facts: [{ type: 'accessed' }] },
      ],
    },
  },
  'Data Leak Reversal': {
    'is installed only after a successful run on a central server': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: ['Project Junebug'] } } },
      runner: { grip: ['Data Leak Reversal'] },
      script: [
        installs('Data Leak Reversal', { illegal: 'PLAY_RESTRICTION' }),
        run('Server 1'),
        runner('leave-accessed', { card: 'Project Junebug' }),
        installs('Data Leak Reversal', { at: 'runner.1.6', illegal: 'PLAY_RESTRICTION' }),
        run('Archives'),
        goTo('run-ended'),
        installs('Data Leak Reversal'),
      ],
      expect: [{ card: 'Data Leak Reversal', is: { at: 'rig' } }],
    },
    'trashes the top card of R&D for a click of a tagged Runner': {
      lines: [1],
      runner: { tags: 1, rig: { resources: ['Data Leak Reversal'] } },
      script: [runnerUses('Data Leak Reversal', 1)],
      expect: [
        { card: 'Anonymous Tip', is: { at: 'archives', faceup: false } },
        { facts: [{ type: 'trashed', by: 'corp' }] },
        { view: 'runner', mustNotContain: ['Anonymous Tip'] },
      ],
    },
    'does nothing for one without tags': {
      lines: [1],
      runner: { rig: { resources: ['Data Leak Reversal'] } },
      script: [runnerUses('Data Leak Reversal', 1, { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  Surge: {
    'places two more counters on a program that got one this turn': {
      runner: { credits: 9, grip: ['Imp', 'Surge'], rig: { programs: ['Medium'] } },
      script: [runner('install', { card: 'Imp' }), runner('play', { card: 'Surge' })],
      expect: [
        { card: 'Imp', is: { counters: { virus: 4 } } },
        { card: 'Medium', is: { counters: { virus: 0 } } },
      ],
    },
    'cannot be played where no program got one': {
      runner: { grip: ['Surge'], rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }] } },
      script: [runner('play', { card: 'Surge', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] })],
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
