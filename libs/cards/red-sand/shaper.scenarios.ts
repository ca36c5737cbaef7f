import { type CardSketches, corpTurn, runnerTurn } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  installs,
  runnerChooses,
  corpChooses,
  runnerDoes as runner,
  corpDoes,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
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
  'Lean and Mean': {
    'makes breakers stronger with three programs': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: { grip: ['Lean and Mean'], rig: { programs: ['Corroder', 'Imp', 'Medium'] } },
      script: [
        runnerPlays('Lean and Mean', { server: 'R&D' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'makes them no stronger with four': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: {
        grip: ['Lean and Mean'],
        rig: { programs: ['Corroder', 'Imp', 'Medium', 'Mimic'] },
      },
      script: [
        runnerPlays('Lean and Mean', { server: 'R&D' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
      ],
    },
  },
  "Na'Not'K": {
    'grows by the ice of the attacked server': {
      lines: [0, 1, 2],
      corp: {
        servers: { 'R&D': { ice: ['Ice Wall', rezzed('Hunter')] }, HQ: { ice: ['Ice Wall'] } },
      },
      runner: { rig: { programs: ["Na'Not'K"] } },
      script: [
        runner('gain-credit', { expect: [{ card: "Na'Not'K", is: { strength: 1 } }] }),
        run('R&D'),
        runnerUses("Na'Not'K", 'break', { subs: [0], at: 'run.3.1', illegal: 'STRENGTH_TOO_LOW' }),
        runnerUses("Na'Not'K", 'boost', {
          at: 'run.3.1',
          expect: [{ card: "Na'Not'K", is: { strength: 5 } }],
        }),
        runnerUses("Na'Not'K", 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.tags', eq: 0 },
        { card: "Na'Not'K", is: { strength: 1 } },
      ],
    },
  },
  'Bio-Modeled Network': {
    'leaves one of the net damage': {
      corp: { servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: {
        rig: { resources: ['Bio-Modeled Network'] },
        grip: ['Infiltration', 'Tinkering', 'Diesel'],
      },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        corpChooses('Snare!', { option: 'yes' }),
        runnerUses('Bio-Modeled Network', 'prevent', { at: 'prevent' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Bio-Modeled Network', is: { at: 'heap' } },
      ],
    },
    'cannot be used on a single one': {
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } }, hq: [] },
      runner: { rig: { resources: ['Bio-Modeled Network'] }, grip: ['Infiltration', 'Tinkering'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        runnerUses('Bio-Modeled Network', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  Daredevil: {
    'draws two for the first run against two pieces of ice': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: ['Enigma', 'Ice Wall'] }, HQ: { ice: ['Enigma'] } } },
      runner: { rig: { hardware: ['Daredevil'] } },
      script: [
        ...wholeRun('HQ', { label: 'a' }),
        ...wholeRun('R&D', { label: 'b' }),
        ...wholeRun('R&D'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.mu.limit', eq: 6 },
      ],
    },
  },
  "Diana's Hunt": {
    'lends a program for the run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { grip: ["Diana's Hunt", 'Corroder'] },
      script: [
        runnerPlays("Diana's Hunt"),
        runnerChooses("Diana's Hunt", { server: 'R&D' }),
        runnerChooses("Diana's Hunt", { option: 'yes' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Customized Secretary': {
    'keeps programs of the top five, and installs one for its cost': {
      lines: [0, 1],
      policy: { random: 'first' },
      runner: {
        credits: 6,
        grip: ['Customized Secretary'],
        stack: ['Corroder', 'Diesel', 'Imp', 'Sure Gamble', 'Easy Mark', 'Gordian Blade'],
      },
      script: [
        installs('Customized Secretary'),
        runnerChooses('Customized Secretary', { cards: ['Corroder'] }),
        runnerUses('Customized Secretary', 1, { targets: ['Corroder'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Imp', is: { at: 'stack[1]' } },
        { path: 'runner.credits', eq: 2 },
        { facts: [{ type: 'revealed', card: 'Easy Mark' }, { type: 'shuffled' }] },
      ],
    },
  },
  Inversificator: {
    'swaps ice that it broke with other ice': {
      lines: [0, 1, 2],
      corp: {
        servers: { HQ: { ice: [rezzed('Quandary')] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      runner: { credits: 9, rig: { programs: ['Inversificator'] } },
      script: [
        run('HQ'),
        runnerUses('Inversificator', 2, { at: 'run.3.1' }),
        runnerUses('Inversificator', 'break', { subs: [0] }),
        runnerChooses('Inversificator', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Quandary', is: { at: 'R&D.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'HQ.ice[0]' } },
      ],
    },
    'swaps none that was passed without it': {
      corp: { servers: { HQ: { ice: ['Quandary'] }, 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { credits: 9, rig: { programs: ['Inversificator'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ card: 'Quandary', is: { at: 'HQ.ice[0]' } }],
    },
  },
  'Dummy Box': {
    'saves a program for a program of the grip': {
      corp: { servers: { HQ: { ice: [rezzed('Rototurret')] } } },
      runner: {
        grip: ['Corroder', 'Diesel'],
        rig: { programs: ['Gordian Blade'], resources: ['Dummy Box'] },
      },
      script: [run('HQ'), runnerUses('Dummy Box', 'prevent', { at: 'prevent' }), goTo('run-ended')],
      expect: [
        { card: 'Gordian Blade', is: { at: 'rig' } },
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Dummy Box', is: { at: 'rig' } },
      ],
    },
    'saves nothing for a card of another type': {
      corp: { servers: { HQ: { ice: [rezzed('Rototurret')] } } },
      runner: {
        grip: ['Diesel', 'Wyldside'],
        rig: { programs: ['Gordian Blade'], resources: ['Dummy Box'] },
      },
      script: [run('HQ'), goTo('run-ended')],
      expect: [
        { card: 'Gordian Blade', is: { at: 'heap' } },
        { path: 'runner.grip', count: 2 },
      ],
    },
  },
  'Mass-Driver': {
    'keeps the first three subroutines of the next ice from resolving': {
      lines: [0, 1],
      rules: ['SUB-08'],
      corp: { servers: { HQ: { ice: [rezzed('Hourglass'), rezzed('Quandary')] } } },
      runner: { credits: 5, rig: { programs: ['Mass-Driver'] } },
      script: [run('HQ'), runnerUses('Mass-Driver', 'break', { subs: [0] }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
        { noFact: { type: 'sub-resolved', ice: 'Hourglass' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'leaves a fourth to resolve': {
      lines: [0],
      rules: ['SUB-08'],
      corp: {
        servers: {
          HQ: { ice: [{ card: 'Tour Guide', rezzed: true }, rezzed('Quandary')] },
          'Server 1': { cards: [rezzed('PAD Campaign')] },
          'Server 2': { cards: [rezzed('PAD Campaign')] },
          'Server 3': { cards: [rezzed('PAD Campaign')] },
          'Server 4': { cards: [rezzed('PAD Campaign')] },
        },
      },
      runner: { credits: 5, rig: { programs: ['Mass-Driver'] } },
      script: [run('HQ'), runnerUses('Mass-Driver', 'break', { subs: [0] }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Tour Guide', sub: 3 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does nothing where another card broke one of them': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Hourglass'), rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Mass-Driver', 'Gordian Blade'] } },
      script: [
        run('HQ'),
        runnerUses('Mass-Driver', 2, { at: 'run.3.1' }),
        runnerUses('Mass-Driver', 'break', { subs: [0] }),
        runnerUses('Gordian Blade', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'sub-resolved', ice: 'Hourglass', sub: 0 }] }],
    },
    'grows by a credit': {
      lines: [2],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Mass-Driver'] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runnerUses('Mass-Driver', 'break', { subs: [0], illegal: ['STRENGTH_TOO_LOW'] }),
        runnerUses('Mass-Driver', 2, { at: 'run.3.1' }),
      ],
      expect: [
        { card: 'Mass-Driver', is: { strength: 2 } },
        { path: 'runner.credits', eq: 8 },
      ],
    },
  },
  'System Seizure': {
    'keeps the first raised strength until the end of the run': {
      lines: [1],
      rules: ['BRK-13'],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: { credits: 9, grip: ['System Seizure'], rig: { programs: ['Corroder'] } },
      script: [
        runnerPlays('System Seizure'),
        run('HQ'),
        runnerUses('Corroder', 1, { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run.2.1'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 3 } }],
    },
    'lets it return when the run ends': {
      lines: [1],
      rules: ['BRK-13'],
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 9, grip: ['System Seizure'], rig: { programs: ['Corroder'] } },
      script: [
        runnerPlays('System Seizure'),
        run('HQ'),
        runnerUses('Corroder', 1, { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
        runner('gain-credit'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 2 } }],
    },
    'keeps no other icebreaker strong': {
      lines: [1],
      rules: ['ORD-01'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall'), rezzed('Enigma'), rezzed('Wall of Static')] },
        },
      },
      runner: {
        credits: 20,
        grip: ['System Seizure'],
        rig: { programs: ['Corroder', 'Gordian Blade', 'Torch'] },
      },
      script: [
        runnerPlays('System Seizure'),
        run('HQ'),
        runnerUses('Corroder', 1, { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run.2.3'),
        runnerUses('Torch', 1, { at: 'run.3.1' }),
        runnerUses('Torch', 'break', { subs: [0] }),
        runnerUses('Torch', 'break', { subs: [1] }),
        goTo('run.2.1'),
      ],
      expect: [
        { card: 'Corroder', is: { strength: 3 } },
        { card: 'Torch', is: { strength: 4 } },
      ],
    },
    'goes when an agenda is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] } } },
      runner: { grip: ['System Seizure'] },
      script: [
        runnerPlays('System Seizure'),
        corpDoes('score', { card: 'Hostile Takeover', at: 'corp.1.2' }),
      ],
      expect: [{ path: 'runner.heap', eq: ['System Seizure'] }],
    },
  },
  'Network Exchange': {
    'makes ice dearer that goes before other ice': {
      rules: ['INST-09', 'INST-28'],
      turn: corpTurn,
      corp: { hq: ['Enigma', 'Hunter'], servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { resources: ['Network Exchange'] } },
      script: [
        corpDoes('install', { card: 'Enigma', server: 'R&D' }),
        corpDoes('install', { card: 'Hunter', server: 'HQ' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { facts: [{ type: 'credits-spent', side: 'corp', amount: 2 }] },
      ],
    },
    'lets the Corp trash what is in the way to pay nothing': {
      rules: ['INST-07', 'INST-28'],
      turn: corpTurn,
      corp: { credits: 0, hq: ['Hunter'], servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { resources: ['Network Exchange'] } },
      script: [
        corpDoes('install', { card: 'Hunter', server: 'HQ', trash: [], illegal: 'CANNOT_PAY' }),
        corpDoes('install', { card: 'Hunter', server: 'HQ', trash: ['Ice Wall'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Hunter', is: { at: 'HQ.ice[0]' } },
        { card: 'Ice Wall', is: { at: 'archives' } },
      ],
    },
    'has one credit more to be paid for the second of two with a single credit in the way': {
      rules: ['INST-28'],
      turn: corpTurn,
      corp: { credits: 1, hq: ['Hunter'], servers: { HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { resources: ['Network Exchange'] } },
      script: [
        corpDoes('install', { card: 'Hunter', server: 'HQ', trash: [], illegal: 'CANNOT_PAY' }),
      ],
    },
    'asks nothing for a remote that is made, nor for what is no ice': {
      rules: ['INST-28'],
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Hunter', 'PAD Campaign'],
        servers: { 'Server 1': { ice: ['Ice Wall'] } },
      },
      runner: { rig: { resources: ['Network Exchange'] } },
      script: [
        corpDoes('install', { card: 'Hunter', server: 'new' }),
        corpDoes('install', { card: 'PAD Campaign', server: 'Server 1' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hunter', is: { at: 'Server 2.ice[0]' } },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } },
      ],
    },
  },
};
