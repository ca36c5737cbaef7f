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
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  'Crisis Management': {
    'does a meat damage to a tagged Runner each turn': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: { score: ['Crisis Management'] },
      runner: { tags: 1, grip: ['Diesel'] },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  Veritas: {
    'gains, takes and traces': {
      lines: [0, 1, 2],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Veritas')] } } },
      runner: { credits: 2 },
      script: [run('R&D'), corp('bid', { credits: 0 }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
  },
  Liquidation: {
    'trades rezzed cards for three credits each': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        identity: 'Jinteki: Personal Evolution',
        hq: ['Liquidation'],
        servers: {
          HQ: { ice: [rezzed('Enigma'), 'Hunter'] },
          'Server 1': { cards: [rezzed('PAD Campaign')] },
          'Server 2': { cards: [rezzed('Melange Mining Corp.')] },
        },
      },
      script: [
        corpPlays('Liquidation'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Liquidation', cards: ['Hunter'] }] },
          ],
        }),
        corpChooses('Liquidation', { cards: ['Enigma', 'PAD Campaign'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { path: 'corp.clicks', eq: 1 },
        { card: 'Enigma', is: { at: 'archives' } },
        { card: 'Melange Mining Corp.', is: { at: 'Server 2.cards[0]' } },
      ],
    },
    'takes two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Liquidation'], servers: { 'Server 1': { cards: [rezzed('PAD Campaign')] } } },
      script: [corpPlays('Liquidation', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'BOOM!': {
    'does seven meat damage to a Runner with two tags': {
      lines: [0, 1],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['BOOM!'] },
      runner: {
        tags: 2,
        grip: [
          'Diesel',
          'Imp',
          'Easy Mark',
          'Corroder',
          'Sure Gamble',
          'Infiltration',
          'Medium',
          'Parasite',
        ],
      },
      script: [corpPlays('BOOM!'), goTo('corp.2.2')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.clicks', eq: 1 },
        { path: 'corp.credits', eq: 1 },
      ],
    },
    'cannot be played with one tag': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['BOOM!'] },
      runner: { tags: 1 },
      script: [corpPlays('BOOM!', { illegal: 'PLAY_RESTRICTION' })],
    },
    'cannot be played with one click, and can be trashed from HQ for one': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['BOOM!'] },
      runner: { tags: 2, identity: 'Noise: Hacker Extraordinaire' },
      script: [
        corpPlays('BOOM!', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] }),
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('HQ'),
        runner('trash-accessed', { card: 'BOOM!' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
  },
  'Door to Door': {
    'tags the Runner by a trace as the turn begins, then does meat damage': {
      lines: [0, 1],
      policy: { random: 'first' },
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 3, hq: ['Door to Door'] },
      runner: { credits: 0, grip: ['Diesel'] },
      script: [
        corpPlays('Door to Door'),
        goTo('runner.1.6', {
          expect: [
            { path: 'runner.tags', eq: 1 },
            { path: 'runner.grip', count: 1 },
          ],
        }),
      ],
      expect: [{ facts: [{ type: 'trace-began', base: 1 }] }],
    },
    'does a meat damage to a tagged Runner': {
      lines: [1],
      policy: { random: 'first' },
      turn: { ...corpTurn, clicks: 1 },
      corp: { credits: 3, hq: ['Door to Door'] },
      runner: { credits: 0, tags: 1, grip: ['Diesel', 'Imp'] },
      script: [corpPlays('Door to Door'), goTo('runner.1.6')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
  },
  Bulwark: {
    'costs a bad publicity, pays beside AI, and ends the run': {
      lines: [0, 1, 2, 3, 4],
      corp: { credits: 10, servers: { HQ: { ice: ['Bulwark'] } } },
      runner: { rig: { programs: ['Crypsis', 'Corroder'] } },
      script: [
        run('HQ'),
        corp('rez', { card: 'Bulwark', at: 'run.2.3' }),
        runnerChooses('Bulwark', { cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'corp.credits', eq: 4 },
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'pays nothing for the encounter without AI': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Bulwark')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  },
  Sapper: {
    'is encountered as it is accessed': {
      lines: [0, 1, 2],
      corp: { rd: ['Sapper', 'Biotic Labor'] },
      runner: { rig: { programs: ['Corroder', 'Imp'] } },
      script: [
        run('R&D'),
        corpChooses('Sapper', { cards: ['Corroder'] }),
        runner('leave-accessed', { card: 'Sapper' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Sapper', is: { at: 'rd[0]' } },
        { facts: [{ type: 'revealed' }, { type: 'ice-encountered' }] },
      ],
    },
    'is ignored in Archives, and trashes a program of its own server': {
      lines: [1, 2],
      corp: { archives: ['Sapper'], servers: { Archives: { ice: [rezzed('Sapper')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [...wholeRun('Archives')],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Stock Buy-Back': {
    'pays three for each agenda that the Runner has, and ends the action phase': {
      lines: [0, 1],
      rules: ['TURN-26'],
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Stock Buy-Back'],
        credits: 3,
      },
      runner: { score: ['Hostile Takeover', 'Priority Requisition'] },
      script: [corpPlays('Stock Buy-Back')],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'turn.side', eq: 'runner' },
        { card: 'Stock Buy-Back', is: { at: 'archives' } },
      ],
    },
    'cannot be played where the Runner has none': {
      lines: [1],
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        hq: ['Stock Buy-Back'],
        credits: 3,
      },
      script: [corpPlays('Stock Buy-Back', { illegal: 'NO_EFFECT' })],
    },
  },
  'Chief Slee': {
    'collects what was not broken, and strikes for five': {
      rules: ['ENC-11'],
      lines: [0, 1],
      turn: { ...runnerTurn, side: 'runner' },
      corp: {
        servers: {
          HQ: { ice: [rezzed('Wall of Thorns')] },
          'Server 1': { cards: [rezzed('Chief Slee', { counters: { power: 3 } })] },
        },
      },
      runner: {
        credits: 9,
        grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
        rig: { programs: ['Corroder'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Chief Slee', is: { counters: { power: 4 } } }],
    },
    'does five meat damage for a click and five counters': {
      lines: [1],
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Chief Slee', { counters: { power: 5 } })] } },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [corpUses('Chief Slee', 1)],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
  },
};
