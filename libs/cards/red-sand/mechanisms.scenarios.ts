import type { CardSketches } from '../sketch/sketch';
import { goTo, installs, rezzed, run, runnerDoes } from '../sketch/steps';

/** Cards whose mechanisms began with this cycle. */
export const mechanismsScenarios: CardSketches = {
  'Dedicated Processor': {
    'is installed on an icebreaker that is no AI': {
      lines: [0],
      runner: { grip: ['Dedicated Processor'], rig: { programs: ['Crypsis'] } },
      script: [installs('Dedicated Processor', { host: 'Crypsis', illegal: 'BAD_TARGET' })],
    },
    'gives its host a boost of four for two credits': {
      lines: [0, 1],
      rules: ['GAIN-01'],
      corp: { servers: { HQ: { ice: [rezzed("Hadrian's Wall")] } } },
      runner: { credits: 10, grip: ['Dedicated Processor'], rig: { programs: ['Corroder'] } },
      script: [
        installs('Dedicated Processor', { host: 'Corroder' }),
        run('HQ'),
        runnerDoes('use', { card: 'Corroder', ability: 2, at: 'run.3.1' }),
        goTo('run.3.1', { expect: [{ card: 'Corroder', is: { strength: 6 } }] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'gives nothing to other programs': {
      lines: [1],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: {
        rig: { programs: [{ card: 'Corroder', hosted: ['Dedicated Processor'] }, 'Gordian Blade'] },
      },
      script: [
        run('HQ'),
        runnerDoes('use', {
          card: 'Gordian Blade',
          ability: 2,
          at: 'run.3.1',
          illegal: 'BAD_TARGET',
        }),
      ],
    },
  },
  'Adjusted Matrix': {
    'lets its host break anything for a click, as an AI': {
      rules: ['GAIN-01', 'CONV-03'],
      corp: { servers: { HQ: { ice: [rezzed('Quandary')] } } },
      runner: { rig: { programs: [{ card: 'Corroder', hosted: ['Adjusted Matrix'] }] } },
      script: [
        run('HQ'),
        runnerDoes('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'breaks nothing that its host is too weak for': {
      rules: ['BRK-01'],
      corp: { servers: { HQ: { ice: [rezzed('Wall of Thorns')] } } },
      runner: { rig: { programs: [{ card: 'Corroder', hosted: ['Adjusted Matrix'] }] } },
      script: [
        run('HQ'),
        runnerDoes('use', {
          card: 'Corroder',
          ability: 2,
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
      ],
    },
  },
};
