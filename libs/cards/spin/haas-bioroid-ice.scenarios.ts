import { runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  wholeRun,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const wide = { hardware: ['R&D Interface'] };

export const haasBioroidIceScenarios: CardSketches = {
  'Hudson 1.0': {
    'lets the Runner access one card for the rest of the run': {
      lines: [1, 2],
      rules: ['ACC-23'],
      corp: { rd: ['Hedge Fund', 'Beanstalk Royalties'], servers: onRd(rezzed('Hudson 1.0')) },
      runner: { rig: wide },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { noFact: { type: 'accessed', card: 'Beanstalk Royalties' } },
      ],
    },
    'allows two in the next run, once its subroutines are broken by clicks': {
      lines: [0, 1],
      corp: { rd: ['Hedge Fund', 'Beanstalk Royalties'], servers: onRd(rezzed('Hudson 1.0')) },
      runner: { rig: wide },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Hudson 1.0', ability: 'break', subs: [0] }),
        runner('use', { card: 'Hudson 1.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'accessed', card: 'Beanstalk Royalties' }] },
      ],
    },
  },
  'NEXT Bronze': {
    'is stronger by each rezzed piece of NEXT ice, itself included': {
      lines: [0, 1],
      corp: {
        servers: {
          'R&D': { ice: [rezzed('NEXT Bronze'), 'NEXT Bronze'] },
          HQ: { ice: [rezzed('NEXT Bronze'), rezzed('Ice Wall')] },
        },
      },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { card: 'NEXT Bronze#1', is: { strength: 2 } },
        { card: 'NEXT Bronze#2', is: { strength: 2 } },
      ],
    },
    'ends the run': {
      lines: [1],
      corp: { servers: onRd(rezzed('NEXT Bronze')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { card: 'NEXT Bronze', is: { strength: 1 } },
      ],
    },
  },
  Wotan: {
    'lets the Runner pay for each subroutine': {
      lines: [0, 1, 2, 3],
      corp: { servers: onRd(rezzed('Wotan')) },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        runner('choose', { for: 'Wotan', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.rig.programs', eq: [] },
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'ends the run where the Runner does not': {
      lines: [0],
      corp: { servers: onRd(rezzed('Wotan')) },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Wotan', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 3 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'ends the run unasked where the Runner has not enough': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: onRd(rezzed('Wotan')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'sub-resolved', sub: 0 }] },
        { noFact: { type: 'sub-resolved', sub: 1 } },
      ],
    },
    'lets a Runner by who pays in full, and asks for nothing that cannot be paid': {
      lines: [0, 1, 2, 3],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Wotan')] } } },
      runner: { credits: 3, grip: ['Diesel'], rig: { programs: ['Corroder'] } },
      script: [
        run('R&D'),
        runnerChooses('Wotan', { option: 'yes' }),
        runnerChooses('Wotan', { option: 'yes' }),
        runnerChooses('Wotan', { option: 'yes' }),
        runnerChooses('Wotan', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.brain', eq: 1 },
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'ends the run of the last click at once': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 2 },
      corp: { servers: { 'R&D': { ice: [rezzed('Wotan')] } } },
      runner: { rig: { programs: ['Corroder'] } },
      script: [...wholeRun('R&D')],
      expect: [
        { path: 'runner.clicks', eq: 1 },
        { path: 'runner.credits', eq: 5 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Fenris: {
    'costs bad publicity when it is rezzed, does brain damage and ends the run': {
      lines: [0, 1, 2],
      corp: { servers: onRd('Fenris') },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Fenris', expect: [{ path: 'corp.badPublicity', eq: 1 }] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  'Gyri Labyrinth': {
    'makes the hand of the Runner smaller by two until the turn of the Corp begins': {
      turn: { ...runnerTurn, clicks: 1 },
      corp: { servers: onRd(rezzed('Gyri Labyrinth')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel', 'Easy Mark'] },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended', { expect: [{ path: 'runner.handSize', eq: 3 }] }),
        goTo('choice'),
        runner('discard', { cards: ['Easy Mark'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.handSize', eq: 5 },
        { path: 'runner.grip', count: 3 },
      ],
    },
  },
};
