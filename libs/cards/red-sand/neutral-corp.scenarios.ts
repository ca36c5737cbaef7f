import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpUses,
  corpPlays,
  runnerChooses,
  corpDoes as corp,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
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
  'Khondi Plaza': {
    'pays for rezzing ice of its server, with a credit for each remote server': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 2 },
      corp: {
        credits: 0,
        servers: {
          HQ: { ice: ['Quandary'] },
          'Server 1': {
            ice: ['Ice Wall'],
            cards: [{ card: 'Khondi Plaza', rezzed: true, counters: { recurring: 2 } }],
          },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'Quandary', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
        goTo('run-ended'),
        run('Server 1'),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended', {
          expect: [{ card: 'Khondi Plaza', is: { counters: { recurring: 1 } } }],
        }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Khondi Plaza', is: { counters: { recurring: 2 } } }],
    },
  },
  'Whampoa Reclamation': {
    'trades a card of HQ for one of Archives under R&D, once a turn': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund', 'Ice Wall'],
        archives: ['Enigma', 'Hunter'],
        servers: { 'Server 1': { cards: [rezzed('Whampoa Reclamation')] } },
      },
      script: [
        corpUses('Whampoa Reclamation', 0, { targets: ['Hedge Fund', 'Enigma'] }),
        corpUses('Whampoa Reclamation', 0, {
          targets: ['Ice Wall', 'Hunter'],
          at: 'corp.2.1',
          illegal: 'ALREADY_USED',
        }),
      ],
      expect: [
        { path: 'corp.rd', eq: ['Anonymous Tip', 'Biotic Labor', 'Archived Memories', 'Enigma'] },
        { card: 'Hedge Fund', is: { at: 'archives' } },
      ],
    },
    'puts the very card under R&D that it just trashed': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Whampoa Reclamation')] } },
      },
      script: [corpUses('Whampoa Reclamation', 0, { targets: ['Hedge Fund'] }), goTo('corp.2.2')],
      expect: [{ card: 'Hedge Fund', is: { at: 'rd[3]' } }],
    },
  },
  Conundrum: {
    'is stronger beside AI, and does its three things': {
      lines: [0, 1, 2, 3],
      corp: { servers: { HQ: { ice: [rezzed('Conundrum')] } } },
      runner: { rig: { programs: ['Crypsis', 'Corroder'] } },
      script: [run('HQ'), runnerChooses('Conundrum', { cards: ['Corroder'] }), goTo('run-ended')],
      expect: [
        { card: 'Conundrum', is: { strength: 7 } },
        { card: 'Corroder', is: { at: 'heap' } },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'is not without': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Conundrum')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ card: 'Conundrum', is: { strength: 4 } }],
    },
  },
  'Signal Jamming': {
    'keeps cards from being installed until the run ends': {
      corp: { servers: { 'Server 1': { ice: ['Ice Wall'], cards: [rezzed('Signal Jamming')] } } },
      runner: { stack: ['Imp', 'Corroder'], rig: { programs: ['Self-modifying Code'] } },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        corpUses('Signal Jamming', 0, { at: 'run.2.3' }),
        runnerUses('Self-modifying Code', 0, { at: 'run.2.3' }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Signal Jamming', is: { at: 'archives' } },
        { path: 'runner.rig.programs', eq: [] },
        { noFact: { type: 'installed' } },
      ],
    },
    'is used in a run on its server alone': {
      corp: {
        servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: [rezzed('Signal Jamming')] } },
      },
      script: [
        run('HQ'),
        corpUses('Signal Jamming', 0, {
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
  'Rover Algorithm': {
    'makes its host stronger each time it is passed': {
      turn: corpTurn,
      corp: { hq: ['Rover Algorithm'], servers: { HQ: { ice: [rezzed('Pop-up Window')] } } },
      runner: { grip: ['Sure Gamble', 'Diesel', 'Imp', 'Corroder'] },
      script: [
        corpPlays('Rover Algorithm'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('HQ'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      policy: { random: 'first' },
      expect: [
        { card: 'Rover Algorithm', is: { at: 'hosted:Pop-up Window', counters: { power: 1 } } },
        { card: 'Pop-up Window', is: { strength: 1 } },
      ],
    },
  },
};
