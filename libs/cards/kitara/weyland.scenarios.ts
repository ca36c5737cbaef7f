import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  corpUses,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  Masvingo: {
    'has a subroutine for each token, and enters with one': {
      lines: [0, 1, 2],
      rules: ['CONV-06'],
      corp: { servers: { HQ: { ice: ['Masvingo'] } } },
      script: [run('HQ'), corp('rez', { card: 'Masvingo', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { card: 'Masvingo', is: { advancement: 1 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Urban Renewal': {
    'has three counters, loses one a turn': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: ['Urban Renewal'] } } },
      script: [
        runner('gain-credit'),
        corp('rez', { card: 'Urban Renewal', at: 'corp.1.2' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Urban Renewal', is: { counters: { power: 2 } } }],
    },
    'does four meat damage with the last, and goes': {
      lines: [0],
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Urban Renewal', { counters: { power: 1 } })] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [runner('draw'), goTo('corp.2.2')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Urban Renewal', is: { at: 'archives' } },
      ],
    },
  },
  'Forced Connection': {
    'gives two tags by a trace': {
      lines: [0, 1],
      corp: { credits: 0, rd: ['Forced Connection', 'Biotic Labor'] },
      runner: { credits: 0 },
      script: [
        run('R&D'),
        goTo('choice'),
        runner('leave-accessed', { card: 'Forced Connection' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { facts: [{ type: 'revealed' }, { type: 'trace-began', base: 3 }] },
      ],
    },
    'is ignored in Archives': {
      lines: [1],
      corp: { credits: 0, archives: ['Forced Connection'] },
      script: [...wholeRun('Archives')],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  'Armed Intimidation': {
    'makes the Runner choose: two tags': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Armed Intimidation', advancement: 4 }] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        corp('score', { card: 'Armed Intimidation' }),
        runnerChooses('Armed Intimidation', { option: 'take-tags' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'or five meat damage': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Armed Intimidation', advancement: 4 }] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        corp('score', { card: 'Armed Intimidation' }),
        runnerChooses('Armed Intimidation', { option: 'take-damage' }),
      ],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
  },
  'City Works Project': {
    'is installed faceup': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['City Works Project'] },
      script: [corp('install', { card: 'City Works Project', server: 'new' })],
      expect: [
        { view: 'runner', path: 'corp.servers["Server 1"].cards', eq: ['City Works Project'] },
      ],
    },
    'does two meat damage and one for each token': {
      lines: [1],
      policy: { random: 'first' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'City Works Project', faceup: true, advancement: 1 }] },
        },
      },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [...wholeRun('Server 1')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'City Works Project', is: { at: 'runner.score' } },
      ],
    },
    'does none from HQ': {
      lines: [1],
      corp: { hq: ['City Works Project'] },
      runner: { grip: ['Diesel'] },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'False Flag': {
    'gives a tag for every two tokens': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: [{ card: 'False Flag', advancement: 5 }] } } },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'False Flag' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
    'gives none for one, and none in Archives': {
      lines: [1],
      corp: {
        archives: ['False Flag'],
        servers: { 'Server 1': { cards: [{ card: 'False Flag', advancement: 1 }] } },
      },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'False Flag#2' }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'becomes an agenda worth three': {
      lines: [0, 2],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('False Flag', { advancement: 6 })] } } },
      script: [
        corpUses('False Flag', 2, { illegal: 'CANNOT_PAY' }),
        corp('advance', { card: 'False Flag' }),
        corpUses('False Flag', 2),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 3 }],
    },
  },
  Surveyor: {
    'traces twice by the ice before its server': {
      lines: [0, 1, 2],
      corp: { credits: 0, servers: { 'R&D': { ice: ['Ice Wall', rezzed('Surveyor')] } } },
      runner: { credits: 0 },
      script: [...wholeRun('R&D')],
      expect: [
        { card: 'Surveyor', is: { strength: 4 } },
        { path: 'runner.tags', eq: 2 },
        {
          facts: [
            { type: 'trace-began', base: 4 },
            { type: 'trace-began', base: 4 },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
  },
  Oduduwa: {
    'feeds other ice with as many tokens as it has': {
      lines: [0, 1, 2],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Oduduwa')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      script: [run('HQ'), corpChooses('Oduduwa', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { card: 'Oduduwa', is: { advancement: 1 } },
        { card: 'Ice Wall', is: { advancement: 1 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'need not feed any': {
      corp: {
        servers: { HQ: { ice: [rezzed('Oduduwa')] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      script: [run('HQ'), corpChooses('Oduduwa', { option: 'no' }), goTo('run-ended')],
      expect: [
        { card: 'Oduduwa', is: { advancement: 1 } },
        { card: 'Ice Wall', is: { advancement: 0 } },
      ],
    },
  },
  'Overseer Matrix': {
    'tags who trashes a card of its server, itself included': {
      corp: {
        credits: 5,
        servers: {
          'Server 1': { cards: [rezzed('Melange Mining Corp.'), rezzed('Overseer Matrix')] },
        },
      },
      runner: { credits: 5 },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        runner('access', { card: 'Overseer Matrix' }),
        runner('trash-accessed', { card: 'Overseer Matrix' }),
        corpChooses('Overseer Matrix', { option: 'yes' }),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        corpChooses('Overseer Matrix', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'corp.credits', eq: 3 },
      ],
    },
  },
};
