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
  wholeRun,
} from '../sketch/steps';

const begins = { ...corpTurn, at: 'corp.1.2' };

export const nbnScenarios: CardSketches = {
  'Restructured Datapool': {
    'traces for a click': {
      turn: corpTurn,
      corp: { credits: 1, score: ['Restructured Datapool'] },
      runner: { credits: 2 },
      script: [
        corpUses('Restructured Datapool', 0),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 2 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'corp.clicks', eq: 2 },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'gives no tag where the link is as strong': {
      turn: corpTurn,
      corp: { credits: 0, score: ['Restructured Datapool'] },
      runner: { credits: 2 },
      script: [corpUses('Restructured Datapool', 0), runner('bid', { credits: 2 })],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
  TMI: {
    'stays rezzed where the trace succeeds, and ends the run': {
      lines: [0, 1],
      corp: { credits: 3, servers: { HQ: { ice: ['TMI'] } } },
      runner: { credits: 0 },
      script: [run('HQ'), corp('rez', { card: 'TMI', at: 'run.2.3' }), goTo('run-ended')],
      expect: [
        { card: 'TMI', is: { rezzed: true } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'is derezzed where it fails': {
      lines: [0],
      corp: { credits: 3, servers: { HQ: { ice: ['TMI'] } } },
      runner: { credits: 2 },
      script: [
        run('HQ'),
        corp('rez', { card: 'TMI', at: 'run.2.3' }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'TMI', is: { rezzed: false } },
        { path: 'corp.credits', eq: 0 },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
  },
  'Big Brother': {
    'gives a tagged Runner two tags': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Big Brother'] },
      runner: { tags: 1 },
      script: [corpPlays('Big Brother')],
      expect: [{ path: 'runner.tags', eq: 3 }],
    },
    'is not played against one without tags': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Big Brother'] },
      script: [corpPlays('Big Brother', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Marked Accounts': {
    'gives a credit as the turn begins while it holds one': {
      lines: [0],
      turn: begins,
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Marked Accounts', { counters: { credit: 1 } })] },
        },
      },
      script: [goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { card: 'Marked Accounts', is: { at: 'Server 1.cards[0]', counters: { credit: 0 } } },
      ],
    },
    'gives none where it holds none, and takes three for a click': {
      lines: [0, 1],
      turn: begins,
      corp: { servers: { 'Server 1': { cards: [rezzed('Marked Accounts')] } } },
      script: [
        goTo('corp.2.2', { expect: [{ path: 'corp.credits', eq: 5 }] }),
        corpUses('Marked Accounts', 1),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { card: 'Marked Accounts', is: { counters: { credit: 3 } } },
      ],
    },
  },
  'Pop-up Window': {
    'gives the Corp a credit, and lets the Runner pay one': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window')] } } },
      script: [run('R&D'), runnerChooses('Pop-up Window', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-successful', server: 'R&D' }] },
      ],
    },
    'ends the run of one who pays nothing': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window')] } } },
      script: [run('R&D'), runnerChooses('Pop-up Window', { option: 'no' }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'ends the run of one who has nothing without a question': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pop-up Window')] } } },
      runner: { credits: 0 },
      script: wholeRun('R&D'),
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Bernice Mai': {
    'tags the Runner for a successful run on her server': {
      corp: { credits: 0, servers: { Archives: { cards: [rezzed('Bernice Mai')] } } },
      runner: { credits: 0 },
      script: [...wholeRun('R&D'), run('Archives'), goTo('choice')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Bernice Mai', is: { at: 'Archives.cards[0]' } },
      ],
    },
    'is trashed where the trace fails': {
      corp: { credits: 0, servers: { 'R&D': { cards: [rezzed('Bernice Mai')] } } },
      runner: { credits: 5 },
      script: [run('R&D'), runner('bid', { credits: 5 }), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { card: 'Bernice Mai', is: { at: 'archives' } },
      ],
    },
  },
  'NBN: The World is Yours*': {
    'raises the maximum hand size by one': {
      corp: { identity: 'NBN: The World is Yours*' },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'corp.handSize', eq: 6 }],
    },
  },
  Flare: {
    'trashes hardware of the choice of the Corp, does meat damage and ends the run': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Flare')] } } },
      runner: {
        credits: 0,
        grip: ['Diesel', 'Modded', 'Tinkering'],
        rig: { hardware: [{ card: 'Plascrete Carapace', counters: { power: 4 } }, 'Cyberfeeder'] },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        goTo('choice'),
        corpChooses('Flare', { cards: ['Cyberfeeder'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Cyberfeeder', is: { at: 'heap' } },
        { card: 'Plascrete Carapace', is: { counters: { power: 4 } } },
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'does damage and ends the run where there is no hardware': {
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Flare')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [
        { path: 'runner.grip', count: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'ChiLo City Grid': {
    'tags the Runner for a successful trace during a run on its server': {
      corp: {
        credits: 0,
        servers: { 'R&D': { ice: [rezzed('Hunter')], cards: [rezzed('ChiLo City Grid')] } },
      },
      runner: { credits: 0 },
      script: [run('R&D'), goTo('choice')],
      expect: [{ path: 'runner.tags', eq: 2 }],
    },
    'does nothing during a run on another': {
      corp: {
        credits: 0,
        servers: {
          Archives: { ice: [rezzed('Hunter')] },
          HQ: { cards: [rezzed('ChiLo City Grid')] },
        },
      },
      runner: { credits: 0 },
      script: wholeRun('Archives'),
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  Uroboros: {
    'keeps the Runner from another run this turn, and ends this one': {
      lines: [0, 1],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Uroboros')] } } },
      runner: { credits: 0, grip: ['Inside Job'] },
      script: [
        ...wholeRun('HQ'),
        run('R&D', { illegal: 'PLAY_RESTRICTION' }),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('play', {
          card: 'Inside Job',
          server: 'R&D',
          illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'],
        }),
        runner('gain-credit'),
        goTo('corp.2.2'),
        ...[0, 1, 2].map(() => corp('gain-credit')),
        goTo('runner.1.6'),
        run('R&D'),
      ],
      expect: [{ facts: [{ type: 'run-began', server: 'R&D' }] }],
    },
  },
  'Net Police': {
    'pays during traces, a credit for each link of the Runner': {
      turn: corpTurn,
      corp: {
        credits: 2,
        hq: ['SEA Source'],
        servers: { 'Server 1': { cards: [rezzed('Net Police', { counters: { recurring: 2 } })] } },
      },
      runner: {
        credits: 2,
        rig: { resources: ['Access to Globalsec'], hardware: ['Dyson Mem Chip'] },
      },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('SEA Source'), corp('bid', { credits: 2 }), runner('bid', { credits: 2 })],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Net Police', is: { counters: { recurring: 0 } } },
      ],
    },
    'is filled to the links as the turn begins': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Net Police', { counters: { recurring: 0 } })] } },
      },
      runner: { rig: { resources: ['Access to Globalsec'] } },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Net Police', is: { counters: { recurring: 1 } } }],
    },
  },
  'Project Beale': {
    'is worth a point more for every two tokens over three': {
      lines: [0, 1],
      turn: begins,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Project Beale', advancement: 7 }] } } },
      script: [corp('score', { card: 'Project Beale' })],
      expect: [
        { card: 'Project Beale', is: { counters: { agenda: 2 } } },
        { path: 'corp.agendaPoints', eq: 4 },
      ],
    },
    'wins the game with the points of its counters': {
      lines: [1],
      turn: begins,
      corp: {
        score: ['Government Contracts', 'Hostile Takeover'],
        servers: { 'Server 1': { cards: [{ card: 'Project Beale', advancement: 5 }] } },
      },
      script: [corp('score', { card: 'Project Beale' })],
      expect: [{ winner: 'corp', reason: 'agenda-points' }],
    },
    'is worth two to a Runner who steals it': {
      lines: [0, 1],
      corp: { servers: { 'Server 1': { cards: [{ card: 'Project Beale', advancement: 7 }] } } },
      script: [run('Server 1'), runner('steal', { card: 'Project Beale' })],
      expect: [{ path: 'runner.agendaPoints', eq: 2 }],
    },
  },
  'Midseason Replacements': {
    'gives as many tags as the trace exceeds the link': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 7, hq: ['Midseason Replacements'] },
      runner: { credits: 3 },
      history: { lastTurn: [{ type: 'stolen', card: 'Breaking News' }] },
      script: [
        corpPlays('Midseason Replacements'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 3 }),
      ],
      expect: [{ path: 'runner.tags', eq: 5 }],
    },
    'is not played where the Runner stole nothing': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Midseason Replacements'] },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('Midseason Replacements', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Data Hound': {
    'looks at as many cards as the trace exceeds the link, trashes one and arranges the rest': {
      corp: { credits: 1, servers: { HQ: { ice: [rezzed('Data Hound')] } } },
      runner: { credits: 0, stack: ['Diesel', 'Modded', 'Tinkering', 'Corroder'] },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        corpChooses('Data Hound', { cards: ['Modded'] }),
        corpChooses('Data Hound', { cards: ['Tinkering'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Modded'] },
        { path: 'runner.stack', eq: ['Tinkering', 'Diesel', 'Corroder'] },
        { view: 'runner', mustNotContain: ['Tinkering'] },
      ],
    },
    'trashes the only card looked at': {
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Data Hound')] } } },
      runner: { credits: 1, stack: ['Diesel', 'Modded'] },
      script: [run('R&D'), runner('bid', { credits: 1 }), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel'] },
        { path: 'runner.stack', eq: ['Modded'] },
      ],
    },
  },
};
