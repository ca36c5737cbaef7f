import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
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
    'takes its last credits as the turn begins': {
      lines: [0, 1],
      turn: { side: 'corp', number: 3, clicks: 3, at: 'corp.1.2' },
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: [rezzed('Eve Campaign', { counters: { credit: 2 } })] } },
      },
      script: [goTo('corp.2.1')],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { card: 'Eve Campaign', is: { at: 'archives' } },
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
    'takes its click of a run by an event, too': {
      lines: [0],
      rules: ['COST-07'],
      turn: { side: 'runner', number: 2, clicks: 2, at: 'runner.1.6' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ruhr Valley')] } } },
      runner: { credits: 2, grip: ['Dirty Laundry'] },
      script: [runnerPlays('Dirty Laundry', { server: 'Server 1' }), goTo('run-ended')],
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
    'leaves Account Siphon, which accesses nothing': {
      corp: {
        credits: 9,
        hq: ['Hedge Fund'],
        servers: { HQ: { cards: [rezzed('Ash 2X3ZB9CY')] } },
      },
      runner: { credits: 0, identity: 'Noise: Hacker Extraordinaire', grip: ['Account Siphon'] },
      script: [
        runnerPlays('Account Siphon'),
        corp('bid', { credits: 0 }),
        runnerChooses('Account Siphon', { option: 'replace', number: 5 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.credits', eq: 10 },
      ],
    },
    'lets nothing but itself be accessed': {
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [rezzed('Ash 2X3ZB9CY'), 'Priority Requisition', 'Red Herrings'] },
        },
      },
      runner: { credits: 0 },
      script: [
        run('Server 1'),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { facts: [{ type: 'accessed', card: 'Ash 2X3ZB9CY' }] },
        { noFact: { type: 'accessed', card: 'Red Herrings' } },
      ],
    },
  },
};
