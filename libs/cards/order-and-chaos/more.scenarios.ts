import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const moreScenarios: CardSketches = {
  'Constellation Protocol': {
    'may move a token from ice to ice that can be advanced': {
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Constellation Protocol')] },
          ...onRd({ card: 'Ice Wall', advancement: 2 }, { card: 'Fire Wall' }),
        },
      },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Constellation Protocol', option: 'yes' }),
        corp('choose', { for: 'Constellation Protocol', cards: ['Fire Wall'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Fire Wall', is: { advancement: 1 } },
      ],
    },
    'is not offered without a token on ice': {
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        servers: { 'Server 1': { cards: [rezzed('Constellation Protocol')] }, ...onRd('Ice Wall') },
      },
      script: [goTo('corp.2.2')],
      expect: [{ noFact: { type: 'tokens-removed' } }],
    },
  },
  'Itinerant Protesters': {
    'makes the hand of the Corp smaller by its bad publicity': {
      lines: [0, 1],
      corp: { badPublicity: 2 },
      runner: { grip: ['Itinerant Protesters'] },
      script: [runner('play', { card: 'Itinerant Protesters' })],
      expect: [{ path: 'corp.handSize', eq: 3 }],
    },
    'is trashed when an agenda is scored': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        badPublicity: 2,
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { grip: ['Itinerant Protesters'] },
      script: [
        runner('play', { card: 'Itinerant Protesters' }),
        corp('score', { card: 'Private Security Force' }),
      ],
      expect: [
        { path: 'corp.handSize', eq: 5 },
        { path: 'runner.heap', eq: ['Itinerant Protesters'] },
      ],
    },
  },
  'Human First': {
    'gives as many credits as a scored agenda is worth': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Private Security Force', advancement: 4 }] } },
      },
      runner: { rig: { resources: ['Human First'] } },
      script: [corp('score', { card: 'Private Security Force' })],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'gives them for a stolen one, too': {
      corp: { servers: { 'Server 1': { cards: ['Private Security Force'] } } },
      runner: { rig: { resources: ['Human First'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Private Security Force' }),
      ],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
  },
  'Investigative Journalism': {
    'is installed only against bad publicity': {
      lines: [0],
      runner: { grip: ['Investigative Journalism'] },
      script: [
        runner('install', { card: 'Investigative Journalism', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
    'is trashed for four clicks to give bad publicity': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 5 },
      corp: { badPublicity: 1 },
      runner: { grip: ['Investigative Journalism'] },
      script: [
        runner('install', { card: 'Investigative Journalism' }),
        runner('use', { card: 'Investigative Journalism', ability: 1 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 2 },
        { path: 'runner.heap', eq: ['Investigative Journalism'] },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
  },
  'Virus Breeding Ground': {
    'takes a counter when the turn begins': {
      lines: [0],
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Virus Breeding Ground'] } },
      script: [goTo('runner.1.6')],
      expect: [{ card: 'Virus Breeding Ground', is: { counters: { virus: 1 } } }],
    },
    'moves one to a card with counters for a click': {
      lines: [1],
      runner: {
        rig: {
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
          programs: [{ card: 'Datasucker', counters: { virus: 1 } }, 'Medium'],
        },
      },
      script: [
        runner('use', { card: 'Virus Breeding Ground', ability: 1 }),
        runner('use', {
          card: 'Virus Breeding Ground',
          ability: 1,
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'CANNOT_PAY'],
        }),
      ],
      expect: [
        { card: 'Datasucker', is: { counters: { virus: 2 } } },
        { card: 'Virus Breeding Ground', is: { counters: { virus: 0 } } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'moves none to a card without any': {
      lines: [1],
      runner: {
        rig: {
          resources: [{ card: 'Virus Breeding Ground', counters: { virus: 1 } }],
          programs: ['Datasucker'],
        },
      },
      script: [runner('use', { card: 'Virus Breeding Ground', ability: 1, illegal: 'NO_EFFECT' })],
    },
  },
  'Gagarin Deep Space: Expanding the Horizon': {
    'makes the Runner pay for each card accessed in a remote server': {
      rules: ['COST-06', 'COST-07'],
      corp: {
        identity: 'Gagarin Deep Space: Expanding the Horizon',
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [
        run('Server 1'),
        runnerChooses('Gagarin Deep Space: Expanding the Horizon', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.agendaPoints', eq: 2 },
      ],
    },
    'keeps a Runner who declines, or has nothing, from the card': {
      corp: {
        identity: 'Gagarin Deep Space: Expanding the Horizon',
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      runner: { credits: 1 },
      script: [
        run('Server 1'),
        runnerChooses('Gagarin Deep Space: Expanding the Horizon', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'accessed' } }, { path: 'runner.credits', eq: 1 }],
    },
    'asks nothing in a central server': {
      corp: {
        identity: 'Gagarin Deep Space: Expanding the Horizon',
        hq: ['Private Security Force'],
      },
      runner: { credits: 0 },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.agendaPoints', eq: 2 }],
    },
  },
  'Mark Yale': {
    'turns an agenda counter into three credits': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: [{ card: 'House of Knives', counters: { agenda: 2 } }],
        servers: { 'Server 1': { cards: [rezzed('Mark Yale')] } },
      },
      script: [corpUses('Mark Yale', 1, { option: 'pay' })],
      expect: [
        { path: 'corp.credits', eq: 8 },
        { card: 'House of Knives', is: { counters: { agenda: 1 } } },
        { card: 'Mark Yale', is: { at: 'Server 1.cards[0]' } },
      ],
    },
    'is worth two credits itself': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Mark Yale')] } } },
      script: [corpUses('Mark Yale', 1)],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { card: 'Mark Yale', is: { at: 'archives' } },
      ],
    },
  },
  'Satellite Grid': {
    'gives each piece of ice there a token more': {
      rules: ['ADV-04'],
      corp: {
        servers: {
          HQ: {
            ice: [rezzed('Ice Wall'), rezzed('Fire Wall', { advancement: 2 })],
            cards: [rezzed('Satellite Grid')],
          },
          'R&D': { ice: [rezzed('Swarm')] },
        },
      },
      script: [runner('gain-credit')],
      expect: [
        { card: 'Ice Wall', is: { strength: 2 } },
        { card: 'Fire Wall', is: { strength: 8 } },
      ],
    },
    'works only where it is': {
      corp: {
        servers: {
          HQ: { cards: [rezzed('Satellite Grid')] },
          'R&D': { ice: [rezzed('Ice Wall')] },
        },
      },
      script: [runner('gain-credit')],
      expect: [{ card: 'Ice Wall', is: { strength: 1 } }],
    },
  },
  'Showing Off': {
    'accesses the bottom card of R&D': {
      corp: { rd: ['Hedge Fund', 'Enigma', 'Private Security Force'] },
      runner: { grip: ['Showing Off'] },
      script: [runnerPlays('Showing Off'), goTo('run-ended')],
      expect: [
        { card: 'Private Security Force', is: { at: 'runner.score' } },
        { card: 'Hedge Fund', is: { at: 'rd[0]' } },
      ],
    },
    'goes upwards with more accesses': {
      corp: { rd: ['Hedge Fund', 'Enigma', 'Private Security Force'] },
      runner: { grip: ['Showing Off'], rig: { hardware: ['R&D Interface'] } },
      script: [runnerPlays('Showing Off'), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Private Security Force' },
            { type: 'accessed', card: 'Enigma' },
          ],
          mode: 'ordered',
        },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    },
  },
  'Wanton Destruction': {
    'trades clicks for cards of HQ instead of accessing': {
      rules: ['REPL-01', 'META-06'],
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { grip: ['Wanton Destruction'] },
      policy: { random: 'first' },
      script: [
        runnerPlays('Wanton Destruction'),
        runnerChooses('Wanton Destruction', { option: 'replace', number: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 1 },
        { path: 'runner.clicks', eq: 1 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'is no must': {
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Wanton Destruction'] },
      script: [
        runnerPlays('Wanton Destruction'),
        runnerChooses('Wanton Destruction', { option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'accessed' }] }, { path: 'runner.clicks', eq: 3 }],
    },
  },
  Eater: {
    'breaks anything, and sees nothing more in that run': {
      lines: [0],
      rules: ['CANT-01'],
      corp: { hq: ['Private Security Force'], servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Eater'] } },
      script: [
        run('HQ'),
        runnerUses('Eater', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
        ...wholeRun('R&D'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-successful', server: 'HQ' },
            { type: 'run-began', server: 'R&D' },
            { type: 'accessed' },
          ],
        },
        { card: 'Private Security Force', is: { at: 'hq' } },
      ],
    },
    'can be made stronger': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Eater'] } },
      script: [run('HQ'), runnerUses('Eater', 'boost', { at: 'run.3.1' })],
      expect: [{ card: 'Eater', is: { strength: 3 } }],
    },
  },
  Gravedigger: {
    'collects a counter for each installed card of the Corp that is trashed': {
      lines: [0],
      corp: { hq: ['Melange Mining Corp.'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 9, rig: { programs: ['Gravedigger'] } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
        run('HQ'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Gravedigger', is: { counters: { virus: 1 } } }],
    },
    'digs into R&D for a click and a counter': {
      lines: [1],
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: { rig: { programs: [{ card: 'Gravedigger', counters: { virus: 1 } }] } },
      script: [
        runnerUses('Gravedigger', 1),
        runnerUses('Gravedigger', 1, { illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'archives' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
  Hivemind: {
    'enters with a counter': {
      lines: [0],
      runner: { grip: ['Hivemind'] },
      script: [installs('Hivemind')],
      expect: [{ card: 'Hivemind', is: { counters: { virus: 1 } } }],
    },
    'counts for other virus programs, and can be spent for them': {
      lines: [1],
      rules: ['COST-11'],
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: {
        rig: { programs: [{ card: 'Hivemind', counters: { virus: 1 } }, 'Gravedigger'] },
      },
      script: [
        runnerUses('Gravedigger', 1),
        runnerUses('Gravedigger', 1, { illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { card: 'Hivemind', is: { counters: { virus: 0 } } },
        { card: 'Enigma', is: { at: 'archives' } },
      ],
    },
    'is counted by what counts counters': {
      lines: [1],
      corp: { rd: ['Enigma', 'Hedge Fund', 'Ice Wall', 'Hunter'] },
      runner: {
        rig: {
          programs: [
            { card: 'Hivemind', counters: { virus: 1 } },
            { card: 'Medium', counters: { virus: 1 } },
          ],
        },
      },
      script: [run('R&D'), runnerChooses('Medium', { number: 2 }), goTo('run-ended')],
      expect: [
        {
          facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'accessed' }],
          mode: 'ordered',
        },
      ],
    },
  },
  Progenitor: {
    'hosts one virus program without its memory': {
      lines: [0],
      runner: { credits: 9, grip: ['Imp', 'Datasucker'], rig: { programs: ['Progenitor'] } },
      script: [
        installs('Imp', { host: 'Progenitor' }),
        installs('Datasucker', { host: 'Progenitor', illegal: ['BAD_TARGET', 'MEMORY_LIMIT'] }),
      ],
      expect: [{ path: 'runner.mu.used', eq: 0 }],
    },
    'keeps a counter on it when viruses are purged': {
      lines: [2],
      rules: ['COUNT-02'],
      turn: corpTurn,
      runner: {
        rig: {
          programs: [
            { card: 'Progenitor', hosted: [{ card: 'Medium', counters: { virus: 3 } }] },
            { card: 'Nerve Agent', counters: { virus: 2 } },
          ],
        },
      },
      script: [corp('purge')],
      expect: [
        { card: 'Medium', is: { counters: { virus: 1 } } },
        { card: 'Nerve Agent', is: { counters: { virus: 0 } } },
      ],
    },
  },
  'Archives Interface': {
    'takes a card out of the game instead of accessing it': {
      rules: ['UNIN-01'],
      corp: { archives: ['Shock!', 'Hedge Fund'] },
      runner: { grip: ['Diesel'], rig: { hardware: ['Archives Interface'] } },
      script: [
        run('Archives'),
        runnerChooses('Archives Interface', { cards: ['Shock!'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Shock!', is: { at: 'removed' } },
        { card: 'Diesel', is: { at: 'grip' } },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
      ],
    },
  },
  Vigil: {
    'gives a memory unit': {
      lines: [0],
      runner: { rig: { hardware: ['Vigil'] } },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'draws a card while HQ is full': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter', 'PAD Campaign'] },
      runner: { rig: { hardware: ['Vigil'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'draws none with four cards there': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter'] },
      runner: { rig: { hardware: ['Vigil'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', count: 0 }],
    },
  },
  'Sacrificial Clone': {
    'takes everything in exchange for all damage': {
      rules: ['PREV-05', 'PREV-06'],
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: {
        tags: 2,
        credits: 4,
        grip: ['Diesel', 'Sure Gamble'],
        rig: {
          hardware: ['Q-Coherence Chip'],
          resources: ['Sacrificial Clone', 'Oracle May', 'Ice Carver'],
          programs: ['Corroder'],
        },
      },
      script: [
        corpPlays('Scorched Earth'),
        runnerUses('Sacrificial Clone', 'prevent', { at: 'prevent' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', eq: [] },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.tags', eq: 0 },
        { card: 'Corroder', is: { at: 'rig' } },
        { card: 'Ice Carver', is: { at: 'rig' } },
        { card: 'Oracle May', is: { at: 'heap' } },
        { noFact: { type: 'damage-suffered' } },
      ],
    },
  },
  'Qianju PT': {
    'avoids the first tag for a click, and no other': {
      rules: ['TAG-03'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Enigma'] },
      runner: {
        grip: ['Account Siphon', 'Account Siphon'],
        rig: { hardware: ['Qianju PT'] },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Qianju PT', { option: 'yes' }),
        goTo('runner.1.6'),
        runnerPlays('Account Siphon#1'),
        runnerChooses('Account Siphon#1', { option: 'replace', number: 5 }),
        goTo('runner.1.6', { expect: [{ path: 'runner.tags', eq: 1 }] }),
        runnerPlays('Account Siphon#2'),
        runnerChooses('Account Siphon#2', { option: 'replace', number: 1 }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 3 },
        { path: 'runner.clicks', eq: 1 },
      ],
    },
    'is no must': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { hardware: ['Qianju PT'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Qianju PT', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.clicks', eq: 4 }],
    },
  },
  MemStrips: {
    'give memory for virus programs alone': {
      rules: ['MU-01'],
      runner: {
        credits: 20,
        grip: ['Medium', 'Corroder'],
        rig: {
          hardware: ['MemStrips'],
          programs: ['Gordian Blade', 'Ninja', 'Imp', 'Femme Fatale', 'Datasucker'],
        },
      },
      script: [
        installs('Medium'),
        goTo('runner.1.6', { expect: [{ path: 'runner.mu.used', eq: 6 }] }),
      ],
      expect: [{ card: 'Medium', is: { at: 'rig' } }],
    },
    'give none for others': {
      rules: ['MU-02'],
      runner: {
        credits: 20,
        grip: ['Corroder'],
        rig: {
          hardware: ['MemStrips'],
          programs: ['Gordian Blade', 'Ninja', 'Femme Fatale', 'Mimic'],
        },
      },
      script: [
        installs('Corroder', { illegal: 'MEMORY_LIMIT' }),
        installs('Corroder', { trash: ['Mimic'] }),
      ],
      expect: [{ card: 'Mimic', is: { at: 'heap' } }],
    },
  },
  Builder: {
    'moves before another server for a click': {
      lines: [0],
      rules: ['INST-10'],
      turn: corpTurn,
      corp: { servers: { HQ: { ice: [rezzed('Builder')] }, 'R&D': { ice: ['Enigma'] } } },
      script: [corpUses('Builder', 0), corpChooses('Builder', { server: 'R&D' })],
      expect: [{ card: 'Builder', is: { at: 'R&D.ice[1]', rezzed: true } }],
    },
    'strengthens ice of its server': {
      lines: [1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Builder')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ card: 'Ice Wall', is: { advancement: 2 } }],
    },
  },
  Patch: {
    'lies on ice and makes it stronger': {
      rules: ['HOST-11'],
      turn: corpTurn,
      corp: { hq: ['Patch'], servers: { HQ: { ice: [rezzed('Ice Wall'), 'Enigma'] } } },
      script: [corpPlays('Patch'), goTo('choice')],
      expect: [
        { card: 'Ice Wall', is: { strength: 3 } },
        { card: 'Patch', is: { at: 'hosted:Ice Wall' } },
      ],
    },
    'needs rezzed ice': {
      turn: corpTurn,
      corp: { hq: ['Patch'], servers: { HQ: { ice: ['Enigma'] } } },
      script: [corpPlays('Patch', { illegal: 'NO_EFFECT' })],
    },
  },
  'Sub Boost': {
    'makes a barrier of ice that ends the run': {
      rules: ['CONV-06', 'HOST-11'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Sub Boost'], servers: { HQ: { ice: [rezzed('Pop-up Window')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        corpPlays('Sub Boost'),
        goTo('runner.1.6'),
        run('HQ'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
};
