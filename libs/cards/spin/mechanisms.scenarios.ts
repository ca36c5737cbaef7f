import { runnerTurn, corpTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  goTo,
  rezzed,
  run,
  runnerChooses,
  runnerDoes as runner,
  runnerUses,
} from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Cyberdex Trial': {
    'purges virus counters': {
      turn: corpTurn,
      corp: { hq: ['Cyberdex Trial'] },
      runner: {
        rig: {
          programs: [{ card: 'Datasucker', counters: { virus: 3 } }],
        },
      },
      script: [corp('play', { card: 'Cyberdex Trial' })],
      expect: [
        { card: 'Datasucker', is: { counters: { virus: 0 } } },
        { facts: [{ type: 'purged' }] },
      ],
    },
    'is played where it purges nothing, too': {
      rules: ['COUNT-03'],
      turn: corpTurn,
      corp: { hq: ['Cyberdex Trial'] },
      script: [corp('play', { card: 'Cyberdex Trial' })],
      expect: [{ card: 'Cyberdex Trial', is: { at: 'archives' } }],
    },
  },
  Recon: {
    'lets the Runner jack out at the first ice encountered': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Enigma')] } } },
      runner: { grip: ['Recon'] },
      script: [
        runner('play', { card: 'Recon', server: 'HQ' }),
        runner('choose', { for: 'Recon', option: 'yes' }),
      ],
      expect: [
        { facts: [{ type: 'jacked-out' }, { type: 'run-ended', outcome: 'unsuccessful' }] },
        { noFact: { type: 'sub-resolved' } },
      ],
    },
    'asks at no later ice': {
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), rezzed('Ice Wall')] } } },
      runner: { grip: ['Recon'] },
      script: [
        runner('play', { card: 'Recon', server: 'HQ' }),
        runner('choose', { for: 'Recon', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'jacked-out' } }, { facts: [{ type: 'sub-resolved' }] }],
    },
  },
  'Jackson Howard': {
    'draws two cards for a click': {
      lines: [0],
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [rezzed('Jackson Howard')] } } },
      script: [corp('use', { card: 'Jackson Howard', ability: 0 })],
      expect: [
        { path: 'corp.clicks', eq: 2 },
        { card: 'Biotic Labor', is: { at: 'hq' } },
        { card: 'Archived Memories', is: { at: 'rd[0]' } },
      ],
    },
    'leaves the game to shuffle up to three cards of Archives into R&D': {
      lines: [1],
      rules: ['UNIN-01', 'CHAIN-03'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: [],
        archives: [
          { card: 'Priority Requisition', faceup: false },
          { card: 'Enigma', faceup: true },
        ],
        servers: { 'Server 1': { cards: [rezzed('Jackson Howard')] } },
      },
      policy: { random: 'first' },
      script: [
        corp('use', {
          card: 'Jackson Howard',
          ability: 1,
          targets: ['Priority Requisition', 'Enigma'],
        }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.archives', eq: [] },
        { card: 'Jackson Howard', is: { at: 'removed' } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'leaves the game to shuffle R&D, though Archives are empty': {
      lines: [1],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        rd: ['Enigma', 'Hunter'],
        servers: { 'Server 1': { cards: [rezzed('Jackson Howard')] } },
      },
      policy: { random: 'first' },
      script: [corp('use', { card: 'Jackson Howard', ability: 1 }), corp('gain-credit')],
      expect: [
        { card: 'Jackson Howard', is: { at: 'removed' } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
  },
  'Corporate Shuffle': {
    'costs a click more, shuffles HQ into R&D and draws five': {
      lines: [0, 1],
      turn: corpTurn,
      corp: {
        hq: ['Corporate Shuffle', 'Enigma', 'Ice Wall', 'Hedge Fund'],
        rd: ['Hunter', 'Rototurret'],
      },
      policy: { random: 'first' },
      script: [corp('play', { card: 'Corporate Shuffle' }), corp('gain-credit')],
      expect: [
        { path: 'corp.clicks', eq: 0 },
        { path: 'corp.rd', eq: [] },
        { card: 'Hunter', is: { at: 'hq' } },
        { card: 'Corporate Shuffle', is: { at: 'archives' } },
      ],
    },
  },
  Swarm: {
    'takes bad publicity when it is rezzed': {
      lines: [0],
      corp: { credits: 8, servers: { HQ: { ice: ['Swarm'] } } },
      script: [runner('run', { server: 'HQ' }), corp('rez', { card: 'Swarm' }), goTo('run-ended')],
      expect: [{ path: 'corp.badPublicity', eq: 1 }, { noFact: { type: 'sub-resolved' } }],
    },
    'has a subroutine for each token, numbered after its own, and each can be broken': {
      lines: [1],
      rules: ['CONV-06', 'SUB-01', 'BRK-04'],
      corp: { servers: { 'R&D': { ice: [rezzed('Swarm', { advancement: 3 })] } } },
      runner: {
        credits: 9,
        rig: { programs: ['Ninja', 'Magnum Opus'], resources: ['Ice Carver'] },
      },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Ninja', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Ninja', ability: 'break', subs: [1] }),
        runner('choose', { for: 'Swarm', option: 'yes' }),
        runner('choose', { for: 'Swarm', option: 'no' }),
        corp('choose', { for: 'Swarm', cards: ['Magnum Opus'] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'sub-broken', sub: 1 },
            { type: 'sub-resolved', sub: 0 },
            { type: 'sub-resolved', sub: 2 },
          ],
        },
        { card: 'Magnum Opus', is: { at: 'heap' } },
        { path: 'runner.credits', eq: 2 },
      ],
    },
    'may be paid off once a subroutine': {
      lines: [0, 1],
      corp: {
        credits: 8,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [{ card: 'Swarm', advancement: 2 }] } },
      },
      runner: {
        credits: 4,
        identity: 'Noise: Hacker Extraordinaire',
        rig: { programs: ['Corroder', 'Ninja'] },
      },
      script: [
        run('HQ'),
        corp('rez', { card: 'Swarm', at: 'run.2.3' }),
        runnerChooses('Swarm', { option: 'yes' }),
        corpChooses('Swarm', { cards: ['Ninja'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'runner.credits', eq: 1 },
        { path: 'runner.rig.programs', eq: ['Corroder'] },
      ],
    },
  },
  Hive: {
    'has one subroutine less for each agenda point': {
      lines: [0],
      rules: ['CONV-06'],
      corp: {
        score: ['Priority Requisition', 'Private Security Force'],
        servers: { HQ: { ice: [rezzed('Hive')] } },
      },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { noFact: { type: 'sub-resolved' } },
        { facts: [{ type: 'run-successful', server: 'HQ' }] },
      ],
    },
    'ends the run with what is left': {
      lines: [1, 2, 3, 4, 5],
      corp: { score: ['Priority Requisition'], servers: { HQ: { ice: [rezzed('Hive')] } } },
      runner: { credits: 2, rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [2],
          illegal: ['BAD_TARGET', 'STRENGTH_TOO_LOW'],
        }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
  },
  'GRNDL: Power Unleashed': {
    'has nothing to do once the game has begun': {
      corp: { identity: 'GRNDL: Power Unleashed' },
      script: [runner('gain-credit')],
      expect: [{ path: 'corp.badPublicity', eq: 0 }],
    },
    'pays bad publicity for a run from its first turn on': {
      corp: {
        identity: 'GRNDL: Power Unleashed',
        badPublicity: 1,
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Ice Wall')] } },
      },
      runner: {
        credits: 0,
        identity: 'Noise: Hacker Extraordinaire',
        rig: { programs: ['Corroder'] },
      },
      script: [
        run('HQ'),
        runnerUses('Corroder', 'break', { subs: [0], at: 'run.3.1', pay: { 'bad-publicity': 1 } }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 0 }, { facts: [{ type: 'run-successful' }] }],
    },
  },
  Leverage: {
    'prevents damage where the Corp avoids the bad publicity': {
      rules: ['COST-04'],
      turn: { ...runnerTurn, clicks: 1 },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      corp: {
        credits: 3,
        hq: ['Scorched Earth'],
        servers: { 'Server 1': { cards: [rezzed('Broadcast Square')] } },
      },
      runner: { tags: 1, credits: 1, grip: ['Leverage', 'Diesel'] },
      script: [
        runner('play', { card: 'Leverage' }),
        corp('choose', { for: 'Leverage', option: 'yes' }),
        corp('bid', { credits: 0 }),
        corp('play', { card: 'Scorched Earth' }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.badPublicity', eq: 0 },
        { card: 'Diesel', is: { at: 'grip' } },
      ],
    },
    'prevents all damage until the next turn of the Runner': {
      lines: [0, 1],
      rules: ['PREV-01'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, credits: 1, grip: ['Leverage', 'Diesel'] },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        runner('play', { card: 'Leverage' }),
        corp('choose', { for: 'Leverage', option: 'no' }),
        corp('play', { card: 'Scorched Earth' }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'Diesel', is: { at: 'grip' } },
        { facts: [{ type: 'damage-prevented', amount: 4 }] },
      ],
    },
    'does not where the Corp takes two bad publicity': {
      lines: [1],
      corp: { hq: [] },
      runner: { grip: ['Leverage'] },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [
        runner('play', { card: 'Leverage' }),
        corp('choose', { for: 'Leverage', option: 'yes' }),
      ],
      expect: [{ path: 'corp.badPublicity', eq: 2 }],
    },
  },
};
