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
  wholeRun,
} from '../sketch/steps';

export const corpScenarios: CardSketches = {
  'Weyland Consortium: Builder of Nations': {
    'does a meat damage as the first encounter with advanced ice ends': {
      rules: ['ORD-01'],
      policy: { random: 'first' },
      corp: {
        identity: 'Weyland Consortium: Builder of Nations',
        servers: { Archives: { ice: [rezzed('Enigma'), rezzed('Ice Wall', { advancement: 1 })] } },
      },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { programs: ['Corroder'] } },
      script: [...wholeRun('Archives'), ...wholeRun('Archives')],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'does none after other ice': {
      corp: {
        identity: 'Weyland Consortium: Builder of Nations',
        servers: { Archives: { ice: [rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Diesel'] },
      script: [...wholeRun('Archives')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'C.I. Fund': {
    'takes up to three credits in as the turn begins': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('C.I. Fund')] } } },
      script: [
        runner('gain-credit'),
        corpChooses('C.I. Fund', { option: 'yes', number: 3 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'C.I. Fund', is: { counters: { credit: 3 } } },
        { path: 'corp.credits', eq: 2 },
      ],
    },
    'grows by two from six on, and gives all for two credits': {
      lines: [1, 2],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('C.I. Fund', { counters: { credit: 6 } })] } },
      },
      script: [
        runner('gain-credit'),
        corpChooses('C.I. Fund', { option: 'no' }),
        corpUses('C.I. Fund', 2, { at: 'corp.2.1' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 11 },
        { card: 'C.I. Fund', is: { at: 'archives' } },
      ],
    },
    'does not grow with five': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('C.I. Fund', { counters: { credit: 5 } })] } },
      },
      script: [runner('gain-credit'), corpChooses('C.I. Fund', { option: 'no' }), goTo('corp.2.2')],
      expect: [{ card: 'C.I. Fund', is: { counters: { credit: 5 } } }],
    },
  },
  'Anson Rose': {
    'gets a token as the turn begins': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Anson Rose')] } } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Anson Rose', is: { advancement: 1 } }],
    },
    'may move tokens to ice that is rezzed': {
      lines: [1],
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Anson Rose')] },
          HQ: { ice: ['Ice Wall'] },
        },
      },
      turn: { ...runnerTurn, clicks: 1 },
      script: [
        runner('gain-credit'),
        goTo('corp.2.2'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6'),
        run('HQ'),
        corp('rez', { card: 'Ice Wall' }),
        corpChooses('Anson Rose', { option: 'yes', number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Anson Rose', is: { advancement: 0 } },
        { card: 'Ice Wall', is: { advancement: 1 } },
      ],
    },
    'does not for other cards': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Anson Rose')] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [corp('rez', { card: 'PAD Campaign' }), corp('gain-credit')],
      expect: [{ card: 'Anson Rose', is: { advancement: 0 } }],
    },
  },
  Mausolus: {
    'does what is printed with two tokens': {
      lines: [0, 2, 3, 4],
      policy: { random: 'first' },
      corp: { servers: { Archives: { ice: [rezzed('Mausolus', { advancement: 2 })] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [...wholeRun('Archives')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'runner.grip', count: 3 },
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'does what stands in parentheses with three, and ends the run': {
      lines: [2, 3, 4],
      policy: { random: 'first' },
      corp: { servers: { Archives: { ice: [rezzed('Mausolus', { advancement: 3 })] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'] },
      script: [...wholeRun('Archives')],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'can be advanced': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { HQ: { ice: ['Mausolus'] } } },
      script: [corp('advance', { card: 'Mausolus' })],
      expect: [{ card: 'Mausolus', is: { advancement: 1 } }],
    },
  },
  'Ark Lockdown': {
    'removes the copies of a title in the heap': {
      turn: corpTurn,
      corp: { hq: ['Ark Lockdown'] },
      runner: { heap: ['Diesel', 'Imp', 'Diesel'] },
      script: [
        corpPlays('Ark Lockdown'),
        corpChooses('Ark Lockdown', { option: 'Diesel' }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.heap', eq: ['Imp'] }],
    },
    'leaves those in the grip': {
      turn: corpTurn,
      corp: { hq: ['Ark Lockdown'] },
      runner: { heap: ['Diesel'], grip: ['Imp'] },
      script: [
        corpPlays('Ark Lockdown'),
        corpChooses('Ark Lockdown', { option: 'Imp' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.grip', eq: ['Imp'] },
      ],
    },
  },
  'Wetwork Refit': {
    'gives a bioroid a subroutine before all others': {
      rules: ['HOST-11'],
      policy: { random: 'first' },
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Wetwork Refit'],
        servers: { HQ: { ice: [rezzed('Eli 1.0')] }, 'R&D': { ice: [rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [
        corpPlays('Wetwork Refit'),
        corpChooses('Wetwork Refit', { cards: ['Eli 1.0'] }),
        goTo('runner.1.6'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Wetwork Refit', is: { at: 'hosted:Eli 1.0' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'cannot be put on other ice': {
      turn: corpTurn,
      corp: { hq: ['Wetwork Refit'], servers: { HQ: { ice: [rezzed('Ice Wall'), 'Eli 1.0'] } } },
      script: [corpPlays('Wetwork Refit', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
  },
  'Haas-Bioroid: Architects of Tomorrow': {
    'may rez a bioroid for four less after the first one is passed': {
      rules: ['ORD-01'],
      corp: {
        identity: 'Haas-Bioroid: Architects of Tomorrow',
        credits: 4,
        servers: { Archives: { ice: [rezzed('Viktor 1.0')] }, HQ: { ice: ['Heimdall 1.0'] } },
      },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('Archives'),
        runnerUses('Gordian Blade', 'boost', { at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [0] }),
        runnerUses('Gordian Blade', 'break', { subs: [1] }),
        corpChooses('Haas-Bioroid: Architects of Tomorrow', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Heimdall 1.0', is: { rezzed: true } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'does not after other ice': {
      corp: {
        identity: 'Haas-Bioroid: Architects of Tomorrow',
        credits: 0,
        servers: { Archives: { ice: [rezzed('Hunter')] }, HQ: { ice: ['Eli 1.0'] } },
      },
      runner: { credits: 0 },
      script: [run('Archives'), goTo('run-ended')],
      expect: [{ card: 'Eli 1.0', is: { rezzed: false } }],
    },
  },
  'Manta Grid': {
    'gives the Corp a click after a run by a poor Runner': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Manta Grid')] } } },
      runner: { credits: 9 },
      script: [run('Server 1'), runner('leave-accessed', { card: 'Manta Grid' }), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
    'gives none where the Runner has six credits and a click left': {
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { 'Server 1': { cards: [rezzed('Manta Grid')] } } },
      runner: { credits: 6 },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'Manta Grid' }),
        goTo('run-ended'),
        runner('gain-credit'),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'corp.clicks', eq: 3 }],
    },
  },
  'Project Kusanagi': {
    'gets a counter for each token over two': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Project Kusanagi', advancement: 4 }] } } },
      script: [corp('score', { card: 'Project Kusanagi' }), goTo('corp.2.2')],
      expect: [{ card: 'Project Kusanagi', is: { at: 'corp.score', counters: { agenda: 2 } } }],
    },
    'gives ice a subroutine for the run': {
      lines: [1],
      policy: { random: 'first' },
      corp: {
        credits: 0,
        score: [{ card: 'Project Kusanagi', counters: { agenda: 1 } }],
        servers: { Archives: { ice: [rezzed('Hunter')] } },
      },
      runner: { credits: 0, grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('Archives'),
        corpUses('Project Kusanagi', 1, { at: 'run.2.1', targets: ['Hunter'] }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Project Kusanagi', is: { counters: { agenda: 0 } } },
      ],
    },
  },
  'Nihongai Grid': {
    'may trade a card of the top five for one of HQ': {
      corp: {
        hq: ['Hedge Fund'],
        rd: ['Enigma', 'Ice Wall', 'Priority Requisition', 'Archer', 'Rototurret', 'Wotan'],
        servers: { 'Server 1': { cards: [rezzed('Nihongai Grid')] } },
      },
      runner: { credits: 5, grip: ['Diesel', 'Imp'] },
      script: [
        run('Server 1'),
        corpChooses('Nihongai Grid', { option: 'yes' }),
        corpChooses('Nihongai Grid', { cards: ['Priority Requisition'] }),
        runner('leave-accessed', { card: 'Nihongai Grid' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Priority Requisition'] },
        {
          path: 'corp.rd',
          eq: ['Enigma', 'Ice Wall', 'Hedge Fund', 'Archer', 'Rototurret', 'Wotan'],
        },
        { view: 'runner', mustNotContain: ['Priority Requisition', 'Hedge Fund'] },
      ],
    },
    'is not asked of a Runner with six credits and two cards': {
      corp: { hq: ['Hedge Fund'], servers: { 'Server 1': { cards: [rezzed('Nihongai Grid')] } } },
      runner: { credits: 6, grip: ['Diesel', 'Imp'] },
      script: [
        run('Server 1'),
        runner('leave-accessed', { card: 'Nihongai Grid' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Hedge Fund'] }],
    },
  },
  Herald: {
    'is encountered out of R&D': {
      lines: [0, 1, 2],
      rules: ['ENC-07'],
      corp: { credits: 0, rd: ['Herald', 'Biotic Labor'] },
      script: [run('R&D'), runner('leave-accessed', { card: 'Herald' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { facts: [{ type: 'revealed' }, { type: 'ice-encountered' }] },
      ],
    },
    'pays for tokens': {
      lines: [3],
      corp: {
        credits: 3,
        servers: { HQ: { ice: [rezzed('Herald')] }, 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      script: [run('HQ'), corpChooses('Herald', { option: 'yes', number: 2 }), goTo('run-ended')],
      expect: [
        { card: 'Hostile Takeover', is: { advancement: 2 } },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'is not encountered in Archives': {
      lines: [1],
      corp: { archives: ['Herald'] },
      script: [...wholeRun('Archives')],
      expect: [{ noFact: { type: 'ice-encountered' } }],
    },
  },
  Sandburg: {
    'gives ice a strength for every five credits from ten on': {
      corp: {
        credits: 10,
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'Server 1': { cards: [rezzed('Sandburg')] },
        },
      },
      script: [runner('gain-credit', { expect: [{ card: 'Ice Wall', is: { strength: 3 } }] })],
      expect: [{ card: 'Ice Wall', is: { strength: 3 } }],
    },
    'gives none with nine': {
      corp: {
        credits: 9,
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'Server 1': { cards: [rezzed('Sandburg')] },
        },
      },
      script: [runner('gain-credit')],
      expect: [{ card: 'Ice Wall', is: { strength: 1 } }],
    },
  },
  'Hellion Beta Test': {
    'trashes two cards that are no programs after an accessed card was trashed': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 4,
        hq: ['Hellion Beta Test'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: {
        credits: 4,
        rig: { programs: ['Corroder'], hardware: ['Cyberfeeder'], resources: ['Ice Carver'] },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('corp.2.2'),
        corpPlays('Hellion Beta Test'),
        corp('bid', { credits: 0 }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Cyberfeeder', is: { at: 'heap' } },
        { card: 'Ice Carver', is: { at: 'heap' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'gives bad publicity where the trace fails': {
      lines: [1],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'trashed', by: 'runner', card: 'PAD Campaign' }] },
      corp: { credits: 1, hq: ['Hellion Beta Test'] },
      runner: { credits: 2, rig: { hardware: ['Cyberfeeder'], resources: ['Ice Carver'] } },
      script: [corpPlays('Hellion Beta Test'), runner('bid', { credits: 2 }), goTo('corp.2.2')],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.heap', eq: [] },
      ],
    },
    'cannot after a turn without one': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Hellion Beta Test'] },
      runner: { rig: { hardware: ['Cyberfeeder'] } },
      script: [corpPlays('Hellion Beta Test', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Bryan Stinson': {
    'plays a transaction from Archives, for nothing and for good': {
      turn: corpTurn,
      corp: {
        credits: 0,
        archives: ['Hedge Fund', 'Biotic Labor'],
        servers: { 'Server 1': { cards: [rezzed('Bryan Stinson')] } },
      },
      script: [corpUses('Bryan Stinson', 0)],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { card: 'Hedge Fund', is: { at: 'removed' } },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'does nothing against a Runner with 6 credits': {
      turn: corpTurn,
      corp: {
        archives: ['Hedge Fund'],
        servers: { 'Server 1': { cards: [rezzed('Bryan Stinson')] } },
      },
      runner: { credits: 6 },
      script: [
        corpUses('Bryan Stinson', 0, { illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'NOT_ACTIVE'] }),
      ],
    },
  },
};
