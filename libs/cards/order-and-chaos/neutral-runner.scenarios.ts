import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  installs,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
} from '../sketch/steps';

const beforeTurn = { ...corpTurn, clicks: 0 };

export const neutralRunnerScenarios: CardSketches = {
  'Qianju PT': {
    'avoids the first tag for a click, and no other': {
      rules: ['TAG-03'],
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Enigma'] },
      runner: {
        grip: ['Account Siphon', 'Account Siphon'],
        rig: { hardware: ['Qianju PT'] },
      },
      script: [
        corp('gain-credit'),
        runnerChooses('Qianju PT', { option: 'yes' }),
        goTo('runner.1.6'),
        runnerPlays('Account Siphon#1'),
        runnerChooses('Account Siphon#1', { option: 'replace', number: 5 }),
        goTo('runner.1.6', { expect: [{ path: 'runner.tags', eq: 1 }] }),
        runnerPlays('Account Siphon#2'),
        runnerChooses('Account Siphon#2', { option: 'replace', number: 1 }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.tags', eq: 3 },
        { path: 'runner.clicks', eq: 1 },
      ],
    },
    'is no must': {
      turn: { ...corpTurn, clicks: 1 },
      runner: { rig: { hardware: ['Qianju PT'] } },
      script: [
        corp('gain-credit'),
        runnerChooses('Qianju PT', { option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [{ path: 'runner.clicks', eq: 4 }],
    },
  },
  Uninstall: {
    'takes an installed program or piece of hardware back to the grip': {
      runner: {
        grip: ['Uninstall'],
        rig: { programs: ['Corroder'], hardware: ['Cyberfeeder'], resources: ['Wyldside'] },
      },
      script: [
        runner('play', { card: 'Uninstall' }),
        runner('choose', { for: 'Uninstall', cards: ['Cyberfeeder'] }),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Cyberfeeder'] },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'cannot be played with neither': {
      runner: { grip: ['Uninstall'], rig: { resources: ['Wyldside'] } },
      script: [runner('play', { card: 'Uninstall', illegal: 'NO_EFFECT' })],
    },
    'takes back a program with its counters gone, what it hosts trashed': {
      runner: {
        grip: ['Uninstall'],
        rig: {
          programs: [{ card: 'Djinn', hosted: [{ card: 'Datasucker', counters: { virus: 2 } }] }],
        },
      },
      script: [runnerPlays('Uninstall', { targets: ['Djinn'] })],
      expect: [
        { card: 'Djinn', is: { at: 'grip' } },
        { card: 'Datasucker', is: { at: 'heap' } },
      ],
    },
    'takes back a console, so that another can be installed': {
      runner: { credits: 3, grip: ['Uninstall', 'Grimoire'], rig: { hardware: ['Vigil'] } },
      script: [
        installs('Grimoire', { illegal: 'CONSOLE_LIMIT' }),
        runnerPlays('Uninstall', { targets: ['Vigil'] }),
        installs('Grimoire'),
      ],
      expect: [
        { card: 'Grimoire', is: { at: 'rig' } },
        { card: 'Vigil', is: { at: 'grip' } },
      ],
    },
  },
  'Data Folding': {
    'gives a credit with two memory units free': {
      turn: beforeTurn,
      runner: { rig: { programs: ['Magnum Opus'], resources: ['Data Folding'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'gives none with one': {
      turn: beforeTurn,
      runner: { rig: { programs: ['Magnum Opus', 'Corroder'], resources: ['Data Folding'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 5 }],
    },
    'pays for two units free, not for one': {
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: {
        credits: 0,
        rig: { programs: ['Corroder', 'Ninja'], resources: ['Data Folding', 'Data Folding'] },
      },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 2 }],
    },
    'does not pay for one unit': {
      turn: { side: 'runner', number: 3, clicks: 4, at: 'runner.1.2' },
      runner: {
        credits: 0,
        rig: { programs: ['Corroder', 'Ninja', 'Crypsis'], resources: ['Data Folding'] },
      },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'runner.credits', eq: 0 }],
    },
  },
};
