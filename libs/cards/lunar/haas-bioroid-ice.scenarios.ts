import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

export const haasBioroidIceScenarios: CardSketches = {
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
    'trashes a program for its strength alone': {
      corp: { credits: 3, servers: { HQ: { ice: [rezzed('Sagittarius')] } } },
      runner: { credits: 5, rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        run('HQ'),
        corp('bid', { credits: 3 }),
        runner('bid', { credits: 5 }),
        corpChooses('Sagittarius', { cards: ['Ninja'] }),
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
