import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  goTo,
  rezzed,
  run,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const neutralCorpScenarios: CardSketches = {
  Rainbow: {
    'ends the run, whatever breaks it': {
      corp: { servers: { 'R&D': { ice: [rezzed('Rainbow')] } } },
      runner: { credits: 5, rig: { programs: ['Gordian Blade'] } },
      script: [
        ...wholeRun('R&D'),
        run('R&D'),
        runnerUses('Gordian Blade', 'boost', { at: 'run.3.1' }),
        runnerUses('Gordian Blade', 'boost'),
        runnerUses('Gordian Blade', 'break', { subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'run-ended', outcome: 'unsuccessful' },
            { type: 'run-ended', outcome: 'successful' },
          ],
        },
      ],
    },
  },
  'Fast Track': {
    'finds an agenda in R&D, openly': {
      turn: corpTurn,
      corp: { hq: ['Fast Track'], rd: ['Hedge Fund', 'Breaking News', 'Hostile Takeover'] },
      policy: { random: 'first' },
      script: [
        corpPlays('Fast Track'),
        corpChooses('Fast Track', { cards: ['Hedge Fund'], illegal: 'BAD_TARGET' }),
        corpChooses('Fast Track', { cards: ['Hostile Takeover'] }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'hq' } },
        { facts: [{ type: 'revealed', card: 'Hostile Takeover' }, { type: 'shuffled' }] },
      ],
    },
  },
};
