import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  runnerPlays,
  installs,
  runnerChooses,
  runnerDoes as runner,
} from '../sketch/steps';

export const shaperScenarios: CardSketches = {
  Laamb: {
    'makes a barrier of any ice, once a turn, and breaks it': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Laamb'] } },
      script: [
        run('R&D'),
        runnerChooses('Laamb', { option: 'yes' }),
        runnerUses('Laamb', 'break', { subs: [0, 1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  Cyberdelia: {
    'may gain a credit with the first ice of a turn that is broken whole': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { hardware: ['Cyberdelia'], programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerChooses('Cyberdelia', { option: 'yes' }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { path: 'runner.mu.limit', eq: 5 },
      ],
    },
    'gains nothing with a part': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { hardware: ['Cyberdelia'], programs: ['Gordian Blade'] } },
      script: [
        run('R&D'),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
  },
  Upya: {
    'may take in a counter with each success on R&D': {
      lines: [0],
      runner: { rig: { programs: ['Upya'] } },
      script: [
        run('R&D'),
        runnerChooses('Upya', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ card: 'Upya', is: { counters: { power: 1 } } }],
    },
    'gains two clicks for one and three counters, once a turn': {
      lines: [1],
      runner: { rig: { programs: [{ card: 'Upya', counters: { power: 6 } }] } },
      script: [runnerUses('Upya', 1), runnerUses('Upya', 1, { illegal: 'ALREADY_USED' })],
      expect: [
        { path: 'runner.clicks', eq: 5 },
        { card: 'Upya', is: { counters: { power: 3 } } },
      ],
    },
  },
  Takobi: {
    'may take in a counter with each ice that is broken whole': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { rig: { programs: ['Takobi', 'Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerChooses('Takobi', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Takobi', is: { counters: { power: 1 } } }],
    },
    'makes a breaker stronger for the encounter, none with AI': {
      lines: [1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: {
        rig: { programs: [{ card: 'Takobi', counters: { power: 2 } }, 'Corroder', 'Crypsis'] },
      },
      script: [
        run('R&D'),
        runnerUses('Takobi', 1, { targets: ['Crypsis'], at: 'run.3.1', illegal: 'BAD_TARGET' }),
        runnerUses('Takobi', 1, {
          targets: ['Corroder'],
          at: 'run.3.1',
          expect: [{ card: 'Corroder', is: { strength: 5 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 2 } }],
    },
  },
  Reclaim: {
    'installs a card from the heap for its cost, itself and a card of the grip': {
      runner: {
        grip: ['Diesel', 'Imp'],
        heap: ['Desperado', 'Armitage Codebusting', 'Easy Mark'],
        rig: { resources: ['Reclaim'] },
      },
      script: [
        runnerUses('Reclaim', 0, { targets: ['Diesel'] }),
        goTo('choice', {
          expect: [
            {
              notLegal: [
                { by: 'runner', do: 'choose', for: 'Reclaim', cards: ['Armitage Codebusting'] },
              ],
            },
          ],
        }),
        runnerChooses('Reclaim', { cards: ['Desperado'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Desperado', is: { at: 'rig' } },
        { card: 'Reclaim', is: { at: 'heap' } },
        { card: 'Diesel', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'brings back the card that it just trashed': {
      runner: { grip: ['Corroder'], rig: { resources: ['Reclaim'] } },
      script: [runnerUses('Reclaim', 0, { targets: ['Corroder'] }), goTo('runner.1.6')],
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
  },
  Engolo: {
    'makes a code gate of ice for two credits, once a turn, and breaks it': {
      lines: [0, 1, 2],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Wall of Static')] } } },
      runner: { credits: 9, rig: { programs: ['Engolo'] } },
      script: [
        run('R&D'),
        runnerChooses('Engolo', { option: 'yes' }),
        runnerUses('Engolo', 'boost', {
          at: 'run.3.1',
          expect: [{ card: 'Engolo', is: { strength: 6 } }],
        }),
        runnerUses('Engolo', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Engolo', 'break', { subs: [0], at: 'run.3.1', illegal: 'WRONG_SUBTYPE' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'may wait for another ice': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Pop-up Window')] } } },
      runner: { credits: 9, rig: { programs: ['Engolo'] } },
      script: [
        run('R&D'),
        runnerChooses('Engolo', { option: 'no' }),
        runnerUses('Engolo', 'break', { subs: [0], at: 'run.3.1' }),
        runner('continue', { at: 'run.2.2' }),
        runnerChooses('Engolo', { option: 'yes' }),
        runnerUses('Engolo', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'Kabonesa Wu: Netspace Thrillseeker': {
    'installs a program for a credit less, and removes it when the turn ends': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      runner: {
        identity: 'Kabonesa Wu: Netspace Thrillseeker',
        stack: ['Infiltration', 'Djinn', 'Corroder'],
      },
      script: [
        runnerUses('Kabonesa Wu: Netspace Thrillseeker', 0),
        runnerChooses('Kabonesa Wu: Netspace Thrillseeker', { cards: ['Corroder'] }),
        goTo('corp.1.2'),
      ],
      expect: [
        { path: 'runner.credits', eq: 4 },
        { card: 'Corroder', is: { at: 'removed' } },
      ],
    },
    'removes nothing that could not be paid for': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      runner: {
        identity: 'Kabonesa Wu: Netspace Thrillseeker',
        credits: 0,
        stack: ['Infiltration', 'Corroder', 'Djinn'],
      },
      script: [
        runnerUses('Kabonesa Wu: Netspace Thrillseeker', 0),
        runnerChooses('Kabonesa Wu: Netspace Thrillseeker', { cards: ['Corroder'] }),
        goTo('corp.1.2'),
      ],
      expect: [
        { path: 'runner.stack', count: 3 },
        { path: 'runner.credits', eq: 0 },
      ],
    },
    'removes nothing that is in the grip again as the turn ends': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 1 },
      runner: {
        identity: 'Kabonesa Wu: Netspace Thrillseeker',
        stack: ['Infiltration', 'Chameleon'],
      },
      script: [
        runnerUses('Kabonesa Wu: Netspace Thrillseeker', 0),
        runnerChooses('Kabonesa Wu: Netspace Thrillseeker', { cards: ['Chameleon'] }),
        runnerChooses('Chameleon', { option: 'code-gate' }),
        goTo('corp.1.2'),
      ],
      expect: [{ card: 'Chameleon', is: { at: 'grip' } }],
    },
    'removes nothing that was trashed since': {
      policy: { random: 'first' },
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { HQ: { ice: [rezzed('Rototurret')] } } },
      runner: {
        identity: 'Kabonesa Wu: Netspace Thrillseeker',
        stack: ['Infiltration', 'Corroder'],
      },
      script: [
        runnerUses('Kabonesa Wu: Netspace Thrillseeker', 0),
        runnerChooses('Kabonesa Wu: Netspace Thrillseeker', { cards: ['Corroder'] }),
        run('HQ'),
        goTo('corp.1.2'),
      ],
      expect: [{ card: 'Corroder', is: { at: 'heap' } }],
    },
    'finds no virus': {
      policy: { random: 'first' },
      runner: {
        identity: 'Kabonesa Wu: Netspace Thrillseeker',
        stack: ['Infiltration', 'Medium', 'Corroder'],
      },
      script: [
        runnerUses('Kabonesa Wu: Netspace Thrillseeker', 0),
        runnerChooses('Kabonesa Wu: Netspace Thrillseeker', {
          cards: ['Medium'],
          illegal: ['BAD_TARGET'],
        }),
      ],
    },
  },
  Marathon: {
    'comes back with a click, and bars that server for the turn': {
      corp: {
        servers: {
          'Server 1': { cards: ['Melange Mining Corp.'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Marathon'] },
      script: [
        runnerPlays('Marathon'),
        runnerChooses('Marathon', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'Melange Mining Corp.' }),
        run('Server 1', { at: 'runner.1.6', illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'] }),
        run('Server 2'),
      ],
      expect: [
        { card: 'Marathon', is: { at: 'grip' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'is trashed after a run that failed': {
      corp: {
        servers: { 'Server 1': { cards: ['Melange Mining Corp.'], ice: [rezzed('Ice Wall')] } },
      },
      runner: { grip: ['Marathon'] },
      script: [
        runnerPlays('Marathon'),
        runnerChooses('Marathon', { server: 'Server 1' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Marathon', is: { at: 'heap' } },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
  },
  'Because I Can': {
    'may shuffle the whole server into R&D': {
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: ['Melange Mining Corp.'], ice: ['Ice Wall'] } } },
      runner: { grip: ['Because I Can'] },
      script: [
        runnerPlays('Because I Can'),
        runnerChooses('Because I Can', { server: 'Server 1' }),
        runnerChooses('Because I Can', { option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.rd', count: 4 },
        { card: 'Ice Wall', is: { rezzed: false } },
        { noFact: { type: 'accessed' } },
      ],
    },
  },
  'Flame-out': {
    'pays for its program and loses it when the turn ends': {
      lines: [0, 1, 2],
      turn: { ...runnerTurn, clicks: 3 },
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { grip: ['Flame-out', 'Corroder'], credits: 4 },
      script: [
        installs('Flame-out'),
        installs('Corroder', { host: 'Flame-out' }),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], pay: { 'Flame-out': 1 } }),
        goTo('corp.1.2'),
      ],
      expect: [
        { card: 'Flame-out', is: { counters: { credit: 8 } } },
        { card: 'Corroder', is: { at: 'heap' } },
      ],
    },
    'keeps a program that no credit was spent on': {
      lines: [2],
      turn: { ...runnerTurn, clicks: 1 },
      runner: {
        rig: { hardware: [{ card: 'Flame-out', counters: { credit: 9 }, hosted: ['Corroder'] }] },
      },
      script: [runner('gain-credit'), goTo('corp.1.2')],
      expect: [{ card: 'Corroder', is: { at: 'hosted:Flame-out' } }],
    },
  },
  Kongamato: {
    'breaks the first subroutine, whatever the strength': {
      corp: { servers: { 'R&D': { ice: [rezzed('Archer')] } } },
      runner: { rig: { resources: ['Kongamato'] } },
      script: [run('R&D'), runnerUses('Kongamato', 'break'), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'sub-broken', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
        { card: 'Kongamato', is: { at: 'heap' } },
      ],
    },
    'is of no use once that is broken': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { resources: ['Kongamato', 'Kongamato'] } },
      script: [
        run('R&D'),
        runnerUses('Kongamato#1', 'break'),
        runnerUses('Kongamato#2', 'break', { at: 'run.3.1', illegal: 'ALREADY_BROKEN' }),
      ],
    },
  },
  Gbahali: {
    'breaks the last subroutine': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma')] } } },
      runner: { rig: { resources: ['Gbahali'] } },
      script: [run('R&D'), runnerUses('Gbahali', 'break'), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'sub-broken', sub: 1 }] },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { card: 'Gbahali', is: { at: 'heap' } },
      ],
    },
  },
  Nyashia: {
    'is installed with three counters, and pays one for another card of R&D': {
      lines: [0, 1],
      corp: { rd: ['Hedge Fund', 'Hostile Takeover', 'Hedge Fund'] },
      runner: { grip: ['Nyashia'] },
      policy: { random: 'first' },
      script: [
        installs('Nyashia'),
        run('R&D'),
        runnerChooses('Nyashia', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Nyashia', is: { counters: { power: 2 } } },
        { card: 'Hostile Takeover', is: { at: 'runner.score[0]' } },
      ],
    },
    'asks nothing in HQ': {
      corp: { hq: ['Hedge Fund'] },
      runner: { rig: { programs: [{ card: 'Nyashia', counters: { power: 1 } }] } },
      policy: { random: 'first' },
      script: wholeRun('HQ'),
      expect: [{ card: 'Nyashia', is: { counters: { power: 1 } } }],
    },
  },
  Compile: {
    'installs a program from the heap, which goes under the stack': {
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { credits: 4, grip: ['Compile'], heap: ['Gordian Blade'] },
      script: [
        runnerPlays('Compile', { server: 'HQ' }),
        runnerChooses('Compile', { option: 'yes' }),
        runnerChooses('Compile', { option: 'heap' }),
        runnerUses('Gordian Blade', 'break', { subs: [0] }),
        runnerUses('Gordian Blade', 'break', { subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
        { card: 'Gordian Blade', is: { at: 'stack[3]' } },
        { path: 'runner.credits', eq: 2 },
      ],
    },
  },
  Gebrselassie: {
    'is hosted on an icebreaker, whose strength stays for the turn': {
      lines: [0, 1],
      rules: ['BRK-13'],
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 9, rig: { hardware: ['Gebrselassie'], programs: ['Corroder'] } },
      script: [
        runnerUses('Gebrselassie', 0),
        run('HQ'),
        runnerUses('Corroder', 1, { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('run-ended'),
        runner('gain-credit'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 3 } }],
    },
    'lets it return with the turn': {
      lines: [1],
      rules: ['BRK-13'],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: { credits: 9, rig: { hardware: ['Gebrselassie'], programs: ['Corroder'] } },
      script: [
        runnerUses('Gebrselassie', 0),
        run('HQ'),
        runnerUses('Corroder', 1, { at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [0] }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Corroder', is: { strength: 2 } }],
    },
    'is hosted on no AI': {
      lines: [0],
      runner: { credits: 9, rig: { hardware: ['Gebrselassie'], programs: ['Crypsis'] } },
      script: [runnerUses('Gebrselassie', 0, { illegal: ['NO_EFFECT', 'BAD_TARGET'] })],
    },
  },
};
