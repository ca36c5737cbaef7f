import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
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

export const nbnScenarios: CardSketches = {
  'Echo Chamber': {
    'becomes an agenda for three clicks': {
      rules: ['CONV-01'],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Echo Chamber')] } } },
      script: [corpUses('Echo Chamber', 0)],
      expect: [{ path: 'corp.agendaPoints', eq: 1 }],
    },
  },
  'Self-Growth Program': {
    'puts two cards of a tagged Runner back into the grip': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Self-Growth Program'] },
      runner: {
        tags: 1,
        rig: { programs: ['Corroder'], hardware: ['Desperado'], resources: ['Kati Jones'] },
      },
      script: [
        corpPlays('Self-Growth Program'),
        corpChooses('Self-Growth Program', { cards: ['Corroder', 'Kati Jones'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Corroder', 'Kati Jones'] },
        { card: 'Desperado', is: { at: 'rig' } },
      ],
    },
    'cannot be played against a Runner without a tag': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Self-Growth Program'] },
      runner: { rig: { programs: ['Corroder', 'Imp'] } },
      script: [corpPlays('Self-Growth Program', { illegal: 'PLAY_RESTRICTION' })],
    },
    'takes one card where there is no other': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Self-Growth Program'] },
      runner: { tags: 1, rig: { programs: ['Corroder'] } },
      script: [corpPlays('Self-Growth Program'), goTo('corp.2.2')],
      expect: [{ path: 'runner.grip', eq: ['Corroder'] }],
    },
  },
  'Calibration Testing': {
    'is installed in a remote server alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Calibration Testing'] },
      script: [
        corp('install', {
          card: 'Calibration Testing',
          server: 'R&D',
          illegal: ['BAD_TARGET', 'PLAY_RESTRICTION'],
        }),
      ],
    },
    'puts a token on a card in its server': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': {
            ice: ['Ice Wall'],
            cards: [rezzed('Calibration Testing'), 'Priority Requisition'],
          },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        corpUses('Calibration Testing', 1, { targets: ['PAD Campaign'], illegal: 'BAD_TARGET' }),
        corpUses('Calibration Testing', 1, { targets: ['Ice Wall'], illegal: 'BAD_TARGET' }),
        corpUses('Calibration Testing', 1, { targets: ['Priority Requisition'] }),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 1 } },
        { card: 'Calibration Testing', is: { at: 'archives' } },
      ],
    },
  },
  'Personalized Portal': {
    'has the Runner draw, and may pay for every two cards': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Personalized Portal')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [
        runner('gain-credit'),
        corpChooses('Personalized Portal', { option: 'yes' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', count: 5 },
        { path: 'corp.credits', eq: 7 },
      ],
    },
  },
  'Endless EULA': {
    'ends the run unless the Runner pays six times': {
      lines: [0, 1, 2, 3, 4, 5],
      corp: { servers: { 'R&D': { ice: [rezzed('Endless EULA')] } } },
      runner: { credits: 6 },
      script: [
        run('R&D'),
        runnerChooses('Endless EULA', { option: 'yes' }),
        runnerChooses('Endless EULA', { option: 'yes' }),
        runnerChooses('Endless EULA', { option: 'yes' }),
        runnerChooses('Endless EULA', { option: 'yes' }),
        runnerChooses('Endless EULA', { option: 'yes' }),
        runnerChooses('Endless EULA', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'ends it as soon as one is not paid': {
      corp: { servers: { HQ: { ice: [rezzed('Endless EULA')] } } },
      lines: [0, 1],
      script: [
        run('HQ'),
        runnerChooses('Endless EULA', { option: 'yes' }),
        runnerChooses('Endless EULA', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Sandman: {
    'puts a card back into the grip, twice': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Sandman')] } } },
      runner: {
        rig: { programs: ['Corroder'], hardware: ['Desperado'], resources: ['Kati Jones'] },
      },
      script: [
        run('HQ'),
        corpChooses('Sandman', { cards: ['Desperado'] }),
        corpChooses('Sandman', { cards: ['Corroder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Desperado', 'Corroder'] },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Amani Senai': {
    'traces by the requirement of an agenda that is stolen': {
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: ['Priority Requisition'] },
          'Server 2': { cards: [rezzed('Amani Senai')] },
        },
      },
      runner: { credits: 0, rig: { programs: ['Corroder'], hardware: ['Desperado'] } },
      script: [
        run('Server 1'),
        corpChooses('Amani Senai', { option: 'yes' }),
        runner('bid', { credits: 0 }),
        corpChooses('Amani Senai', { cards: ['Desperado'] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'trace-began', base: 5 }] },
        { path: 'runner.grip', eq: ['Desperado'] },
      ],
    },
    'traces by that of one that is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [{ card: 'Hostile Takeover', advancement: 2 }] },
          'Server 2': { cards: [rezzed('Amani Senai')] },
        },
      },
      runner: { credits: 0, rig: { programs: ['Corroder'] } },
      script: [corp('score', { card: 'Hostile Takeover' }), goTo('choice')],
    },
  },
  Intake: {
    'puts a program or a virtual resource back into the grip by a trace': {
      lines: [0, 1],
      corp: { credits: 0, rd: ['Intake', 'Biotic Labor'] },
      runner: {
        credits: 0,
        rig: {
          programs: ['Corroder'],
          hardware: ['Desperado'],
          resources: ['Kati Jones', 'Crypt'],
        },
      },
      script: [
        run('R&D'),
        runner('bid', { credits: 0 }),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Intake', cards: ['Kati Jones'] }] },
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Intake', cards: ['Desperado'] }] },
          ],
        }),
        corpChooses('Intake', { cards: ['Crypt'] }),
        runner('leave-accessed', { card: 'Intake' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Crypt', is: { at: 'grip' } },
        { facts: [{ type: 'revealed' }, { type: 'trace-began', base: 4 }] },
      ],
    },
    'is ignored in Archives': {
      lines: [1],
      corp: { credits: 0, archives: ['Intake'] },
      runner: { rig: { programs: ['Corroder'] } },
      script: [...wholeRun('Archives')],
      expect: [{ noFact: { type: 'trace-began' } }],
    },
  },
  'Market Forces': {
    'takes three credits for each tag': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Market Forces'] },
      runner: { credits: 8, tags: 2 },
      script: [corpPlays('Market Forces')],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'corp.credits', eq: 11 },
      ],
    },
    'takes what there is': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Market Forces'] },
      runner: { credits: 4, tags: 2 },
      script: [corpPlays('Market Forces')],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'corp.credits', eq: 9 },
      ],
    },
    'cannot be played against a Runner without a tag': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Market Forces'] },
      script: [corpPlays('Market Forces', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Degree Mill': {
    'costs two installed cards to steal': {
      rules: ['COST-16'],
      corp: { servers: { 'Server 1': { cards: ['Degree Mill'] } } },
      runner: { stack: [], rig: { programs: ['Corroder', 'Ninja'], resources: ['Bank Job'] } },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        runner('steal', { card: 'Degree Mill', at: 'run.5.5.3' }),
        runnerChooses('Degree Mill', { cards: ['Corroder', 'Ninja'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Degree Mill', is: { at: 'runner.score[0]' } },
        { path: 'runner.stack', count: 2 },
        { card: 'Bank Job', is: { at: 'rig' } },
      ],
    },
    'is not stolen by a Runner with fewer': {
      corp: { servers: { 'Server 1': { cards: ['Degree Mill'] } } },
      runner: { rig: { programs: ['Corroder'] } },
      policy: { random: 'first' },
      script: [run('Server 1'), goTo('run-ended')],
      expect: [{ card: 'Degree Mill', is: { at: 'Server 1.cards[0]' } }],
    },
  },
  'Azmari EdTech: Shaping the Future': {
    'gains for the first card of the named type in each turn': {
      rules: ['NAME-03', 'ORD-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { identity: 'Azmari EdTech: Shaping the Future' },
      runner: { grip: ['Imp', 'Wyldside', 'Mimic', 'Diesel'], credits: 9 },
      script: [
        corp('gain-credit'),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'yes' }),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'program' }),
        runner('install', { card: 'Wyldside', expect: [{ path: 'corp.credits', eq: 6 }] }),
        runner('install', { card: 'Imp', expect: [{ path: 'corp.credits', eq: 8 }] }),
        runner('install', { card: 'Mimic', expect: [{ path: 'corp.credits', eq: 8 }] }),
      ],
      expect: [{ facts: [{ type: 'credits-gained', side: 'corp', amount: 2 }] }],
    },
    'gains for an event that is played': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { identity: 'Azmari EdTech: Shaping the Future' },
      runner: { grip: ['Diesel', 'Easy Mark'] },
      script: [
        corp('gain-credit'),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'yes' }),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'event' }),
        runner('play', { card: 'Diesel' }),
        runner('play', { card: 'Easy Mark' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
    'keeps the type that was named last where none is named': {
      rules: ['NAME-03'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { identity: 'Azmari EdTech: Shaping the Future' },
      runner: {
        grip: ['Diesel', 'Easy Mark'],
        stack: ['Infiltration', 'Sure Gamble', 'Special Order', 'Tinkering'],
      },
      script: [
        corp('gain-credit'),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'yes' }),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'event' }),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'no' }),
        runner('play', { card: 'Diesel' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'corp.credits', eq: 11 }],
    },
    'has a type named anew in the place of the old one': {
      rules: ['NAME-03'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { identity: 'Azmari EdTech: Shaping the Future' },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        corp('gain-credit'),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'yes' }),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'event' }),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'yes' }),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'program' }),
        runner('play', { card: 'Diesel', expect: [{ path: 'corp.credits', eq: 9 }] }),
        runner('install', { card: 'Imp' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'corp.credits', eq: 11 }],
    },
    'gains nothing before a type was named': {
      corp: { identity: 'Azmari EdTech: Shaping the Future' },
      runner: { grip: ['Diesel'] },
      script: [runner('play', { card: 'Diesel' }), goTo('runner.1.6')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'gains nothing while its text is blank': {
      rules: ['BLANK-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { identity: 'Azmari EdTech: Shaping the Future' },
      runner: { grip: ['Employee Strike', 'Diesel', 'Easy Mark'] },
      script: [
        corp('gain-credit'),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'yes' }),
        corpChooses('Azmari EdTech: Shaping the Future', { option: 'event' }),
        runner('play', { card: 'Employee Strike' }),
        runner('play', { card: 'Diesel' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'corp.credits', eq: 8 }],
    },
  },
};
