import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

describe('installing Corp cards', () => {
  it('pays for the ice that is there, less what is trashed first', () => {
    playScenario({
      turn: corpTurn,
      corp: { hq: ['Hunter', 'Enigma'], servers: { HQ: { ice: ['Ice Wall', 'Chum'] } } },
      script: [
        corp('install', {
          card: 'Hunter',
          server: 'HQ',
          expect: [{ path: 'corp.credits', eq: 3 }],
        }),
        corp('install', {
          card: 'Enigma',
          server: 'HQ',
          trash: ['Ice Wall', 'Chum'],
          expect: [
            { path: 'corp.credits', eq: 2 },
            { path: 'corp.servers.HQ.ice', eq: ['Hunter', 'Enigma'] },
            { path: 'corp.archives', eq: ['Chum', 'Ice Wall'] },
            { card: 'Chum', is: { at: 'archives', faceup: false } },
          ],
        }),
      ],
    });
  });

  it('displaces the agenda or asset of a remote', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['PAD Campaign', 'Hostile Takeover'],
        servers: { 'Server 1': { cards: ['Ghost Branch'] } },
      },
      script: [
        corp('install', { card: 'PAD Campaign', server: 'HQ', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'PAD Campaign', server: 'Server 2', illegal: 'BAD_TARGET' }),
        corp('install', { card: 'PAD Campaign', server: 'Server 1', trash: ['Ghost Branch'] }),
        corp('install', {
          card: 'Hostile Takeover',
          server: 'new',
          expect: [{ card: 'Hostile Takeover', is: { at: 'Server 2.cards[0]' } }],
        }),
      ],
      expect: [{ card: 'Ghost Branch', is: { at: 'archives', faceup: false } }],
    });
  });

  it('keeps one region a server, unless the first is trashed', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['SanSan City Grid'],
        servers: { HQ: { cards: [rezzed('SanSan City Grid', { as: '@old' })] } },
      },
      script: [
        corp('install', { card: 'SanSan City Grid#1', server: 'HQ', illegal: 'REGION_LIMIT' }),
        corp('install', {
          card: 'SanSan City Grid#1',
          server: 'HQ',
          trash: ['@old'],
          expect: [
            { card: '@old', is: { at: 'archives' } },
            { card: 'SanSan City Grid#1', is: { at: 'HQ.cards[0]' } },
          ],
        }),
      ],
    });
  });

  it('advances only what can be advanced', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['Hostile Takeover'],
        servers: { HQ: { ice: ['Ice Wall', 'Enigma'] }, 'Server 1': { cards: ['PAD Campaign'] } },
      },
      script: [
        corp('advance', { card: 'Enigma', illegal: 'NOT_ADVANCEABLE' }),
        corp('advance', { card: 'PAD Campaign', illegal: 'NOT_ADVANCEABLE' }),
        corp('advance', { card: 'Hostile Takeover', illegal: ['WRONG_ZONE', 'NOT_ADVANCEABLE'] }),
        corp('advance', {
          card: 'Ice Wall',
          expect: [{ card: 'Ice Wall', is: { advancement: 1, rezzed: false } }],
        }),
      ],
    });
  });

  it('trashes the older of two unique cards', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { cards: [rezzed('Akitaro Watanabe', { as: '@old' })] },
          'R&D': { cards: [{ card: 'Akitaro Watanabe', as: '@new' }] },
        },
      },
      script: [corp('gain-credit'), corp('rez', { card: '@new' })],
      expect: [
        { card: '@old', is: { at: 'archives', faceup: true } },
        { card: '@new', is: { rezzed: true } },
      ],
    });
  });
});

describe('installing Runner cards', () => {
  it('needs memory, or programs trashed for it', () => {
    const sketch = {
      runner: {
        credits: 10,
        grip: ['Magnum Opus'],
        rig: { programs: ['Corroder', 'Mimic', 'Sneakdoor Beta'] },
      },
    };
    playScenario({
      ...sketch,
      script: [
        runner('install', { card: 'Magnum Opus', illegal: 'MEMORY_LIMIT' }),
        runner('install', { card: 'Magnum Opus', trash: ['Mimic'], illegal: 'MEMORY_LIMIT' }),
        runner('install', {
          card: 'Magnum Opus',
          trash: ['Mimic', 'Corroder'],
          expect: [
            { path: 'runner.mu', eq: { limit: 4, used: 4 } },
            { path: 'runner.heap', eq: ['Mimic', 'Corroder'] },
          ],
        }),
      ],
    });
  });

  it('allows one console', () => {
    playScenario({
      runner: { grip: ['Grimoire'], rig: { hardware: ['Desperado'] } },
      script: [runner('install', { card: 'Grimoire', illegal: 'CONSOLE_LIMIT' })],
    });
  });

  it('hosts on Djinn, on ice and on icebreakers', () => {
    playScenario({
      corp: { servers: { HQ: { ice: [rezzed('Wall of Static'), 'Enigma'] } } },
      runner: {
        credits: 20,
        grip: ['Datasucker', 'Parasite', 'The Personal Touch'],
        rig: { programs: ['Djinn', 'Corroder'] },
      },
      script: [
        runner('install', {
          card: 'Datasucker',
          host: 'Djinn',
          expect: [{ path: 'runner.mu.used', eq: 2 }],
        }),
        runner('install', {
          card: 'Parasite',
          host: 'Enigma',
          at: 'runner.1.6',
          illegal: 'BAD_TARGET',
        }),
        runner('install', { card: 'Parasite', illegal: 'BAD_TARGET' }),
        runner('install', {
          card: 'Parasite',
          host: 'Wall of Static',
          expect: [
            { card: 'Parasite', is: { at: 'hosted:Wall of Static' } },
            { path: 'corp.servers.HQ.ice[0].hosted', eq: ['Parasite'] },
          ],
        }),
        runner('install', {
          card: 'The Personal Touch',
          host: 'Corroder',
          expect: [{ card: 'Corroder', is: { strength: 3 } }],
        }),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Djinn', 'Corroder'] },
        { card: 'Djinn', is: { hosted: ['Datasucker'] } },
      ],
    });
  });

  it('costs Kate one less for the first', () => {
    playScenario({
      runner: {
        identity: 'Kate "Mac" McCaffrey: Digital Tinker',
        grip: ['Corroder', 'Akamatsu Mem Chip'],
      },
      script: [
        runner('install', { card: 'Corroder', expect: [{ path: 'runner.credits', eq: 4 }] }),
        runner('install', {
          card: 'Akamatsu Mem Chip',
          expect: [
            { path: 'runner.credits', eq: 3 },
            { path: 'runner.mu.limit', eq: 5 },
          ],
        }),
      ],
    });
    playScenario({
      runner: {
        identity: 'Kate "Mac" McCaffrey: Digital Tinker',
        grip: ['Corroder'],
        rig: { hardware: ['Akamatsu Mem Chip'] },
      },
      history: { thisTurn: [{ type: 'installed', card: 'Akamatsu Mem Chip' }] },
      script: [
        runner('install', { card: 'Corroder', expect: [{ path: 'runner.credits', eq: 3 }] }),
      ],
    });
  });

  it('pays with recurring credits first, or as pinned', () => {
    for (const [pay, left] of [
      [null, 5],
      [{ Cyberfeeder: 1, pool: 1 }, 5],
      [{ pool: 2 }, 4],
    ] as const)
      playScenario({
        runner: { credits: 6, grip: ['Datasucker', 'Medium'], rig: { hardware: ['Cyberfeeder'] } },
        script: [
          runner('install', {
            card: 'Datasucker',
            ...(pay === null ? {} : { pay: pay.pool === 2 ? { pool: 1 } : { Cyberfeeder: 1 } }),
            expect: [{ path: 'runner.credits', eq: left === 5 ? 6 : 5 }],
          }),
        ],
      });
    playScenario({
      runner: { credits: 6, grip: ['Corroder'], rig: { hardware: ['Cyberfeeder'] } },
      script: [
        runner('install', {
          card: 'Corroder',
          pay: { Cyberfeeder: 1, pool: 1 },
          illegal: 'CANNOT_PAY',
        }),
      ],
    });
  });
});

describe('playing', () => {
  it('asks for what the card asks for', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: [
          'Scorched Earth',
          'SEA Source',
          'Neural EMP',
          'Closed Accounts',
          'Aggressive Negotiation',
          'Hedge Fund',
        ],
        credits: 4,
      },
      script: [
        corp('play', { card: 'Scorched Earth', illegal: 'PLAY_RESTRICTION' }),
        corp('play', { card: 'SEA Source', illegal: 'PLAY_RESTRICTION' }),
        corp('play', { card: 'Neural EMP', illegal: 'PLAY_RESTRICTION' }),
        corp('play', { card: 'Closed Accounts', illegal: 'PLAY_RESTRICTION' }),
        corp('play', { card: 'Aggressive Negotiation', illegal: 'PLAY_RESTRICTION' }),
        corp('play', { card: 'Hedge Fund', illegal: 'CANNOT_PAY' }),
        corp('play', { card: 'Sure Gamble', illegal: ['NO_SUCH_CARD'] }),
        corp('play', { card: 'Anonymous Tip', illegal: 'WRONG_ZONE' }),
        corp('install', {
          card: 'Hedge Fund',
          server: 'new',
          illegal: ['BAD_TARGET', 'WRONG_ZONE'],
        }),
      ],
    });
  });

  it('names X', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['Psychographics'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      runner: { tags: 3 },
      script: [
        corp('play', {
          card: 'Psychographics',
          x: 4,
          illegal: ['WRONG_COUNT', 'BAD_TARGET', 'CANNOT_PAY'],
        }),
        corp('play', { card: 'Psychographics', x: 3 }),
        corp('choose', { for: 'Psychographics', cards: ['Priority Requisition'] }),
      ],
      expect: [
        { card: 'Priority Requisition', is: { advancement: 3 } },
        { path: 'corp.credits', eq: 2 },
      ],
    });
  });

  it('searches, with the shuffle pinned', () => {
    playScenario({
      runner: { grip: ['Special Order'], stack: ['Corroder', 'Easy Mark', 'Mimic'] },
      script: [
        runner('play', { card: 'Special Order' }),
        runner('choose', { for: 'Special Order', cards: ['Mimic'] }),
        chance('shuffle', ['Easy Mark'], { deck: 'stack' }),
      ],
      expect: [
        { path: 'runner.stack', eq: ['Easy Mark', 'Corroder'] },
        { path: 'runner.grip', eq: ['Mimic'] },
        {
          facts: [{ type: 'searched' }, { type: 'revealed', card: 'Mimic' }, { type: 'shuffled' }],
        },
      ],
    });
    playScenario({
      runner: { credits: 10, grip: ['Rabbit Hole'], stack: ['Diesel', 'Rabbit Hole', 'Mimic'] },
      script: [
        runner('install', { card: 'Rabbit Hole#1' }),
        runner('choose', { for: 'Rabbit Hole#1', option: 'yes' }),
        chance('shuffle', ['Diesel', 'Mimic'], { deck: 'stack' }),
        runner('choose', { for: 'Rabbit Hole#2', option: 'no' }),
      ],
      expect: [
        { path: 'runner.link', eq: 2 },
        { path: 'runner.credits', eq: 6 },
        { path: 'runner.rig.hardware', count: 2 },
      ],
    });
  });

  it('arranges the top of R&D', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['Precognition'],
        rd: ['Enigma', 'Ice Wall', 'Hunter', 'Shadow', 'Chum', 'Archer'],
      },
      script: [
        corp('play', { card: 'Precognition' }),
        corp('choose', {
          for: 'Precognition',
          cards: ['Chum', 'Enigma', 'Shadow', 'Ice Wall', 'Hunter'],
        }),
      ],
      expect: [
        { path: 'corp.rd', eq: ['Chum', 'Enigma', 'Shadow', 'Ice Wall', 'Hunter', 'Archer'] },
      ],
    });
  });

  it('installs at a discount with Modded', () => {
    playScenario({
      runner: { grip: ['Modded', 'Battering Ram', 'Diesel'] },
      script: [
        runner('play', { card: 'Modded' }),
        runner('choose', { for: 'Modded', cards: ['Battering Ram'] }),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.rig.programs', eq: ['Battering Ram'] },
      ],
    });
  });
});

describe('run events', () => {
  it('go to the server that is named', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { grip: ['Inside Job'] },
      script: [
        runner('play', {
          card: 'Inside Job',
          server: 'HQ',
          expect: [{ path: 'run.server', eq: 'HQ' }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'ice-bypassed', card: 'Enigma' },
            { type: 'run-ended', outcome: 'successful' },
          ],
        },
      ],
    });
  });

  it('give Stimhack credits and its damage after the run', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: {
        credits: 0,
        grip: ['Stimhack', 'Diesel', 'Easy Mark'],
        rig: { programs: ['Corroder'] },
      },
      script: [
        runner('play', { card: 'Stimhack', server: 'HQ' }),
        runner('use', { card: 'Corroder', ability: 'boost', pay: { Stimhack: 1 }, at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0] }),
        goTo('run-ended'),
        chance('damage', ['Easy Mark']),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.credits', eq: 2 },
        { path: 'runner.handSize', eq: 4 },
        { facts: [{ type: 'run-ended' }, { type: 'damage-suffered', kind: 'brain', amount: 1 }] },
        { card: 'Stimhack', is: { at: 'heap' } },
      ],
    });
  });

  it('let Demolition Run trash anything, or steal it', () => {
    for (const verb of ['trash-accessed', 'steal'])
      playScenario({
        corp: { hq: ['Hostile Takeover'] },
        runner: { grip: ['Demolition Run'] },
        script: [
          runner('play', { card: 'Demolition Run', server: 'HQ' }),
          goTo('choice', {
            expect: [
              {
                pending: {
                  for: 'runner',
                  kind: 'trash-accessed',
                  card: 'Hostile Takeover',
                  cost: 0,
                },
              },
            ],
          }),
          runner(verb, { card: 'Hostile Takeover' }),
          goTo('run-ended'),
        ],
        expect: [{ path: 'runner.agendaPoints', eq: verb === 'steal' ? 1 : 0 }],
      });
  });

  it('make a run on Archives one on HQ', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], archives: [{ card: 'Enigma', faceup: false }] },
      runner: { rig: { programs: ['Sneakdoor Beta'] } },
      script: [runner('use', { card: 'Sneakdoor Beta', ability: 0 }), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'run-began', server: 'Archives' },
            { type: 'run-successful', server: 'HQ' },
            { type: 'accessed', card: 'Hedge Fund' },
          ],
        },
        { path: 'runner.credits', eq: 7 },
        { card: 'Enigma', is: { faceup: false } },
      ],
    });
  });

  it('access more of R&D', () => {
    playScenario({
      corp: { rd: ['Hedge Fund', 'Hostile Takeover', 'Enigma', 'Ice Wall'] },
      runner: { grip: ["The Maker's Eye"] },
      script: [runner('play', { card: "The Maker's Eye" }), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Hedge Fund' },
            { type: 'accessed', card: 'Hostile Takeover' },
            { type: 'accessed', card: 'Enigma' },
          ],
          mode: 'exact',
        },
        { path: 'corp.rd', eq: ['Hedge Fund', 'Enigma', 'Ice Wall'] },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    });
    playScenario({
      corp: { rd: ['Hedge Fund', 'Hostile Takeover', 'Enigma', 'Ice Wall'] },
      runner: { rig: { programs: [{ card: 'Medium', counters: { virus: 1 } }] } },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('choice'),
        runner('choose', { for: 'Medium', number: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'tokens-placed', card: 'Medium', kind: 'virus' },
            { type: 'accessed' },
            { type: 'accessed' },
          ],
        },
        { path: 'runner.agendaPoints', eq: 1 },
      ],
    });
  });
});

describe('abilities at the start of a turn', () => {
  it('are ordered by their owner', () => {
    playScenario({
      turn: { side: 'corp', number: 2, clicks: 1, at: 'corp.2.2' },
      runner: {
        rig: { resources: ["Aesop's Pawnshop", 'Wyldside'], programs: ['Corroder'] },
      },
      script: [
        corp('gain-credit'),
        runner('choose', {
          for: "Aesop's Pawnshop",
          option: 'resolve-first',
          cards: ["Aesop's Pawnshop"],
        }),
        runner('choose', { for: "Aesop's Pawnshop", option: 'yes' }),
        runner('choose', { for: "Aesop's Pawnshop", cards: ['Corroder'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        {
          facts: [
            { type: 'trashed', card: 'Corroder' },
            { type: 'credits-gained', side: 'runner', amount: 3 },
            { type: 'drew', side: 'runner', amount: 2 },
          ],
        },
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.credits', eq: 8 },
      ],
    });
  });
});

describe('forfeits', () => {
  it('pay for Archer and Data Dealer', () => {
    playScenario({
      corp: {
        credits: 4,
        hq: ['Hedge Fund'],
        score: ['Hostile Takeover', 'Posted Bounty'],
        servers: { HQ: { ice: ['Archer'] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', {
          card: 'Archer',
          forfeit: ['Posted Bounty'],
          expect: [{ path: 'corp.score', eq: ['Hostile Takeover'] }],
        }),
      ],
      expect: [
        { facts: [{ type: 'forfeited', card: 'Posted Bounty' }] },
        { path: 'removed', eq: ['Posted Bounty'] },
      ],
    });
    playScenario({
      corp: { credits: 4, hq: ['Hedge Fund'], servers: { HQ: { ice: ['Archer'] } } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Archer', at: 'run.2.3', illegal: 'CANNOT_PAY' }),
      ],
    });
    playScenario({
      runner: { score: ['Hostile Takeover'], rig: { resources: ['Data Dealer'] } },
      script: [runner('use', { card: 'Data Dealer', ability: 0, forfeit: ['Hostile Takeover'] })],
      expect: [
        { path: 'runner.credits', eq: 14 },
        { path: 'runner.agendaPoints', eq: 0 },
      ],
    });
  });
});
