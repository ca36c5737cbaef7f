import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const jintekiScenarios: CardSketches = {
  'Harmony Medtech: Biomedical Pioneer': {
    'lets the Runner win with six points': {
      rules: ['WIN-01'],
      corp: { identity: 'Harmony Medtech: Biomedical Pioneer', hq: ['Priority Requisition'] },
      runner: { score: ['Priority Requisition'] },
      script: [...wholeRun('HQ')],
      expect: [{ winner: 'runner', reason: 'agenda-points' }],
    },
    'does not let anybody win with five': {
      corp: { identity: 'Harmony Medtech: Biomedical Pioneer', hq: ['Private Security Force'] },
      runner: { score: ['Priority Requisition'] },
      script: [...wholeRun('HQ')],
      expect: [{ path: 'runner.agendaPoints', eq: 5 }, { winner: null }],
    },
  },
  'NeoTokyo Grid': {
    'gives a credit for the first token of a turn': {
      turn: corpTurn,
      corp: {
        servers: { 'Server 1': { cards: ['Private Security Force', rezzed('NeoTokyo Grid')] } },
      },
      script: [
        corp('advance', { card: 'Private Security Force' }),
        corp('advance', { card: 'Private Security Force' }),
      ],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
    'counts tokens that are placed, and no others than those in its server': {
      turn: { ...corpTurn, clicks: 4 },
      corp: {
        hq: ['Shipment from Kaguya'],
        servers: {
          'Server 1': { cards: ['Private Security Force', rezzed('NeoTokyo Grid')] },
          'Server 2': { cards: ['Priority Requisition'] },
        },
      },
      script: [
        corp('advance', { card: 'Priority Requisition' }),
        corpPlays('Shipment from Kaguya'),
        corpChooses('Shipment from Kaguya', {
          cards: ['Private Security Force', 'Priority Requisition'],
        }),
      ],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'does not count ice that protects it': {
      turn: corpTurn,
      corp: { servers: { 'Server 1': { ice: ['Ice Wall'], cards: [rezzed('NeoTokyo Grid')] } } },
      script: [corp('advance', { card: 'Ice Wall' })],
      expect: [{ path: 'corp.credits', eq: 4 }],
    },
  },
  'Tennin Institute: The Secrets Within': {
    'places a token as the turn begins where no run of the last turn was successful': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        servers: { HQ: { ice: ['Enigma'] }, 'Server 1': { cards: ['PAD Campaign'] } },
      },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      script: [
        corpChooses('Tennin Institute: The Secrets Within', { option: 'yes' }),
        corpChooses('Tennin Institute: The Secrets Within', { cards: ['PAD Campaign'] }),
      ],
      expect: [{ card: 'PAD Campaign', is: { advancement: 1 } }],
    },
    'places one on a card of the Runner, too': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      runner: { rig: { hardware: ['Cyberfeeder'] } },
      script: [
        corpChooses('Tennin Institute: The Secrets Within', { option: 'yes' }),
        corpChooses('Tennin Institute: The Secrets Within', { cards: ['Cyberfeeder'] }),
      ],
      expect: [
        { card: 'Cyberfeeder', is: { advancement: 1 } },
        { card: 'PAD Campaign', is: { advancement: 0 } },
      ],
    },
    'may be declined': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      script: [
        corpChooses('Tennin Institute: The Secrets Within', { option: 'no' }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'PAD Campaign', is: { advancement: 0 } }],
    },
    'places none after a successful run': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [goTo('corp.2.2')],
      expect: [{ card: 'PAD Campaign', is: { advancement: 0 } }],
    },
    'places a token on ice that cannot be advanced after an unsuccessful run': {
      turn: { side: 'corp', number: 3, clicks: 3, at: 'corp.1.2' },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        servers: { HQ: { ice: ['Enigma'] } },
      },
      history: {
        lastTurn: [
          { type: 'run-began', server: 'HQ' },
          { type: 'run-ended', outcome: 'unsuccessful' },
        ],
      },
      script: [
        corpChooses('Tennin Institute: The Secrets Within', { option: 'yes' }),
        goTo('corp.2.1'),
      ],
      expect: [{ card: 'Enigma', is: { advancement: 1 } }, { noFact: { type: 'advanced' } }],
    },
    'places none the turn after a run on Archives': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        servers: { 'R&D': { ice: [] }, HQ: { ice: ['Enigma'] } },
      },
      script: [run('Archives'), goTo('corp.2.1')],
      expect: [{ card: 'Enigma', is: { advancement: 0 } }],
    },
    'places none as the first turn of the game begins': {
      turn: { side: 'corp', number: 1, clicks: 0, at: 'corp.1.2' },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        servers: { HQ: { ice: ['Enigma'] } },
      },
      script: [goTo('corp.2.1')],
      expect: [{ card: 'Enigma', is: { advancement: 0 } }],
    },
    'reckons nothing by a run that Crisium Grid made count for none': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: {
        identity: 'Tennin Institute: The Secrets Within',
        hq: ['Hedge Fund'],
        rd: ['Hunter', 'Enigma'],
        servers: { HQ: { cards: [rezzed('Crisium Grid')] } },
      },
      script: [
        run('HQ'),
        runner('access', { card: 'Crisium Grid' }),
        runner('leave-accessed', { card: 'Crisium Grid' }),
        goTo('run-ended'),
        goTo('choice'),
        corpChooses('Tennin Institute: The Secrets Within', { option: 'yes' }),
        goTo('corp.2.1'),
      ],
      expect: [{ card: 'Crisium Grid', is: { advancement: 1 } }],
    },
  },
  'Medical Research Fundraiser': {
    'gives eight credits, and three to the Runner': {
      turn: corpTurn,
      corp: { credits: 3, hq: ['Medical Research Fundraiser'] },
      script: [corpPlays('Medical Research Fundraiser')],
      expect: [
        // One of them is that of Building a Better World.
        { path: 'corp.credits', eq: 9 },
        { path: 'runner.credits', eq: 8 },
      ],
    },
    'is a transaction that Weyland gains by': {
      turn: corpTurn,
      corp: { credits: 3, hq: ['Medical Research Fundraiser'] },
      runner: { credits: 0 },
      script: [corpPlays('Medical Research Fundraiser')],
      expect: [
        { path: 'corp.credits', eq: 9 },
        { path: 'runner.credits', eq: 3 },
      ],
    },
  },
  Pup: {
    'does net damage for each subroutine that the Runner does not pay off': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pup')] } } },
      runner: { credits: 2, grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [
        run('R&D'),
        runnerChooses('Pup', { option: 'yes' }),
        runnerChooses('Pup', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'asks nothing of a Runner without credits': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Pup')] } } },
      runner: { credits: 0, grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: wholeRun('R&D'),
      expect: [{ path: 'runner.grip', count: 0 }],
    },
  },
  Inazuma: {
    'keeps the next ice from being broken, and the Runner in the run': {
      lines: [0, 1],
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('Inazuma')] } } },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runner('jack-out', { at: 'run.2.2', illegal: 'CANNOT_JACK_OUT' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Ice Wall' }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'shuts the next ice, and the way out before it': {
      lines: [0, 1],
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall'), rezzed('Inazuma')] } },
      },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        goTo('run.3.1'),
        runner('pass'),
        corp('pass'),
        runner('jack-out', { illegal: ['CANNOT_JACK_OUT', 'WRONG_WINDOW'] }),
        goTo('run.3.1'),
        runnerUses('Corroder', 'break', {
          subs: [0],
          illegal: ['PLAY_RESTRICTION', 'NO_EFFECT', 'ALREADY_BROKEN', 'BAD_TARGET'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Mushin No Shin': {
    'installs a card in a new server with three tokens, not to be scored or rezzed this turn': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Mushin No Shin', 'Braintrust', 'Enigma'], credits: 9 },
      script: [
        corpPlays('Mushin No Shin'),
        corp('score', {
          card: 'Braintrust',
          illegal: ['WRONG_WINDOW', 'PLAY_RESTRICTION', 'NOT_ACTIVE'],
        }),
      ],
      expect: [
        { card: 'Braintrust', is: { at: 'Server 1.cards[0]', advancement: 3 } },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'takes no card that belongs in the root of HQ': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Mushin No Shin', 'Panic Button', 'Braintrust'], credits: 9 },
      script: [corpPlays('Mushin No Shin')],
      expect: [{ card: 'Braintrust', is: { at: 'Server 1.cards[0]', advancement: 3 } }],
    },
    'needs two clicks': {
      lines: [0],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Mushin No Shin', 'Braintrust'] },
      script: [corpPlays('Mushin No Shin', { illegal: 'NO_CLICKS' })],
    },
  },
  Shiro: {
    'arranges R&D, and lets the Runner access the top card unless the Corp pays': {
      lines: [0, 1],
      corp: { servers: { Archives: { ice: [rezzed('Shiro')] } } },
      script: [
        run('Archives'),
        goTo('choice'),
        corpChooses('Shiro', { cards: ['Biotic Labor', 'Anonymous Tip', 'Archived Memories'] }),
        corpChooses('Shiro', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.rd[0]', eq: 'Biotic Labor' },
        { facts: [{ type: 'accessed', card: 'Biotic Labor' }] },
      ],
    },
    'puts an ambush on top for the Runner to access': {
      lines: [1, 2],
      corp: {
        credits: 4,
        rd: ['Priority Requisition', 'Snare!', 'Hedge Fund', 'Enigma'],
        servers: { HQ: { ice: [rezzed('Shiro')] } },
      },
      runner: {
        credits: 0,
        grip: ['Diesel', 'Stimhack', 'Sure Gamble'],
        identity: 'Noise: Hacker Extraordinaire',
      },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpChooses('Shiro', { cards: ['Snare!', 'Priority Requisition', 'Hedge Fund'] }),
        corpChooses('Shiro', { option: 'no' }),
        corpChooses('Snare!', { option: 'yes' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'runner.tags', eq: 1 },
        { path: 'corp.credits', eq: 0 },
        { card: 'Priority Requisition', is: { at: 'rd[1]' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'is not asked to pay what it cannot': {
      lines: [2],
      corp: {
        credits: 0,
        rd: ['Hedge Fund', 'Priority Requisition', 'Enigma'],
        servers: { HQ: { ice: [rezzed('Shiro')] } },
      },
      script: [
        run('HQ'),
        corpChooses('Shiro', { cards: ['Priority Requisition', 'Hedge Fund', 'Enigma'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 3 },
        { facts: [{ type: 'stolen', card: 'Priority Requisition' }, { type: 'run-ended' }] },
      ],
    },
  },
  'Susanoo-no-Mikoto': {
    'sends the Runner to Archives, without jacking out before the next ice': {
      corp: { servers: { HQ: { ice: [rezzed('Susanoo-no-Mikoto')] } } },
      script: wholeRun('HQ'),
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
    'keeps the Runner in the run while the next ice is encountered': {
      rules: ['CANT-01'],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Susanoo-no-Mikoto')] },
          Archives: { ice: [rezzed('Guard')] },
        },
      },
      runner: { identity: 'Nero Severn: Information Broker' },
      script: [
        run('HQ'),
        runnerChooses('Nero Severn: Information Broker', { option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'sub-resolved', ice: 'Guard' }] }],
    },
    'does not move a run on Archives': {
      corp: { servers: { Archives: { ice: [rezzed('Susanoo-no-Mikoto')] } } },
      script: wholeRun('Archives'),
      expect: [
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
        { noFact: { type: 'run-moved' } },
      ],
    },
    'keeps the Runner from jacking out of a run on Archives, too': {
      corp: {
        servers: { Archives: { ice: ['Wall of Static', rezzed('Susanoo-no-Mikoto')] } },
      },
      script: [
        run('Archives'),
        runner('jack-out', { at: 'run.2.2', illegal: ['CANNOT_JACK_OUT', 'WRONG_WINDOW'] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
  },
  'Tori Hanzō': {
    'turns the first net damage of a run into brain damage for two credits': {
      corp: {
        servers: { Archives: { ice: [rezzed('Neural Katana')], cards: [rezzed('Tori Hanzō')] } },
      },
      runner: { grip: ['Diesel', 'Modded', 'Tinkering'] },
      policy: { random: 'first' },
      script: [
        run('Archives'),
        goTo('choice'),
        corpChooses('Tori Hanzō', { option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.grip', count: 2 },
        { path: 'corp.credits', eq: 3 },
      ],
    },
    'turns the first net damage of a run into a brain damage': {
      corp: { credits: 6, servers: { 'Server 1': { cards: [rezzed('Tori Hanzō'), 'Snare!'] } } },
      runner: { grip: ['Diesel', 'Stimhack', 'Sure Gamble'], credits: 0 },
      script: [
        run('Server 1'),
        runner('access', { card: 'Snare!' }),
        corpChooses('Snare!', { option: 'yes' }),
        corpChooses('Tori Hanzō', { option: 'yes' }),
        chance('damage', ['Stimhack']),
        runner('leave-accessed', { card: 'Snare!' }),
        runner('access', { card: 'Tori Hanzō' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.grip', count: 2 },
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.tags', eq: 1 },
      ],
    },
    'has missed it once a first one was done': {
      corp: {
        credits: 6,
        servers: {
          'Server 1': {
            ice: [rezzed('Neural Katana'), rezzed('Neural Katana')],
            cards: [rezzed('Tori Hanzō')],
          },
        },
      },
      runner: {
        grip: ['Diesel', 'Stimhack', 'Sure Gamble', 'Corroder', 'Ninja', 'Inside Job'],
        credits: 0,
      },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        corpChooses('Tori Hanzō', { option: 'no' }),
        runner('continue', { at: 'run.2.2' }),
        goTo('run.5.1'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.grip', count: 0 },
      ],
    },
    'waits for no prevention of the damage that it replaces': {
      corp: { credits: 6, servers: { 'Server 1': { cards: [rezzed('Tori Hanzō'), 'Snare!'] } } },
      runner: {
        grip: ['Diesel', 'Stimhack', 'Sure Gamble'],
        credits: 3,
        rig: { programs: ['Net Shield', 'Deus X'] },
      },
      script: [
        run('Server 1'),
        runner('access', { card: 'Snare!' }),
        corpChooses('Snare!', { option: 'yes' }),
        corpChooses('Tori Hanzō', { option: 'yes' }),
        chance('damage', ['Stimhack']),
        runner('leave-accessed', { card: 'Snare!' }),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Deus X', is: { at: 'rig' } },
        { path: 'runner.grip', count: 2 },
      ],
    },
  },
};
