import type { CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const haasBioroidIceScenarios: CardSketches = {
  Turing: {
    'is stronger before a remote server': {
      lines: [0],
      corp: {
        servers: {
          HQ: { ice: [rezzed('Turing')] },
          'Server 1': { ice: [rezzed('Turing')], cards: ['PAD Campaign'] },
        },
      },
      script: [runner('gain-credit')],
      expect: [
        { card: 'Turing#1', is: { strength: 2 } },
        { card: 'Turing#2', is: { strength: 5 } },
      ],
    },
    'is not broken by an AI, and takes three clicks': {
      lines: [1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Turing')] } } },
      runner: { rig: { programs: [{ card: 'Faust' }] }, grip: ['Diesel'] },
      script: [
        run('HQ'),
        runnerUses('Faust', 'break', {
          subs: [0],
          targets: ['Diesel'],
          at: 'run.3.1',
          illegal: 'PLAY_RESTRICTION',
        }),
        runnerChooses('Turing', { option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 0 },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  'NEXT Gold': {
    'hurts and trashes by the rezzed NEXT ice': {
      lines: [1, 2],
      policy: { random: 'first' },
      corp: {
        servers: {
          'R&D': { ice: [rezzed('NEXT Gold')] },
          HQ: { ice: [rezzed('NEXT Bronze'), 'NEXT Bronze'] },
        },
      },
      runner: {
        grip: ['Diesel', 'Easy Mark', 'Sure Gamble'],
        rig: { programs: ['Corroder', 'Imp', 'Medium'] },
      },
      script: [
        run('R&D'),
        corpChooses('NEXT Gold', { cards: ['Corroder', 'Medium'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { path: 'runner.rig.programs', eq: ['Imp'] },
      ],
    },
  },
  'Lab Dog': {
    'makes the Runner trash a hardware, and goes': {
      corp: { servers: { 'R&D': { ice: [rezzed('Lab Dog')] } } },
      runner: { rig: { hardware: ['Cyberfeeder', 'Plascrete Carapace'], programs: ['Corroder'] } },
      script: [run('R&D'), runnerChooses('Lab Dog', { cards: ['Cyberfeeder'] }), goTo('run-ended')],
      expect: [
        { card: 'Cyberfeeder', is: { at: 'heap' } },
        { card: 'Lab Dog', is: { at: 'archives' } },
      ],
    },
    'goes where there is none, too': {
      corp: { servers: { 'R&D': { ice: [rezzed('Lab Dog')] } } },
      script: [...wholeRun('R&D')],
      expect: [{ card: 'Lab Dog', is: { at: 'archives' } }],
    },
  },
  'Enforcer 1.0': {
    'takes an agenda to rez, and is broken by clicks': {
      lines: [0, 1],
      corp: { score: ['Hostile Takeover'], servers: { 'R&D': { ice: ['Enforcer 1.0'] } } },
      script: [
        run('R&D'),
        corp('rez', { card: 'Enforcer 1.0', at: 'run.2.3' }),
        runnerUses('Enforcer 1.0', 'break', { subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.agendaPoints', eq: 0 },
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'cannot be rezzed without one': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: ['Enforcer 1.0'] } } },
      script: [
        run('R&D'),
        corp('rez', { card: 'Enforcer 1.0', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
      ],
    },
    'trashes a program, a console and all virtual resources, and does a brain damage': {
      lines: [2, 3, 4, 5],
      policy: { random: 'first' },
      corp: { servers: { 'R&D': { ice: [rezzed('Enforcer 1.0')] } } },
      runner: {
        grip: ['Diesel'],
        rig: {
          programs: ['Corroder'],
          hardware: ['Desperado', 'Cyberfeeder'],
          resources: ['Crypt', 'Kati Jones', 'Ghost Runner'],
        },
      },
      script: [...wholeRun('R&D')],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.rig.hardware', eq: ['Cyberfeeder'] },
        { path: 'runner.rig.programs', eq: [] },
        { path: 'runner.rig.resources', eq: ['Kati Jones'] },
      ],
    },
  },
};
