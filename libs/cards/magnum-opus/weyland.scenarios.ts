import type { CardSketches } from '../sketch/sketch';
import { corpUses, goTo, rezzed, run, runnerUses, wholeRun } from '../sketch/steps';

export const weylandScenarios: CardSketches = {
  'Border Control': {
    'pays for the ice before its server and ends the run': {
      lines: [1, 2],
      corp: { servers: { HQ: { ice: ['Ice Wall', rezzed('Border Control')] } } },
      script: [...wholeRun('HQ')],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'ends the run by its own loss, on its server alone': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Border Control')] }, HQ: { ice: ['Ice Wall'] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        corpUses('Border Control', 0, {
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
        goTo('run-ended'),
        run('R&D'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Corroder', 'break', { subs: [1], at: 'run.3.1' }),
        corpUses('Border Control', 0, { at: 'run.5.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Border Control', is: { at: 'archives' } },
        {
          facts: [
            { type: 'run-ended', outcome: 'successful' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
  },
};
