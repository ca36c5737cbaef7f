import { type CardSketches, corpTurn } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
  corpUses,
} from '../sketch/steps';

export const nbnScenarios: CardSketches = {
  'NBN: Controlling the Message': {
    'the first trashed card: a tag that nobody avoids': {
      corp: {
        identity: 'NBN: Controlling the Message',
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { credits: 4, grip: ['Sure Gamble', 'Diesel'], rig: { resources: ['Decoy'] } },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        corp('choose', { for: 'NBN: Controlling the Message', option: 'yes' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Decoy', is: { at: 'rig' } },
      ],
    },
    'not for a card of HQ, nor for the second': {
      corp: {
        identity: 'NBN: Controlling the Message',
        hq: ['Breached Dome'],
        servers: {
          'Server 1': { cards: ['PAD Campaign'] },
          'Server 2': { cards: ['Melange Mining Corp.'] },
        },
      },
      runner: { credits: 12, grip: ['Sure Gamble', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        runner('trash-accessed', { card: 'Breached Dome' }),
        goTo('run-ended'),
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        corp('choose', { for: 'NBN: Controlling the Message', option: 'yes' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 4 }),
        goTo('run-ended'),
        runner('run', { server: 'Server 2' }),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }],
    },
    'or not': {
      corp: {
        identity: 'NBN: Controlling the Message',
        hq: ['Hedge Fund'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { credits: 4, grip: ['Sure Gamble', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        corp('choose', { for: 'NBN: Controlling the Message', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.tags', eq: 0 }, { noFact: { type: 'trace-began' } }],
    },
  },
  'Hatchet Job': {
    'puts a card that is not virtual back into the grip by a trace': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 2, hq: ['Hatchet Job'] },
      runner: { credits: 0, rig: { programs: ['Corroder'], resources: ['Crypt', 'Kati Jones'] } },
      script: [
        corpPlays('Hatchet Job'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'corp', do: 'choose', for: 'Hatchet Job', cards: ['Crypt'] }] },
          ],
        }),
        corpChooses('Hatchet Job', { cards: ['Kati Jones'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Kati Jones', is: { at: 'grip' } },
        { path: 'corp.clicks', eq: 1 },
        { facts: [{ type: 'trace-began', base: 5 }] },
      ],
    },
    'takes two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hatchet Job'] },
      runner: { rig: { programs: ['Corroder'] } },
      script: [corpPlays('Hatchet Job', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'Service Outage': {
    'makes the first run of each turn of the Runner cost a credit': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Service Outage'] },
      script: [
        corpPlays('Service Outage'),
        goTo('runner.1.6'),
        ...wholeRun('Archives'),
        ...wholeRun('Archives'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
    'forbids it to a Runner without a credit, until an agenda is stolen': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Service Outage'], servers: { 'Server 1': { cards: ['Hostile Takeover'] } } },
      runner: { credits: 0 },
      script: [
        corpPlays('Service Outage'),
        goTo('runner.1.6'),
        run('Server 1', { illegal: 'CANNOT_PAY' }),
        runner('gain-credit'),
        ...wholeRun('Server 1'),
      ],
      expect: [{ card: 'Service Outage', is: { at: 'archives' } }],
    },
  },
  'Data Ward': {
    'takes three credits, and stops no Runner without a tag': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Data Ward')] } } },
      script: [run('R&D'), runnerChooses('Data Ward', { option: 'pay-3' }), goTo('run-ended')],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'gives a tag instead, and ends the run': {
      lines: [0, 1, 2, 3, 4],
      corp: { servers: { HQ: { ice: [rezzed('Data Ward')] } } },
      script: [run('HQ'), runnerChooses('Data Ward', { option: 'take-tag' }), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'leaves no choice to who has two credits': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Data Ward')] } } },
      runner: { credits: 2 },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
  },
  'Drone Screen': {
    'does a meat damage that nothing prevents as a tagged Runner comes': {
      policy: { random: 'first' },
      corp: { credits: 0, servers: { 'Server 1': { cards: [rezzed('Drone Screen')] } } },
      runner: {
        credits: 0,
        tags: 1,
        grip: ['Diesel', 'Imp'],
        rig: { hardware: ['Plascrete Carapace'] },
      },
      script: [...wholeRun('Server 1')],
      expect: [{ path: 'runner.grip', count: 1 }, { noFact: { type: 'damage-prevented' } }],
    },
    'lets a Runner without a tag pass, and one at another server': {
      corp: { credits: 0, servers: { 'Server 1': { cards: [rezzed('Drone Screen')] } } },
      runner: { credits: 0, grip: ['Diesel'] },
      script: [...wholeRun('Server 1')],
      expect: [{ noFact: { type: 'trace-began' } }],
    },
    'does nothing at another server': {
      corp: { credits: 0, servers: { 'Server 1': { cards: [rezzed('Drone Screen')] } } },
      runner: { credits: 0, tags: 1, grip: ['Diesel'] },
      script: [...wholeRun('Archives')],
      expect: [{ noFact: { type: 'trace-began' } }],
    },
  },
  'IP Block': {
    'gives a tag beside AI, another by a trace, and ends the run of who is tagged': {
      lines: [0, 1, 2],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('IP Block')] } } },
      runner: { credits: 0, rig: { programs: ['Crypsis'] } },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets a Runner without a tag through': {
      lines: [0, 1, 2],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('IP Block')] } } },
      runner: { credits: 3, rig: { programs: ['Corroder'] } },
      script: [run('HQ'), runner('bid', { credits: 3 }), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Thoth: {
    'gives a tag, and counts tags twice by a trace each': {
      lines: [0, 1, 2],
      policy: { random: 'first' },
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Thoth')] } } },
      runner: { credits: 3, tags: 1, grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('R&D'),
        runner('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.credits', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Watchdog: {
    'makes the first ice of a turn cheaper for each tag': {
      rules: ['ORD-01'],
      corp: {
        credits: 4,
        servers: {
          'R&D': { ice: ['Quandary', 'Enigma'] },
          'Server 1': { cards: [rezzed('Watchdog')] },
        },
      },
      runner: { tags: 2, rig: { programs: ['Gordian Blade'] } },
      script: [
        run('R&D'),
        corp('rez', { card: 'Enigma', at: 'run.2.3', expect: [{ path: 'corp.credits', eq: 3 }] }),
        runnerUses('Gordian Blade', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
        corp('rez', { card: 'Quandary', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 2 }],
    },
    'makes no ice cheaper without a tag': {
      corp: {
        credits: 3,
        servers: {
          'R&D': { ice: ['Enigma'] },
          'Server 1': { cards: [rezzed('Watchdog')] },
        },
      },
      runner: { tags: 0 },
      script: [run('R&D'), corp('rez', { card: 'Enigma', at: 'run.2.3' }), goTo('run-ended')],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
  },
  'Special Report': {
    'shuffles cards of HQ in and draws as many': {
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['Special Report', 'Hedge Fund', 'Enigma', 'Ice Wall'] },
      script: [
        corpPlays('Special Report'),
        corpChooses('Special Report', { cards: ['Hedge Fund', 'Ice Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.hq', count: 3 },
        { card: 'Enigma', is: { at: 'hq' } },
        { path: 'corp.rd', count: 3 },
        { facts: [{ type: 'shuffled' }, { type: 'drew' }] },
      ],
    },
  },
  'Hard-Hitting News': {
    'gives four tags, and the Corp takes no other action': {
      lines: [0, 2],
      rules: ['TURN-26'],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Hard-Hitting News'] },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        corpPlays('Hard-Hitting News'),
        corpDoes('bid', { credits: 3 }),
        runnerDoes('bid', { credits: 0 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 4 },
        { path: 'turn.side', eq: 'runner' },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'ends the action phase of a trace that fails, too, and asks for a run': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Hard-Hitting News'], credits: 3 },
      runner: { credits: 9 },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [corpPlays('Hard-Hitting News'), runnerDoes('bid', { credits: 4 })],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'turn.side', eq: 'runner' },
      ],
    },
    'cannot be played after a turn without a run': {
      lines: [1],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Hard-Hitting News'] },
      script: [corpPlays('Hard-Hitting News', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Observe and Destroy': {
    'trashes any installed card for a tag': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Observe and Destroy'] },
      runner: { credits: 5, tags: 2, rig: { hardware: ['Grimoire'], programs: ['Corroder'] } },
      script: [corpPlays('Observe and Destroy', { targets: ['Grimoire'] }), corp('gain-credit')],
      expect: [
        { card: 'Grimoire', is: { at: 'heap' } },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'cannot be played against six credits': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Observe and Destroy'] },
      runner: { credits: 6, tags: 1, rig: { hardware: ['Grimoire'] } },
      script: [corpPlays('Observe and Destroy', { illegal: 'PLAY_RESTRICTION' })],
    },
    'cannot be played without a tag': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Observe and Destroy'] },
      runner: { credits: 1, rig: { hardware: ['Grimoire'] } },
      script: [corpPlays('Observe and Destroy', { illegal: ['CANNOT_PAY', 'PLAY_RESTRICTION'] })],
    },
  },
  'Alexa Belsky': {
    'shuffles HQ into R&D, but for what the Runner pays for': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Anonymous Tip'],
        servers: { 'Server 1': { cards: [rezzed('Alexa Belsky')] } },
      },
      script: [
        corpUses('Alexa Belsky', 0),
        runnerChooses('Alexa Belsky', { option: 'yes', number: 4 }),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'corp.hq', count: 2 },
        { path: 'corp.rd', count: 4 },
      ],
    },
    'shuffles all of HQ where the Runner declines': {
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Hedge Fund', 'Enigma'],
        servers: { 'Server 1': { cards: [rezzed('Alexa Belsky')] } },
      },
      script: [corpUses('Alexa Belsky', 0), runnerChooses('Alexa Belsky', { option: 'no' })],
      expect: [
        { path: 'corp.hq', eq: [] },
        { path: 'corp.rd', count: 5 },
      ],
    },
  },
  'Net Quarantine': {
    'takes the base link of the first trace of a turn, not of the next': {
      lines: [0],
      rules: ['LINK-03'],
      corp: {
        credits: 0,
        score: ['Net Quarantine'],
        servers: { HQ: { ice: [rezzed('Hunter'), rezzed('Hunter')] } },
      },
      runner: {
        credits: 0,
        rig: { resources: ['Access to Globalsec', 'Access to Globalsec', 'Access to Globalsec'] },
      },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.link', eq: 3 },
        {
          facts: [
            { type: 'trace-ended', successful: true },
            { type: 'trace-ended', successful: false },
          ],
        },
      ],
    },
    'pays the Corp for every two credits that the Runner spends on link': {
      lines: [1],
      corp: {
        credits: 0,
        score: ['Net Quarantine'],
        servers: { HQ: { ice: [rezzed('Hunter')] } },
      },
      script: [run('HQ'), runner('bid', { credits: 5 }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.tags', eq: 0 },
      ],
    },
    'pays nothing for one credit': {
      lines: [1],
      corp: {
        credits: 0,
        score: ['Net Quarantine'],
        servers: { HQ: { ice: [rezzed('Hunter')] } },
      },
      script: [run('HQ'), runner('bid', { credits: 1 }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
  },
};
