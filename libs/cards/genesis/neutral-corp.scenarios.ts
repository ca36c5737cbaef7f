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
} from '../sketch/steps';

const begins = { ...corpTurn, at: 'corp.1.2' };

export const neutralCorpScenarios: CardSketches = {
  Freelancer: {
    'trashes two resources of a tagged Runner': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Freelancer'] },
      runner: { tags: 1, rig: { resources: ['Decoy', 'Crash Space', 'Access to Globalsec'] } },
      script: [
        corpPlays('Freelancer'),
        corpChooses('Freelancer', { cards: ['Decoy', 'Access to Globalsec'] }),
      ],
      expect: [
        { path: 'runner.rig.resources', eq: ['Crash Space'] },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'is not played against one without tags, nor where there are no resources': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Freelancer'] },
      runner: { rig: { resources: ['Decoy'] } },
      script: [corpPlays('Freelancer', { illegal: 'PLAY_RESTRICTION' })],
    },
    'is not played where there are no resources': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Freelancer'] },
      runner: { tags: 1, rig: { programs: ['Corroder'] } },
      script: [corpPlays('Freelancer', { illegal: 'NO_EFFECT' })],
    },
  },
  'Private Contracts': {
    'is stocked as it is rezzed': {
      lines: [0],
      turn: begins,
      corp: { servers: { 'Server 1': { cards: ['Private Contracts'] } } },
      script: [corp('rez', { card: 'Private Contracts' })],
      expect: [{ card: 'Private Contracts', is: { counters: { credit: 14 } } }],
    },
    'gives two credits for a click, the last of them with itself': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Private Contracts', { counters: { credit: 4 } })] },
        },
      },
      script: [corpUses('Private Contracts', 1), corpUses('Private Contracts', 1)],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { card: 'Private Contracts', is: { at: 'archives' } },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'goes with its last credits': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Private Contracts', { counters: { credit: 2 } })] },
        },
      },
      script: [corpUses('Private Contracts', 1)],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Private Contracts', is: { at: 'archives', faceup: true } },
      ],
    },
  },
  Chimera: {
    'is of the subtype chosen as it is rezzed, until the turn ends': {
      lines: [0, 1, 2],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'R&D': { ice: ['Chimera'] } } },
      runner: { credits: 9, rig: { programs: ['Corroder', 'Yog.0'] } },
      script: [
        run('R&D'),
        corp('rez', { card: 'Chimera', at: 'run.2.3' }),
        corpChooses('Chimera', { option: 'code-gate' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended', {
          expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
        }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Chimera', is: { rezzed: false } }],
    },
    'chooses anew when it is rezzed again': {
      lines: [0, 1],
      turn: { ...runnerTurn, number: 2, clicks: 1 },
      corp: { credits: 9, servers: { 'R&D': { ice: ['Chimera'] } } },
      runner: { credits: 9, rig: { programs: ['Corroder', 'Yog.0'] } },
      script: [
        run('R&D'),
        corp('rez', { card: 'Chimera', at: 'run.2.3' }),
        corpChooses('Chimera', { option: 'barrier' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('corp.2.2'),
        ...[0, 1, 2].map(() => corp('gain-credit')),
        goTo('runner.1.6'),
        run('R&D'),
        corp('rez', { card: 'Chimera', at: 'run.2.3' }),
        corpChooses('Chimera', { option: 'code-gate' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        runnerUses('Yog.0', 'break', { subs: [0], at: 'run.3.1' }),
      ],
    },
    'is of the chosen kind alone': {
      lines: [0, 2],
      corp: { servers: { 'R&D': { ice: ['Chimera'] } } },
      runner: { rig: { programs: ['Corroder', 'Gordian Blade'] } },
      script: [
        run('R&D'),
        corp('rez', { card: 'Chimera', at: 'run.2.3' }),
        corpChooses('Chimera', { option: 'sentry' }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        runnerUses('Gordian Blade', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'is derezzed at the end of the turn of the Corp, too': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: { 'R&D': { ice: [rezzed('Chimera')] } } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ card: 'Chimera', is: { rezzed: false } }],
    },
  },
  'False Lead': {
    'is forfeited to take two clicks from the Runner': {
      corp: { score: ['False Lead'] },
      script: [runner('gain-credit'), corpUses('False Lead', 0)],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'corp.score', count: 0 },
        { path: 'corp.agendaPoints', eq: 0 },
      ],
    },
    'takes nothing from a Runner with a single click': {
      turn: { ...runnerTurn, clicks: 2 },
      corp: { score: ['False Lead'] },
      script: [runner('gain-credit'), corpUses('False Lead', 0)],
      expect: [{ path: 'runner.clicks', eq: 1 }],
    },
  },
  'Corporate War': {
    'gives seven credits to a Corp with seven': {
      turn: begins,
      corp: {
        credits: 7,
        servers: { 'Server 1': { cards: [{ card: 'Corporate War', advancement: 4 }] } },
      },
      script: [corp('score', { card: 'Corporate War' })],
      expect: [{ path: 'corp.credits', eq: 14 }],
    },
    'takes all from a Corp with six': {
      turn: begins,
      corp: {
        credits: 6,
        servers: { 'Server 1': { cards: [{ card: 'Corporate War', advancement: 4 }] } },
      },
      script: [corp('score', { card: 'Corporate War' })],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
  },
  Dracō: {
    'takes as many counters as are paid for, and has their strength': {
      lines: [0, 1],
      corp: { credits: 5, servers: { 'R&D': { ice: ['Dracō'] } } },
      script: [
        run('R&D'),
        corp('rez', { card: 'Dracō', at: 'run.2.3' }),
        corpChooses('Dracō', { option: 'yes', number: 3 }),
      ],
      expect: [
        { card: 'Dracō', is: { strength: 3, counters: { power: 3 } } },
        { path: 'corp.credits', eq: 1 },
      ],
    },
    'takes none where the Corp declines, and ends the run with a tag': {
      lines: [0, 2],
      corp: { credits: 2, servers: { 'R&D': { ice: ['Dracō'] } } },
      runner: { credits: 0 },
      script: [
        run('R&D'),
        corp('rez', { card: 'Dracō', at: 'run.2.3' }),
        corpChooses('Dracō', { option: 'no' }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Dracō', is: { strength: 0, counters: { power: 0 } } },
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Foxfire: {
    'trashes a virtual resource or a link card': {
      turn: corpTurn,
      corp: { credits: 0, hq: ['Foxfire'] },
      runner: {
        credits: 0,
        rig: {
          resources: ['Decoy', 'Access to Globalsec', 'Xanadu'],
          hardware: ['Dyson Mem Chip', 'Rabbit Hole'],
        },
      },
      script: [corpPlays('Foxfire'), corpChooses('Foxfire', { cards: ['Dyson Mem Chip'] })],
      expect: [
        { card: 'Dyson Mem Chip', is: { at: 'heap' } },
        { card: 'Decoy', is: { at: 'rig' } },
      ],
    },
    'trashes no other card': {
      turn: corpTurn,
      corp: { credits: 0, hq: ['Foxfire'] },
      runner: {
        credits: 0,
        rig: { resources: ['Decoy', 'Xanadu'], programs: ['Corroder'] },
      },
      script: [corpPlays('Foxfire'), corp('gain-credit')],
      expect: [
        { card: 'Xanadu', is: { at: 'heap' } },
        { card: 'Decoy', is: { at: 'rig' } },
      ],
    },
    'trashes a card with link or a virtual resource': {
      turn: corpTurn,
      corp: { credits: 0, hq: ['Foxfire'] },
      runner: {
        credits: 0,
        rig: {
          hardware: ['Dyson Mem Chip', 'Akamatsu Mem Chip'],
          resources: ['Hades Shard', 'Kati Jones'],
        },
      },
      script: [
        corpPlays('Foxfire'),
        corpChooses('Foxfire', { cards: ['Kati Jones'], illegal: 'BAD_TARGET' }),
        corpChooses('Foxfire', { cards: ['Akamatsu Mem Chip'], illegal: 'BAD_TARGET' }),
        corpChooses('Foxfire', { cards: ['Dyson Mem Chip'] }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Dyson Mem Chip', is: { at: 'heap' } },
        { path: 'runner.link', eq: 0 },
      ],
    },
  },
};
