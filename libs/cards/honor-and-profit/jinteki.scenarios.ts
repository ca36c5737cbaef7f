import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
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
  },
  'Susanoo-no-Mikoto': {
    'sends the Runner to Archives, without jacking out before the next ice': {
      corp: { servers: { HQ: { ice: [rezzed('Susanoo-no-Mikoto')] } } },
      script: wholeRun('HQ'),
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    },
    'does nothing on Archives': {
      corp: { servers: { Archives: { ice: [rezzed('Susanoo-no-Mikoto')] } } },
      script: wholeRun('Archives'),
      expect: [
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
        { noFact: { type: 'run-moved' } },
      ],
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
  },
};
