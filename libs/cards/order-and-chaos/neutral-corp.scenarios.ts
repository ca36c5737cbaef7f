import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpPlays, goTo, rezzed, run, runnerChooses } from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  'Sub Boost': {
    'makes a barrier of ice that ends the run': {
      rules: ['CONV-06', 'HOST-11'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Sub Boost'], servers: { HQ: { ice: [rezzed('Pop-up Window')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        corpPlays('Sub Boost'),
        goTo('runner.1.6'),
        run('HQ'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
};
