import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, run, runnerDoes as runner, wholeRun } from '../sketch/steps';

export const jintekiAgendasScenarios: CardSketches = {
  'Medical Breakthrough': {
    'makes each other copy cheaper while it is scored': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        score: ['Medical Breakthrough'],
        servers: { 'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Medical Breakthrough#2' })],
      expect: [{ path: 'corp.agendaPoints', eq: 4 }],
    },
    'does so while the Runner has it, and not while it is only installed': {
      rules: ['ZONE-04'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 2 }] },
          'Server 2': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] },
        },
      },
      runner: { score: ['Medical Breakthrough'] },
      script: [
        corp('score', { card: 'Medical Breakthrough#1', illegal: 'NOT_ENOUGH_ADVANCEMENTS' }),
        corp('score', { card: 'Medical Breakthrough#2' }),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
    'needs four counters while another copy lies in Archives': {
      rules: ['ZONE-04'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        archives: [{ card: 'Medical Breakthrough', faceup: true }],
        servers: { 'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] } },
      },
      script: [
        corp('score', { card: 'Medical Breakthrough#2', illegal: 'NOT_ENOUGH_ADVANCEMENTS' }),
      ],
    },
    'needs four counters without another copy': {
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Medical Breakthrough', advancement: 3 }] } },
      },
      script: [corp('score', { card: 'Medical Breakthrough', illegal: 'NOT_ENOUGH_ADVANCEMENTS' })],
    },
  },
  'The Future Perfect': {
    'is not stolen where the numbers differ': {
      rules: ['PSI-01', 'STEAL-01'],
      corp: { hq: ['The Future Perfect'] },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'The Future Perfect', is: { at: 'hq' } },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    },
    'is stolen where they are the same, also in a later access': {
      rules: ['PSI-01'],
      corp: { hq: ['The Future Perfect'] },
      runner: { identity: 'Noise: Hacker Extraordinaire' },
      script: [
        run('HQ'),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
        run('HQ'),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'The Future Perfect', is: { at: 'runner.score' } },
        { path: 'runner.credits', eq: 3 },
      ],
    },
    'is stolen without ado where it is installed': {
      corp: { servers: { 'Server 1': { cards: ['The Future Perfect'] } } },
      script: [...wholeRun('Server 1')],
      expect: [{ card: 'The Future Perfect', is: { at: 'runner.score' } }],
    },
  },
  'Philotic Entanglement': {
    'does net damage for each agenda the Runner has': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Philotic Entanglement', advancement: 3 }] } },
      },
      runner: {
        grip: ['Diesel', 'Modded', 'Tinkering'],
        score: ['Hostile Takeover', 'Breaking News'],
      },
      policy: { random: 'first' },
      script: [corp('score', { card: 'Philotic Entanglement' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
    'does none to a Runner without agendas': {
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Philotic Entanglement', advancement: 3 }] } },
      },
      runner: { grip: ['Diesel'] },
      script: [corp('score', { card: 'Philotic Entanglement' })],
      expect: [{ path: 'runner.grip', count: 1 }],
    },
  },
};
