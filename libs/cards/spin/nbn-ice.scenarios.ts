import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const traced = (runnerSpends: number, corpSpends = 0) => [
  corp('bid', { credits: corpSpends }),
  runner('bid', { credits: runnerSpends }),
];

export const nbnIceScenarios: CardSketches = {
  Muckraker: {
    'costs bad publicity, and ends the run of a tagged Runner': {
      lines: [0, 1, 2, 3, 4],
      corp: { credits: 5, servers: onRd('Muckraker') },
      runner: { credits: 3 },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Muckraker', expect: [{ path: 'corp.badPublicity', eq: 1 }] }),
        ...traced(1),
        ...traced(2),
        ...traced(0),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets a Runner pass who has no tag': {
      lines: [4],
      corp: { servers: onRd(rezzed('Muckraker')) },
      runner: { credits: 6 },
      script: [
        runner('run', { server: 'R&D' }),
        ...traced(1),
        ...traced(2),
        ...traced(3),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
    'gives no credit for the bad publicity of its own rez, and ends the run of who it tagged': {
      lines: [0, 1, 2, 3, 4],
      corp: { credits: 8, hq: ['Hedge Fund'], servers: { HQ: { ice: ['Muckraker'] } } },
      runner: { credits: 1, identity: 'Noise: Hacker Extraordinaire' },
      script: [
        run('HQ'),
        corp('rez', { card: 'Muckraker', at: 'run.2.3' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 1 }),
        corp('bid', { credits: 0 }),
        corp('bid', { credits: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.tags', eq: 2 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  Snoop: {
    'shows the grip when it is encountered, and traces for a counter': {
      lines: [0, 2],
      corp: { servers: onRd(rezzed('Snoop')) },
      runner: { grip: ['Diesel', 'Corroder'] },
      script: [runner('run', { server: 'R&D' }), ...traced(0), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'revealed', card: 'Diesel' },
            { type: 'revealed', card: 'Corroder' },
          ],
          mode: 'any',
        },
        { card: 'Snoop', is: { counters: { power: 1 } } },
      ],
    },
    'takes a card from the grip for a counter': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: onRd(rezzed('Snoop', { counters: { power: 1 } })) },
      runner: { grip: ['Diesel', 'Corroder'] },
      script: [
        corp('use', { card: 'Snoop', ability: 1 }),
        corp('choose', { for: 'Snoop', cards: ['Corroder'] }),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { path: 'runner.heap', eq: ['Corroder'] },
        { facts: [{ type: 'revealed', card: 'Diesel' }] },
        { card: 'Snoop', is: { counters: { power: 0 } } },
      ],
    },
    'does nothing with an empty grip': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.1.2' },
      corp: { servers: onRd(rezzed('Snoop', { counters: { power: 1 } })) },
      script: [corp('use', { card: 'Snoop', ability: 1, illegal: ['NO_EFFECT', 'WRONG_WINDOW'] })],
    },
    'shows the grip at each encounter, and takes a card for a counter at any time': {
      lines: [0, 1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { HQ: { ice: [rezzed('Snoop', { counters: { power: 1 } })] } } },
      runner: { grip: ['Diesel', 'Corroder'] },
      script: [
        corpUses('Snoop', 1),
        corpChooses('Snoop', { cards: ['Corroder'] }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { facts: [{ type: 'revealed', card: 'Diesel' }] },
        { card: 'Snoop', is: { counters: { power: 0 } } },
      ],
    },
  },
  Wraparound: {
    'is seven stronger without a fracter': {
      lines: [0, 1],
      corp: { servers: onRd(rezzed('Wraparound')) },
      runner: { grip: ['Corroder'], rig: { programs: ['Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended', { expect: [{ card: 'Wraparound', is: { strength: 7 } }] }),
        runner('install', { card: 'Corroder' }),
      ],
      expect: [
        { card: 'Wraparound', is: { strength: 0 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
  },
  RSVP: {
    'keeps the Runner from spending credits for the rest of the run': {
      corp: { servers: onRd(rezzed('Enigma'), rezzed('RSVP')) },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('continue', { at: 'run.2.2' }),
        runner('use', {
          card: 'Gordian Blade',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'CANNOT_PAY',
        }),
      ],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
    'lets a trace take none, either, and credits be spent after the run': {
      corp: { servers: onRd(rezzed('RSVP')) },
      runner: { grip: ['Corroder'] },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('run-ended'),
        runner('install', { card: 'Corroder' }),
      ],
      expect: [{ card: 'Corroder', is: { at: 'rig' } }],
    },
    'stops payment from cards, too, and lets unpaid things be': {
      corp: { servers: { 'R&D': { ice: [rezzed('Ice Wall'), rezzed('RSVP')] } } },
      runner: { rig: { programs: ['Corroder', 'Cloak'] } },
      script: [
        run('R&D'),
        runner('continue', { at: 'run.2.2' }),
        runnerUses('Corroder', 'break', {
          subs: [0],
          at: 'run.3.1',
          illegal: ['CANNOT_PAY', 'PLAY_RESTRICTION'],
        }),
        goTo('run-ended'),
        installs('Imp', { illegal: 'NO_SUCH_CARD', at: 'runner.1.6' }),
      ],
    },
  },
};
