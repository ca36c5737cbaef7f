import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import { corpDoes as corp, goTo, rezzed, runnerDoes as runner } from '../sketch/steps';

const remote = (...cards: unknown[]) => ({ 'Server 1': { cards } });
const onRd = (...ice: unknown[]) => ({ 'R&D': { ice } });
const scoring = { ...corpTurn, at: 'corp.1.2' };
const bare = { identity: 'Haas-Bioroid: Engineering the Future' };

/** A card with a credit for using icebreakers of a kind, a breaker, and one of another kind. */
const stealthChip = (
  chip: string,
  breaker: string,
  ice: string,
  other: string,
  barrier: string,
) => ({
  [`pays for using a ${breaker}`]: {
    corp: { servers: onRd(rezzed(ice)) },
    runner: { credits: 0, rig: { hardware: [chip], programs: [breaker] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', { card: breaker, ability: 'break', subs: [0] }),
    ],
    expect: [{ card: chip, is: { counters: { recurring: 0 } } }],
  },
  [`pays for no ${other}`]: {
    corp: { servers: onRd(rezzed(barrier)) },
    runner: { credits: 0, rig: { hardware: [chip], programs: [other] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', {
        card: other,
        ability: 'break',
        subs: [0],
        at: 'run.3.1',
        illegal: 'CANNOT_PAY',
      }),
    ],
  },
});

const alphaOmega = (card: string, subs: { first: number; second: number }) => ({
  'breaks that ice alone': {
    lines: [0, 1],
    corp: { servers: onRd(rezzed('Quandary'), rezzed('Quandary')) },
    runner: { rig: { programs: [card] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', {
        card,
        ability: 'break',
        subs: [0],
        at: 'run.3.1',
        ...(subs.first === 0 ? {} : { illegal: 'PLAY_RESTRICTION' }),
      }),
      ...(subs.first === 0 ? [runner('continue', { at: 'run.2.2' })] : []),
      ...(subs.first === 0
        ? [
            runner('use', {
              card,
              ability: 'break',
              subs: [0],
              at: 'run.3.1',
              illegal: 'PLAY_RESTRICTION',
            }),
            runner('use', {
              card,
              ability: 'boost',
              illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
            }),
          ]
        : []),
    ],
  },
  'becomes stronger against it': {
    lines: [1],
    corp: { servers: onRd(rezzed('Enigma')) },
    runner: { rig: { programs: [card] } },
    script: [
      runner('run', { server: 'R&D' }),
      runner('use', { card, ability: 'boost', at: 'run.3.1' }),
      runner('use', { card, ability: 'break', subs: [0] }),
      runner('use', { card, ability: 'break', subs: [1] }),
      goTo('run-ended'),
    ],
    expect: [{ path: 'runner.credits', eq: 2 }, { noFact: { type: 'sub-resolved' } }],
  },
});

export const moreScenarios: CardSketches = {
  'Frame Job': {
    'forfeits an agenda to give the Corp bad publicity': {
      lines: [0, 1],
      runner: { grip: ['Frame Job'], score: ['Hostile Takeover'] },
      script: [runner('play', { card: 'Frame Job' })],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.score', eq: [] },
        { path: 'runner.clicks', eq: 2 },
      ],
    },
    'cannot be played without an agenda': {
      lines: [1],
      runner: { grip: ['Frame Job'] },
      script: [runner('play', { card: 'Frame Job', illegal: ['NO_EFFECT', 'CANNOT_PAY'] })],
    },
  },
  'Reina Roja: Freedom Fighter': {
    'makes the first ice rezzed each turn one dearer': {
      corp: { credits: 3, servers: onRd('Ice Wall', 'Ice Wall') },
      runner: { identity: 'Reina Roja: Freedom Fighter' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'Ice Wall#2', expect: [{ path: 'corp.credits', eq: 1 }] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Ice Wall#2', is: { rezzed: true } }],
    },
    'leaves the second at its cost, and other cards': {
      corp: {
        credits: 5,
        servers: { ...onRd('Ice Wall'), HQ: { ice: ['Ice Wall'] }, ...remote('PAD Campaign') },
      },
      runner: { identity: 'Reina Roja: Freedom Fighter' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('rez', { card: 'PAD Campaign', expect: [{ path: 'corp.credits', eq: 3 }] }),
        corp('rez', { card: 'Ice Wall#2', expect: [{ path: 'corp.credits', eq: 1 }] }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Ice Wall#1' }),
      ],
      expect: [{ path: 'corp.credits', eq: 0 }],
    },
  },
  Keyhole: {
    'trashes one of the three top cards of R&D instead of accessing': {
      corp: { rd: ['Hedge Fund', 'Hostile Takeover', 'Enigma', 'Ice Wall'] },
      runner: { rig: { programs: ['Keyhole'] } },
      policy: { random: 'first' },
      script: [
        runner('use', { card: 'Keyhole', ability: 0 }),
        runner('choose', { for: 'Keyhole', cards: ['Hostile Takeover'] }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Hostile Takeover', is: { at: 'archives' } },
        { path: 'corp.rd', count: 3 },
        { noFact: { type: 'accessed' } },
        { facts: [{ type: 'shuffled', deck: 'rd' }] },
      ],
    },
  },
  'Activist Support': {
    'gives a tag when the turn of the Corp begins without one': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 0 },
      runner: { rig: { resources: ['Activist Support'] } },
      script: [goTo('corp.2.2')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives none to a tagged Runner': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 0 },
      runner: { tags: 1, rig: { resources: ['Activist Support'] } },
      script: [goTo('corp.2.2')],
      expect: [{ path: 'runner.tags', eq: 1 }],
    },
    'gives bad publicity to a Corp that has none': {
      lines: [1],
      turn: { ...corpTurn, clicks: 0 },
      runner: { rig: { resources: ['Activist Support'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'gives none to a Corp that has some': {
      lines: [1],
      turn: { ...corpTurn, clicks: 0 },
      corp: { badPublicity: 1 },
      runner: { rig: { resources: ['Activist Support'] } },
      script: [goTo('runner.1.6')],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
  },
  'Quest Completed': {
    'accesses an installed card after successful runs on all central servers': {
      lines: [0, 1],
      history: {
        thisTurn: ['HQ', 'R&D', 'Archives'].map((server) => ({ type: 'run-successful', server })),
      },
      corp: {
        servers: {
          'Server 1': { ice: ['Ice Wall'], cards: ['Hostile Takeover'] },
          'Server 2': { cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Quest Completed'] },
      script: [
        runner('play', { card: 'Quest Completed' }),
        runner('choose', { for: 'Quest Completed', cards: ['Hostile Takeover'] }),
        runner('steal', { card: 'Hostile Takeover' }),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 1 }, { noFact: { type: 'run-began' } }],
    },
    'cannot be played after two of them': {
      lines: [0],
      history: { thisTurn: ['HQ', 'R&D'].map((server) => ({ type: 'run-successful', server })) },
      corp: { servers: remote('Hostile Takeover') },
      runner: { grip: ['Quest Completed'] },
      script: [runner('play', { card: 'Quest Completed', illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Dyson Fractal Generator': stealthChip(
    'Dyson Fractal Generator',
    'Corroder',
    'Ice Wall',
    'Torch',
    'Quandary',
  ),
  Lockpick: stealthChip('Lockpick', 'Torch', 'Quandary', 'Corroder', 'Ice Wall'),
  Silencer: stealthChip('Silencer', 'Ninja', 'Rototurret', 'Corroder', 'Ice Wall'),
  'False Echo': {
    'makes the Corp rez the ice that was passed, or take it back': {
      corp: { servers: onRd('Ice Wall') },
      runner: { rig: { programs: ['False Echo'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'False Echo', option: 'yes' }),
        corp('choose', { for: 'False Echo', option: 'rez' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { rezzed: true } },
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.heap', eq: ['False Echo'] },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
    'takes it back where the Corp cannot pay': {
      corp: { credits: 0, servers: onRd('Ice Wall') },
      runner: { rig: { programs: ['False Echo'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'False Echo', option: 'yes' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.hq', eq: ['Ice Wall'] }],
    },
    'says nothing of rezzed ice': {
      corp: { servers: onRd(rezzed('Minelayer')) },
      runner: { rig: { programs: ['False Echo'] } },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ card: 'False Echo', is: { at: 'rig' } }],
    },
  },
  'Woman in the Red Dress': {
    'shows the top card of R&D, which the Corp may draw': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: { rig: { resources: ['Woman in the Red Dress'] } },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Woman in the Red Dress', option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { facts: [{ type: 'revealed', card: 'Enigma' }] },
        { path: 'corp.hq', eq: ['Enigma'] },
      ],
    },
    'leaves it where the Corp does not': {
      turn: { ...corpTurn, clicks: 0 },
      corp: { rd: ['Enigma', 'Hedge Fund'] },
      runner: { rig: { resources: ['Woman in the Red Dress'] } },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Woman in the Red Dress', option: 'no' }),
        goTo('runner.1.6'),
      ],
      expect: [{ card: 'Enigma', is: { at: 'rd[0]' } }],
    },
  },
  Alpha: alphaOmega('Alpha', { first: 0, second: 1 }),
  Omega: alphaOmega('Omega', { first: 1, second: 0 }),
  'Prepaid VoicePAD': {
    'pays for playing events alone': {
      runner: {
        credits: 4,
        grip: ['Sure Gamble', 'Akamatsu Mem Chip'],
        rig: { hardware: ['Prepaid VoicePAD'] },
      },
      script: [runner('play', { card: 'Sure Gamble' })],
      expect: [{ path: 'runner.credits', eq: 9 }],
    },
    'pays for no hardware': {
      runner: { credits: 0, grip: ['Akamatsu Mem Chip'], rig: { hardware: ['Prepaid VoicePAD'] } },
      script: [runner('install', { card: 'Akamatsu Mem Chip', illegal: 'CANNOT_PAY' })],
    },
  },
  'Raymond Flint': {
    'accesses a card of HQ when the Corp takes bad publicity': {
      lines: [0],
      turn: scoring,
      corp: {
        hq: ['Private Security Force'],
        servers: remote({ card: 'Hostile Takeover', advancement: 2 }),
      },
      runner: { rig: { resources: ['Raymond Flint'] } },
      script: [corp('score', { card: 'Hostile Takeover' }), goTo('choice')],
      expect: [{ facts: [{ type: 'accessed', card: 'Private Security Force' }] }],
    },
    'is trashed to expose a card': {
      lines: [1],
      turn: { ...runnerTurn, at: 'runner.1.2' },
      corp: { servers: onRd('Ice Wall') },
      runner: { rig: { resources: ['Raymond Flint'] } },
      script: [runner('use', { card: 'Raymond Flint', ability: 1 })],
      expect: [
        { facts: [{ type: 'exposed', card: 'Ice Wall' }] },
        { path: 'runner.heap', eq: ['Raymond Flint'] },
      ],
    },
  },
  Blackmail: {
    'makes a run during which no ice can be rezzed': {
      lines: [0, 1],
      corp: { badPublicity: 1, servers: onRd('Ice Wall') },
      runner: { grip: ['Blackmail'] },
      script: [
        runner('play', { card: 'Blackmail', server: 'R&D' }),
        corp('rez', {
          card: 'Ice Wall',
          at: 'run.2.3',
          illegal: ['PLAY_RESTRICTION', 'WRONG_WINDOW'],
        }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful', server: 'R&D' }] }],
    },
    'cannot be played against a Corp without bad publicity': {
      lines: [0],
      runner: { grip: ['Blackmail'] },
      script: [runner('play', { card: 'Blackmail', server: 'R&D', illegal: 'PLAY_RESTRICTION' })],
    },
  },
  'Rex Campaign': {
    'enters with three counters': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: remote('Rex Campaign') },
      script: [corp('rez', { card: 'Rex Campaign' })],
      expect: [{ card: 'Rex Campaign', is: { counters: { power: 3 } } }],
    },
    'is trashed with its last counter for five credits': {
      lines: [0, 1],
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        badPublicity: 1,
        servers: remote(rezzed('Rex Campaign', { counters: { power: 1 } })),
      },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Rex Campaign', option: 'gain-5' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 10 },
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Rex Campaign', is: { at: 'archives' } },
      ],
    },
    'is trashed to remove bad publicity instead': {
      lines: [0],
      turn: { ...runnerTurn, clicks: 0 },
      corp: {
        badPublicity: 1,
        servers: remote(rezzed('Rex Campaign', { counters: { power: 1 } })),
      },
      script: [
        goTo('choice'),
        corp('choose', { for: 'Rex Campaign', option: 'remove-bad-publicity' }),
        goTo('corp.2.2'),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'loses a counter a turn': {
      lines: [1],
      turn: { ...runnerTurn, clicks: 0 },
      corp: { servers: remote(rezzed('Rex Campaign', { counters: { power: 3 } })) },
      script: [goTo('corp.2.2')],
      expect: [{ card: 'Rex Campaign', is: { counters: { power: 2 } } }],
    },
  },
  'Celebrity Gift': {
    'gives two credits for each card shown': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { ...bare, hq: ['Celebrity Gift', 'Enigma', 'Ice Wall', 'Hedge Fund'] },
      script: [
        corp('play', { card: 'Celebrity Gift' }),
        corp('choose', { for: 'Celebrity Gift', cards: ['Enigma', 'Ice Wall'] }),
      ],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'corp.clicks', eq: 1 },
        { facts: [{ type: 'revealed', card: 'Enigma' }] },
        { view: 'runner', mustNotContain: ['Hedge Fund'] },
      ],
    },
  },
  'Clone Retirement': {
    'may remove bad publicity when it is scored': {
      lines: [0],
      turn: scoring,
      corp: { badPublicity: 2, servers: remote({ card: 'Clone Retirement', advancement: 2 }) },
      script: [
        corp('score', { card: 'Clone Retirement' }),
        corp('choose', { for: 'Clone Retirement', option: 'yes' }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'gives bad publicity when it is stolen': {
      lines: [1],
      corp: { servers: remote('Clone Retirement') },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('steal', { card: 'Clone Retirement' }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
  },
  'Unorthodox Predictions': {
    'keeps subroutines of the chosen kind from being broken until the next turn of the Corp': {
      turn: { ...scoring, clicks: 0 },
      corp: {
        servers: {
          ...remote({ card: 'Unorthodox Predictions', advancement: 3 }),
          ...onRd(rezzed('Ice Wall')),
          HQ: { ice: [rezzed('Quandary')] },
        },
      },
      runner: { rig: { programs: ['Corroder', 'Torch'] } },
      script: [
        corp('score', { card: 'Unorthodox Predictions' }),
        corp('choose', { for: 'Unorthodox Predictions', option: 'barrier' }),
        goTo('runner.1.6'),
        runner('run', { server: 'R&D' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: ['PLAY_RESTRICTION', 'BAD_TARGET', 'NO_EFFECT'],
        }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Torch', ability: 'break', subs: [0] }),
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
  'Restoring Face': {
    'trashes an executive to remove bad publicity': {
      turn: corpTurn,
      corp: {
        hq: ['Restoring Face'],
        badPublicity: 3,
        servers: remote('Thomas Haas'),
      },
      script: [
        corp('play', { card: 'Restoring Face' }),
        corp('choose', { for: 'Restoring Face', number: 2 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Thomas Haas', is: { at: 'archives' } },
      ],
    },
    'cannot be played without such a card': {
      turn: corpTurn,
      corp: { hq: ['Restoring Face'], badPublicity: 3, servers: remote('PAD Campaign') },
      script: [corp('play', { card: 'Restoring Face', illegal: ['NO_EFFECT', 'CANNOT_PAY'] })],
    },
  },
  'Character Assassination': {
    'trashes a resource, which nothing prevents': {
      turn: scoring,
      corp: { servers: remote({ card: 'Character Assassination', advancement: 4 }) },
      runner: { rig: { resources: ['Fall Guy', 'Data Dealer'] } },
      script: [
        corp('score', { card: 'Character Assassination' }),
        corp('choose', { for: 'Character Assassination', cards: ['Data Dealer'] }),
      ],
      expect: [
        { path: 'runner.heap', eq: ['Data Dealer'] },
        { path: 'runner.rig.resources', eq: ['Fall Guy'] },
      ],
    },
  },
  'Invasion of Privacy': {
    'shows the grip and trashes as many resources and events as the trace won by': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { hq: ['Invasion of Privacy'] },
      runner: { credits: 0, grip: ['Diesel', 'Corroder', 'Wyldside', 'Easy Mark'] },
      script: [
        corp('play', { card: 'Invasion of Privacy' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0 }),
        corp('choose', { for: 'Invasion of Privacy', cards: ['Diesel', 'Wyldside'] }),
      ],
      expect: [
        { path: 'runner.heap', count: 2 },
        { path: 'runner.grip', eq: ['Corroder', 'Easy Mark'] },
        { path: 'corp.badPublicity', eq: 0 },
      ],
    },
    'gives bad publicity where the trace fails': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Invasion of Privacy'] },
      runner: { grip: ['Diesel'] },
      script: [
        corp('play', { card: 'Invasion of Privacy' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.grip', eq: ['Diesel'] },
      ],
    },
  },
  'Market Research': {
    'is worth a point more where the Runner was tagged': {
      lines: [0, 1],
      turn: scoring,
      corp: { servers: remote({ card: 'Market Research', advancement: 4 }) },
      runner: { tags: 1 },
      script: [corp('score', { card: 'Market Research' })],
      expect: [
        { path: 'corp.agendaPoints', eq: 3 },
        { card: 'Market Research', is: { counters: { agenda: 1 } } },
      ],
    },
    'is worth two otherwise': {
      lines: [0],
      turn: scoring,
      corp: { servers: remote({ card: 'Market Research', advancement: 4 }) },
      script: [corp('score', { card: 'Market Research' })],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
  },
  'Elizabeth Mills': {
    'removes bad publicity when she is rezzed': {
      lines: [0],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { badPublicity: 2, servers: remote('Elizabeth Mills') },
      script: [corp('rez', { card: 'Elizabeth Mills' })],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
    'is trashed to trash a location, for bad publicity': {
      lines: [1],
      turn: corpTurn,
      corp: { servers: remote(rezzed('Elizabeth Mills')) },
      runner: { rig: { resources: ['Wyldside', 'Data Dealer'] } },
      script: [corp('use', { card: 'Elizabeth Mills', ability: 1 })],
      expect: [
        { path: 'runner.heap', eq: ['Wyldside'] },
        { path: 'corp.badPublicity', eq: 1 },
        { card: 'Elizabeth Mills', is: { at: 'archives' } },
      ],
    },
  },
  Ireress: {
    'has a subroutine for each bad publicity': {
      corp: { badPublicity: 2, servers: onRd(rezzed('Ireress')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        // Two credits of bad publicity are gone with the run, and two of the pool were lost.
        { path: 'runner.credits', eq: 3 },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
      ],
    },
    'has none without': {
      corp: { servers: onRd(rezzed('Ireress')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'sub-resolved' } }],
    },
  },
  'Curtain Wall': {
    'is four stronger as the outermost ice, and ends the run': {
      lines: [0, 1, 2, 3],
      corp: { servers: onRd(rezzed('Curtain Wall')) },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { card: 'Curtain Wall', is: { strength: 10 } },
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
      ],
    },
    'has six behind other ice, unrezzed too': {
      lines: [0],
      corp: { servers: onRd(rezzed('Curtain Wall'), 'Enigma') },
      script: [],
      expect: [{ card: 'Curtain Wall', is: { strength: 6 } }],
    },
  },
  'Veterans Program': {
    'may remove up to two bad publicity': {
      turn: scoring,
      corp: { badPublicity: 3, servers: remote({ card: 'Veterans Program', advancement: 3 }) },
      script: [
        corp('score', { card: 'Veterans Program' }),
        corp('choose', { for: 'Veterans Program', number: 2 }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 1 }],
    },
  },
  'Witness Tampering': {
    'removes up to two bad publicity': {
      lines: [0, 1],
      turn: corpTurn,
      corp: { badPublicity: 1, hq: ['Witness Tampering'] },
      script: [
        corp('play', { card: 'Witness Tampering' }),
        corp('choose', { for: 'Witness Tampering', number: 1 }),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { path: 'corp.clicks', eq: 1 },
      ],
    },
    'cannot be played without bad publicity': {
      lines: [1],
      turn: corpTurn,
      corp: { hq: ['Witness Tampering'] },
      script: [corp('play', { card: 'Witness Tampering', illegal: 'NO_EFFECT' })],
    },
  },
  'NAPD Contract': {
    'needs a token more for each bad publicity': {
      lines: [0],
      turn: corpTurn,
      corp: { badPublicity: 1, servers: remote({ card: 'NAPD Contract', advancement: 4 }) },
      script: [
        corp('score', {
          card: 'NAPD Contract',
          illegal: ['NOT_ENOUGH_ADVANCEMENTS', 'WRONG_WINDOW'],
        }),
        corp('advance', { card: 'NAPD Contract' }),
        corp('score', { card: 'NAPD Contract' }),
      ],
      expect: [{ path: 'corp.agendaPoints', eq: 2 }],
    },
    'costs four credits to steal': {
      lines: [1],
      corp: { servers: remote('NAPD Contract') },
      script: [runner('run', { server: 'Server 1' }), runner('steal', { card: 'NAPD Contract' })],
      expect: [{ path: 'runner.credits', eq: 1 }],
    },
    'is not stolen without them': {
      lines: [1],
      corp: { servers: remote('NAPD Contract') },
      runner: { credits: 3 },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }],
    },
  },
};
