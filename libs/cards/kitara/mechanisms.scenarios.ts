import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpChooses, corpDoes, goTo, run, runnerDoes, runnerUses } from '../sketch/steps';

/** Cards whose mechanisms began with this cycle. */
export const mechanismsScenarios: CardSketches = {
  Assimilator: {
    'turns a facedown card faceup, which works from then on': {
      rules: ['INST-23'],
      runner: { rig: { resources: ['Assimilator'], facedown: ['Akamatsu Mem Chip'] } },
      script: [runnerUses('Assimilator', 0, { targets: ['Akamatsu Mem Chip'] })],
      expect: [
        { path: 'runner.mu.limit', eq: 5 },
        { path: 'runner.clicks', eq: 2 },
        { noFact: { type: 'installed' } },
      ],
    },
    'trashes an event that it turns': {
      runner: { rig: { resources: ['Assimilator'], facedown: ['Sure Gamble'] } },
      script: [runnerUses('Assimilator', 0, { targets: ['Sure Gamble'] })],
      expect: [
        { card: 'Sure Gamble', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 5 },
      ],
    },
    'has nothing to do without a facedown card': {
      runner: { rig: { resources: ['Assimilator', 'Armitage Codebusting'] } },
      script: [runnerUses('Assimilator', 0, { illegal: 'NO_EFFECT' })],
    },
    'turns up a second console only to trash it': {
      rules: ['CONS-02'],
      runner: { rig: { hardware: ['Vigil'], facedown: ['Grimoire'], resources: ['Assimilator'] } },
      script: [runnerUses('Assimilator', 0)],
      expect: [
        { card: 'Vigil', is: { at: 'rig' } },
        { card: 'Grimoire', is: { at: 'heap' } },
      ],
    },
  },
  'Malia Z0L0K4': {
    'makes the text of a resource blank as long as it is rezzed': {
      rules: ['BLANK-01'],
      turn: { ...corpTurn, clicks: 1, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: ['Malia Z0L0K4'] } } },
      runner: {
        credits: 3,
        rig: {
          resources: [
            { card: 'Armitage Codebusting', counters: { credit: 12 } },
            'Underworld Contact',
          ],
        },
      },
      script: [
        corpDoes('rez', { card: 'Malia Z0L0K4' }),
        corpChooses('Malia Z0L0K4', { cards: ['Armitage Codebusting'] }),
        corpDoes('gain-credit'),
        goTo('runner.1.6'),
        runnerUses('Armitage Codebusting', 1, { illegal: 'BAD_TARGET' }),
        run('Server 1'),
        runnerDoes('trash-accessed', { card: 'Malia Z0L0K4' }),
        goTo('runner.1.6'),
        runnerUses('Armitage Codebusting', 1),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
  },
};
