import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });

export const jintekiIceScenarios: CardSketches = {
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
  Yagura: {
    'lets the Corp put the top card of R&D at the bottom, and does net damage': {
      lines: [0, 1],
      corp: { rd: ['Enigma', 'Hedge Fund', 'Ice Wall'], servers: onRd(rezzed('Yagura')) },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Yagura', option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'corp.rd', eq: ['Hedge Fund', 'Ice Wall', 'Enigma'] },
        { path: 'runner.heap', eq: ['Diesel'] },
      ],
    },
    'leaves it where the Corp wants it there': {
      lines: [0],
      corp: { rd: ['Enigma', 'Hedge Fund', 'Ice Wall'], servers: onRd(rezzed('Yagura')) },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Yagura', option: 'no' }),
        goTo('choice'),
      ],
      expect: [{ card: 'Enigma', is: { at: 'rd[0]' } }],
    },
  },
  Swordsman: {
    'has no subroutine broken by an AI program, and trashes that': {
      lines: [0, 1, 2],
      corp: { servers: onRd(rezzed('Swordsman')) },
      runner: {
        credits: 9,
        grip: ['Easy Mark'],
        rig: { programs: [{ card: 'Crypsis', counters: { virus: 1 } }] },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Crypsis', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Crypsis', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Crypsis',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'PLAY_RESTRICTION',
        }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Crypsis', is: { at: 'heap' } },
        { card: 'Easy Mark', is: { at: 'heap' } },
      ],
    },
    'is broken by a killer, and trashes no other program': {
      lines: [0, 1],
      corp: { servers: onRd(rezzed('Swordsman')) },
      runner: { credits: 9, grip: ['Easy Mark'], rig: { programs: ['Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Ninja', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Ninja', ability: 'break', subs: [1], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ninja', is: { at: 'rig' } },
        { card: 'Easy Mark', is: { at: 'grip' } },
      ],
    },
  },
  Marker: {
    'gives the next ice of the run a subroutine after its own': {
      corp: { servers: onRd(rezzed('Hourglass'), rezzed('Marker')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'sub-resolved', ice: 'Hourglass', sub: 3 }] },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'gives nothing once it is broken': {
      corp: { servers: onRd(rezzed('Hourglass'), rezzed('Marker')) },
      runner: { rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'gives it to no ice of another run': {
      corp: { servers: { ...onRd(rezzed('Hourglass')), HQ: { ice: [rezzed('Marker')] } } },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'sub-resolved', ice: 'Hourglass', sub: 3 } }],
    },
  },
};
