import { type CardSketches, corpTurn } from '../sketch/sketch';
import {
  corpDoes,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  Bhagat: {
    'trashes a card of R&D with the first success on HQ': {
      rules: ['ORD-01'],
      corp: { rd: ['Enigma', 'Hunter', 'Ice Wall'] },
      runner: { rig: { resources: ['Bhagat'] } },
      script: [...wholeRun('Archives'), ...wholeRun('HQ'), ...wholeRun('HQ')],
      expect: [{ path: 'corp.archives', eq: ['Enigma'] }],
    },
  },
  'Emptied Mind': {
    'gains a click with an empty grip': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { resources: ['Emptied Mind'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 5 }],
    },
    'gains none with a card': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { grip: ['Diesel'], rig: { resources: ['Emptied Mind'] } },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.clicks', eq: 4 }],
    },
  },
  'The Noble Path': {
    'trashes the grip and prevents all damage in the run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['The Noble Path', 'Diesel', 'Imp'] },
      script: [runnerPlays('The Noble Path', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { winner: null },
        { path: 'runner.heap', count: 3 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'prevents none in the next run': {
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['The Noble Path'] },
      script: [
        runnerPlays('The Noble Path', { server: 'R&D' }),
        goTo('run-ended'),
        run('R&D'),
        goTo('run-ended'),
      ],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    },
  },
  'Making an Entrance': {
    'trashes some of the top six and orders the rest': {
      runner: {
        grip: ['Making an Entrance'],
        stack: ['Diesel', 'Imp', 'Corroder', 'Easy Mark', 'Medium', 'Mimic', 'Parasite'],
      },
      script: [
        runnerPlays('Making an Entrance'),
        runnerChooses('Making an Entrance', { cards: ['Diesel', 'Imp', 'Easy Mark', 'Medium'] }),
        runnerChooses('Making an Entrance', { cards: ['Mimic', 'Corroder'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Mimic', 'Corroder', 'Parasite'] },
        { path: 'runner.heap', count: 5 },
        { view: 'corp', mustNotContain: ['Mimic', 'Corroder'] },
      ],
    },
    'is played with the first click alone': {
      runner: { grip: ['Making an Entrance'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Making an Entrance', { at: 'runner.1.6', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Run Amok': {
    'trashes ice that was rezzed in its run': {
      corp: { credits: 9, servers: { HQ: { ice: ['Ice Wall', rezzed('Eli 1.0')] } } },
      runner: { grip: ['Run Amok'] },
      script: [
        runnerPlays('Run Amok'),
        runnerChooses('Run Amok', { server: 'HQ' }),
        runnerUses('Eli 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Eli 1.0', 'break', { subs: [1] }),
        corpDoes('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Eli 1.0', is: { at: 'HQ.ice[0]' } },
      ],
    },
    'trashes nothing where none was rezzed': {
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall')] } } },
      runner: { grip: ['Run Amok'] },
      script: [
        runnerPlays('Run Amok'),
        runnerChooses('Run Amok', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Ice Wall', is: { at: 'HQ.ice[0]' } }],
    },
  },
};
