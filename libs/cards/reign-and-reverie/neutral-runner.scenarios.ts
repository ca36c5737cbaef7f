import { runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, installs, runnerChooses, runnerUses } from '../sketch/steps';

const chaos = 'Chaos Theory: Wünderkind';
const wu = 'Kabonesa Wu: Netspace Thrillseeker';
const noise = 'Noise: Hacker Extraordinaire';

export const neutralRunnerScenarios: CardSketches = {
  'DJ Fenris': {
    'hosts an identity of another faction, and has its text': {
      lines: [0, 1],
      rules: ['OUT-01', 'OUT-03'],
      runner: { credits: 10, grip: ['DJ Fenris', 'Medium'] },
      script: [
        installs('DJ Fenris'),
        runnerChooses('DJ Fenris', { option: noise }),
        installs('Medium'),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: noise, is: { at: 'hosted:DJ Fenris' } },
        { path: 'corp.archives', count: 1 },
        { path: 'runner.identity', eq: 'Gabriel Santiago: Consummate Professional' },
      ],
    },
    'has constant text, too': {
      lines: [1],
      rules: ['OUT-03'],
      runner: { credits: 10, grip: ['DJ Fenris'] },
      script: [installs('DJ Fenris'), runnerChooses('DJ Fenris', { option: chaos })],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
    'hosts no identity of the own faction, none that is no g-mod, and none of the draft': {
      lines: [0],
      runner: { credits: 10, grip: ['DJ Fenris'] },
      script: [
        installs('DJ Fenris'),
        runnerChooses('DJ Fenris', { option: 'Los: Data Hijacker', illegal: 'BAD_TARGET' }),
        runnerChooses('DJ Fenris', {
          option: 'Rielle "Kit" Peddler: Transhuman',
          illegal: 'BAD_TARGET',
        }),
        runnerChooses('DJ Fenris', {
          option: 'Wyvern: Chemically Enhanced',
          illegal: 'BAD_TARGET',
        }),
      ],
    },
    'lets its hosted identity be used': {
      lines: [1],
      rules: ['OUT-03'],
      runner: { credits: 10, grip: ['DJ Fenris'], stack: ['Magnum Opus', 'Diesel', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [
        installs('DJ Fenris'),
        runnerChooses('DJ Fenris', { option: wu }),
        runnerUses(wu, 0),
        runnerChooses(wu, { cards: ['Magnum Opus'] }),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Magnum Opus'] },
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'loses the text, and the identity the game, when it is trashed': {
      lines: [0, 1],
      rules: ['OUT-03'],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { credits: 10, tags: 1, grip: ['DJ Fenris'] },
      script: [
        installs('DJ Fenris'),
        runnerChooses('DJ Fenris', { option: chaos }),
        goTo('corp.2.2'),
        corp('trash-resource', { card: 'DJ Fenris' }),
      ],
      expect: [
        { path: 'runner.mu.limit', eq: 4 },
        { card: chaos, is: { at: 'removed' } },
        { path: 'runner.heap', eq: ['DJ Fenris'] },
      ],
    },
    'has no text while its text box is blank': {
      lines: [1],
      rules: ['BLANK-01', 'OUT-03'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { rd: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Viper'] },
      runner: { credits: 10, grip: ['DJ Fenris'], rig: { resources: ['Dr. Lovegood'] } },
      script: [
        installs('DJ Fenris'),
        runnerChooses('DJ Fenris', { option: chaos }),
        goTo('corp.2.2'),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('choice'),
        runnerChooses('Dr. Lovegood', { cards: ['DJ Fenris'] }),
      ],
      expect: [{ path: 'runner.mu.limit', eq: 4 }],
    },
    'keeps its text where the identity of the Runner is blank': {
      lines: [1],
      rules: ['BLANK-01', 'OUT-03'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Cerebral Static'] },
      runner: { credits: 10, grip: ['DJ Fenris'] },
      script: [
        installs('DJ Fenris'),
        runnerChooses('DJ Fenris', { option: chaos }),
        goTo('corp.2.2'),
        corp('play', { card: 'Cerebral Static' }),
      ],
      expect: [{ path: 'runner.mu.limit', eq: 5 }],
    },
  },
};
