import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
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
    'does nothing from R&D': {
      corp: { rd: ['Shi.Kyū', 'Biotic Labor'] },
      script: [run('R&D'), goTo('choice')],
      expect: [{ path: 'corp.credits', eq: 5 }],
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
  },
};
