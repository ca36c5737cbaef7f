import { corpTurn, runnerTurn, type CardSketches } from '../sketch/sketch';
import {
  corpChooses,
  corpDoes as corp,
  corpPlays,
  corpUses,
  goTo,
  installs,
  rezzed,
  run,
  runnerDoes as runner,
  runnerPlays,
  runnerUses,
  wholeRun,
} from '../sketch/steps';

export const mechanismScenarios: CardSketches = {
  'Executive Retreat': {
    'takes a counter, and HQ goes into R&D': {
      lines: [0],
      rules: ['CHAIN-03'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        hq: ['Enigma', 'Hedge Fund'],
        rd: [],
        servers: {
          'Server 1': { cards: [{ card: 'Executive Retreat', advancement: 5 }] },
        },
      },
      policy: { random: 'first' },
      script: [corp('score', { card: 'Executive Retreat' }), corp('gain-credit')],
      expect: [
        { path: 'corp.hq', eq: [] },
        { card: 'Executive Retreat', is: { counters: { agenda: 1 } } },
        { facts: [{ type: 'shuffled' }] },
      ],
    },
    'draws five cards for a click and the counter': {
      lines: [1],
      turn: corpTurn,
      corp: {
        rd: ['Enigma', 'Hedge Fund', 'Hunter', 'Ice Wall', 'Rototurret', 'Archer'],
        score: [{ card: 'Executive Retreat', counters: { agenda: 1 } }],
      },
      script: [corp('use', { card: 'Executive Retreat', ability: 1 })],
      expect: [
        { path: 'corp.rd', eq: ['Archer'] },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
    'shuffles an empty HQ away, too, and has its counter': {
      lines: [0],
      policy: { random: 'first' },
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Executive Retreat', advancement: 5 }] } } },
      script: [corp('score', { card: 'Executive Retreat' }), goTo('corp.2.2')],
      expect: [{ card: 'Executive Retreat', is: { counters: { agenda: 1 } } }],
    },
    'draws what there is of five, and then loses nothing more': {
      lines: [1],
      turn: corpTurn,
      corp: {
        rd: ['Enigma', 'Ice Wall', 'Hunter', 'Archer', 'Hedge Fund', 'Biotic Labor'],
        score: [{ card: 'Executive Retreat', counters: { agenda: 1 } }],
      },
      script: [
        corpUses('Executive Retreat', 1),
        corpUses('Executive Retreat', 1, { at: 'corp.2.2', illegal: 'CANNOT_PAY' }),
      ],
      expect: [
        { path: 'corp.hq', count: 5 },
        { path: 'corp.clicks', eq: 2 },
      ],
    },
  },
  'Mandatory Upgrades': {
    'gives a click more each turn': {
      rules: ['TURN-04'],
      turn: { ...runnerTurn, clicks: 1 },
      corp: { score: ['Mandatory Upgrades'] },
      script: [runner('gain-credit'), goTo('corp.2.2')],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
    'gives one at once in the turn in which it is scored': {
      rules: ['TURN-04'],
      turn: { ...corpTurn, at: 'corp.2.1' },
      corp: {
        servers: { 'Server 1': { cards: [{ card: 'Mandatory Upgrades', advancement: 6 }] } },
      },
      script: [corp('score', { card: 'Mandatory Upgrades' })],
      expect: [{ path: 'corp.clicks', eq: 4 }],
    },
  },
  'ZU.13 Key Master': {
    'takes no memory with two link': {
      lines: [0],
      rules: ['MU-02', 'TYPE-06'],
      runner: {
        grip: ['ZU.13 Key Master'],
        rig: {
          programs: ['Magnum Opus', 'Gordian Blade', 'Corroder'],
          resources: ['Access to Globalsec'],
          hardware: ['Rabbit Hole'],
        },
      },
      script: [runner('install', { card: 'ZU.13 Key Master' })],
      expect: [
        { card: 'ZU.13 Key Master', is: { at: 'rig' } },
        { card: 'Corroder', is: { at: 'rig' } },
      ],
    },
    'breaks code gates': {
      lines: [1, 2],
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { credits: 3, rig: { programs: ['ZU.13 Key Master'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'ZU.13 Key Master', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'ZU.13 Key Master', ability: 'break', subs: [0] }),
        runner('use', { card: 'ZU.13 Key Master', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'sub-resolved' } }],
    },
    'takes memory again when the link goes': {
      lines: [0],
      turn: corpTurn,
      corp: { credits: 2 },
      runner: {
        tags: 1,
        rig: {
          programs: ['Crypsis', 'Ninja', 'Gordian Blade', 'Datasucker', 'ZU.13 Key Master'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [
        corp('trash-resource', { card: 'Access to Globalsec#1' }),
        runner('choose', { cards: ['ZU.13 Key Master'] }),
        corp('gain-credit'),
      ],
      expect: [
        { card: 'ZU.13 Key Master', is: { at: 'heap' } },
        { path: 'runner.mu.used', eq: 4 },
      ],
    },
    'goes in over a full memory with two links': {
      lines: [0],
      runner: {
        grip: ['ZU.13 Key Master'],
        rig: {
          programs: ['Crypsis', 'Ninja', 'Gordian Blade', 'Datasucker'],
          resources: ['Access to Globalsec', 'Access to Globalsec'],
        },
      },
      script: [installs('ZU.13 Key Master')],
      expect: [
        { path: 'runner.mu.used', eq: 4 },
        { path: 'runner.rig.programs', count: 5 },
      ],
    },
  },
  Creeper: {
    'takes no memory with two link, and one without': {
      lines: [0, 1, 2],
      rules: ['MU-06'],
      runner: {
        credits: 9,
        grip: ['Creeper'],
        rig: { programs: ['Magnum Opus', 'Gordian Blade', 'Corroder'] },
      },
      script: [runner('install', { card: 'Creeper', trash: ['Corroder'] })],
      expect: [{ card: 'Corroder', is: { at: 'heap' } }],
    },
  },
  'Encryption Protocol': {
    'makes installed cards dearer to trash, and no others': {
      rules: ['TRASH-05'],
      corp: {
        hq: ['PAD Campaign'],
        servers: { 'Server 1': { cards: [rezzed('Encryption Protocol')] } },
      },
      runner: { credits: 4 },
      script: [
        runner('run', { server: 'HQ' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'archives' } }],
    },
  },
  'Andromeda: Dispossessed Ristie': {
    'has nothing to do once the game has begun': {
      runner: { identity: 'Andromeda: Dispossessed Ristie' },
      script: [runner('gain-credit')],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  },
  Snowflake: {
    'ends the run where different numbers were spent': {
      rules: ['PSI-01'],
      corp: { servers: { 'R&D': { ice: [rezzed('Snowflake')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 2 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 5 },
        { path: 'runner.credits', eq: 3 },
        {
          facts: [
            { type: 'credits-spent', side: 'runner', amount: 2 },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'does nothing where the same was spent, by both': {
      rules: ['PSI-01'],
      corp: { servers: { 'R&D': { ice: [rezzed('Snowflake')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { path: 'runner.credits', eq: 4 },
        { facts: [{ type: 'run-successful' }] },
      ],
    },
    'takes no more than two, nor more than there is': {
      rules: ['PSI-01'],
      corp: { credits: 1, servers: { 'R&D': { ice: [rezzed('Snowflake')] } } },
      script: [
        runner('run', { server: 'R&D' }),
        corp('bid', { credits: 2, illegal: ['CANNOT_PAY', 'WRONG_COUNT', 'BAD_TARGET'] }),
        corp('bid', { credits: 1 }),
        runner('bid', { credits: 3, illegal: ['CANNOT_PAY', 'WRONG_COUNT', 'BAD_TARGET'] }),
        runner('bid', { credits: 1 }),
        goTo('run-ended'),
      ],
    },
  },
  Notoriety: {
    'becomes an agenda worth a point after runs on all central servers': {
      lines: [0, 1],
      rules: ['CONV-01', 'WIN-06', 'SCORE-07'],
      corp: { hq: [] },
      runner: { grip: ['Notoriety'] },
      policy: { random: 'first' },
      history: {
        thisTurn: ['HQ', 'R&D', 'Archives'].map((server) => ({ type: 'run-successful', server })),
      },
      script: [runner('play', { card: 'Notoriety' })],
      expect: [
        { card: 'Notoriety', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 1 },
        { noFact: { type: 'stolen' } },
      ],
    },
    'cannot be played where one is missing': {
      lines: [0],
      runner: { grip: ['Notoriety'] },
      history: { thisTurn: ['HQ', 'R&D'].map((server) => ({ type: 'run-successful', server })) },
      script: [runner('play', { card: 'Notoriety', illegal: 'PLAY_RESTRICTION' })],
    },
    'does not take a run that counts as on HQ for one on Archives': {
      lines: [0],
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Notoriety'], rig: { programs: ['Sneakdoor Beta'] } },
      history: { thisTurn: [{ type: 'run-successful', server: 'R&D' }] },
      script: [
        runnerUses('Sneakdoor Beta', 0),
        goTo('run-ended'),
        runnerPlays('Notoriety', { illegal: 'PLAY_RESTRICTION' }),
        ...wholeRun('Archives'),
        runnerPlays('Notoriety'),
      ],
      expect: [
        { card: 'Notoriety', is: { at: 'runner.score' } },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    },
    'wins with the seventh point': {
      lines: [1],
      runner: {
        credits: 1,
        grip: ['Notoriety'],
        score: ['Priority Requisition', 'Priority Requisition'],
      },
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      script: [runnerPlays('Notoriety')],
      expect: [{ winner: 'runner', reason: 'agenda-points' }],
    },
  },
  Kraken: {
    'has the Corp trash ice of the chosen server, once an agenda was stolen': {
      lines: [0, 1],
      rules: ['CHOOSE-02'],
      corp: { servers: { HQ: { ice: ['Enigma', 'Ice Wall'] }, 'R&D': { ice: ['Hunter'] } } },
      runner: { grip: ['Kraken'] },
      history: { thisTurn: [{ type: 'stolen' }] },
      script: [
        runner('play', { card: 'Kraken', server: 'HQ' }),
        corp('choose', { for: 'Kraken', cards: ['Ice Wall'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'archives' } },
        { card: 'Enigma', is: { at: 'HQ.ice[0]' } },
      ],
    },
  },
  'Muresh Bodysuit': {
    'prevents the first meat damage of a turn, and no more': {
      rules: ['PREV-01', 'PREV-06', 'ORD-01'],
      turn: corpTurn,
      corp: { credits: 9, hq: ['Scorched Earth', 'Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel', 'Diesel'],
        rig: { hardware: ['Muresh Bodysuit'] },
      },
      policy: { random: 'first' },
      script: [
        corp('play', { card: 'Scorched Earth#1' }),
        corp('play', { card: 'Scorched Earth#2' }),
        corp('gain-credit'),
      ],
      expect: [
        {
          facts: [
            { type: 'damage-prevented', kind: 'meat', amount: 1 },
            { type: 'damage-suffered', amount: 3 },
            { type: 'damage-suffered', amount: 4 },
          ],
        },
      ],
    },
    'prevents one of the first meat damage, nothing of the second': {
      turn: corpTurn,
      corp: { credits: 6, hq: ['Scorched Earth', 'Scorched Earth'] },
      runner: {
        tags: 1,
        grip: ['Diesel', 'Stimhack', 'Sure Gamble', 'Corroder', 'Ninja', 'Inside Job', 'Crypsis'],
        rig: { hardware: ['Muresh Bodysuit'] },
      },
      policy: { random: 'first' },
      script: [
        corpPlays('Scorched Earth#1', { expect: [{ path: 'runner.grip', count: 4 }] }),
        corpPlays('Scorched Earth#2'),
      ],
      expect: [{ path: 'runner.grip', count: 0 }, { winner: null }],
    },
  },
  'Deus X': {
    'prevents as much as the Runner says': {
      rules: ['PREV-11'],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'], rig: { programs: ['Deus X'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Deus X', ability: 'prevent', at: 'prevent', number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 1 },
        { card: 'Deus X', is: { at: 'heap' } },
      ],
    },
    'may prevent none, in vain': {
      rules: ['PREV-11'],
      policy: { random: 'first' },
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'], rig: { programs: ['Deus X'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Deus X', ability: 'prevent', at: 'prevent', number: 0 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.grip', count: 0 },
        { card: 'Deus X', is: { at: 'heap' } },
      ],
    },
    'breaks any number of AP subroutines': {
      lines: [0],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { rig: { programs: ['Deus X'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Deus X', ability: 'break', subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [{ noFact: { type: 'sub-resolved' } }, { card: 'Deus X', is: { at: 'heap' } }],
    },
    'prevents all of a net damage': {
      lines: [1],
      rules: ['PREV-06', 'DMG-09'],
      corp: { servers: { 'R&D': { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'], rig: { programs: ['Deus X'] } },
      script: [
        runner('run', { server: 'R&D' }),
        runner('use', { card: 'Deus X', ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'damage-prevented', amount: 3 }] },
        { noFact: { type: 'trashed', card: 'Diesel' } },
      ],
    },
    'breaks any number of AP subroutines, even at too low a link of others': {
      lines: [0],
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Janus 1.0')] } } },
      runner: { credits: 0, rig: { programs: ['Deus X'] } },
      script: [
        run('HQ'),
        runnerUses('Deus X', 'break', { subs: [0, 1, 2, 3], at: 'run.3.1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 0 },
        { card: 'Deus X', is: { at: 'heap' } },
      ],
    },
    'prevents all of a net damage, not of brain damage': {
      lines: [1],
      corp: { credits: 4, servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: { grip: ['Diesel'], rig: { programs: ['Deus X'] } },
      script: [
        run('Server 1'),
        corpChooses('Snare!', { option: 'yes' }),
        runnerUses('Deus X', 'prevent', { at: 'prevent' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', count: 1 }, { path: 'runner.tags', eq: 1 }, { winner: null }],
    },
  },
  Midori: {
    'swaps the approached ice with ice from HQ, unrezzed, and the Runner approaches that': {
      rules: ['SWAP-01', 'SWAP-02', 'ABIL-14'],
      corp: {
        hq: ['Ice Wall'],
        servers: {
          'R&D': { ice: [rezzed('Enigma'), rezzed('Hunter')], cards: [rezzed('Midori')] },
        },
      },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Midori', option: 'yes' }),
        corp('rez', { card: 'Ice Wall', at: 'run.2.3' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'R&D.ice[1]', rezzed: true } },
        { card: 'Hunter', is: { at: 'hq' } },
        {
          facts: [
            { type: 'ice-encountered', card: 'Ice Wall' },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
        },
      ],
    },
    'swaps once a run, and the new ice is approached unrezzed': {
      corp: {
        hq: ['Enigma', 'Ice Wall'],
        servers: { 'R&D': { ice: ['Hunter', rezzed('Quandary')], cards: [rezzed('Midori')] } },
      },
      script: [
        run('R&D'),
        corpChooses('Midori', { option: 'yes' }),
        corpChooses('Midori', { cards: ['Enigma'] }),
        goTo('choice'),
      ],
      expect: [
        { card: 'Enigma', is: { at: 'R&D.ice[1]', rezzed: false } },
        { card: 'Quandary', is: { at: 'hq' } },
      ],
    },
  },
};
