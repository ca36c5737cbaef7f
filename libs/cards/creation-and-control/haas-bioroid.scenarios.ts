import { corpTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });

export const haasBioroidScenarios: CardSketches = {
  'Cerebral Overwriter': {
    'does a brain damage for each token, for three credits': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { credits: 5, servers: remote({ card: 'Cerebral Overwriter', advancement: 1 }) },
      runner: { grip: ['Diesel', 'Sure Gamble', 'Easy Mark'] },
      policy: { random: 'first' },
      script: [
        corp('advance', { card: 'Cerebral Overwriter' }),
        corp('gain-credit'),
        corp('gain-credit'),
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Cerebral Overwriter', option: 'yes' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 2 },
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.grip', count: 1 },
      ],
    },
    'does nothing where the Corp does not pay': {
      lines: [1],
      corp: { servers: remote({ card: 'Cerebral Overwriter', advancement: 1 }) },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Cerebral Overwriter', option: 'no' }),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'corp.credits', eq: 5 },
      ],
    },
    'is not offered where the Corp cannot pay': {
      lines: [1],
      corp: { credits: 2, servers: remote({ card: 'Cerebral Overwriter', advancement: 1 }) },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        runner('trash-accessed', { card: 'Cerebral Overwriter' }),
      ],
      expect: [{ path: 'runner.brain', eq: 0 }],
    },
  },
  'Thomas Haas': {
    'can be advanced, and is trashed for two credits a token': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('Thomas Haas', { advancement: 2 })) },
      script: [
        corp('advance', { card: 'Thomas Haas' }),
        corp('use', { card: 'Thomas Haas', ability: 1 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { card: 'Thomas Haas', is: { at: 'archives', faceup: true } },
      ],
    },
    'is trashed before the Runner accesses it': {
      lines: [1],
      corp: { servers: remote(rezzed('Thomas Haas', { advancement: 2 })) },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('use', { card: 'Thomas Haas', ability: 1, at: 'run.5.1' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.credits', eq: 9 }, { noFact: { type: 'accessed' } }],
    },
    'gives nothing while it is not rezzed': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote({ card: 'Thomas Haas', advancement: 2 }) },
      script: [corp('use', { card: 'Thomas Haas', ability: 1, illegal: 'NOT_ACTIVE' })],
    },
  },
  'Heimdall 2.0': {
    'does brain damage twice and ends the run': {
      lines: [1, 2, 3],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 2.0')] } } },
      runner: { grip: ['Diesel', 'Easy Mark', 'Sure Gamble'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { path: 'runner.brain', eq: 2 },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
        { noFact: { type: 'sub-resolved', sub: 2 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'lets two subroutines be broken for two clicks': {
      lines: [0, 3],
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 2.0')] } } },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Heimdall 2.0', ability: 'break', subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { path: 'runner.clicks', eq: 1 },
        { facts: [{ type: 'sub-resolved', sub: 2 }] },
      ],
    },
    'cannot be broken for a single click': {
      lines: [0],
      turn: { side: 'runner', number: 2, clicks: 2, at: 'runner.1.6' },
      corp: { servers: { 'R&D': { ice: [rezzed('Heimdall 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Heimdall 2.0',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'NO_CLICKS',
        }),
      ],
    },
  },
  'Ichi 2.0': {
    'lets one subroutine be broken for two clicks, too': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Ichi 2.0')] } } },
      runner: { rig: { programs: ['Corroder', 'Ninja'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Ichi 2.0', ability: 'break', subs: [0] }),
        corp('choose', { for: 'Ichi 2.0', cards: ['Ninja'] }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 3 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.clicks', eq: 1 }],
    },
    'trashes two programs and traces for a tag and brain damage': {
      lines: [1, 2, 3],
      corp: { hq: ['Hedge Fund'], servers: { 'R&D': { ice: [rezzed('Ichi 2.0')] } } },
      runner: { grip: ['Diesel'], rig: { programs: ['Corroder', 'Ninja', 'Yog.0'] } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Ichi 2.0', cards: ['Ninja'] }),
        corp('choose', { for: 'Ichi 2.0', cards: ['Yog.0'] }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.rig.programs', eq: ['Corroder'] },
      ],
    },
  },
  'Viktor 2.0': {
    'takes a power counter for a successful trace, and ends the run': {
      lines: [2, 3],
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Viktor 2.0', is: { counters: { power: 1 } } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'takes none where the trace fails': {
      lines: [2],
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Viktor 2.0', is: { counters: { power: 0 } } }],
    },
    'spends a power counter for brain damage at any time, outside of runs, too': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0', { counters: { power: 1 } })] } } },
      runner: { grip: ['Diesel'] },
      script: [
        corp('gain-credit'),
        corp('use', { card: 'Viktor 2.0', ability: 1 }),
        corp('use', { card: 'Viktor 2.0', ability: 1, illegal: 'CANNOT_PAY' }),
      ],
      expect: [{ path: 'runner.brain', eq: 1 }],
    },
    'lets up to two subroutines be broken for two clicks': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Viktor 2.0')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Viktor 2.0', ability: 'break', subs: [0, 1] }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.clicks', eq: 1 }, { noFact: { type: 'sub-resolved' } }],
    },
  },
  Howler: {
    'installs and rezzes a bioroid right behind it for the rest of the run': {
      corp: {
        credits: 0,
        hq: ['Viktor 1.0', 'Enigma'],
        servers: { 'R&D': { ice: [rezzed('Howler')] } },
      },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', {
          for: 'Howler',
          option: 'yes',
          cards: ['Viktor 1.0'],
          expect: [{ card: 'Viktor 1.0', is: { at: 'R&D.ice[0]', rezzed: true } }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Viktor 1.0', is: { at: 'R&D.ice[0]', rezzed: false } },
        { card: 'Howler', is: { at: 'archives' } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
    'stays where nothing is installed': {
      corp: { hq: ['Viktor 1.0'], servers: { 'R&D': { ice: [rezzed('Howler')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Howler', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Howler', is: { at: 'R&D.ice[0]' } },
        { path: 'corp.hq', eq: ['Viktor 1.0'] },
      ],
    },
  },
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
  },
};
