import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpPlays, goTo, rezzed, run, runnerPlays, runnerUses } from '../sketch/steps';

export const neutralRunnerScenarios: CardSketches = {
  'Process Automation': {
    'gains two credits and draws a card': {
      runner: { grip: ['Process Automation'] },
      script: [runnerPlays('Process Automation')],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', eq: ['Infiltration'] },
      ],
    },
  },
  'Dean Lister': {
    'makes a breaker stronger for the cards of the grip, for the run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Wall of Static')] } } },
      runner: {
        grip: ['Diesel', 'Imp'],
        rig: { programs: ['Corroder', 'Gordian Blade'], resources: ['Dean Lister'] },
      },
      script: [
        run('R&D'),
        runnerUses('Dean Lister', 0, {
          targets: ['Corroder'],
          at: 'run.3.1',
          expect: [{ card: 'Corroder', is: { strength: 4 } }],
        }),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { strength: 2 } },
        { card: 'Dean Lister', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'cannot be used out of a run': {
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'], resources: ['Dean Lister'] } },
      script: [
        runnerUses('Dean Lister', 0, {
          targets: ['Corroder'],
          illegal: ['WRONG_WINDOW', 'PLAY_RESTRICTION', 'NO_EFFECT'],
        }),
      ],
    },
  },
  'Biometric Spoofing': {
    'prevents two damage of any kind': {
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { resources: ['Biometric Spoofing'] } },
      script: [
        run('HQ'),
        runnerUses('Biometric Spoofing', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 2 },
        { card: 'Biometric Spoofing', is: { at: 'heap' } },
        {
          facts: [
            { type: 'damage-prevented', amount: 2 },
            { type: 'damage-suffered', amount: 1 },
          ],
        },
      ],
    },
    'prevents one where there is no more': {
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Data Mine')] } } },
      runner: { grip: ['Diesel', 'Imp', 'Easy Mark'], rig: { resources: ['Biometric Spoofing'] } },
      script: [
        run('HQ'),
        runnerUses('Biometric Spoofing', 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 3 },
        { facts: [{ type: 'damage-prevented', amount: 1 }] },
      ],
    },
  },
  'Officer Frank': {
    'takes two cards of HQ after meat damage': {
      turn: corpTurn,
      policy: { random: 'first' },
      corp: { hq: ['Scorched Earth', 'Hedge Fund', 'Enigma', 'Ice Wall'] },
      runner: {
        rig: { resources: ['Officer Frank'] },
        tags: 1,
        grip: ['Diesel', 'Diesel', 'Modded', 'Mimic', 'Corroder'],
      },
      script: [corpPlays('Scorched Earth'), runnerUses('Officer Frank', 0), goTo('corp.2.2')],
      expect: [
        { path: 'corp.hq', count: 1 },
        { card: 'Officer Frank', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 4 },
      ],
    },
    'cannot be used without': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { hq: ['Hedge Fund', 'Enigma'] },
      runner: { rig: { resources: ['Officer Frank'] } },
      script: [runnerUses('Officer Frank', 0, { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'The Shadow Net': {
    'plays an event of the heap for nothing': {
      runner: {
        rig: { resources: ['The Shadow Net'] },
        score: ['Hostile Takeover'],
        heap: ['Sure Gamble', 'Corroder'],
        credits: 0,
      },
      script: [runnerUses('The Shadow Net', 0), goTo('runner.1.6')],
      expect: [
        { path: 'runner.credits', eq: 9 },
        { path: 'runner.agendaPoints', eq: 0 },
        { path: 'runner.clicks', eq: 3 },
        { card: 'Sure Gamble', is: { at: 'heap' } },
      ],
    },
    'needs an agenda to forfeit': {
      runner: { rig: { resources: ['The Shadow Net'] }, heap: ['Sure Gamble'] },
      script: [runnerUses('The Shadow Net', 0, { illegal: 'CANNOT_PAY' })],
    },
  },
};
