import { corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpUses,
  goTo,
  rezzed,
  run,
  runnerDoes as runner,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });

export const haasBioroidUpgradesScenarios: CardSketches = {
  'Awakening Center': {
    'takes bioroid ice facedown, for nothing but a click': {
      lines: [0],
      rules: ['HOST-15'],
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Heimdall 1.0', 'Ichi 1.0'],
        servers: remote(rezzed('Awakening Center')),
      },
      script: [
        corp('install', { card: 'Heimdall 1.0', host: 'Awakening Center' }),
        corp('install', { card: 'Ichi 1.0', host: 'Awakening Center' }),
      ],
      expect: [
        { path: 'corp.clicks', eq: 1 },
        { card: 'Heimdall 1.0', is: { at: 'hosted:Awakening Center' } },
        { card: 'Ichi 1.0', is: { at: 'hosted:Awakening Center' } },
      ],
    },
    'takes no other ice': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Enigma'], servers: remote(rezzed('Awakening Center')) },
      script: [
        corp('install', { card: 'Enigma', host: 'Awakening Center', illegal: 'BAD_TARGET' }),
      ],
    },
    'takes none while it is unrezzed': {
      lines: [0],
      turn: corpTurn,
      corp: { hq: ['Ichi 1.0'], servers: remote('Awakening Center') },
      script: [
        corp('install', { card: 'Ichi 1.0', host: 'Awakening Center', illegal: 'BAD_TARGET' }),
      ],
    },
    'wakes a piece of ice for seven less, which is trashed when the run has ended': {
      lines: [1],
      rules: ['ENC-07', 'HOST-15'],
      corp: {
        credits: 1,
        servers: remote(rezzed('Awakening Center', { hosted: ['Heimdall 1.0', 'Ichi 1.0'] })),
      },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Awakening Center', option: 'yes' }),
        corp('choose', { for: 'Awakening Center', cards: ['Heimdall 1.0'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 0 },
        { path: 'runner.brain', eq: 1 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { card: 'Heimdall 1.0', is: { at: 'archives', faceup: true } },
        { card: 'Ichi 1.0', is: { at: 'hosted:Awakening Center' } },
      ],
    },
    'lets the Runner spend clicks on the woken bioroid, and go on': {
      lines: [1],
      corp: {
        credits: 5,
        servers: remote(rezzed('Awakening Center', { hosted: ['Viktor 1.0'] })),
      },
      runner: { grip: ['Diesel', 'Modded'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Awakening Center', option: 'yes' }),
        runner('use', { card: 'Viktor 1.0', ability: 0, subs: [1], at: 'run.3.1' }),
        goTo('choice'),
        runner('leave-accessed'),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'corp.credits', eq: 5 },
        { facts: [{ type: 'run-successful', server: 'Server 1' }] },
        { card: 'Viktor 1.0', is: { at: 'archives' } },
      ],
    },
    'may leave its ice asleep': {
      lines: [1],
      corp: { servers: remote(rezzed('Awakening Center', { hosted: ['Viktor 1.0'] })) },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Awakening Center', option: 'no' }),
        goTo('choice'),
      ],
      expect: [{ card: 'Viktor 1.0', is: { at: 'hosted:Awakening Center' } }],
    },
    'wakes nothing in a run elsewhere': {
      lines: [1],
      corp: { servers: remote(rezzed('Awakening Center', { hosted: ['Viktor 1.0'] })) },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'rezzed' } }],
    },
    'takes its ice along to Archives, still facedown': {
      lines: [0],
      rules: ['HOST-09'],
      corp: { servers: remote(rezzed('Awakening Center', { hosted: ['Viktor 1.0'] })) },
      runner: { credits: 3 },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Awakening Center', option: 'no' }),
        runner('trash-accessed', { card: 'Awakening Center' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Viktor 1.0', is: { at: 'archives', faceup: false } }],
    },
    'rezzes what it hosts for seven less and trashes it after the run': {
      lines: [0, 1],
      corp: {
        credits: 8,
        hq: ['Hedge Fund'],
        servers: {
          HQ: {
            cards: [
              rezzed('Awakening Center', {
                hosted: [{ card: 'Janus 1.0', rezzed: false, faceup: false }],
              }),
            ],
          },
        },
      },
      runner: { grip: ['Diesel'], credits: 9 },
      script: [
        run('HQ'),
        corpChooses('Awakening Center', { option: 'yes' }),
        runnerUses('Janus 1.0', 'break', { subs: [0], at: 'run.3.1' }),
        runnerUses('Janus 1.0', 'break', { subs: [1] }),
        runnerUses('Janus 1.0', 'break', { subs: [2] }),
        runner('pass'),
        corp('pass'),
        runner('continue', { at: 'run.5.2' }),
        runner('access', { zone: 'hq' }),
        runner('access', { card: 'Awakening Center' }),
        runner('leave-accessed', { card: 'Awakening Center' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Janus 1.0', is: { at: 'archives', faceup: true } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'takes no ice that is no bioroid, and lays it facedown for nothing': {
      lines: [0],
      turn: corpTurn,
      corp: {
        credits: 0,
        hq: ['Ice Wall', 'Eli 1.0'],
        servers: { HQ: { cards: [rezzed('Awakening Center')], ice: ['Enigma'] } },
      },
      script: [
        corp('install', { card: 'Ice Wall', host: 'Awakening Center', illegal: ['BAD_TARGET'] }),
        corp('install', { card: 'Eli 1.0', host: 'Awakening Center' }),
      ],
      expect: [
        { card: 'Eli 1.0', is: { at: 'hosted:Awakening Center', faceup: false } },
        { path: 'corp.credits', eq: 0 },
        { view: 'runner', mustNotContain: ['Eli 1.0'] },
      ],
    },
    'is not asked about ice that cannot be paid for': {
      lines: [1],
      rules: ['ABIL-09'],
      corp: {
        credits: 0,
        servers: {
          'Server 1': { cards: [rezzed('Awakening Center', { hosted: ['Heimdall 1.0'] })] },
        },
      },
      runner: { credits: 0 },
      script: wholeRun('Server 1'),
      expect: [
        { card: 'Heimdall 1.0', is: { rezzed: false } },
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
      ],
    },
  },
  "Tyr's Hand": {
    'is rezzed when a subroutine is about to be broken, and keeps it from that': {
      lines: [0, 1],
      rules: ['PREV-09'],
      corp: {
        credits: 1,
        servers: { HQ: { ice: [rezzed('Viktor 1.0')], cards: ["Tyr's Hand"] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Viktor 1.0', ability: 0, subs: [0], at: 'run.3.1' }),
        corp('rez', { card: "Tyr's Hand", at: 'prevent' }),
        corp('use', { card: "Tyr's Hand", ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.clicks', eq: 2 },
        { path: 'runner.brain', eq: 1 },
        { card: "Tyr's Hand", is: { at: 'archives' } },
        { noFact: { type: 'sub-broken' } },
      ],
    },
    'keeps one subroutine, once, from being broken': {
      lines: [1],
      corp: {
        servers: { HQ: { ice: [rezzed('Viktor 1.0')], cards: [rezzed("Tyr's Hand")] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Viktor 1.0', ability: 0, subs: [0], at: 'run.3.1' }),
        corp('use', { card: "Tyr's Hand", ability: 'prevent', at: 'prevent' }),
        runner('use', { card: 'Viktor 1.0', ability: 0, subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.clicks', eq: 1 },
      ],
    },
    'does nothing for ice of another kind': {
      lines: [1],
      corp: {
        servers: { HQ: { ice: [rezzed('Ice Wall')], cards: [rezzed("Tyr's Hand")] } },
      },
      runner: { rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('choice'),
      ],
      expect: [
        { facts: [{ type: 'sub-broken' }] },
        { card: "Tyr's Hand", is: { at: 'HQ.cards[0]' } },
      ],
    },
    'does nothing for another server': {
      lines: [0, 1],
      corp: {
        servers: { HQ: { ice: [rezzed('Viktor 1.0')] }, 'R&D': { cards: [rezzed("Tyr's Hand")] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Viktor 1.0', ability: 0, subs: [0], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.brain', eq: 0 }, { facts: [{ type: 'sub-broken', sub: 0 }] }],
    },
    'is not rezzed in the window of another encounter for nothing to break': {
      lines: [0],
      corp: {
        servers: { HQ: { ice: [rezzed('Viktor 1.0')], cards: ["Tyr's Hand"] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run.3.1'),
        corp('rez', { card: "Tyr's Hand", illegal: 'WRONG_WINDOW' }),
      ],
    },
    'is rezzed as a subroutine is to be broken, and keeps it whole': {
      lines: [0, 1],
      corp: {
        credits: 1,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Eli 1.0')], cards: ["Tyr's Hand"] } },
      },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'boost', { at: 'run.3.1' }),
        runnerUses('Corroder', 'boost'),
        runnerUses('Corroder', 'break', { subs: [0] }),
        corp('rez', { card: "Tyr's Hand", at: 'prevent' }),
        corpUses("Tyr's Hand", 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: "Tyr's Hand", is: { at: 'archives' } },
        { noFact: { type: 'sub-broken' } },
        { path: 'runner.credits', eq: 6 },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'keeps one of several subroutines that are broken together': {
      lines: [0, 1],
      corp: {
        credits: 1,
        servers: { 'R&D': { ice: [rezzed('Eli 1.0')], cards: ["Tyr's Hand"] } },
      },
      runner: { rig: { programs: ['Morning Star'] } },
      script: [
        run('R&D'),
        runnerUses('Morning Star', 'break', { subs: [0, 1] }),
        corp('rez', { card: "Tyr's Hand", at: 'prevent' }),
        corpUses("Tyr's Hand", 'prevent', { at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: "Tyr's Hand", is: { at: 'archives' } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { path: 'runner.credits', eq: 4 },
      ],
    },
  },
};
