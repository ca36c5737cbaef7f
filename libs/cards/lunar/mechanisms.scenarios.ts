import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Chronos Project': {
    'takes the heap out of the game': {
      rules: ['UNIN-01'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Chronos Project', advancement: 4 }] },
        },
      },
      runner: { heap: ['Diesel', 'Corroder'], grip: ['Sure Gamble'] },
      script: [corp('score', { card: 'Chronos Project' })],
      expect: [
        { path: 'runner.heap', eq: [] },
        { card: 'Diesel', is: { at: 'removed' } },
        { card: 'Sure Gamble', is: { at: 'grip' } },
      ],
    },
    'takes the current, too, which it puts there first': {
      rules: ['SIM-01', 'PLAY-09'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Chronos Project', advancement: 4 }] },
        },
      },
      runner: { credits: 3, grip: ['Scrubbed'], heap: ['Diesel'] },
      script: [
        runner('play', { card: 'Scrubbed' }),
        goTo('corp.1.2'),
        corp('score', { card: 'Chronos Project' }),
      ],
      expect: [
        { path: 'runner.heap', eq: [] },
        { card: 'Scrubbed', is: { at: 'removed' } },
      ],
    },
  },
  'Paper Tripping': {
    'removes every tag, as the first click': {
      runner: { tags: 3, grip: ['Paper Tripping'] },
      script: [runner('play', { card: 'Paper Tripping' })],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'cannot be played later in the turn': {
      runner: { tags: 1, grip: ['Paper Tripping'] },
      script: [
        runner('gain-credit'),
        runner('play', { card: 'Paper Tripping', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  Ashigaru: {
    'ends the run for each card in HQ, and not without one': {
      rules: ['CONV-06'],
      corp: { hq: [], servers: { HQ: { ice: [rezzed('Ashigaru')] } } },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-successful' }] }, { noFact: { type: 'sub-resolved' } }],
    },
    'has as many as HQ holds': {
      rules: ['CONV-06'],
      corp: { hq: ['Hedge Fund', 'Enigma'], servers: { 'R&D': { ice: [rezzed('Ashigaru')] } } },
      runner: { credits: 5, rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        ...[1, 2].map(() => runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' })),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'sub-resolved' } }, { path: 'runner.credits', eq: 1 }],
    },
  },
  Merlin: {
    'gains the subroutines of what is revealed, after its own': {
      lines: [0, 1],
      rules: ['CONV-06', 'SUB-01'],
      corp: { hq: ['Galahad', 'Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Merlin')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Merlin', option: 'yes' }),
        corp('choose', { for: 'Merlin', cards: ['Galahad'] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'revealed' },
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { card: 'Galahad', is: { at: 'hq' } },
      ],
    },
  },
  Galahad: {
    'need not reveal anything': {
      lines: [0, 1],
      corp: { hq: ['Merlin'], servers: { 'R&D': { ice: [rezzed('Galahad')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Galahad', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'revealed' } }, { facts: [{ type: 'sub-resolved', sub: 0 }] }],
    },
  },
  'Industrial Genomics: Growing Solutions': {
    'makes every card dearer to trash for each facedown card in Archives': {
      rules: ['TRASH-05'],
      corp: {
        identity: 'Industrial Genomics: Growing Solutions',
        archives: [
          { card: 'Enigma', faceup: false },
          { card: 'Ice Wall', faceup: true },
        ],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { credits: 5 },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'counts facedown cards alone, and turns of them up as they are accessed': {
      corp: {
        identity: 'Industrial Genomics: Growing Solutions',
        archives: [
          'Hedge Fund',
          { card: 'Enigma', faceup: false },
          { card: 'Ice Wall', faceup: false },
        ],
        servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
  },
  'Rachel Beckman': {
    'gives a click more each turn': {
      lines: [0],
      rules: ['TURN-14'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 0 },
      runner: { rig: { resources: ['Rachel Beckman'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 5 }],
    },
    'is trashed when the Runner is tagged': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Big Brother'], credits: 0 },
      runner: { tags: 1, rig: { resources: ['Rachel Beckman'] } },
      script: [corp('play', { card: 'Big Brother' })],
      expect: [{ card: 'Rachel Beckman', is: { at: 'heap' } }],
    },
    'goes as a tag is taken': {
      lines: [1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: { credits: 0, rig: { resources: ['Rachel Beckman'] } },
      script: [...wholeRun('R&D')],
      expect: [{ card: 'Rachel Beckman', is: { at: 'heap' } }],
    },
    'gives her click at the start of a turn, not as she comes': {
      lines: [0],
      runner: { credits: 8, grip: ['Rachel Beckman'] },
      turn: { ...runnerTurn, clicks: 1 },
      script: [
        installs('Rachel Beckman'),
        goTo('corp.2.2'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.clicks', eq: 5 }],
    },
  },
  'Eden Shard': {
    'is installed from the grip instead of accessing cards': {
      lines: [0],
      rules: ['REPL-01', 'ZONE-06'],
      runner: { credits: 0, grip: ['Eden Shard'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Eden Shard', option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Eden Shard', is: { at: 'rig' } }, { noFact: { type: 'accessed' } }],
    },
    'makes the Corp draw two cards': {
      lines: [1],
      runner: { rig: { resources: ['Eden Shard'] } },
      turn: { ...runnerTurn, at: 'runner.1.5' },
      script: [runner('use', { card: 'Eden Shard', ability: 1 })],
      expect: [
        { card: 'Biotic Labor', is: { at: 'hq' } },
        { card: 'Eden Shard', is: { at: 'heap' } },
      ],
    },
    'makes the Corp lose that draws from an empty R&D': {
      lines: [1],
      corp: { rd: ['Hedge Fund'] },
      turn: { ...runnerTurn, at: 'runner.1.5' },
      runner: { rig: { resources: ['Eden Shard'] } },
      script: [runnerUses('Eden Shard', 1)],
      expect: [{ winner: 'runner', reason: 'empty-rd' }],
    },
  },
};
