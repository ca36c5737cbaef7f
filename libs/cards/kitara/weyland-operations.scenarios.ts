import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpChooses, corpPlays, goTo, installs, run, runnerDoes as runner } from '../sketch/steps';

export const weylandOperationsScenarios: CardSketches = {
  'High-Profile Target': {
    'does two meat damage for each tag': {
      lines: [0, 1],
      policy: { random: 'first' },
      turn: corpTurn,
      corp: { hq: ['High-Profile Target'] },
      runner: { tags: 1, grip: ['Diesel', 'Imp', 'Corroder'] },
      script: [corpPlays('High-Profile Target'), goTo('corp.2.2')],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
  'Economic Warfare': {
    'takes four credits after a turn with a success': {
      lines: [0],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: { hq: ['Economic Warfare'] },
      script: [corpPlays('Economic Warfare')],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'takes nothing of three': {
      lines: [0],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: { hq: ['Economic Warfare'] },
      runner: { credits: 3 },
      script: [corpPlays('Economic Warfare', { illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] })],
    },
    'cannot be played after another turn': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Economic Warfare'] },
      script: [corpPlays('Economic Warfare', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Death and Taxes': {
    'may pay for each install and each installed card that the Runner trashes': {
      lines: [0, 1],
      turn: { ...corpTurn, clicks: 1 },
      corp: {
        identity: 'Jinteki: Personal Evolution',
        hq: ['Death and Taxes', 'PAD Campaign'],
        servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } },
      },
      runner: { credits: 9, grip: ['Corroder', 'Imp'] },
      script: [
        corpPlays('Death and Taxes'),
        goTo('runner.1.6'),
        installs('Corroder'),
        corpChooses('Death and Taxes', { option: 'yes' }),
        installs('Imp'),
        corpChooses('Death and Taxes', { option: 'no' }),
        run('Server 1'),
        runner('trash-accessed', { card: 'Melange Mining Corp.' }),
        corpChooses('Death and Taxes', { option: 'yes' }),
        goTo('run-ended'),
        run('HQ'),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 5 }],
    },
  },
  'Trojan Horse': {
    'trashes a program that costs no more than the margin': {
      lines: [0],
      turn: corpTurn,
      history: { lastTurn: [{ type: 'accessed', card: 'PAD Campaign' }] },
      corp: { credits: 1, hq: ['Trojan Horse'] },
      runner: { credits: 2, rig: { programs: ['Corroder', 'Gordian Blade', 'Imp'] } },
      script: [
        corpPlays('Trojan Horse'),
        runner('bid', { credits: 2 }),
        goTo('choice', {
          expect: [
            {
              notLegal: [
                { by: 'corp', do: 'choose', for: 'Trojan Horse', cards: ['Gordian Blade'] },
              ],
            },
          ],
        }),
        corpChooses('Trojan Horse', { cards: ['Imp'] }),
        goTo('corp.2.2'),
      ],
      expect: [{ card: 'Imp', is: { at: 'heap' } }],
    },
    'cannot be played after a turn without an access': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Trojan Horse'] },
      runner: { rig: { programs: ['Corroder'] } },
      script: [corpPlays('Trojan Horse', { illegal: 'PLAY_RESTRICTION' })],
    },
  },
};
