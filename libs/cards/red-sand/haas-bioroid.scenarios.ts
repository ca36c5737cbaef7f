import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpUses,
  corpPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'NEXT Wave 2': {
    'may do a brain damage beside rezzed NEXT ice': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('NEXT Bronze')] },
          'Server 1': { cards: [{ card: 'NEXT Wave 2', advancement: 4 }] },
        },
      },
      runner: { grip: ['Diesel'] },
      script: [
        corp('score', { card: 'NEXT Wave 2' }),
        corpChooses('NEXT Wave 2', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.brain', eq: 1 }],
    },
    'does none where it is not rezzed': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: ['NEXT Bronze'] },
          'Server 1': { cards: [{ card: 'NEXT Wave 2', advancement: 4 }] },
        },
      },
      script: [corp('score', { card: 'NEXT Wave 2' }), goTo('corp.2.2')],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
  },
  'Zed 2.0': {
    'trashes two hardware, and hurts who broke with clicks': {
      lines: [0, 1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Zed 2.0')] } } },
      runner: {
        grip: ['Diesel', 'Imp'],
        rig: { hardware: ['Desperado', 'Plascrete Carapace', 'Cyberfeeder'] },
      },
      script: [
        run('R&D'),
        runnerUses('Zed 2.0', 'break', { subs: [0], at: 'run.3.1' }),
        corpChooses('Zed 2.0', { cards: ['Cyberfeeder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'runner.rig.hardware', count: 2 },
        { path: 'runner.clicks', eq: 1 },
      ],
    },
    'does not hurt who broke with credits': {
      lines: [1, 2, 3],
      corp: { servers: { 'R&D': { ice: [rezzed('Zed 2.0')] } } },
      runner: { credits: 9, rig: { programs: ['Ninja'] } },
      script: [
        run('R&D'),
        runnerUses('Ninja', 'boost', { at: 'run.3.1' }),
        runnerUses('Ninja', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
  },
  'Seidr Adaptive Barrier': {
    'is as much stronger as there is ice before its server': {
      lines: [0, 1],
      corp: {
        servers: {
          HQ: { ice: ['Enigma', rezzed('Seidr Adaptive Barrier')] },
          'R&D': { ice: [rezzed('Enigma')] },
        },
      },
      script: [...wholeRun('HQ')],
      expect: [
        { card: 'Seidr Adaptive Barrier', is: { strength: 4 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Nerine 2.0': {
    'does a brain damage and may draw, twice': {
      lines: [1, 2],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Nerine 2.0')] } } },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        run('R&D'),
        corpChooses('Nerine 2.0', { option: 'yes' }),
        corpChooses('Nerine 2.0', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'corp.hq', count: 1 },
      ],
    },
    'is broken by two clicks': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Nerine 2.0')] } } },
      script: [
        run('R&D'),
        runnerUses('Nerine 2.0', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.brain', eq: 0 },
      ],
    },
  },
  'Load Testing': {
    'takes a click of the next turn of the Runner': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Load Testing'] },
      script: [corpPlays('Load Testing'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 3 }, { facts: [{ type: 'clicks-lost' }] }],
    },
  },
  'NEXT Opal': {
    'may install a card for each rezzed NEXT ice, for its cost': {
      corp: {
        credits: 3,
        hq: ['Enigma', 'PAD Campaign', 'Hedge Fund'],
        servers: {
          'R&D': { ice: [rezzed('NEXT Opal')] },
          HQ: { ice: [rezzed('NEXT Bronze')] },
          Archives: { ice: ['NEXT Bronze'] },
        },
      },
      script: [
        run('R&D'),
        corpChooses('NEXT Opal', { cards: ['Enigma'] }),
        corpChooses('NEXT Opal', { server: 'HQ' }),
        corpChooses('NEXT Opal', { cards: ['PAD Campaign'] }),
        corpChooses('NEXT Opal', { server: 'new' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'HQ.ice[1]' } },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]' } },
        { path: 'corp.credits', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'O₂ Shortage': {
    'lets the Runner trash a card of the grip': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['O₂ Shortage'] },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        corpPlays('O₂ Shortage'),
        runnerChooses('O₂ Shortage', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'gains two clicks otherwise': {
      turn: corpTurn,
      corp: { hq: ['O₂ Shortage'] },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        corpPlays('O₂ Shortage'),
        runnerChooses('O₂ Shortage', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'corp.clicks', eq: 4 },
      ],
    },
    'gains them where there is no card': {
      turn: corpTurn,
      corp: { hq: ['O₂ Shortage'] },
      script: [corpPlays('O₂ Shortage'), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
  },
  'Helheim Servers': {
    'makes the ice of its server stronger for a card of HQ': {
      corp: {
        hq: ['Hedge Fund', 'Enigma'],
        servers: {
          'Server 1': { ice: [rezzed('Ice Wall')], cards: [rezzed('Helheim Servers')] },
          'R&D': { ice: [rezzed('Wall of Static')] },
        },
      },
      script: [
        run('Server 1'),
        corpUses('Helheim Servers', 0, { targets: ['Hedge Fund'], at: 'run.2.3' }),
        corpUses('Helheim Servers', 0, {
          targets: ['Enigma'],
          at: 'run.2.3',
          expect: [
            { card: 'Ice Wall', is: { strength: 5 } },
            { card: 'Wall of Static', is: { strength: 3 } },
          ],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { strength: 1 } },
        { card: 'Hedge Fund', is: { at: 'archives', faceup: false } },
      ],
    },
    'is used in a run on its server alone': {
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          'Server 1': { cards: [rezzed('Helheim Servers')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      script: [
        run('R&D'),
        corpUses('Helheim Servers', 0, {
          targets: ['Hedge Fund'],
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
  'CFC Excavation Contract': {
    'pays two credits for each rezzed bioroid': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Eli 1.0'), rezzed('Enigma'), 'Heimdall 1.0'] },
          'Server 1': { cards: [{ card: 'CFC Excavation Contract', advancement: 4 }] },
          'Server 2': { cards: [rezzed('Thomas Haas')] },
        },
      },
      script: [corp('score', { card: 'CFC Excavation Contract' }), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  'Bioroid Work Crew': {
    'installs a card right after an operation, and at no other time': {
      rules: ['PAW-12'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Bioroid Work Crew')] } },
      },
      policy: { random: 'first' },
      script: [
        corpUses('Bioroid Work Crew', 0, { illegal: 'PLAY_RESTRICTION' }),
        corpPlays('Hedge Fund'),
        corpUses('Bioroid Work Crew', 0),
        corpChooses('Bioroid Work Crew', { server: 'R&D' }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[0]' } },
        { card: 'Bioroid Work Crew', is: { at: 'archives' } },
      ],
    },
    'is too late in the window after the next action': {
      rules: ['PAW-12'],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        hq: ['Hedge Fund', 'Ice Wall'],
        servers: { 'Server 1': { cards: [rezzed('Bioroid Work Crew')] } },
      },
      script: [
        corpPlays('Hedge Fund'),
        corp('gain-credit'),
        corpUses('Bioroid Work Crew', 0, { illegal: 'PLAY_RESTRICTION', at: 'corp.2.2' }),
      ],
      expect: [{ card: 'Ice Wall', is: { at: 'hq' } }],
    },
  },
  Loki: {
    'carries the subroutines and subtypes of other ice before its own': {
      lines: [0, 1],
      corp: {
        servers: { HQ: { ice: [rezzed('Loki')] }, 'R&D': { ice: [rezzed('Neural Katana')] } },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Corroder'], stack: [] },
      policy: { random: 'first' },
      script: [run('HQ'), runnerChooses('Loki', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.stack', count: 1 },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
  },
  'Warroid Tracker': {
    'traces who trashes a card of its server, and costs them two': {
      lines: [0],
      corp: {
        servers: { 'Server 1': { cards: ['PAD Campaign', rezzed('Warroid Tracker')] } },
      },
      runner: { credits: 5, rig: { programs: ['Mimic', 'Corroder'], hardware: ['Cyberfeeder'] } },
      script: [
        run('Server 1'),
        runner('access', { card: 'PAD Campaign' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        runnerChooses('Warroid Tracker', { cards: ['Mimic', 'Cyberfeeder'] }),
        runner('leave-accessed', { card: 'Warroid Tracker' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mimic', is: { at: 'heap' } },
        { card: 'Cyberfeeder', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'does so for itself, and takes the one there is': {
      lines: [0],
      corp: { servers: { 'Server 1': { cards: [rezzed('Warroid Tracker')] } } },
      runner: { credits: 4, rig: { programs: ['Mimic'] } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Warroid Tracker' }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Mimic', is: { at: 'heap' } }],
    },
    'is gone when what lay beside it is trashed after it': {
      lines: [0],
      rules: ['TRIG-05'],
      corp: {
        servers: { 'Server 1': { cards: ['PAD Campaign', rezzed('Warroid Tracker')] } },
      },
      runner: { credits: 9, rig: { programs: ['Mimic', 'Corroder', 'Yog.0'] } },
      script: [
        run('Server 1'),
        runner('access', { card: 'Warroid Tracker' }),
        runner('trash-accessed', { card: 'Warroid Tracker' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        runnerChooses('Warroid Tracker', { cards: ['Mimic', 'Yog.0'] }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'heeds ice before its server, and no other server': {
      lines: [0],
      corp: {
        servers: {
          'Server 1': { ice: [rezzed('Ice Wall')], cards: [rezzed('Warroid Tracker')] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
        },
      },
      runner: { credits: 9, grip: ['Knifed'], rig: { programs: ['Corroder'] } },
      script: [
        run('Server 2'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
        runner('play', { card: 'Knifed', server: 'Server 1' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
  },
};
