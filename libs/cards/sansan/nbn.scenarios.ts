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
  wholeRun,
} from '../sketch/steps';

export const nbnScenarios: CardSketches = {
  'Little Engine': {
    'ends the run, and pays the Runner': {
      lines: [0, 1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Little Engine')] } } },
      runner: { rig: { programs: [{ card: 'Faust' }] } },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  Pachinko: {
    'ends the run of a tagged Runner alone': {
      lines: [0, 1],
      corp: {
        servers: { HQ: { ice: [rezzed('Pachinko')] }, 'R&D': { ice: [rezzed('Pachinko')] } },
      },
      runner: { tags: 1 },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
    'lets others pass': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pachinko')] } } },
      script: [run('R&D'), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  },
  'Haarpsichord Studios: Entertainment Unleashed': {
    'lets one agenda be stolen each turn': {
      rules: ['CANT-01'],
      corp: {
        identity: 'Haarpsichord Studios: Entertainment Unleashed',
        servers: {
          'Server 1': { cards: ['Private Security Force'] },
          'Server 2': { cards: ['Private Security Force'] },
        },
      },
      script: [...wholeRun('Server 1'), ...wholeRun('Server 2')],
      expect: [{ path: 'runner.agendaPoints', eq: 2 }],
    },
  },
  'Explode-a-palooza': {
    'is shown out of R&D, and may pay five credits': {
      lines: [0, 1],
      rules: ['INFO-17'],
      corp: { credits: 0, rd: ['Explode-a-palooza', 'Enigma'] },
      script: [run('R&D'), corpChooses('Explode-a-palooza', { option: 'yes' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { facts: [{ type: 'revealed', card: 'Explode-a-palooza' }] },
      ],
    },
  },
  'Predictive Algorithm': {
    'makes agendas cost two credits to steal': {
      lines: [1],
      rules: ['STEAL-02'],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Predictive Algorithm'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      script: [
        corpPlays('Predictive Algorithm'),
        goTo('runner.1.6'),
        run('Server 1'),
        runner('steal', { card: 'Hostile Takeover' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { card: 'Predictive Algorithm', is: { at: 'archives' } },
      ],
    },
    'keeps an agenda from who cannot pay': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        hq: ['Predictive Algorithm'],
        servers: { 'Server 1': { cards: ['Hostile Takeover'] } },
      },
      runner: { credits: 1 },
      script: [corpPlays('Predictive Algorithm'), goTo('runner.1.6'), ...wholeRun('Server 1')],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'Server 1.cards[0]' } },
        { card: 'Predictive Algorithm', is: { at: 'play' } },
      ],
    },
  },
  Gutenberg: {
    'is stronger before R&D, and gives a tag by a trace': {
      lines: [0, 1],
      corp: { credits: 0, servers: { 'R&D': { ice: [rezzed('Gutenberg')] } } },
      runner: { credits: 0 },
      script: [...wholeRun('R&D')],
      expect: [
        { card: 'Gutenberg', is: { strength: 6 } },
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'trace-began', base: 7 }] },
      ],
    },
    'is not elsewhere': {
      lines: [0],
      corp: { credits: 0, servers: { HQ: { ice: [rezzed('Gutenberg')] } } },
      runner: { credits: 0 },
      script: [...wholeRun('HQ')],
      expect: [{ card: 'Gutenberg', is: { strength: 3 } }],
    },
  },
  Exposé: {
    'takes away a bad publicity for each token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        badPublicity: 3,
        servers: { 'Server 1': { cards: [rezzed('Exposé', { advancement: 1 })] } },
      },
      script: [corp('advance', { card: 'Exposé' }), corpUses('Exposé', 1)],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Exposé', is: { at: 'archives' } },
      ],
    },
  },
  'Award Bait': {
    'may place up to two tokens as it is accessed': {
      lines: [0, 1],
      corp: {
        rd: ['Award Bait', 'Biotic Labor'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] }, HQ: { ice: ['Ice Wall'] } },
      },
      script: [
        run('R&D'),
        corpChooses('Award Bait', { option: 'yes' }),
        corpChooses('Award Bait', { cards: ['Ice Wall'] }),
        corpChooses('Award Bait', { number: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 2 } },
        { card: 'Award Bait', is: { at: 'runner.score' } },
        { facts: [{ type: 'revealed' }] },
      ],
    },
    'may place none': {
      lines: [1],
      corp: {
        archives: ['Award Bait'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      script: [run('Archives'), corpChooses('Award Bait', { option: 'no' }), goTo('run-ended')],
      expect: [{ card: 'Priority Requisition', is: { advancement: 0 } }],
    },
  },
  'Early Premiere': {
    'may place a token for a credit on a card in a server': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        servers: {
          HQ: { ice: ['Ice Wall'] },
          'Server 1': { cards: [rezzed('Early Premiere')] },
          'Server 2': { cards: ['Priority Requisition'] },
          'Server 3': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        runner('gain-credit'),
        corpChooses('Early Premiere', { option: 'yes' }),
        goTo('choice', {
          expect: [
            {
              notLegal: [{ by: 'corp', do: 'choose', for: 'Early Premiere', cards: ['Ice Wall'] }],
            },
          ],
        }),
        corpChooses('Early Premiere', { cards: ['Hostile Takeover'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { advancement: 1 } },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'is not asked without a credit': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [rezzed('Early Premiere')] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ card: 'Priority Requisition', is: { advancement: 0 } }],
    },
  },
  'Casting Call': {
    'installs an agenda faceup that gives two tags': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Casting Call', 'Hostile Takeover', 'PAD Campaign'] },
      script: [
        corpPlays('Casting Call'),
        corpChooses('Casting Call', { server: 'new' }),
        goTo('runner.1.6', {
          expect: [{ card: 'Casting Call', is: { at: 'hosted:Hostile Takeover' } }],
        }),
        ...wholeRun('Server 1'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
        { card: 'Casting Call', is: { at: 'archives' } },
      ],
    },
    'cannot be played without an agenda': {
      turn: corpTurn,
      corp: { hq: ['Casting Call', 'PAD Campaign'] },
      script: [corpPlays('Casting Call', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
  },
  'Product Placement': {
    'pays two credits as it is accessed': {
      lines: [0, 1],
      corp: { rd: ['Product Placement', 'Biotic Labor'] },
      script: [
        run('R&D'),
        runner('leave-accessed', { card: 'Product Placement' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 7 }, { facts: [{ type: 'revealed' }] }],
    },
    'pays none in Archives': {
      lines: [1],
      corp: { archives: ['Product Placement'] },
      script: [...wholeRun('Archives')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  Blacklist: {
    'keeps a card of the heap from being taken back': {
      rules: ['CANT-01', 'CANT-03'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Blacklist')] } } },
      runner: { grip: ['Déjà Vu'], heap: ['Imp'] },
      script: [runner('play', { card: 'Déjà Vu', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] })],
    },
    'keeps programs of the heap from being installed': {
      rules: ['CANT-01', 'CANT-03'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Blacklist')] } } },
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { rig: { hardware: ['Clone Chip'] }, heap: ['Imp'] },
      script: [
        runner('use', {
          card: 'Clone Chip',
          ability: 0,
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'],
        }),
      ],
    },
    'keeps events of the heap from being played': {
      rules: ['CANT-01', 'CANT-03'],
      corp: { servers: { 'Server 1': { cards: [rezzed('Blacklist')] } } },
      runner: { rig: { resources: ['Same Old Thing'] }, heap: ['Easy Mark'] },
      script: [
        runner('use', {
          card: 'Same Old Thing',
          ability: 0,
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'],
        }),
      ],
    },
    'lets the rest of an effect work': {
      rules: ['CANT-02', 'CANT-03'],
      policy: { random: 'first' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Blacklist')] } } },
      runner: { grip: ['Levy AR Lab Access', 'Imp'], heap: ['Mimic'], stack: [] },
      script: [runner('play', { card: 'Levy AR Lab Access' }), goTo('runner.1.6')],
      expect: [
        { path: 'runner.grip', eq: ['Imp'] },
        { path: 'runner.heap', eq: ['Mimic'] },
        { path: 'runner.stack', count: 0 },
      ],
    },
    'has nothing offered from the heap': {
      rules: ['CANT-03'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Ice Wall')] },
          'Server 1': { cards: [rezzed('Blacklist')] },
        },
      },
      runner: { heap: ['Paperclip'] },
      script: [run('HQ'), goTo('run-ended')],
      expect: [{ card: 'Paperclip', is: { at: 'heap' } }],
    },
    'binds the Corp, too': {
      rules: ['CANT-03'],
      turn: corpTurn,
      corp: { hq: ['Ark Lockdown'], servers: { 'Server 1': { cards: [rezzed('Blacklist')] } } },
      runner: { heap: ['Imp'] },
      script: [corp('play', { card: 'Ark Lockdown', illegal: ['PLAY_RESTRICTION', 'NO_EFFECT'] })],
    },
    'lets cards be put there': {
      corp: { servers: { 'Server 1': { cards: [rezzed('Blacklist')] } } },
      runner: { grip: ['Easy Mark'] },
      script: [runner('play', { card: 'Easy Mark' }), goTo('runner.1.6')],
      expect: [{ path: 'runner.heap', eq: ['Easy Mark'] }],
    },
    'lets what is trashed go elsewhere instead': {
      rules: ['CANT-03', 'TRASH-11'],
      turn: corpTurn,
      policy: { random: 'first' },
      corp: {
        identity: 'Skorpios Defense Systems: Persuasive Power',
        hq: ['Traffic Accident'],
        servers: { 'Server 1': { cards: [rezzed('Blacklist')] } },
      },
      runner: { tags: 2, grip: ['Diesel', 'Modded', 'Tinkering'] },
      script: [
        corpPlays('Traffic Accident'),
        corpChooses('Skorpios Defense Systems: Persuasive Power', { option: 'no' }),
        corpChooses('Skorpios Defense Systems: Persuasive Power', { option: 'yes' }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'runner.heap', count: 1 },
        { path: 'removed', count: 1 },
      ],
    },
    'lets what is trashed be installed facedown instead': {
      rules: ['CANT-03', 'TRASH-10'],
      turn: corpTurn,
      corp: {
        hq: ['Best Defense'],
        servers: { 'Server 1': { cards: [rezzed('Blacklist')] } },
      },
      runner: { tags: 3, rig: { programs: ['Harbinger'] } },
      script: [corpPlays('Best Defense', { targets: ['Harbinger'] }), goTo('corp.2.2')],
      expect: [{ path: 'runner.rig.facedown', count: 1 }],
    },
    'says nothing while it is unrezzed': {
      corp: { servers: { 'Server 1': { cards: ['Blacklist'] } } },
      runner: { grip: ['Déjà Vu'], heap: ['Imp'] },
      script: [runner('play', { card: 'Déjà Vu' }), goTo('runner.1.6')],
      expect: [{ path: 'runner.grip', eq: ['Imp'] }],
    },
  },
};
