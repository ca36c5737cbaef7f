import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  installs,
  runnerChooses,
  corpChooses,
  corpDoes as corp,
  runnerDoes as runner,
} from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  Trypano: {
    'is installed on ice alone': {
      lines: [0],
      corp: { servers: { HQ: { ice: ['Enigma'] } } },
      runner: { grip: ['Trypano'] },
      script: [
        installs('Trypano', { illegal: ['BAD_TARGET'] }),
        installs('Trypano', { host: 'Enigma' }),
      ],
      expect: [{ card: 'Trypano', is: { host: 'Enigma' } }],
    },
    'gets a counter a turn and trashes its host with the fifth': {
      lines: [1, 2],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: {
        servers: {
          HQ: {
            ice: [rezzed('Enigma', { hosted: [{ card: 'Trypano', counters: { virus: 4 } }] })],
          },
        },
      },
      script: [runnerChooses('Trypano', { option: 'yes' }), goTo('runner.1.6')],
      expect: [
        { card: 'Enigma', is: { at: 'archives' } },
        { card: 'Trypano', is: { at: 'heap' } },
      ],
    },
    'leaves it with four': {
      lines: [1, 2],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: {
        servers: {
          HQ: {
            ice: [rezzed('Enigma', { hosted: [{ card: 'Trypano', counters: { virus: 4 } }] })],
          },
        },
      },
      script: [runnerChooses('Trypano', { option: 'no' }), goTo('runner.1.6')],
      expect: [{ card: 'Trypano', is: { host: 'Enigma', counters: { virus: 4 } } }],
    },
  },
  Yusuf: {
    'takes a counter with each success': {
      lines: [0],
      runner: { rig: { programs: ['Yusuf'] } },
      script: [run('Archives'), runnerChooses('Yusuf', { option: 'yes' }), goTo('run-ended')],
      expect: [{ card: 'Yusuf', is: { counters: { virus: 1 } } }],
    },
    'breaks and grows with counters of any card': {
      lines: [1, 2],
      rules: ['COST-11'],
      corp: { servers: { 'R&D': { ice: [rezzed('Fire Wall')] } } },
      runner: {
        rig: {
          programs: [
            { card: 'Yusuf', counters: { virus: 2 } },
            { card: 'Imp', counters: { virus: 1 } },
          ],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Yusuf', 2, { targets: ['Imp'], at: 'run.3.1' }),
        runnerUses('Yusuf', 2, { at: 'run.3.1' }),
        runnerUses('Yusuf', 'break', { subs: [0], at: 'run.3.1' }),
        runnerChooses('Yusuf', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Imp', is: { counters: { virus: 0 } } },
        { card: 'Yusuf', is: { counters: { virus: 0 } } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  eXer: {
    'accesses a card more from R&D': {
      lines: [0],
      corp: { hq: ['Rototurret', 'Archer'], rd: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: { rig: { programs: ['eXer'] } },
      script: [...wholeRun('R&D')],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'accessed', card: 'Enigma' },
          ],
        },
        { noFact: { type: 'accessed', card: 'Ice Wall' } },
      ],
    },
    'goes with a purge': {
      lines: [1],
      turn: corpTurn,
      runner: { rig: { programs: ['eXer'] } },
      script: [corp('purge')],
      expect: [{ card: 'eXer', is: { at: 'heap' } }],
    },
  },
  'Friday Chip': {
    'may take in a counter with each card of the Corp that the Runner trashes': {
      lines: [0],
      corp: { hq: ['Melange Mining Corp.'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { hardware: ['Friday Chip'] } },
      script: [
        run('Server 1'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        runnerChooses('Friday Chip', { option: 'yes' }),
        goTo('run-ended'),
        run('HQ'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        runnerChooses('Friday Chip', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Friday Chip', is: { counters: { virus: 1 } } }],
    },
    'may give a counter to a virus as the turn begins': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      runner: {
        rig: {
          hardware: [{ card: 'Friday Chip', counters: { virus: 2 } }],
          programs: ['Imp', 'Medium', 'Corroder'],
        },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Friday Chip', { option: 'yes' }),
        runnerChooses('Friday Chip', { cards: ['Medium'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Friday Chip', is: { counters: { virus: 1 } } },
        { card: 'Medium', is: { counters: { virus: 1 } } },
      ],
    },
    'is not asked without a counter, nor without a virus program': {
      lines: [1],
      turn: { ...corpTurn, clicks: 1 },
      runner: {
        rig: {
          hardware: ['Friday Chip', { card: 'Friday Chip', counters: { virus: 1 } }],
          programs: ['Corroder'],
        },
      },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ pending: null }],
    },
  },
  Crypt: {
    'may take in a counter with each success on Archives': {
      lines: [0],
      runner: { rig: { resources: ['Crypt'] } },
      script: [
        run('Archives'),
        runnerChooses('Crypt', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ card: 'Crypt', is: { counters: { virus: 1 } } }],
    },
    'finds a virus program and installs it for its cost': {
      lines: [1],
      policy: { random: 'first' },
      runner: {
        stack: ['Diesel', 'Imp', 'Corroder', 'Medium'],
        rig: { resources: [{ card: 'Crypt', counters: { virus: 3 } }] },
      },
      script: [
        runnerUses('Crypt', 1),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'runner', do: 'choose', for: 'Crypt', cards: ['Corroder'] }] },
          ],
        }),
        runnerChooses('Crypt', { cards: ['Medium'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Medium', is: { at: 'rig' } },
        { card: 'Crypt', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.clicks', eq: 3 },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'cannot with two counters': {
      lines: [1],
      runner: { rig: { resources: [{ card: 'Crypt', counters: { virus: 2 } }] } },
      script: [runnerUses('Crypt', 1, { illegal: 'CANNOT_PAY' })],
    },
  },
  Knobkierie: {
    'has three memory for viruses': {
      lines: [0],
      runner: {
        credits: 9,
        grip: ['Imp', 'Corroder'],
        rig: {
          hardware: ['Knobkierie'],
          programs: ['Corroder', 'Gordian Blade', 'Gordian Blade', 'Corroder'],
        },
      },
      script: [
        installs('Imp'),

        installs('Corroder#1', { at: 'runner.1.6', illegal: ['MEMORY_LIMIT', 'WRONG_COUNT'] }),
      ],
      expect: [{ card: 'Imp', is: { at: 'rig' } }],
    },
    'may feed a virus with the first success of a turn': {
      lines: [2],
      runner: { rig: { hardware: ['Knobkierie'], programs: ['Imp', 'Medium', 'Corroder'] } },
      script: [
        run('Archives'),
        runnerChooses('Knobkierie', { option: 'yes' }),
        runnerChooses('Knobkierie', { cards: ['Imp'] }),
        goTo('run-ended'),
        ...wholeRun('Archives'),
      ],
      expect: [{ card: 'Imp', is: { counters: { virus: 1 } } }],
    },
  },
  Contaminate: {
    'puts three counters on a card without any': {
      runner: {
        grip: ['Contaminate'],
        rig: {
          programs: ['Corroder', { card: 'Imp', counters: { virus: 1 } }],
          resources: ['Crypt'],
        },
      },
      script: [
        runnerPlays('Contaminate'),
        goTo('choice', {
          expect: [
            { notLegal: [{ by: 'runner', do: 'choose', for: 'Contaminate', cards: ['Imp'] }] },
          ],
        }),
        runnerChooses('Contaminate', { cards: ['Corroder'] }),
      ],
      expect: [{ card: 'Corroder', is: { counters: { virus: 3 } } }],
    },
    'cannot be played without such a card': {
      runner: {
        grip: ['Contaminate'],
        rig: { programs: [{ card: 'Imp', counters: { virus: 1 } }] },
      },
      script: [runnerPlays('Contaminate', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
  },
  Zer0: {
    'gains a credit and two cards for a net damage, once a turn': {
      policy: { random: 'first' },
      runner: { grip: ['Diesel'], rig: { hardware: ['Zer0'] } },
      script: [runnerUses('Zer0', 0), runnerUses('Zer0', 0, { illegal: 'ALREADY_USED' })],
      expect: [
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.grip', count: 2 },
        { card: 'Diesel', is: { at: 'heap' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'cannot be prevented': {
      policy: { random: 'first' },
      runner: { grip: ['Diesel', 'Imp'], rig: { hardware: ['Zer0'], programs: ['Net Shield'] } },
      script: [runnerUses('Zer0', 0, { at: 'runner.1.6' }), goTo('runner.1.6')],
      expect: [{ path: 'runner.heap', count: 1 }, { noFact: { type: 'damage-prevented' } }],
    },
  },
  Musaazi: {
    'may take in a counter with each success': {
      lines: [0],
      runner: { rig: { programs: ['Musaazi'] } },
      script: [run('Archives'), runnerChooses('Musaazi', { option: 'yes' }), goTo('run-ended')],
      expect: [{ card: 'Musaazi', is: { counters: { virus: 1 } } }],
    },
    'breaks sentries and grows with counters of any card': {
      lines: [1, 2],
      rules: ['COST-11'],
      corp: { servers: { 'R&D': { ice: [rezzed('Hunter')] } } },
      runner: {
        rig: {
          programs: [
            { card: 'Musaazi', counters: { virus: 2 } },
            { card: 'Imp', counters: { virus: 2 } },
          ],
        },
      },
      script: [
        run('R&D'),
        runnerUses('Musaazi', 2, { targets: ['Imp'], at: 'run.3.1' }),
        runnerUses('Musaazi', 2, { targets: ['Musaazi'], at: 'run.3.1' }),
        runnerUses('Musaazi', 2, { targets: ['Imp'], at: 'run.3.1' }),
        runnerUses('Musaazi', 'break', { subs: [0], targets: ['Musaazi'], at: 'run.3.1' }),
        runnerChooses('Musaazi', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Imp', is: { counters: { virus: 0 } } },
        { card: 'Musaazi', is: { counters: { virus: 0 } } },
        { path: 'runner.tags', eq: 0 },
      ],
    },
  },
  'By Any Means': {
    'trashes whatever is accessed, agendas too, for meat damage each time': {
      policy: { random: 'first' },
      corp: {
        rd: ['Priority Requisition', 'Biotic Labor'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { grip: ['By Any Means', 'Infiltration', 'Tinkering', 'Special Order'] },
      script: [runnerPlays('By Any Means'), ...wholeRun('R&D'), ...wholeRun('Server 1')],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { path: 'corp.archives', count: 2 },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.credits', eq: 3 },
      ],
    },
    'leaves what is accessed in Archives': {
      corp: { archives: ['Priority Requisition'] },
      runner: { grip: ['By Any Means', 'Infiltration'] },
      script: [
        runnerPlays('By Any Means'),
        run('Archives'),
        runner('steal', { card: 'Priority Requisition' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 3 }, { noFact: { type: 'damage-suffered' } }],
    },
    'is played with the first click alone': {
      runner: { grip: ['By Any Means'] },
      script: [runner('gain-credit'), runnerPlays('By Any Means', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  Plague: {
    'may grow by two with each success on the chosen server': {
      lines: [0],
      runner: { grip: ['Plague'] },
      script: [
        installs('Plague'),
        runnerChooses('Plague', { server: 'Archives' }),
        run('Archives'),
        runnerChooses('Plague', { option: 'yes' }),
        goTo('run-ended'),
        run('Archives'),
        runnerChooses('Plague', { option: 'no' }),
        goTo('run-ended'),
        ...wholeRun('R&D'),
      ],
      expect: [{ card: 'Plague', is: { counters: { virus: 2 } } }],
    },
  },
  Hippo: {
    'is removed to trash the outermost ice that was fully broken': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Ice Wall')] } } },
      runner: { rig: { hardware: ['Hippo'], programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0] }),
        runnerChooses('Hippo', { option: 'yes' }),
        goTo('run.2.3'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Hippo', is: { at: 'removed' } },
      ],
    },
    'leaves ice that is not outermost': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: { rig: { hardware: ['Hippo'], programs: ['Corroder'] }, credits: 9 },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        runnerChooses('Hippo', { option: 'no' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: true } },
        { card: 'Hippo', is: { at: 'rig' } },
      ],
    },
  },
  'Glut Cipher': {
    'takes five cards of Archives to HQ and trashes five there': {
      policy: { random: 'first' },
      corp: {
        archives: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Archer', 'Rototurret', 'Hunter'],
        hq: ['Snare!', 'Anonymous Tip'],
      },
      runner: { grip: ['Glut Cipher'] },
      script: [
        runnerPlays('Glut Cipher'),
        corpChooses('Glut Cipher', {
          cards: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Archer', 'Rototurret'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 2 },
        { path: 'corp.archives', count: 6 },
        { noFact: { type: 'accessed' } },
      ],
    },
    'does nothing with four cards in Archives': {
      corp: { archives: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Archer'], hq: ['Snare!'] },
      runner: { grip: ['Glut Cipher'] },
      script: [runnerPlays('Glut Cipher'), goTo('run-ended')],
      expect: [
        { path: 'corp.hq', count: 1 },
        { path: 'corp.archives', count: 4 },
      ],
    },
  },
  Acacia: {
    'pays for each counter purged, and is gone': {
      turn: corpTurn,
      runner: {
        credits: 0,
        rig: {
          hardware: ['Acacia'],
          programs: [
            { card: 'Medium', counters: { virus: 2 } },
            { card: 'Datasucker', counters: { virus: 1 } },
          ],
        },
      },
      policy: { random: 'first' },
      script: [corp('purge'), runnerChooses('Acacia', { option: 'yes' })],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { card: 'Acacia', is: { at: 'heap' } },
      ],
    },
  },
  'Freedom Khumalo: Crypto-Anarchist': {
    'removes as many virus counters as the card costs, and trashes it': {
      lines: [0],
      rules: ['COST-11'],
      corp: { hq: ['Hedge Fund'] },
      runner: {
        credits: 0,
        identity: 'Freedom Khumalo: Crypto-Anarchist',
        rig: {
          programs: [
            { card: 'Datasucker', counters: { virus: 2 } },
            { card: 'Medium', counters: { virus: 2 } },
          ],
        },
      },
      script: [
        run('HQ'),
        runnerUses('Freedom Khumalo: Crypto-Anarchist', 0, {
          targets: ['Datasucker', 'Medium', 'Datasucker', 'Medium'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.archives', eq: ['Hedge Fund'] },
        { card: 'Medium', is: { counters: { virus: 0 } } },
      ],
    },
    'takes no more than that': {
      lines: [0],
      rules: ['COST-11'],
      corp: { hq: ['Ice Wall'] },
      runner: {
        credits: 0,
        identity: 'Freedom Khumalo: Crypto-Anarchist',
        rig: { programs: [{ card: 'Datasucker', counters: { virus: 1 } }] },
      },
      script: [run('HQ'), runnerUses('Freedom Khumalo: Crypto-Anarchist', 0), goTo('run-ended')],
      expect: [
        { path: 'corp.archives', eq: ['Ice Wall'] },
        { card: 'Datasucker', is: { counters: { virus: 1 } } },
      ],
    },
    'trashes no agenda': {
      lines: [0],
      corp: { hq: ['Priority Requisition'] },
      runner: {
        identity: 'Freedom Khumalo: Crypto-Anarchist',
        rig: { programs: [{ card: 'Datasucker', counters: { virus: 9 } }] },
      },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.agendaPoints', eq: 3 }],
    },
    'cannot without the counters': {
      lines: [0],
      corp: { hq: ['Hedge Fund'] },
      runner: {
        identity: 'Freedom Khumalo: Crypto-Anarchist',
        rig: { programs: [{ card: 'Medium', counters: { virus: 4 } }] },
      },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'corp.hq', count: 1 }],
    },
    'does so once a turn': {
      lines: [0],
      corp: { hq: ['Ice Wall'], rd: ['Ice Wall'] },
      runner: {
        identity: 'Freedom Khumalo: Crypto-Anarchist',
        rig: { programs: [{ card: 'Medium', counters: { virus: 4 } }] },
      },
      script: [
        run('HQ'),
        runnerUses('Freedom Khumalo: Crypto-Anarchist', 0),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ path: 'corp.archives', count: 1 }],
    },
  },
};
