import type { CardSketches } from '../sketch/sketch';
import { goTo, rezzed, run, runnerChooses, runnerUses, wholeRun } from '../sketch/steps';

export const anarchScenarios: CardSketches = {
  'Null: Whistleblower': {
    'may trash a card to weaken ice for the run, once a turn': {
      corp: { servers: { 'R&D': { ice: [rezzed('Enigma'), rezzed('Wall of Static')] } } },
      runner: {
        identity: 'Null: Whistleblower',
        grip: ['Diesel', 'Imp'],
        rig: { programs: ['Corroder'] },
      },
      script: [
        run('R&D'),
        runnerChooses('Null: Whistleblower', { option: 'yes' }),
        runnerChooses('Null: Whistleblower', { cards: ['Imp'] }),
        runnerUses('Corroder', 'break', {
          subs: [0],
          at: 'run.3.1',
          expect: [{ card: 'Wall of Static', is: { strength: 1 } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Imp', is: { at: 'heap' } },
        { card: 'Wall of Static', is: { strength: 3 } },
        { path: 'runner.grip', eq: ['Diesel'] },
      ],
    },
    'is not asked without a card': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall')] } } },
      runner: { identity: 'Null: Whistleblower' },
      script: [...wholeRun('R&D')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
};
