import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'Haas-Bioroid: Stronger Together': {
    'strengthens bioroid ice, and no other': {
      corp: {
        identity: 'Haas-Bioroid: Stronger Together',
        servers: { HQ: { ice: [rezzed('Ichi 1.0'), rezzed('Rototurret')] } },
      },
      script: [goTo('runner.1.6')],
      expect: [
        { card: 'Ichi 1.0', is: { strength: 5 } },
        { card: 'Rototurret', is: { strength: 0 } },
      ],
    },
  },
  'Janus 1.0': {
    'does brain damage for each subroutine that is not broken by a click': {
      lines: [0, 1, 2, 3, 4],
      corp: { servers: { HQ: { ice: [rezzed('Janus 1.0')] } } },
      runner: { grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('Janus 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Janus 1.0', 'break', { subs: [3] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Sherlock 1.0': {
    'puts a program of the choice of the Corp on top of the stack': {
      lines: [0, 1, 2],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Sherlock 1.0')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Mimic', 'Djinn'] } },
      script: [
        run('HQ'),
        runnerUses('Sherlock 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('choice'),
        corpChooses('Sherlock 1.0', { cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mimic', is: { at: 'stack[0]' } },
        { path: 'runner.rig.programs', count: 2 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'does nothing where the trace fails': {
      lines: [1, 2],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Sherlock 1.0')] } } },
      runner: { credits: 8, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runner('bid', { credits: 4 }),
        runner('bid', { credits: 4 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.credits', eq: 0 },
      ],
    },
  },
  'Project Vitruvius': {
    'is scored with a counter for each token over three': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Project Vitruvius', advancement: 5 }] } } },
      script: [corp('score', { card: 'Project Vitruvius' })],
      expect: [{ card: 'Project Vitruvius', is: { at: 'corp.score', counters: { agenda: 2 } } }],
    },
    'is scored with none at three': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Project Vitruvius', advancement: 3 }] } } },
      script: [corp('score', { card: 'Project Vitruvius' })],
      expect: [{ card: 'Project Vitruvius', is: { at: 'corp.score', counters: { agenda: 0 } } }],
    },
    'brings a card of Archives back to HQ': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        archives: ['Hedge Fund', { card: 'Snare!', faceup: false }],
        score: [{ card: 'Project Vitruvius', counters: { agenda: 1 } }],
      },
      script: [
        corpUses('Project Vitruvius', 1, { targets: ['Snare!'] }),
        corpUses('Project Vitruvius', 1, { illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { card: 'Snare!', is: { at: 'hq' } },
        { card: 'Project Vitruvius', is: { counters: { agenda: 0 } } },
        { view: 'runner', mustNotContain: ['Snare!'] },
      ],
    },
    'is not used where Archives are empty': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { score: [{ card: 'Project Vitruvius', counters: { agenda: 1 } }] },
      script: [corpUses('Project Vitruvius', 1, { illegal: 'NO_EFFECT' })],
    },
  },
  Viper: {
    'takes a click and ends the run': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Viper')] } } },
      runner: { credits: 0 },
      script: wholeRun('HQ'),
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does neither where the traces fail': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Viper')] } } },
      runner: { credits: 6 },
      script: [
        run('R&D'),
        runner('bid', { credits: 3 }),
        runner('bid', { credits: 3 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'takes no click from a Runner who has none': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Viper')] } } },
      runner: { credits: 0 },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.clicks', eq: 0 }, { noFact: { type: 'clicks-lost' } }],
    },
  },
  'Green Level Clearance': {
    'gives three credits and a card': {
      turn: corpTurn,
      corp: { hq: ['Green Level Clearance'] },
      script: [corpPlays('Green Level Clearance')],
      expect: [
        // One of them is that of Building a Better World.
        { path: 'corp.credits', eq: 8 },
        { card: 'Anonymous Tip', is: { at: 'hq' } },
      ],
    },
  },
  Hourglass: {
    'takes a click for each subroutine': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Hourglass')] } } },
      script: wholeRun('HQ'),
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'takes what there is': {
      lines: [0, 1, 2],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { HQ: { ice: [rezzed('Hourglass')] } } },
      script: wholeRun('HQ'),
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
  },
  'Eve Campaign': {
    'is stocked as it is rezzed': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: ['Eve Campaign'] } } },
      script: [corp('rez', { card: 'Eve Campaign' })],
      expect: [{ card: 'Eve Campaign', is: { rezzed: true, counters: { credit: 16 } } }],
    },
    'gives two credits as the turn begins, the last of them with itself': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Eve Campaign', { counters: { credit: 2 } })] } },
      },
      script: [goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Eve Campaign', is: { at: 'archives' } },
      ],
    },
  },
  'Eli 1.0': {
    'ends the run unless both subroutines are broken': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      script: [
        run('R&D'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ facts: [{ type: 'sub-resolved', sub: 1 }] }] }),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets the Runner through for two clicks': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Eli 1.0')] } } },
      script: [
        run('R&D'),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
  },
  'Ruhr Valley': {
    'costs a click besides to run on its server': {
      turn: { ...runnerTurn, clicks: 3 },
      corp: { servers: { HQ: { cards: [rezzed('Ruhr Valley')] } } },
      script: [
        ...wholeRun('R&D', { expect: [{ path: 'runner.clicks', eq: 2 }] }),
        run('HQ'),
        runner('leave-accessed', { card: 'Ruhr Valley' }),
      ],
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
    'keeps out a Runner with a single click, and costs nothing unrezzed': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { HQ: { cards: [rezzed('Ruhr Valley')] }, 'R&D': { cards: ['Ruhr Valley'] } },
      },
      script: [run('HQ', { illegal: 'NO_CLICKS' }), run('R&D')],
      expect: [{ facts: [{ type: 'run-began', server: 'R&D' }] }],
    },
    'costs its click to a run that an event makes': {
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { HQ: { cards: [rezzed('Ruhr Valley')] } } },
      runner: { grip: ['Inside Job'] },
      script: [
        runner('play', { card: 'Inside Job', server: 'HQ' }),
        runner('choose', { for: 'Inside Job', option: 'yes' }),
        goTo('choice'),
      ],
      expect: [{ path: 'runner.clicks', eq: 0 }],
    },
  },
  Rework: {
    'shuffles a card of HQ into R&D': {
      turn: corpTurn,
      corp: { hq: ['Rework', 'Hedge Fund', 'Enigma'] },
      policy: { random: 'first' },
      script: [
        corpPlays('Rework'),
        corpChooses('Rework', { cards: ['Enigma'] }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hedge Fund'] },
        { path: 'corp.rd', count: 4 },
        { facts: [{ type: 'shuffled', deck: 'rd' }] },
      ],
    },
    'is not played where it is the only card': {
      turn: corpTurn,
      corp: { hq: ['Rework'] },
      script: [corpPlays('Rework', { illegal: 'NO_EFFECT' })],
    },
  },
  'Ash 2X3ZB9CY': {
    'keeps the Runner from all other cards, once its trace is successful': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { cards: [rezzed('Ash 2X3ZB9CY'), 'Red Herrings'] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 3 }),
        runner('leave-accessed', { card: 'Ash 2X3ZB9CY' }),
        goTo('run-ended'),
      ],
      expect: [
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
        { noFact: { type: 'accessed', card: 'Red Herrings' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'keeps the Runner from R&D as well': {
      rules: ['ACC-24'],
      corp: {
        rd: ['Hedge Fund', 'Beanstalk Royalties'],
        servers: { 'R&D': { cards: [rezzed('Ash 2X3ZB9CY')] } },
      },
      runner: { rig: { hardware: ['R&D Interface'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        runner('trash-accessed', { card: 'Ash 2X3ZB9CY' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ash 2X3ZB9CY', is: { at: 'archives' } },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
        { noFact: { type: 'accessed', card: 'Beanstalk Royalties' } },
      ],
    },
    'does nothing where the trace fails': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { cards: [rezzed('Ash 2X3ZB9CY')] } },
      },
      runner: { credits: 4 },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 4 }),
        runner('access', { zone: 'hq' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'accessed', card: 'Hedge Fund' }] }],
    },
    'does nothing unrezzed, and in a run on another server': {
      corp: {
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Ash 2X3ZB9CY')] } },
      },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { noFact: { type: 'trace-began' } },
      ],
    },
  },
};
