import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
} from '../sketch/steps';

export const jintekiAssetsScenarios: CardSketches = {
  'Shi.Kyū': {
    'does as much damage as was paid': {
      corp: { hq: ['Shi.Kyū'] },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder'] },
      policy: { random: 'first' },
      script: [
        run('HQ'),
        corpChooses('Shi.Kyū', { option: 'yes', number: 2 }),
        runnerChooses('Shi.Kyū', { option: 'take-damage' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'goes to the score area of the Runner instead, worth one point less than none': {
      corp: { hq: ['Shi.Kyū'] },
      runner: { grip: ['Diesel'], score: ['Private Security Force'] },
      script: [
        run('HQ'),
        corpChooses('Shi.Kyū', { option: 'yes', number: 5 }),
        runnerChooses('Shi.Kyū', { option: 'add-to-score-area' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Shi.Kyū', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 1 },
        { card: 'Diesel', is: { at: 'grip' } },
      ],
    },
    'asks the Runner, though nothing was paid': {
      corp: { hq: ['Shi.Kyū'] },
      runner: { grip: ['Diesel'], score: ['Private Security Force'] },
      script: [
        run('HQ'),
        corpChooses('Shi.Kyū', { option: 'yes', number: 0 }),
        runnerChooses('Shi.Kyū', { option: 'add-to-score-area' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    },
    'does nothing from R&D': {
      corp: { rd: ['Shi.Kyū', 'Biotic Labor'] },
      script: [run('R&D'), goTo('choice')],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
    'is worth a point less for the Runner who would rather not be hurt': {
      corp: { credits: 3, servers: { 'Server 1': { cards: ['Shi.Kyū'] } } },
      runner: { grip: ['Diesel'], score: ['Priority Requisition'] },
      script: [
        run('Server 1'),
        corpChooses('Shi.Kyū', { option: 'yes', number: 3 }),
        goTo('choice'),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }, { pending: { for: 'runner' } }],
    },
    'is ignored when accessed from R&D': {
      corp: { credits: 3, rd: ['Shi.Kyū', 'Hedge Fund'] },
      script: [run('R&D'), runner('leave-accessed', { card: 'Shi.Kyū' }), goTo('run-ended')],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { noFact: { type: 'damage-suffered' } },
        { card: 'Shi.Kyū', is: { at: 'rd[0]' } },
      ],
    },
    'asks the Runner what to suffer': {
      corp: { credits: 3, servers: { 'Server 1': { cards: ['Shi.Kyū'] } } },
      runner: { grip: [], score: ['Priority Requisition', 'Priority Requisition'] },
      script: [
        run('Server 1'),
        corpChooses('Shi.Kyū', { option: 'yes', number: 1 }),
        goTo('choice'),
      ],
      expect: [{ pending: { for: 'runner', source: 'Shi.Kyū' } }],
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
    'works when it is exposed, all damage at once': {
      corp: { credits: 2, servers: { 'Server 1': { cards: ['Psychic Field'] } } },
      runner: { credits: 3, grip: ['Infiltration', 'Diesel', 'Stimhack'], stack: ['Tinkering'] },
      script: [
        runnerPlays('Infiltration', { option: 'expose', targets: ['Psychic Field'] }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        chance('damage', ['Diesel', 'Stimhack']),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { facts: [{ type: 'damage-suffered', kind: 'net', amount: 2 }] },
        { winner: null },
      ],
    },
    'does nothing in HQ': {
      corp: { credits: 2, hq: ['Psychic Field'] },
      runner: { grip: ['Diesel'] },
      script: [run('HQ'), runner('trash-accessed', { card: 'Psychic Field' }), goTo('run-ended')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
};
