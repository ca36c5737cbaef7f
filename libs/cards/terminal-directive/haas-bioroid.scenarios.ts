import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  chance,
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

export const haasBioroidScenarios: CardSketches = {
  'Marilyn Campaign': {
    'gives two credits a turn from eight': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { credits: 2, servers: { 'Server 1': { cards: ['Marilyn Campaign'] } } },
      script: [corp('rez', { card: 'Marilyn Campaign' }), goTo('corp.2.1')],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { card: 'Marilyn Campaign', is: { counters: { credit: 6 } } },
      ],
    },
    'is shuffled into R&D when it is empty': {
      lines: [1, 2],
      rules: ['TRASH-11'],
      turn: { ...corpTurn, at: 'corp.1.2' },
      policy: { random: 'first' },
      corp: {
        rd: ['Hedge Fund', 'PAD Campaign'],
        servers: {
          'Server 1': { cards: [rezzed('Marilyn Campaign', { counters: { credit: 2 } })] },
        },
      },
      script: [corpChooses('Marilyn Campaign', { option: 'yes' }), goTo('corp.2.2')],
      expect: [
        { path: 'corp.archives', count: 0 },
        { path: 'corp.rd', count: 2 },
      ],
    },
    'goes to Archives if the Corp likes': {
      lines: [2],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Marilyn Campaign', { counters: { credit: 2 } })] },
        },
      },
      script: [corpChooses('Marilyn Campaign', { option: 'no' }), goTo('corp.2.1')],
      expect: [{ card: 'Marilyn Campaign', is: { at: 'archives' } }],
    },
    'is shuffled when the Runner trashes it': {
      lines: [2],
      policy: { random: 'first' },
      corp: {
        rd: ['Hedge Fund'],
        servers: {
          'Server 1': { cards: [rezzed('Marilyn Campaign', { counters: { credit: 8 } })] },
        },
      },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'Marilyn Campaign' }),
        corpChooses('Marilyn Campaign', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.rd', count: 2 }],
    },
    'stays in Archives where it was trashed from HQ': {
      lines: [2],
      corp: { hq: ['Marilyn Campaign'] },
      script: [
        run('HQ'),
        runner('trash-accessed', { card: 'Marilyn Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Marilyn Campaign', is: { at: 'archives' } }],
    },
  },
  'Elective Upgrade': {
    'is scored with two counters, each worth two clicks': {
      lines: [0, 1],
      rules: ['ABIL-14'],
      turn: corpTurn,
      corp: { score: [{ card: 'Elective Upgrade', counters: { agenda: 2 } }] },
      script: [
        corpUses('Elective Upgrade', 1),
        corpUses('Elective Upgrade', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
  },
  'Ultraviolet Clearance': {
    'costs three clicks, for credits, cards and an install': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        identity: 'Haas-Bioroid: Engineering the Future',
        credits: 6,
        hq: ['Ultraviolet Clearance'],
        rd: ['Hedge Fund', 'Biotic Labor', 'Anonymous Tip', 'Enigma', 'Archived Memories'],
      },
      script: [
        corpPlays('Ultraviolet Clearance'),
        corpChooses('Ultraviolet Clearance', { server: 'HQ' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 0 },
        { card: 'Enigma', is: { at: 'HQ.ice[0]' } },
      ],
    },
  },
  'Successful Field Test': {
    'installs any number of cards for nothing': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        credits: 0,
        hq: ['Hedge Fund', 'Enigma', 'PAD Campaign', 'Ice Wall'],
        servers: {
          HQ: { ice: ['Hunter'] },
          'Server 1': { cards: [{ card: 'Successful Field Test', advancement: 4 }] },
        },
      },
      script: [
        corp('score', { card: 'Successful Field Test' }),
        corpChooses('Successful Field Test', { cards: ['Enigma'] }),
        corpChooses('Successful Field Test', { server: 'HQ' }),
        corpChooses('Successful Field Test', { cards: ['PAD Campaign'] }),
        corpChooses('Successful Field Test', { server: 'new' }),
        corpChooses('Successful Field Test', { cards: [] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'HQ.ice[1]', rezzed: false } },
        { card: 'PAD Campaign', is: { at: 'Server 2.cards[0]' } },
        { card: 'Ice Wall', is: { at: 'hq' } },
      ],
    },
  },
  'Estelle Moon': {
    'takes in a counter for each card installed in a server': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['PAD Campaign', 'Enigma', 'Adonis Campaign'],
        servers: { 'Server 1': { cards: [rezzed('Estelle Moon')] } },
      },
      script: [
        corp('install', { card: 'PAD Campaign', server: 'new' }),
        corp('install', { card: 'Enigma', server: 'HQ' }),
        corp('install', { card: 'Adonis Campaign', server: 'new' }),
      ],
      expect: [{ card: 'Estelle Moon', is: { counters: { power: 2 } } }],
    },
    'is traded for a card and two credits each': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Estelle Moon', { counters: { power: 2 } })] } },
      },
      script: [corpUses('Estelle Moon', 1)],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.credits', eq: 9 },
        { card: 'Estelle Moon', is: { at: 'archives' } },
      ],
    },
    'does nothing while it is not rezzed': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['PAD Campaign'], servers: { 'Server 1': { cards: ['Estelle Moon'] } } },
      script: [corp('install', { card: 'PAD Campaign', server: 'new' })],
      expect: [{ card: 'Estelle Moon', is: { counters: { power: 0 } } }],
    },
  },
  'Eli 2.0': {
    'may draw, and ends the run': {
      lines: [1, 2, 3],
      corp: { servers: { HQ: { ice: [rezzed('Eli 2.0')] } } },
      script: [run('HQ'), corpChooses('Eli 2.0', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'corp.hq', count: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'is broken by clicks, two at a time': {
      lines: [0],
      corp: { servers: { HQ: { ice: [rezzed('Eli 2.0')] } } },
      script: [
        run('HQ'),
        runnerUses('Eli 2.0', 'break', { subs: [1, 2], at: 'run.3.1' }),
        corpChooses('Eli 2.0', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'corp.hq', count: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'takes both clicks for one, too': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { HQ: { ice: [rezzed('Eli 2.0')] } } },
      script: [
        run('HQ'),
        runnerUses('Eli 2.0', 'break', {
          subs: [1],
          at: 'run.3.1',
          illegal: ['CANNOT_PAY', 'NO_CLICKS'],
        }),
      ],
    },
  },
  'Executive Functioning': {
    'does a brain damage by a trace': {
      policy: { random: 'first' },
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Executive Functioning')] } } },
      runner: { credits: 0, grip: ['Diesel'] },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        {
          facts: [
            { type: 'trace-began', base: 4 },
            { type: 'run-ended', outcome: 'successful' },
          ],
        },
      ],
    },
  },
  Holmegaard: {
    'lets the Runner access nothing, and trashes a breaker': {
      lines: [0, 1],
      corp: {
        credits: 0,
        servers: { HQ: { ice: [rezzed('Holmegaard')] } },
        hq: ['Hostile Takeover'],
      },
      runner: { credits: 0, rig: { programs: ['Corroder', 'Gordian Blade', 'Imp'] } },
      script: [run('HQ'), corpChooses('Holmegaard', { cards: ['Corroder'] }), goTo('run-ended')],
      expect: [
        { card: 'Corroder', is: { at: 'heap' } },
        { card: 'Hostile Takeover', is: { at: 'hq' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { noFact: { type: 'accessed' } },
      ],
    },
    'has no say after a failed trace, nor in the next run': {
      lines: [0],
      corp: {
        credits: 0,
        servers: { HQ: { ice: [rezzed('Holmegaard')] } },
        hq: ['Hostile Takeover'],
      },
      runner: { credits: 4 },
      script: [run('HQ'), runner('bid', { credits: 4 }), goTo('run-ended')],
      expect: [{ card: 'Hostile Takeover', is: { at: 'runner.score' } }],
    },
  },
  Tapestry: {
    'takes a click, may draw and may put a card on top of R&D': {
      lines: [0, 1, 2],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Tapestry')] } } },
      script: [
        run('HQ'),
        corpChooses('Tapestry', { option: 'yes' }),
        corpChooses('Tapestry', { option: 'yes' }),
        corpChooses('Tapestry', { cards: ['Hedge Fund'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { card: 'Hedge Fund', is: { at: 'rd[0]' } },
        { card: 'Anonymous Tip', is: { at: 'hq' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { view: 'runner', mustNotContain: ['Hedge Fund'] },
      ],
    },
    'leaves both alone': {
      lines: [1, 2],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Tapestry')] } } },
      script: [
        run('R&D'),
        corpChooses('Tapestry', { option: 'no' }),
        corpChooses('Tapestry', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Hedge Fund'] }],
    },
  },
  'Black Level Clearance': {
    'pays the Corp when the Runner jacks out, after the run': {
      rules: ['RUN0-13'],
      corp: { servers: { 'R&D': { cards: [rezzed('Black Level Clearance')] } } },
      script: [
        run('R&D'),
        goTo('choice'),
        runnerChooses('Black Level Clearance', { option: 'jack-out' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { card: 'Anonymous Tip', is: { at: 'hq' } },
        { card: 'Black Level Clearance', is: { at: 'archives' } },
        {
          facts: [
            { type: 'run-successful' },
            { type: 'jacked-out' },
            { type: 'run-ended' },
            { type: 'credits-gained', amount: 5 },
            { type: 'drew' },
            { type: 'trashed', card: 'Black Level Clearance' },
            { type: 'ability-resolved', card: 'Black Level Clearance' },
          ],
        },
        { noFact: { type: 'accessed' } },
      ],
    },
    'lets the Runner in for damage, and stays': {
      corp: { servers: { 'R&D': { cards: [rezzed('Black Level Clearance')] } } },
      runner: { grip: ['Diesel', 'Sure Gamble'] },
      script: [
        run('R&D'),
        goTo('choice'),
        runnerChooses('Black Level Clearance', { option: 'take-damage' }),
        chance('damage', ['Diesel']),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'corp.credits', eq: 5 },
        { card: 'Black Level Clearance', is: { at: 'R&D.cards[0]' } },
      ],
    },
    'leaves damage alone where the Runner cannot jack out': {
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Whirlpool')], cards: [rezzed('Black Level Clearance')] },
        },
      },
      runner: { grip: ['Diesel', 'Sure Gamble'] },
      script: [run('R&D'), chance('damage', ['Diesel']), goTo('choice')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Black Level Clearance', is: { at: 'R&D.cards[0]' } },
      ],
    },
  },
  'Seidr Laboratories: Destiny Defined': {
    'puts a card of Archives on R&D when a click goes in a run': {
      corp: {
        identity: 'Seidr Laboratories: Destiny Defined',
        archives: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Eli 1.0')] } },
      },
      script: [
        run('HQ'),
        runner('use', { card: 'Eli 1.0', ability: 'break', subs: [0], at: 'run.3.1' }),
        corpChooses('Seidr Laboratories: Destiny Defined', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Hedge Fund', is: { at: 'rd[0]' } }],
    },
    'heeds no click outside of a run, that of the run itself included': {
      corp: { identity: 'Seidr Laboratories: Destiny Defined', archives: ['Hedge Fund'] },
      script: [runner('gain-credit'), run('Archives'), goTo('run-ended')],
      expect: [{ card: 'Hedge Fund', is: { at: 'archives' } }],
    },
  },
  'Mason Bellamy': {
    'costs a click where a subroutine was broken': {
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Mason Bellamy')] } },
      },
      runner: { credits: 1, rig: { programs: ['Corroder'] } },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'turn.clicks', eq: 2 }],
    },
    'costs nothing where none was': {
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed('Mason Bellamy')] } },
      },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [{ path: 'turn.clicks', eq: 3 }],
    },
  },
};
