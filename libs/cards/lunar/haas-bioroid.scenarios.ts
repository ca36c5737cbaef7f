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
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidScenarios: CardSketches = {
  'Domestic Sleepers': {
    'is worth nothing until it has a counter, and a point with one or more': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { score: ['Domestic Sleepers'] },
      script: [corpUses('Domestic Sleepers', 0)],
      expect: [
        { card: 'Domestic Sleepers', is: { counters: { agenda: 1 } } },
        { path: 'corp.agendaPoints', eq: 1 },
      ],
    },
    'is worth no more with two counters': {
      lines: [1],
      corp: { score: [{ card: 'Domestic Sleepers', counters: { agenda: 2 } }] },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'corp.agendaPoints', eq: 1 }],
    },
    'is worth nothing stolen': {
      lines: [1],
      corp: { hq: ['Domestic Sleepers'] },
      script: [run('HQ'), runner('steal', { card: 'Domestic Sleepers' })],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }],
    },
  },
  'The Foundry: Refining the Process': {
    'finds another copy of the first ice that is rezzed each turn': {
      corp: {
        identity: 'The Foundry: Refining the Process',
        rd: ['Hedge Fund', 'Enigma'],
        servers: { 'R&D': { ice: ['Enigma'] }, HQ: { ice: ['Hunter'] } },
      },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corp('rez', { card: 'Enigma#2', at: 'run.2.3' }),
        corpChooses('The Foundry: Refining the Process', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Enigma'] }, { facts: [{ type: 'shuffled', deck: 'rd' }] }],
    },
  },
  'Heinlein Grid': {
    'takes all credits for a click spent during a run on its server': {
      corp: {
        servers: { Archives: { ice: [rezzed('Eli 1.0')], cards: [rezzed('Heinlein Grid')] } },
      },
      runner: { credits: 7 },
      script: [run('Archives'), runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' })],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'takes them for a click that is lost': {
      corp: {
        servers: { Archives: { ice: [rezzed('Enigma')], cards: [rezzed('Heinlein Grid')] } },
      },
      runner: { credits: 7 },
      script: wholeRun('Archives'),
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'takes none for the click of the run, nor on another server': {
      corp: {
        servers: {
          Archives: { cards: [rezzed('Heinlein Grid')] },
          'R&D': { ice: [rezzed('Enigma')] },
        },
      },
      runner: { credits: 7 },
      script: [...wholeRun('R&D'), run('Archives'), goTo('choice')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
  },
  IQ: {
    'costs a credit and has a strength for each card in HQ': {
      lines: [0, 1, 2],
      corp: { credits: 2, hq: ['Hedge Fund', 'Enigma'], servers: { 'R&D': { ice: ['IQ'] } } },
      script: [
        run('R&D'),
        corp('rez', { card: 'IQ', at: 'run.2.3', expect: [{ card: 'IQ', is: { strength: 2 } }] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'is not rezzed by a Corp with less': {
      lines: [0],
      corp: { credits: 1, hq: ['Hedge Fund', 'Enigma'], servers: { 'R&D': { ice: ['IQ'] } } },
      script: [run('R&D'), corp('rez', { card: 'IQ', at: 'run.2.3', illegal: 'CANNOT_PAY' })],
    },
  },
  "Eliza's Toybox": {
    'rezzes a card for nothing': {
      turn: corpTurn,
      corp: {
        credits: 0,
        servers: {
          HQ: { ice: ['Janus 1.0'] },
          'Server 1': { cards: [rezzed("Eliza's Toybox")] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [corpUses("Eliza's Toybox", 0)],
      expect: [
        { card: 'Janus 1.0', is: { rezzed: true } },
        { path: 'corp.clicks', eq: 0 },
      ],
    },
    'is not used where there is nothing to rez': {
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed("Eliza's Toybox")] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      script: [corpUses("Eliza's Toybox", 0, { illegal: 'NO_EFFECT' })],
    },
  },
  'Peak Efficiency': {
    'gives a credit for each rezzed piece of ice': {
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Peak Efficiency'],
        servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Hunter'), 'Ice Wall'] } },
      },
      script: [corpPlays('Peak Efficiency')],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
  },
  Sagittarius: {
    'trashes a program, and another at a trace strength of five': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Sagittarius')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Mimic', 'Djinn'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 3 }),
        corpChooses('Sagittarius', { cards: ['Djinn'] }),
        corpChooses('Sagittarius', { cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.rig.programs', eq: ['Corroder'] }],
    },
    'trashes one at four': {
      corp: { credits: 2, servers: { HQ: { ice: [rezzed('Sagittarius')] } } },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Mimic'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 2 }),
        corpChooses('Sagittarius', { cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.rig.programs', eq: ['Corroder'] }],
    },
    'trashes none where the trace fails, however strong': {
      corp: { credits: 3, servers: { 'R&D': { ice: [rezzed('Sagittarius')] } } },
      runner: { credits: 5, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 5 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.rig.programs', eq: ['Corroder'] }],
    },
  },
  'Markus 1.0': {
    'makes the Runner trash a card of their choice, and ends the run': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Markus 1.0')] } } },
      runner: { rig: { programs: ['Corroder'], resources: ['Decoy'] } },
      script: [run('HQ'), runnerChooses('Markus 1.0', { cards: ['Decoy'] }), goTo('run-ended')],
      expect: [
        { card: 'Decoy', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets the Runner through for two clicks': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Markus 1.0')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Markus 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Markus 1.0', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { path: 'runner.clicks', eq: 1 },
      ],
    },
  },
  'NEXT Silver': {
    'ends the run once for each rezzed piece of NEXT ice, itself included': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('NEXT Silver')] },
          HQ: { ice: [rezzed('NEXT Silver'), 'NEXT Silver'] },
        },
      },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'R&D' }] }],
    },
  },
  Architect: {
    'is not trashed while it is installed': {
      lines: [0],
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: [rezzed('Architect')] },
          'Server 1': { cards: [rezzed('Security Subcontract')] },
        },
      },
      script: [corpUses('Security Subcontract', 0, { illegal: 'CANNOT_PAY' })],
    },
    'installs a card of R&D for nothing, and one of Archives or HQ': {
      lines: [1, 2],
      corp: {
        credits: 1,
        hq: ['Hunter'],
        rd: [
          'Hedge Fund',
          'Enigma',
          'Biotic Labor',
          'Archived Memories',
          'Green Level Clearance',
          'Ice Wall',
        ],
        servers: { Archives: { ice: [rezzed('Architect')] } },
      },
      script: [
        run('Archives'),
        goTo('choice'),
        corpChooses('Architect', { cards: ['Enigma'] }),
        corpChooses('Architect', { server: 'HQ' }),
        corpChooses('Architect', { cards: ['Hunter'] }),
        corpChooses('Architect', { server: 'R&D' }),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'HQ.ice[0]', rezzed: false } },
        { card: 'Hunter', is: { at: 'R&D.ice[0]' } },
      ],
    },
  },
};
