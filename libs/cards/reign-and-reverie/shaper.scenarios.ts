import { type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  corpDoes,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  installs,
  runnerChooses,
  corpChooses,
  runnerDoes as runner,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  "Mind's Eye": {
    'takes in a counter with each success on R&D': {
      lines: [0, 1],
      runner: { rig: { hardware: ["Mind's Eye"] } },
      script: [
        run('R&D'),
        runnerChooses("Mind's Eye", { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { card: "Mind's Eye", is: { counters: { power: 1 } } },
      ],
    },
    'accesses the top card of R&D for a click and three counters, without a run': {
      lines: [2],
      corp: { rd: ['PAD Campaign', 'Hostile Takeover'] },
      runner: { rig: { hardware: [{ card: "Mind's Eye", counters: { power: 4 } }] } },
      script: [
        runnerUses("Mind's Eye", 2),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('runner.1.6'),
        runnerUses("Mind's Eye", 2, { illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.clicks', eq: 3 },
        { card: "Mind's Eye", is: { counters: { power: 1 } } },
        { noFact: { type: 'run-began' } },
      ],
    },
  },
  Kyuban: {
    'gains two whenever its host is passed': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [{ card: 'Enigma', hosted: ['Kyuban'] }, 'Ice Wall'] } } },
      script: [...wholeRun('R&D')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'is installed on ice alone': {
      lines: [0],
      runner: { grip: ['Kyuban'] },
      script: [installs('Kyuban', { illegal: ['BAD_TARGET', 'WRONG_ZONE', 'PLAY_RESTRICTION'] })],
    },
  },
  Mâché: {
    'gets as many counters as the first trash cost, and draws for three': {
      lines: [0, 1],
      corp: {
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
        },
      },
      runner: { rig: { hardware: ['Mâché'] }, credits: 9 },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        runnerChooses('Mâché', { option: 'yes' }),
        run('Server 2'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
        runnerUses('Mâché', 1),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Mâché', is: { counters: { power: 1 } } },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Psych Mike': {
    'gains one for each card accessed from R&D': {
      runner: { rig: { resources: ['Psych Mike'], hardware: ['R&D Interface'] } },
      script: [
        run('R&D'),
        runnerChooses('Psych Mike', { option: 'yes' }),
        goTo('runner.1.6'),
        ...wholeRun('R&D'),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
  },
  Insight: {
    'lets the Corp arrange four cards before they are revealed': {
      lines: [0, 1],
      corp: { rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Archer', 'Biotic Labor'] },
      runner: { grip: ['Insight'] },
      script: [
        runnerPlays('Insight'),
        corpChooses('Insight', { option: 'yes' }),
        corpChooses('Insight', { cards: ['Archer', 'Ice Wall', 'Enigma', 'Hedge Fund'] }),
        goTo('runner.1.6'),
        ...wholeRun('R&D', { label: 'rd' }),
      ],
      expect: [{ facts: [{ type: 'accessed', card: 'Archer' }] }, { path: 'runner.clicks', eq: 1 }],
    },
    'reveals them as they are where the Corp looks at none': {
      lines: [1],
      runner: { grip: ['Insight'] },
      script: [
        runnerPlays('Insight'),
        corpChooses('Insight', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [
        {
          facts: [
            { type: 'revealed', card: 'Anonymous Tip' },
            { type: 'revealed', card: 'Biotic Labor' },
            { type: 'revealed', card: 'Archived Memories' },
          ],
        },
      ],
    },
  },
  Ika: {
    'breaks subroutines of its host alone': {
      lines: [0, 1, 2],
      corp: {
        servers: {
          Archives: { ice: [rezzed('Neural Katana')] },
          'R&D': { ice: [rezzed('Rototurret')] },
        },
      },
      runner: { credits: 9, rig: { programs: ['Ika'] } },
      script: [
        run('Archives'),
        runnerUses('Ika', 0, { targets: ['Rototurret'] }),
        runnerUses('Ika', 2, { at: 'run.3.1' }),
        runnerUses('Ika', 'break', {
          subs: [0],
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION', 'STRENGTH_TOO_LOW', 'NO_EFFECT'],
        }),
        runnerUses('Ika', 0, { targets: ['Neural Katana'] }),
        runnerUses('Ika', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ika', is: { at: 'hosted:Neural Katana' } },
        { path: 'runner.credits', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Akiko Nisei: Head Case': {
    'accesses another card where both spent the same': {
      rules: ['ACC-25'],
      corp: { credits: 5, rd: ['Hedge Fund', 'Hostile Takeover', 'Hedge Fund'] },
      runner: { identity: 'Akiko Nisei: Head Case', credits: 5 },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corpDoes('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'runner.score[0]' } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'accesses one card where they did not': {
      corp: { credits: 5, rd: ['Hedge Fund', 'Hostile Takeover', 'Hedge Fund'] },
      runner: { identity: 'Akiko Nisei: Head Case', credits: 5 },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corpDoes('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hostile Takeover', is: { at: 'rd[1]' } }],
    },
  },
};
