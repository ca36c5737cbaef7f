import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
} from '../sketch/steps';

const grip = ['Diesel', 'Modded', 'Tinkering'];

export const jintekiAssetsScenarios: CardSketches = {
  'Edge of World': {
    'does brain damage for each piece of ice before its server': {
      corp: {
        servers: {
          'Server 1': { ice: [rezzed('Data Mine'), 'Enigma'], cards: ['Edge of World'] },
          HQ: { ice: ['Ice Wall'] },
        },
      },
      runner: { grip: [...grip, 'Diesel', 'Infiltration'] },
      policy: { random: 'first' },
      script: [
        run('Server 1'),
        goTo('choice'),
        corpChooses('Edge of World', { option: 'yes' }),
        runner('leave-accessed', { card: 'Edge of World' }),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'corp.credits', eq: 2 },
      ],
    },
    'does nothing for a Corp with two credits, or one that declines': {
      corp: { credits: 2, servers: { 'Server 1': { ice: ['Enigma'], cards: ['Edge of World'] } } },
      runner: { grip },
      script: [run('Server 1'), runner('leave-accessed', { card: 'Edge of World' })],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
    'does nothing in HQ': {
      corp: { hq: ['Edge of World'], servers: { HQ: { ice: ['Enigma'] } } },
      runner: { grip },
      script: [run('HQ'), runner('leave-accessed', { card: 'Edge of World' }), goTo('run-ended')],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
  },
  Ronin: {
    'does three net damage with four tokens': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Ronin', { advancement: 3 })] } } },
      runner: { grip },
      policy: { random: 'first' },
      script: [
        corpUses('Ronin', 1, { illegal: 'PLAY_RESTRICTION' }),
        corp('advance', { card: 'Ronin' }),
        corpUses('Ronin', 1),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { card: 'Ronin', is: { at: 'archives' } },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'does nothing unrezzed': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Ronin', advancement: 4 }] } } },
      runner: { grip },
      script: [corpUses('Ronin', 1, { illegal: 'NOT_ACTIVE' })],
    },
  },
  'Dedicated Server': {
    'pays for rezzing ice, and nothing else': {
      corp: {
        credits: 1,
        servers: {
          HQ: { ice: ['Wall of Static'] },
          'Server 1': { cards: [rezzed('Dedicated Server')] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'PAD Campaign', illegal: 'CANNOT_PAY', at: 'run.2.3' }),
        corp('rez', { card: 'Wall of Static', at: 'run.2.3' }),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { card: 'Dedicated Server', is: { counters: { recurring: 0 } } },
      ],
    },
  },
};
