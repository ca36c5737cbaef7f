import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  goTo,
  rezzed,
  runnerChooses,
  runnerDoes as runner,
  runnerPlays,
} from '../sketch/steps';

export const criminalEventsScenarios: CardSketches = {
  Feint: {
    'bypasses the first two pieces of ice, not the third, and accesses nothing': {
      corp: {
        hq: ['Private Security Force'],
        servers: { HQ: { ice: [rezzed('Pop-up Window'), rezzed('Ice Wall'), rezzed('Enigma')] } },
      },
      runner: { grip: ['Feint'] },
      script: [
        runnerPlays('Feint'),
        goTo('choice'),
        runnerChooses('Pop-up Window', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'ice-bypassed' }, { type: 'ice-bypassed' }, { type: 'run-successful' }] },
        { noFact: { type: 'accessed' } },
        { path: 'corp.credits', eq: 6 },
      ],
    },
    'does not keep what ice shows from being accessed before the run is successful': {
      rules: ['RUN5-04'],
      corp: {
        hq: ['Private Security Force', 'Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Kitsune'), rezzed('Ice Wall'), rezzed('Enigma')] } },
      },
      runner: { grip: ['Feint'] },
      script: [
        runnerPlays('Feint'),
        corpChooses('Kitsune', { option: 'yes' }),
        corpChooses('Kitsune', { cards: ['Private Security Force'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Private Security Force', is: { at: 'runner.score' } },
        { noFact: { type: 'accessed', card: 'Hedge Fund' } },
      ],
    },
    'says nothing of accesses where the run is successful elsewhere': {
      rules: ['RUN5-05'],
      corp: {
        archives: [{ card: 'Hedge Fund', faceup: true }],
        servers: {
          HQ: { ice: [rezzed('Susanoo-no-Mikoto'), rezzed('Ice Wall'), rezzed('Enigma')] },
        },
      },
      runner: { grip: ['Feint'] },
      script: [runnerPlays('Feint'), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
      ],
    },
  },
  'Planned Assault': {
    'costs a second click': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 1 },
      runner: { grip: ['Planned Assault'], stack: ['Dirty Laundry', 'Diesel'] },
      script: [runnerPlays('Planned Assault', { illegal: 'NO_CLICKS' })],
    },
    'plays a run event out of the stack, for its play cost': {
      lines: [0, 1],
      policy: { random: 'first' },
      runner: { grip: ['Planned Assault'], stack: ['Diesel', 'Dirty Laundry'] },
      script: [
        runnerPlays('Planned Assault', { server: 'Archives' }),
        runnerChooses('Dirty Laundry', { server: 'Archives' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.credits', eq: 6 },
        { card: 'Dirty Laundry', is: { at: 'heap' } },
      ],
    },
    'plays a double without its second click': {
      policy: { random: 'first' },
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 6, grip: ['Planned Assault'], stack: ['Diesel', 'Singularity'] },
      script: [
        runnerPlays('Planned Assault'),
        runnerChooses('Planned Assault', { cards: ['Singularity'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'archives' } },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.clicks', eq: 0 },
      ],
    },
  },
  'Push Your Luck': {
    'doubles what was spent where the Corp guesses wrong': {
      runner: { credits: 5, grip: ['Push Your Luck'] },
      script: [
        runnerPlays('Push Your Luck'),
        runnerChooses('Push Your Luck', { number: 3 }),
        corpChooses('Push Your Luck', { option: 'even' }),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
    'loses it where the Corp is right': {
      runner: { credits: 5, grip: ['Push Your Luck'] },
      script: [
        runnerPlays('Push Your Luck'),
        runnerChooses('Push Your Luck', { number: 2 }),
        corpChooses('Push Your Luck', { option: 'even' }),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
  },
  'Calling in Favors': {
    'gives a credit for each connection that is installed': {
      runner: {
        grip: ['Calling in Favors'],
        rig: { resources: ['Decoy', 'Compromised Employee', 'Armitage Codebusting'] },
      },
      script: [runnerPlays('Calling in Favors')],
      expect: [{ path: 'runner.credits', eq: 7 }],
    },
    'is not played without a connection': {
      runner: { grip: ['Calling in Favors'], rig: { resources: ['Armitage Codebusting'] } },
      script: [runnerPlays('Calling in Favors', { illegal: 'NO_EFFECT' })],
    },
  },
  'Early Bird': {
    'makes a run and gives a click': {
      runner: { grip: ['Early Bird'] },
      script: [runnerPlays('Early Bird', { server: 'Archives' }), goTo('run-ended')],
      expect: [
        { path: 'runner.clicks', eq: 4 },
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-successful', server: 'Archives' }] },
      ],
    },
    'is played with the first click alone': {
      runner: { grip: ['Early Bird'] },
      script: [
        runner('gain-credit'),
        runnerPlays('Early Bird', { server: 'HQ', illegal: 'PLAY_RESTRICTION' }),
      ],
    },
  },
  'Express Delivery': {
    'takes one of the top four cards of the stack': {
      runner: {
        grip: ['Express Delivery'],
        stack: ['Diesel', 'Modded', 'Tinkering', 'Corroder', 'Mimic'],
      },
      policy: { random: 'first' },
      script: [
        runnerPlays('Express Delivery'),
        runnerChooses('Express Delivery', {
          cards: ['Mimic'],
          illegal: ['BAD_TARGET', 'WRONG_ZONE', 'NO_SUCH_CARD'],
        }),
        runnerChooses('Express Delivery', { cards: ['Corroder'] }),
        runner('gain-credit'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Corroder'] },
        { path: 'runner.stack', count: 4 },
        { facts: [{ type: 'shuffled', deck: 'stack' }] },
        { view: 'corp', mustNotContain: ['Corroder'] },
      ],
    },
  },
  Legwork: {
    'lets two more cards of HQ be accessed': {
      corp: { hq: ['Hedge Fund', 'Enigma', 'Ice Wall', 'Hunter'] },
      runner: { grip: ['Legwork'] },
      policy: { random: 'first' },
      script: [runnerPlays('Legwork'), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'accessed' }] },
        { noFact: { type: 'accessed', card: 'Hunter' } },
      ],
    },
  },
};
