import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
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

export const corpScenarios: CardSketches = {
  Gatekeeper: {
    'is stronger in the turn it is rezzed': {
      lines: [0, 2],
      policy: { random: 'first' },
      corp: { credits: 9, servers: { HQ: { ice: ['Gatekeeper'] } } },
      script: [
        run('HQ'),
        corp('rez', { card: 'Gatekeeper' }),
        corpChooses('Gatekeeper', {
          number: 0,
          expect: [{ card: 'Gatekeeper', is: { strength: 6 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'draws up to three and shuffles up to three agendas back': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: {
        hq: ['Hostile Takeover'],
        archives: ['Priority Requisition'],
        rd: ['Hedge Fund', 'Private Security Force', 'Enigma'],
        servers: { HQ: { ice: [rezzed('Gatekeeper')] } },
      },
      script: [
        run('HQ'),
        corpChooses('Gatekeeper', { number: 2 }),
        corpChooses('Gatekeeper', { cards: ['Private Security Force', 'Priority Requisition'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hostile Takeover', 'Hedge Fund'] },
        { path: 'corp.archives', eq: [] },
        { path: 'corp.rd', count: 3 },
        { card: 'Gatekeeper', is: { strength: 0 } },
        { facts: [{ type: 'revealed' }, { type: 'shuffled' }] },
      ],
    },
  },
  Neurostasis: {
    'has cards shuffled into the stack for three credits': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Neurostasis', advancement: 2 }] } } },
      runner: { rig: { programs: ['Imp', 'Corroder'], resources: ['Ice Carver'] } },
      script: [
        run('Server 1'),
        corpChooses('Neurostasis', { option: 'yes' }),
        corpChooses('Neurostasis', { cards: ['Imp', 'Ice Carver'] }),
        runner('leave-accessed', { card: 'Neurostasis' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.stack', count: 5 },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'is not asked without three credits': {
      lines: [1],
      corp: {
        credits: 2,
        servers: { 'Server 1': { cards: [{ card: 'Neurostasis', advancement: 2 }] } },
      },
      runner: { rig: { programs: ['Imp'] } },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'Neurostasis' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Imp', is: { at: 'rig' } }],
    },
    'can be advanced': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: ['Neurostasis'] } } },
      script: [corp('advance', { card: 'Neurostasis' })],
      expect: [{ card: 'Neurostasis', is: { advancement: 1 } }],
    },
  },
  Otoroshi: {
    'places tokens on a card that is accessed at once': {
      corp: {
        servers: {
          Archives: { ice: [rezzed('Otoroshi')] },
          'Server 1': { cards: ['Project Junebug'] },
        },
      },
      runner: { credits: 2, grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Mimic'] },
      policy: { random: 'first' },
      script: [
        run('Archives'),
        corpChooses('Otoroshi', { option: 'yes' }),
        corpChooses('Otoroshi', { cards: ['Project Junebug'] }),
        corpChooses('Otoroshi', { number: 2 }),
        corpChooses('Project Junebug', { option: 'yes' }),
        runner('leave-accessed', { card: 'Project Junebug' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Project Junebug', is: { advancement: 2 } },
      ],
    },
    'leaves one alone who pays': {
      corp: {
        servers: {
          Archives: { ice: [rezzed('Otoroshi')] },
          'Server 1': { cards: ['Project Junebug'] },
        },
      },
      script: [
        run('Archives'),
        corpChooses('Otoroshi', { option: 'yes' }),
        corpChooses('Otoroshi', { cards: ['Project Junebug'] }),
        corpChooses('Otoroshi', { number: 3 }),
        runnerChooses('Otoroshi', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { noFact: { type: 'accessed', card: 'Project Junebug' } },
      ],
    },
  },
  Thimblerig: {
    'may swap as the turn begins': {
      lines: [0],
      rules: ['SWAP-01'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { HQ: { ice: [rezzed('Thimblerig')] }, 'R&D': { ice: ['Enigma'] } } },
      script: [
        runner('gain-credit'),
        corpChooses('Thimblerig', { option: 'yes' }),
        corpChooses('Thimblerig', { cards: ['Enigma'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Thimblerig', is: { at: 'R&D.ice[0]', rezzed: true } },
        { card: 'Enigma', is: { at: 'HQ.ice[0]', rezzed: false } },
      ],
    },
    'may swap when it is passed': {
      lines: [0, 1],
      corp: { servers: { HQ: { ice: [rezzed('Thimblerig')] }, 'R&D': { ice: ['Enigma'] } } },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        corpChooses('Thimblerig', { option: 'yes' }),
        corpChooses('Thimblerig', { cards: ['Enigma'] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Thimblerig', is: { at: 'R&D.ice[0]' } }],
    },
    'ends the run': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Thimblerig')] } } },
      script: [...wholeRun('HQ')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Eavesdrop: {
    'traces whoever encounters its ice': {
      rules: ['HOST-11'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        credits: 1,
        hq: ['Eavesdrop'],
        servers: { HQ: { ice: [rezzed('Ice Wall')] }, 'R&D': { ice: [rezzed('Enigma')] } },
      },
      runner: { credits: 0 },
      script: [
        corpPlays('Eavesdrop'),
        corpChooses('Eavesdrop', { cards: ['Ice Wall'] }),
        goTo('runner.1.6'),
        ...wholeRun('HQ'),
        ...wholeRun('R&D'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Eavesdrop', is: { at: 'hosted:Ice Wall' } },
      ],
    },
  },
  'Peeping Tom': {
    'gains a subroutine for each card of a type in the grip': {
      corp: { servers: { HQ: { ice: [rezzed('Peeping Tom')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('HQ'),
        corpChooses('Peeping Tom', { option: 'event' }),
        runnerChooses('Peeping Tom', { option: 'yes' }),
        runnerChooses('Peeping Tom', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'gains none where there is none of it': {
      corp: { servers: { Archives: { ice: [rezzed('Peeping Tom')] } } },
      runner: { grip: ['Diesel'] },
      script: [
        run('Archives'),
        corpChooses('Peeping Tom', { option: 'hardware' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  Blockchain: {
    'gains a subroutine for every two faceup transactions in Archives': {
      lines: [0, 1, 2],
      corp: {
        archives: [
          'Hedge Fund',
          'Beanstalk Royalties',
          'Green Level Clearance',
          { card: 'Hedge Fund', faceup: false },
        ],
        servers: { HQ: { ice: [rezzed('Blockchain')] } },
      },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { path: 'runner.credits', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Lady Liberty': {
    'gets a counter as the turn begins': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Lady Liberty')] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Lady Liberty', is: { counters: { power: 1 } } }],
    },
    'adds an agenda of so many points out of HQ': {
      lines: [1],
      turn: corpTurn,
      corp: {
        hq: ['Hostile Takeover', 'Priority Requisition'],
        servers: { 'Server 1': { cards: [rezzed('Lady Liberty', { counters: { power: 3 } })] } },
      },
      script: [corpUses('Lady Liberty', 1), goTo('runner.1.6')],
      expect: [
        { card: 'Priority Requisition', is: { at: 'corp.score' } },
        { card: 'Hostile Takeover', is: { at: 'hq' } },
        { path: 'corp.agendaPoints', eq: 3 },
        { noFact: { type: 'scored' } },
      ],
    },
  },
  Hangeki: {
    'is worth a point less to a Runner who does not look': {
      lines: [0, 1],
      rules: ['CONV-01'],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { hq: ['Hangeki'], servers: { 'Server 1': { cards: ['Project Junebug'] } } },
      runner: { score: ['Priority Requisition'] },
      script: [corpPlays('Hangeki'), runnerChooses('Hangeki', { option: 'no' }), goTo('corp.2.2')],
      expect: [
        { card: 'Hangeki', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'leaves the game where the Runner does': {
      lines: [1],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { hq: ['Hangeki'], servers: { 'Server 1': { cards: ['Priority Requisition'] } } },
      script: [
        corpPlays('Hangeki'),
        runnerChooses('Hangeki', { option: 'yes' }),
        runner('steal', { card: 'Priority Requisition' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hangeki', is: { at: 'removed' } },
        { path: 'runner.agendaPoints', eq: 3 },
      ],
    },
    'cannot after a turn without a trashing': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Hangeki'], servers: { 'Server 1': { cards: ['Project Junebug'] } } },
      script: [corpPlays('Hangeki', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Divert Power': {
    'rezzes a card for three less for each one that is derezzed': {
      turn: corpTurn,
      corp: {
        credits: 6,
        hq: ['Divert Power'],
        servers: {
          HQ: { ice: [rezzed('Ice Wall'), rezzed('Enigma')] },
          'R&D': { ice: ["Hadrian's Wall"] },
        },
      },
      script: [
        corpPlays('Divert Power'),
        corpChooses('Divert Power', { cards: ['Ice Wall', 'Enigma'] }),
        corpChooses('Divert Power', { option: 'yes' }),
        corpChooses('Divert Power', { cards: ["Hadrian's Wall"] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: "Hadrian's Wall", is: { rezzed: true } },
        { card: 'Enigma', is: { rezzed: false } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'may leave the rezzing': {
      turn: corpTurn,
      corp: { hq: ['Divert Power'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      script: [
        corpPlays('Divert Power'),
        corpChooses('Divert Power', { cards: ['Ice Wall'] }),
        corpChooses('Divert Power', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Ice Wall', is: { rezzed: false } }],
    },
  },
};
