import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  corpUses,
  corpPlays,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  Envelope: {
    'does a net damage and ends the run': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Envelope')] } } },
      runner: { grip: ['Diesel'] },
      script: [...wholeRun('HQ')],
      expect: [
        { card: 'Diesel', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Gene Splicer': {
    'does a net damage for each token': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Gene Splicer', advancement: 2 }] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'Gene Splicer' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'becomes an agenda for a click and three tokens': {
      lines: [0, 2],
      rules: ['CONV-01'],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Gene Splicer', { advancement: 2 })] } } },
      script: [
        corpUses('Gene Splicer', 2, { illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'Gene Splicer' }),
        corpUses('Gene Splicer', 2),
      ],
      expect: [
        { card: 'Gene Splicer', is: { at: 'corp.score' } },
        { path: 'corp.agendaPoints', eq: 1 },
        { path: 'corp.clicks', eq: 1 },
        { noFact: { type: 'scored' } },
      ],
    },
    'cannot while it is not rezzed': {
      lines: [2],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Gene Splicer', advancement: 3 }] } } },
      script: [corpUses('Gene Splicer', 2, { illegal: 'NOT_ACTIVE' })],
    },
  },
  Mganga: {
    'does two net damage on different bids, and goes': {
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Mganga')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'corp.credits', eq: 4 },
        { card: 'Mganga', is: { at: 'archives' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'does one on equal bids': {
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Mganga')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('R&D'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { path: 'runner.credits', eq: 3 },
        { card: 'Mganga', is: { at: 'archives' } },
      ],
    },
  },
  Genotyping: {
    'trashes two of R&D, shuffles up to four of Archives in, and leaves the game': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: {
        hq: ['Genotyping'],
        rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter'],
        archives: ['PAD Campaign'],
      },
      script: [
        corpPlays('Genotyping'),
        corpChooses('Genotyping', { cards: ['PAD Campaign', 'Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hedge Fund', is: { at: 'archives', faceup: false } },
        { path: 'corp.archives', count: 1 },
        { path: 'corp.rd', count: 4 },
        { card: 'Genotyping', is: { at: 'removed' } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'may shuffle none in': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['Genotyping'], rd: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      script: [corpPlays('Genotyping'), corpChooses('Genotyping', { cards: [] }), goTo('corp.2.2')],
      expect: [{ path: 'corp.archives', count: 2 }],
    },
  },
  Aimor: {
    'trashes three of the stack and goes': {
      corp: { servers: { HQ: { ice: [rezzed('Aimor')] } } },
      runner: { stack: ['Diesel', 'Imp', 'Corroder', 'Easy Mark'] },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.heap', count: 3 },
        { path: 'runner.stack', eq: ['Easy Mark'] },
        { card: 'Aimor', is: { at: 'archives' } },
      ],
    },
  },
  'Bacterial Programming': {
    'lets the Corp sort the top seven as it is stolen': {
      corp: {
        rd: [
          'Hedge Fund',
          'Enigma',
          'Ice Wall',
          'Hunter',
          'Archer',
          'Biotic Labor',
          'Rototurret',
          'PAD Campaign',
        ],
        servers: { 'Server 1': { cards: ['Bacterial Programming'] } },
      },
      script: [
        run('Server 1'),
        corpChooses('Bacterial Programming', { option: 'yes' }),
        corpChooses('Bacterial Programming', { cards: ['Hedge Fund', 'Ice Wall'] }),
        corpChooses('Bacterial Programming', {
          cards: ['Enigma', 'Hunter', 'Archer', 'Biotic Labor'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.archives', count: 4 },
        { path: 'corp.rd', eq: ['Rototurret', 'PAD Campaign'] },
        { card: 'Bacterial Programming', is: { at: 'runner.score' } },
        { view: 'runner', mustNotContain: ['Enigma', 'Hedge Fund', 'Rototurret'] },
      ],
    },
    'may be left as it is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Bacterial Programming', advancement: 5 }] } },
      },
      script: [
        corp('score', { card: 'Bacterial Programming' }),
        corpChooses('Bacterial Programming', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.rd', eq: ['Anonymous Tip', 'Biotic Labor', 'Archived Memories'] }],
    },
  },
  'Bio Vault': {
    'is installed in a remote server alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Bio Vault'] },
      script: [
        corp('install', {
          card: 'Bio Vault',
          server: 'HQ',
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
        corp('install', { card: 'Bio Vault', server: 'new' }),
      ],
      expect: [{ card: 'Bio Vault', is: { at: 'Server 1.cards[0]' } }],
    },
    'ends the run for itself and two tokens': {
      lines: [1, 2],
      rules: ['ADV-03'],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Bio Vault', { advancement: 2 }), 'Priority Requisition'] },
        },
      },
      script: [run('Server 1'), corpUses('Bio Vault', 2, { at: 'run.5.1' }), goTo('run-ended')],
      expect: [
        { card: 'Bio Vault', is: { at: 'archives' } },
        { card: 'Priority Requisition', is: { at: 'Server 1.cards[0]' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'can be advanced, and cannot with one token': {
      lines: [1, 2],
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Bio Vault')] } } },
      script: [
        corp('advance', { card: 'Bio Vault' }),
        goTo('runner.1.6'),
        run('Server 1'),
        corpUses('Bio Vault', 2, { at: 'run.5.1', illegal: 'CANNOT_PAY' }),
      ],
    },
  },
  'Viral Weaponization': {
    'does net damage by the grip as its turn ends': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1', clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Viral Weaponization', advancement: 4 }] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        corp('score', { card: 'Viral Weaponization' }),
        corp('gain-credit', { expect: [{ path: 'runner.grip', count: 3 }] }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.grip', eq: [] }],
    },
    'does none in later turns, nor as it is stolen': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        score: ['Viral Weaponization'],
        servers: { 'Server 1': { cards: ['Viral Weaponization'] } },
      },
      runner: { grip: ['Diesel'] },
      script: [corp('gain-credit'), goTo('runner.1.6'), ...wholeRun('Server 1')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Mwanza City Grid': {
    'shows three cards more, and pays two credits for each': {
      lines: [1],
      corp: {
        credits: 0,
        hq: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: { HQ: { cards: [rezzed('Mwanza City Grid')] } },
      },
      runner: { credits: 0 },
      policy: { random: 'first' },
      script: [run('HQ'), runner('access', { card: 'Mwanza City Grid' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 10 }],
    },
    'pays even in the run in which it is trashed': {
      lines: [1],
      corp: {
        credits: 0,
        hq: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund', 'Hedge Fund'],
        servers: { HQ: { cards: [rezzed('Mwanza City Grid')] } },
      },
      runner: { credits: 5 },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runner('access', { card: 'Mwanza City Grid' }),
        runner('trash-accessed', { card: 'Mwanza City Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Mwanza City Grid', is: { at: 'archives' } },
        { path: 'corp.credits', eq: 10 },
      ],
    },
    'goes into the root of HQ or R&D alone': {
      lines: [0, 2],
      turn: corpTurn,
      corp: { hq: ['Mwanza City Grid'] },
      policy: { random: 'first' },
      script: [
        corp('install', { card: 'Mwanza City Grid', server: 'new', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Mwanza City Grid', server: 'Archives', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'Mwanza City Grid', server: 'R&D' }),
      ],
      expect: [{ card: 'Mwanza City Grid', is: { at: 'R&D.cards[0]' } }],
    },
  },
  Mlinzi: {
    'bites unless cards go from the stack, as many as each asks': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Mlinzi')] } } },
      runner: {
        grip: ['Diesel', 'Diesel', 'Diesel'],
        stack: ['Sure Gamble', 'Easy Mark', 'Corroder', 'Ninja', 'Mimic'],
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runnerChooses('Mlinzi', { option: 'yes' }),
        runnerChooses('Mlinzi', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.stack', count: 0 },
        { card: 'Mimic', is: { at: 'heap' } },
        { path: 'runner.grip', count: 0 },
      ],
    },
  },
  'Code Replicator': {
    'sends the Runner to the ice once more': {
      rules: ['RUN4-04'],
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Pop-up Window')], cards: [rezzed('Code Replicator')] },
        },
      },
      runner: { credits: 5 },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        corpChooses('Code Replicator', { option: 'yes' }),
        runner('continue', { at: 'run.2.2' }),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { card: 'Code Replicator', is: { at: 'archives' } },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
  },
  'Mti Mwekundu: Life Improved': {
    'puts ice in front of the Runner who approaches a server': {
      rules: ['RUN4-04'],
      corp: { identity: 'Mti Mwekundu: Life Improved', credits: 5, hq: ['Ice Wall'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        corpChooses('Mti Mwekundu: Life Improved', { option: 'yes' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[0]' } },
        { facts: [{ type: 'run-ended', server: 'R&D', outcome: 'unsuccessful' }] },
      ],
    },
  },
};
