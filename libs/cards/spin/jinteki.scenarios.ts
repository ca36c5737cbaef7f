import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const jintekiScenarios: CardSketches = {
  'Himitsu-Bako': {
    'goes back to HQ for a credit': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: onRd(rezzed('Himitsu-Bako')) },
      script: [corp('use', { card: 'Himitsu-Bako', ability: 0 })],
      expect: [
        { path: 'corp.hq', eq: ['Himitsu-Bako'] },
        { path: 'corp.credits', eq: 4 },
      ],
    },
    'goes back in the middle of its encounter, which ends without a subroutine': {
      lines: [0],
      corp: { servers: onRd(rezzed('Himitsu-Bako')) },
      script: [
        runner('run', { server: 'R&D' }),
        corp('use', { card: 'Himitsu-Bako', ability: 0, at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Himitsu-Bako'] },
        { noFact: { type: 'sub-resolved' } },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
    'cannot go back while it is not rezzed': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: onRd('Himitsu-Bako') },
      script: [corp('use', { card: 'Himitsu-Bako', ability: 0, illegal: 'NOT_ACTIVE' })],
    },
    'ends the run': {
      lines: [1],
      corp: { servers: onRd(rezzed('Himitsu-Bako')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
    },
  },
  'Shock!': {
    'does net damage from R&D, where the Runner reveals it': {
      lines: [0, 1],
      corp: { rd: ['Shock!', 'Hedge Fund'] },
      runner: { grip: ['Diesel'] },
      script: [runner('run', { server: 'R&D' }), goTo('choice')],
      expect: [
        { facts: [{ type: 'revealed', card: 'Shock!' }] },
        { path: 'runner.heap', eq: ['Diesel'] },
      ],
    },
    'does it from Archives, and not revealed from HQ': {
      lines: [1],
      corp: { archives: ['Shock!'], hq: ['Shock!'] },
      runner: { grip: ['Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        goTo('choice'),
      ],
      expect: [{ path: 'runner.grip', eq: [] }, { noFact: { type: 'revealed' } }],
    },
  },
  Tsurugi: {
    'ends the run unless the Corp pays, and does net damage three times': {
      lines: [0, 1, 2, 3],
      corp: { servers: onRd(rezzed('Tsurugi')) },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Tsurugi', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.grip', eq: [] },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
    'ends the run where the Corp does not pay': {
      lines: [0],
      corp: { servers: onRd(rezzed('Tsurugi')) },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Tsurugi', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Shinobi: {
    'costs bad publicity, traces three times, and ends the run with the last': {
      lines: [0, 1, 2, 3],
      corp: { credits: 7, servers: onRd('Shinobi') },
      runner: {
        credits: 6,
        grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Shinobi' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        // One and three; the second trace failed.
        { path: 'runner.grip', count: 3 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
};
