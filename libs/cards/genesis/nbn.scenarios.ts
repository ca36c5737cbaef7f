import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  rezzed,
  run,
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
    'traces for a click, once it is scored': {
      turn: corpTurn,
      corp: { score: ['Restructured Datapool'] },
      runner: { credits: 1 },
      script: [
        corpUses('Restructured Datapool', 0),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        corpUses('Restructured Datapool', 0),
        corp('bid', { credits: 0 }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'corp.clicks', eq: 0 },
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
    'keeps six cards': {
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'NBN: The World is Yours*',
        hq: ['Hedge Fund', 'Enigma', 'Hunter', 'Ice Wall', 'Snare!', 'Tollbooth'],
      },
      script: [corp('gain-credit'), goTo('runner.1.2')],
      expect: [
        { path: 'corp.hq', count: 6 },
        { path: 'corp.handSize', eq: 6 },
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
    'tags for a trace of its own server, before what the trace does ends the run': {
      lines: [0],
      corp: {
        credits: 0,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Viper')], cards: [rezzed('ChiLo City Grid')] } },
      },
      runner: { credits: 0 },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
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
    'gives as many tags as the margin, none on a tie': {
      turn: corpTurn,
      history: { lastTurn: [{ type: 'stolen', card: 'Hostile Takeover' }] },
      corp: { credits: 5, hq: ['Midseason Replacements'] },
      runner: { credits: 6 },
      script: [
        corpPlays('Midseason Replacements'),
        runner('bid', { credits: 6 }),
        goTo('corp.2.2'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
  },
};
