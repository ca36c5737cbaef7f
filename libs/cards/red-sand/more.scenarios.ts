import { corpTurn, type CardSketches } from '../sketch/sketch';
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
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const moreScenarios: CardSketches = {
  'Mars for Martians': {
    'draws for clan resources, and pays for tags': {
      lines: [0, 1],
      runner: { tags: 2, grip: ['Mars for Martians'], rig: { resources: ['Clan Vengeance'] } },
      script: [runnerPlays('Mars for Martians')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  'Clan Vengeance': {
    'takes a card of HQ for each time that damage was suffered': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: {
        hq: ['Hedge Fund', 'Enigma'],
        servers: { 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: {
        grip: ['Diesel', 'Imp', 'Corroder', 'Mimic'],
        rig: { resources: ['Clan Vengeance'] },
      },
      script: [run('R&D'), goTo('run-ended'), runnerUses('Clan Vengeance', 1), goTo('runner.1.6')],
      expect: [
        { path: 'corp.hq', count: 1 },
        { card: 'Clan Vengeance', is: { at: 'heap' } },
      ],
    },
  },
  'Mining Accident': {
    'lets the Corp choose what it costs, and leaves the game': {
      lines: [0, 1],
      rules: ['UNIN-01'],
      runner: { grip: ['Mining Accident'] },
      script: [
        runnerPlays('Mining Accident', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('Archives'),
        runnerPlays('Mining Accident'),
        corpChooses('Mining Accident', { option: 'take-bad-publicity' }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Mining Accident', is: { at: 'removed' } },
      ],
    },
  },
  'Los: Data Hijacker': {
    'gains two with the first ice rezzed in a turn': {
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Pop-up Window'] } } },
      runner: { identity: 'Los: Data Hijacker' },
      script: [
        run('HQ'),
        corp('rez', { card: 'Pop-up Window', at: 'run.2.3' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  'Build Script': {
    'gains one and draws two': {
      runner: { grip: ['Build Script'] },
      script: [runnerPlays('Build Script')],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', count: 2 },
      ],
    },
  },
  Maven: {
    'is as strong as there are programs, and breaks anything': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Maven', 'Imp'] } },
      script: [
        run('R&D'),
        runnerUses('Maven', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Maven', is: { strength: 2 } },
        { path: 'runner.credits', eq: 3 },
      ],
    },
  },
  Reshape: {
    'swaps two unrezzed pieces of ice': {
      rules: ['SWAP-01'],
      corp: {
        servers: { HQ: { ice: ['Enigma'] }, 'R&D': { ice: ['Hunter', rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Reshape'] },
      script: [runnerPlays('Reshape'), goTo('runner.1.6')],
      expect: [
        { card: 'Enigma', is: { at: 'R&D.ice[0]' } },
        { card: 'Hunter', is: { at: 'HQ.ice[0]' } },
      ],
    },
  },
  Kakugo: {
    'does a net damage to whoever passes it, and ends the run': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Kakugo')] } } },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  'Shipment from Tennin': {
    'places two tokens after a turn without a success': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from Tennin'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [corpPlays('Shipment from Tennin'), goTo('corp.2.2')],
      expect: [{ card: 'Private Security Force', is: { advancement: 2 } }],
    },
    'cannot after a success': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from Tennin'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('Shipment from Tennin', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Escalate Vitriol': {
    'gains a credit for each tag, once a turn': {
      rules: ['ABIL-14'],
      turn: corpTurn,
      corp: { score: ['Escalate Vitriol'] },
      runner: { tags: 2 },
      script: [
        corpUses('Escalate Vitriol', 0),
        corpUses('Escalate Vitriol', 0, { illegal: 'ALREADY_USED' }),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  'AR-Enhanced Security': {
    'tags whoever trashes a card first in a turn': {
      corp: {
        score: ['AR-Enhanced Security'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Self-Adapting Code Wall': {
    'keeps its strength, and ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Self-Adapting Code Wall')] } } },
      runner: { rig: { resources: ['Ice Carver'] } },
      script: [
        run('HQ'),
        goTo('run.3.1', { expect: [{ card: 'Self-Adapting Code Wall', is: { strength: 1 } }] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Owl: {
    'puts a program on top of the stack': {
      corp: { servers: { 'R&D': { ice: [rezzed('Owl')] } } },
      runner: { rig: { programs: ['Imp'] } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ card: 'Imp', is: { at: 'stack[0]' } }],
    },
  },
  'Mass Commercialization': {
    'gains two for each advanced card': {
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Mass Commercialization'],
        servers: {
          HQ: { ice: [{ card: 'Ice Wall', advancement: 2 }] },
          'Server 1': { cards: [{ card: 'Private Security Force', advancement: 1 }] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      script: [corpPlays('Mass Commercialization')],
      expect: [{ path: 'corp.credits', eq: 9 }],
    },
  },
  Battlement: {
    'ends the run': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Battlement')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
};
