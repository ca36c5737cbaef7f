import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  chance,
  corpDoes as corp,
  goTo,
  installs,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const identity = 'Ken "Express" Tenma: Disappeared Clone';

export const criminalScenarios: CardSketches = {
  'Iain Stirling: Retired Spook': {
    'gains two credits while the Corp has more points': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { score: ['Private Security Force'] },
      runner: { identity: 'Iain Stirling: Retired Spook', credits: 0 },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'gains nothing while both have as many': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { score: ['Private Security Force'] },
      runner: {
        identity: 'Iain Stirling: Retired Spook',
        credits: 0,
        score: ['Private Security Force'],
      },
      script: [corp('gain-credit'), goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
    'gains while behind, and not while even': {
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      corp: { score: ['Hostile Takeover'] },
      runner: { identity: 'Iain Stirling: Retired Spook', credits: 0, score: ['Hostile Takeover'] },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
  'Security Testing': {
    'replaces nothing once it is gone': {
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: { hq: ['Hedge Fund'] },
      runner: { credits: 0, rig: { resources: ['Security Testing', "Aesop's Pawnshop"] } },
      script: [
        runnerChooses('Security Testing', {
          option: 'resolve-first',
          cards: ['Security Testing'],
        }),
        runnerChooses('Security Testing', { option: 'yes', server: 'R&D' }),
        runnerChooses("Aesop's Pawnshop", {
          option: 'yes',
          cards: ['Security Testing'],
        }),
        run('R&D'),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
    'gives two credits instead of the first accesses there': {
      rules: ['REPL-01', 'ORD-01'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Private Security Force'] },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        credits: 0,
        rig: { resources: ['Security Testing'] },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Security Testing', { option: 'yes' }),
        runnerChooses('Security Testing', { server: 'HQ' }),
        goTo('runner.1.6'),
        ...wholeRun('HQ'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }, { noFact: { type: 'accessed' } }],
    },
    'leaves later runs, and other servers, as they are': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Private Security Force'] },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        credits: 0,
        rig: { resources: ['Security Testing'] },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Security Testing', { option: 'yes' }),
        runnerChooses('Security Testing', { server: 'HQ' }),
        goTo('runner.1.6'),
        ...wholeRun('R&D'),
        ...wholeRun('HQ'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { card: 'Private Security Force', is: { at: 'runner.score' } },
      ],
    },
    'pays once, for the first success on that server alone': {
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Hostile Takeover'] },
      runner: {
        identity: 'Noise: Hacker Extraordinaire',
        rig: { resources: ['Security Testing'] },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Security Testing', { option: 'yes' }),
        runnerChooses('Security Testing', { server: 'HQ' }),
        goTo('runner.1.6'),
        ...wholeRun('Archives'),
        ...wholeRun('HQ'),
        ...wholeRun('HQ'),
      ],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
      ],
    },
  },
  [identity]: {
    'gains for the first run event of a turn, whatever was played before': {
      rules: ['ORD-01'],
      runner: { identity, credits: 0, grip: ['Easy Mark', 'Inside Job'] },
      script: [
        runner('play', { card: 'Easy Mark', expect: [{ path: 'runner.credits', eq: 3 }] }),
        runner('play', { card: 'Inside Job', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'gains nothing for the second': {
      rules: ['ORD-01'],
      runner: { identity, credits: 4, grip: ['Inside Job', 'Inside Job'] },
      script: [
        runner('play', { card: 'Inside Job#1', server: 'R&D' }),
        goTo('run-ended', { expect: [{ path: 'runner.credits', eq: 3 }] }),
        runner('play', { card: 'Inside Job#2', server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Silhouette: Stealth Operative': {
    'exposes a card for the first successful run on HQ each turn': {
      corp: { servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: { identity: 'Silhouette: Stealth Operative' },
      script: [
        run('HQ'),
        runnerChooses('Silhouette: Stealth Operative', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ facts: [{ type: 'exposed', card: 'Snare!' }] }],
    },
    'does nothing on R&D, nor where all is rezzed': {
      corp: { servers: { HQ: { ice: [] }, 'Server 1': { cards: [rezzed('PAD Campaign')] } } },
      runner: { identity: 'Silhouette: Stealth Operative' },
      script: [...wholeRun('R&D'), ...wholeRun('HQ')],
      expect: [{ noFact: { type: 'exposed' } }],
    },
    'exposes after the first success on HQ of a turn': {
      corp: { hq: ['Hedge Fund'], servers: { 'R&D': { ice: ['Archer'] } } },
      runner: { identity: 'Silhouette: Stealth Operative', rig: { programs: ['Sneakdoor Beta'] } },
      script: [
        runnerUses('Sneakdoor Beta', 0),
        runnerChooses('Silhouette: Stealth Operative', { option: 'yes' }),
        goTo('run-ended'),
        ...wholeRun('HQ'),
      ],
      expect: [{ facts: [{ type: 'exposed', card: 'Archer' }] }, { path: 'runner.clicks', eq: 2 }],
    },
  },
  'Tri-maf Contact': {
    'gives two credits once a turn': {
      lines: [0, 1],
      runner: { rig: { resources: ['Tri-maf Contact'] } },
      script: [
        runnerUses('Tri-maf Contact', 1),
        runnerUses('Tri-maf Contact', 1, { illegal: 'ALREADY_USED' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.clicks', eq: 3 },
      ],
    },
    'does meat damage when it is trashed': {
      lines: [2],
      turn: corpTurn,
      runner: {
        tags: 1,
        grip: ['Diesel', 'Modded', 'Infiltration', 'Tinkering'],
        rig: { resources: ['Tri-maf Contact'] },
      },
      policy: { random: 'first' },
      script: [corp('trash-resource', { card: 'Tri-maf Contact' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none when it is trashed from the grip': {
      lines: [2],
      corp: { servers: { HQ: { ice: [rezzed('Data Mine')] } } },
      runner: { grip: ['Tri-maf Contact', 'Diesel'] },
      script: [run('HQ'), chance('damage', ['Tri-maf Contact']), goTo('run-ended')],
      expect: [{ path: 'runner.grip', eq: ['Diesel'] }],
    },
  },
  'Theophilius Bagbiter': {
    'takes all credits as it is installed, and makes the hand as large as the pool': {
      lines: [0, 1],
      runner: { credits: 9, grip: ['Theophilius Bagbiter'] },
      script: [
        installs('Theophilius Bagbiter', { expect: [{ path: 'runner.handSize', eq: 0 }] }),
        runner('gain-credit'),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.handSize', eq: 2 },
      ],
    },
  },
};
