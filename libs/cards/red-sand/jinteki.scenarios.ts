import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  rezzed,
  goTo,
  run,
  wholeRun,
  runnerUses,
  corpPlays,
  installs,
  corpChooses,
  runnerDoes as runner,
  corpUses,
  corpDoes as corp,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  Kakugo: {
    'does a net damage to whoever passes it, and ends the run': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Kakugo')] } } },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Diesel', is: { at: 'heap' } }],
    },
  },
  'Shipment from Tennin': {
    'places two tokens after a turn without a success': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from Tennin'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      script: [corpPlays('Shipment from Tennin'), goTo('corp.2.2')],
      expect: [{ card: 'Private Security Force', is: { advancement: 2 } }],
    },
    'cannot after a success': {
      lines: [0],
      turn: corpTurn,
      corp: {
        hq: ['Shipment from Tennin'],
        servers: { 'Server 1': { cards: ['Private Security Force'] } },
      },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [corpPlays('Shipment from Tennin', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Synth DNA Modification': {
    'does a net damage with the first subroutine of AP ice broken each turn': {
      rules: ['ORD-01'],
      policy: { random: 'first' },
      corp: {
        servers: {
          'R&D': { ice: [rezzed('Enigma')] },
          HQ: { ice: [rezzed('Neural Katana')] },
          'Server 1': { cards: [rezzed('Synth DNA Modification')] },
        },
      },
      runner: {
        credits: 20,
        identity: 'Noise: Hacker Extraordinaire',
        grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder'],
        rig: { programs: ['Mimic', 'Gordian Blade'] },
      },
      script: [
        run('R&D'),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ path: 'runner.grip', count: 4 }] }),
        run('HQ'),
        runnerUses('Mimic', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ path: 'runner.grip', count: 3 }] }),
        run('HQ'),
        runnerUses('Mimic', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 3 }],
    },
    'does nothing while it is not rezzed': {
      corp: {
        servers: {
          HQ: { ice: [rezzed('Neural Katana')] },
          'Server 1': { cards: ['Synth DNA Modification'] },
        },
      },
      runner: { grip: ['Diesel'], rig: { programs: ['Mimic'] } },
      script: [
        run('HQ'),
        runnerUses('Mimic', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  Replanting: {
    'takes a card back and installs two for nothing': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        credits: 1,
        hq: ['Replanting', 'Enigma', 'Ice Wall'],
        servers: {
          HQ: { ice: ['Hunter', 'Hunter'] },
          'Server 1': { cards: [rezzed('PAD Campaign')] },
        },
      },
      script: [
        corpPlays('Replanting'),
        corpChooses('Replanting', { cards: ['PAD Campaign'] }),
        corpChooses('Replanting', { cards: ['Enigma'] }),
        corpChooses('Replanting', { server: 'HQ' }),
        corpChooses('Replanting', { cards: ['PAD Campaign'] }),
        corpChooses('Replanting', { server: 'new' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'HQ.ice[2]' } },
        { card: 'PAD Campaign', is: { rezzed: false } },
        { path: 'corp.credits', eq: 0 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'takes two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Replanting'], servers: { HQ: { ice: ['Hunter'] } } },
      script: [corpPlays('Replanting', { illegal: ['CANNOT_PAY', 'NO_CLICKS'] })],
    },
  },
  'Ben Musashi': {
    'makes agendas of its server cost two net damage to steal': {
      rules: ['STEAL-02'],
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ben Musashi'), 'Hostile Takeover'] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('Server 1'),
        runner('access', { card: 'Hostile Takeover' }),
        runner('steal', { card: 'Hostile Takeover' }),
        runner('leave-accessed', { card: 'Ben Musashi' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
      ],
    },
    'does so after it was trashed in that run, and agendas may be left': {
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Ben Musashi'), 'Hostile Takeover'] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'] },
      script: [
        run('Server 1'),
        runner('access', { card: 'Ben Musashi' }),
        runner('trash-accessed', { card: 'Ben Musashi' }),
        runner('decline-steal', { card: 'Hostile Takeover' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]' } },
      ],
    },
    'has no say elsewhere': {
      corp: {
        servers: {
          'Server 1': { cards: [rezzed('Ben Musashi')] },
          'Server 2': { cards: ['Hostile Takeover'] },
        },
      },
      runner: { grip: ['Diesel', 'Imp'] },
      script: [...wholeRun('Server 2')],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
  },
  'Obokata Protocol': {
    'costs four net damage to steal': {
      rules: ['STEAL-02'],
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: ['Obokata Protocol'] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark', 'Corroder', 'Sure Gamble'] },
      script: [run('Server 1'), runner('steal', { card: 'Obokata Protocol' }), goTo('run-ended')],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.agendaPoints', eq: 3 },
      ],
    },
    'may be left': {
      corp: { hq: ['Obokata Protocol'] },
      runner: { grip: ['Diesel'] },
      script: [run('HQ'), runner('decline-steal', { card: 'Obokata Protocol' }), goTo('run-ended')],
      expect: [{ card: 'Obokata Protocol', is: { at: 'hq' } }],
    },
  },
  'Water Monopoly': {
    'makes resources that are not virtual a credit dearer': {
      corp: { score: ['Water Monopoly'] },
      runner: { grip: ['Armitage Codebusting', 'Crypt', 'Corroder'] },
      script: [
        installs('Armitage Codebusting', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        installs('Crypt', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        installs('Corroder'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'does nothing for the Runner who stole it': {
      runner: { score: ['Water Monopoly'], grip: ['Armitage Codebusting'] },
      script: [installs('Armitage Codebusting')],
      expect: [{ path: 'runner.credits', eq: 4 }],
    },
  },
  'Breached Dome': {
    'does a meat damage and trashes the top card of the stack': {
      lines: [0, 1],
      policy: { random: 'first' },
      corp: { rd: ['Breached Dome', 'Biotic Labor'] },
      runner: { grip: ['Diesel'] },
      script: [run('R&D'), runner('trash-accessed', { card: 'Breached Dome' }), goTo('run-ended')],
      expect: [
        { path: 'runner.heap', eq: ['Diesel', 'Infiltration'] },
        { facts: [{ type: 'revealed' }] },
        { card: 'Breached Dome', is: { at: 'archives' } },
      ],
    },
    'does so in Archives, too': {
      lines: [1],
      policy: { random: 'first' },
      corp: { archives: ['Breached Dome'] },
      runner: { grip: ['Diesel'] },
      script: [...wholeRun('Archives')],
      expect: [{ path: 'runner.heap', count: 2 }],
    },
  },
  Bloom: {
    'installs ice before another server, and behind itself': {
      lines: [0, 1],
      corp: {
        credits: 0,
        hq: ['Ice Wall', 'Enigma'],
        servers: { HQ: { ice: [rezzed('Bloom')] } },
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpChooses('Bloom', { cards: ['Ice Wall'] }),
        corpChooses('Bloom', { server: 'R&D' }),
        corpChooses('Bloom', { cards: ['Enigma'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[0]' } },
        { card: 'Enigma', is: { at: 'HQ.ice[0]' } },
      ],
    },
  },
  'Bamboo Dome': {
    'keeps one of three cards that it reveals, and puts the others back in any order': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Ice Wall'],
        rd: ['Hedge Fund', 'Enigma', 'PAD Campaign', 'Archer'],
        servers: { 'R&D': { cards: [rezzed('Bamboo Dome')] } },
      },
      script: [
        corpUses('Bamboo Dome', 1),
        corpChooses('Bamboo Dome', { cards: ['Enigma'] }),
        corpChooses('Bamboo Dome', { cards: ['PAD Campaign', 'Hedge Fund'] }),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'hq' } },
        { card: 'PAD Campaign', is: { at: 'rd[0]' } },
        { facts: [{ type: 'revealed', card: 'Hedge Fund' }] },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'is installed in the root of R&D alone': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Bamboo Dome'] },
      script: [
        corp('install', {
          card: 'Bamboo Dome',
          server: 'HQ',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET'],
        }),
        corp('install', { card: 'Bamboo Dome', server: 'R&D' }),
      ],
      expect: [{ card: 'Bamboo Dome', is: { at: 'R&D.cards[0]' } }],
    },
  },
  Mirāju: {
    'sends who breaks it to Archives': {
      lines: [0],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Mirāju')] }, Archives: { ice: ['Enigma'] } },
      },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [run('HQ'), runnerUses('Gordian Blade', 'break', { subs: [0] }), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'ice-approached', card: 'Enigma' },
            { type: 'run-successful', server: 'Archives' },
          ],
        },
        { noFact: { type: 'ice-passed', card: 'Mirāju' } },
        { card: 'Mirāju', is: { rezzed: false } },
      ],
    },
    'stays where a subroutine was broken that it gained': {
      policy: { random: 'first' },
      lines: [0],
      rules: ['CONV-06'],
      corp: {
        score: [{ card: 'Project Kusanagi', counters: { agenda: 1 } }],
        servers: { HQ: { ice: [rezzed('Mirāju')] } },
      },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [
        run('HQ'),
        corpUses('Project Kusanagi', 1, { targets: ['Mirāju'] }),
        runnerUses('Gordian Blade', 'break', { subs: [1], at: 'run.3.1' }),
        corpChooses('Mirāju', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-passed', card: 'Mirāju' }], mode: 'any' },
        { card: 'Mirāju', is: { rezzed: true } },
      ],
    },
    'draws and shuffles a card away': {
      policy: { random: 'first' },
      lines: [1],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Mirāju')] } } },
      script: [
        run('HQ'),
        corpChooses('Mirāju', { option: 'yes' }),
        corpChooses('Mirāju', { cards: ['Hedge Fund'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Anonymous Tip'] },
        { path: 'corp.rd', count: 3 },
        { card: 'Mirāju', is: { rezzed: true } },
      ],
    },
  },
  'AgInfusion: New Miracles for a New World': {
    'sends the Runner into the outermost ice of another server': {
      rules: ['ENC-12'],
      corp: {
        identity: 'AgInfusion: New Miracles for a New World',
        servers: {
          HQ: { ice: ['Ice Wall'] },
          'R&D': { ice: [rezzed('Enigma'), rezzed('Neural Katana')] },
        },
      },
      runner: { grip: ['Imp', 'Imp', 'Imp', 'Imp'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpUses('AgInfusion: New Miracles for a New World', 0, { at: 'run.2.3' }),
        corpChooses('AgInfusion: New Miracles for a New World', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { path: 'runner.grip', count: 1 },
        { view: 'runner', mustNotContain: ['Ice Wall'] },
        {
          facts: [
            { type: 'ice-encountered', card: 'Neural Katana' },
            { type: 'run-ended', server: 'R&D', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'passes ice there that is not rezzed': {
      rules: ['ENC-12'],
      corp: {
        identity: 'AgInfusion: New Miracles for a New World',
        servers: { HQ: { ice: ['Ice Wall'] }, 'R&D': { ice: ['Enigma'] } },
      },
      script: [
        run('HQ'),
        corpUses('AgInfusion: New Miracles for a New World', 0, { at: 'run.2.3' }),
        corpChooses('AgInfusion: New Miracles for a New World', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', server: 'R&D', outcome: 'successful' }] }],
    },
    'goes on from a remote that is gone with its ice, to a server without any': {
      corp: {
        identity: 'AgInfusion: New Miracles for a New World',
        servers: { 'Server 1': { ice: ['Ice Wall'] } },
      },
      script: [
        run('Server 1'),
        corpUses('AgInfusion: New Miracles for a New World', 0, { at: 'run.2.3' }),
        corpChooses('AgInfusion: New Miracles for a New World', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', server: 'Archives', outcome: 'successful' }] }],
    },
    'does so once a turn, with ice that is approached and unrezzed alone': {
      corp: {
        identity: 'AgInfusion: New Miracles for a New World',
        servers: {
          HQ: { ice: ['Ice Wall', rezzed('Pop-up Window')] },
          'R&D': { ice: ['Enigma', 'Enigma'] },
        },
      },
      script: [
        run('HQ'),
        corpUses('AgInfusion: New Miracles for a New World', 0, {
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW', 'CANNOT_PAY', 'NO_EFFECT'],
        }),
        runner('choose', { for: 'Pop-up Window', option: 'yes' }),
        corpUses('AgInfusion: New Miracles for a New World', 0, { at: 'run.2.3' }),
        corpChooses('AgInfusion: New Miracles for a New World', { server: 'R&D' }),
        corpUses('AgInfusion: New Miracles for a New World', 0, {
          at: 'run.2.3',
          illegal: ['ALREADY_USED', 'PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
      ],
    },
  },
};
