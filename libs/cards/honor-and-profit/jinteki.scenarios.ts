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
  'Philotic Entanglement': {
    'does net damage for each agenda the Runner has': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Philotic Entanglement', advancement: 3 }] } },
      },
      runner: {
        grip: ['Diesel', 'Modded', 'Tinkering'],
        score: ['Hostile Takeover', 'Breaking News'],
      },
      policy: { random: 'first' },
      script: [corp('score', { card: 'Philotic Entanglement' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none to a Runner without agendas': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Philotic Entanglement', advancement: 3 }] } },
      },
      runner: { grip: ['Diesel'] },
      script: [corp('score', { card: 'Philotic Entanglement' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Mental Health Clinic': {
    'gives a credit as the turn begins, and the Runner a larger hand': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: { 'Server 1': { cards: [rezzed('Mental Health Clinic')] } } },
      script: [goTo('corp.2.2')],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'runner.handSize', eq: 6 },
        { path: 'corp.handSize', eq: 5 },
      ],
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
  'Psychic Field': {
    'does a net damage for each card in the grip where the bids differ': {
      corp: { servers: { 'Server 1': { cards: ['Psychic Field'] } } },
      runner: { grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        runner('leave-accessed', { card: 'Psychic Field' }),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'does none where they are the same, and nothing in HQ': {
      corp: { hq: ['Psychic Field'], servers: { 'Server 1': { cards: ['Psychic Field'] } } },
      runner: { grip: ['Diesel', 'Modded'] },
      script: [
        run('Server 1'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        runner('leave-accessed', { card: 'Psychic Field#2' }),
        goTo('run-ended'),
        run('HQ'),
        runner('leave-accessed', { card: 'Psychic Field#1' }),
      ],
      expect: [{ path: 'runner.grip', count: 2 }],
    },
    'does it when it is exposed': {
      corp: { servers: { 'Server 1': { cards: ['Psychic Field'] } } },
      runner: { grip: ['Satellite Uplink', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('play', { card: 'Satellite Uplink' }),
        runnerChooses('Satellite Uplink', { cards: ['Psychic Field'] }),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [{ path: 'runner.grip', count: 0 }],
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
