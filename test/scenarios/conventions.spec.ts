import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

const ice = (card: string, more: object = {}): object => ({ card, rezzed: true, ...more });

describe('installs by an effect', () => {
  it('are chosen card by card, then their server', () => {
    playScenario({
      turn: corpTurn,
      corp: { hq: ['Shipment from MirrorMorph', 'Ice Wall', 'PAD Campaign', 'Enigma'] },
      script: [
        corp('play', { card: 'Shipment from MirrorMorph' }),
        corp('choose', { for: 'Shipment from MirrorMorph', cards: ['PAD Campaign'] }),
        corp('choose', { for: 'Shipment from MirrorMorph', server: 'new' }),
        corp('choose', { for: 'Shipment from MirrorMorph', cards: ['Ice Wall'] }),
        corp('choose', {
          for: 'Shipment from MirrorMorph',
          server: 'Server 1',
          expect: [{ card: 'Ice Wall', is: { at: 'Server 1.ice[0]' } }],
        }),
        corp('gain-credit'),
      ],
      expect: [
        { path: 'corp.clicks', eq: 1 },
        { card: 'Enigma', is: { at: 'hq' } },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]', rezzed: false } },
      ],
    });
  });

  it('rez at once for Accelerated Beta Test', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        rd: ['Ice Wall', 'Hedge Fund', 'Archer', 'Enigma'],
        servers: { 'Server 1': { cards: [{ card: 'Accelerated Beta Test', advancement: 3 }] } },
      },
      script: [
        corp('gain-credit'),
        corp('score', { card: 'Accelerated Beta Test' }),
        corp('choose', { for: 'Accelerated Beta Test', option: 'yes' }),
        corp('choose', { for: 'Accelerated Beta Test', cards: ['Archer'] }),
        corp('choose', { for: 'Accelerated Beta Test', server: 'HQ' }),
        corp('choose', { for: 'Accelerated Beta Test', cards: [] }),
      ],
      expect: [
        { card: 'Archer', is: { at: 'HQ.ice[0]', rezzed: true } },
        { path: 'corp.rd', eq: ['Enigma'] },
        { path: 'corp.archives', eq: ['Ice Wall', 'Hedge Fund'] },
        { path: 'corp.score', count: 1 },
      ],
    });
  });
});

describe('choices', () => {
  it('are yes and then cards where something may be done to a card', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: ['Archer', 'Enigma'] },
          'Server 1': { cards: [{ card: 'Priority Requisition', advancement: 5 }] },
        },
      },
      script: [
        corp('gain-credit'),
        corp('score', { card: 'Priority Requisition' }),
        corp('choose', { for: 'Priority Requisition', option: 'yes' }),
        corp('choose', { for: 'Priority Requisition', cards: ['Enigma'] }),
      ],
      expect: [
        { card: 'Enigma', is: { rezzed: true } },
        { path: 'corp.credits', eq: 6 },
      ],
    });
  });

  it('are forfeit or keep for Posted Bounty', () => {
    for (const option of ['forfeit', 'keep'])
      playScenario({
        turn: corpTurn,
        corp: { servers: { 'Server 1': { cards: [{ card: 'Posted Bounty', advancement: 3 }] } } },
        script: [
          corp('gain-credit'),
          corp('score', { card: 'Posted Bounty' }),
          goTo('choice', {
            expect: [
              {
                pending: {
                  for: 'corp',
                  kind: 'choose',
                  source: 'Posted Bounty',
                  options: ['forfeit', 'keep'],
                },
              },
            ],
          }),
          corp('choose', { for: 'Posted Bounty', option }),
        ],
        expect: [
          { path: 'runner.tags', eq: option === 'forfeit' ? 1 : 0 },
          { path: 'corp.badPublicity', eq: option === 'forfeit' ? 1 : 0 },
          { card: 'Posted Bounty', is: { at: option === 'forfeit' ? 'removed' : 'corp.score' } },
        ],
      });
  });

  it('are rez or trash for Forged Activation Orders', () => {
    for (const option of ['rez', 'trash'])
      playScenario({
        corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
        runner: { grip: ['Forged Activation Orders'] },
        script: [
          runner('play', { card: 'Forged Activation Orders' }),
          runner('choose', { for: 'Forged Activation Orders', cards: ['Ice Wall'] }),
          corp('choose', { for: 'Forged Activation Orders', option }),
        ],
        expect: [
          {
            card: 'Ice Wall',
            is: option === 'rez' ? { rezzed: true } : { at: 'archives', faceup: false },
          },
          { path: 'corp.credits', eq: option === 'rez' ? 4 : 5 },
        ],
      });
  });

  it('are gain-2 or expose for Infiltration', () => {
    playScenario({
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { grip: ['Infiltration'], stack: ['Diesel'] },
      script: [
        runner('play', {
          card: 'Infiltration',
          expect: [
            {
              pending: {
                for: 'runner',
                kind: 'choose',
                source: 'Infiltration',
                options: ['expose', 'gain-2'],
              },
            },
          ],
        }),
        runner('choose', { for: 'Infiltration', option: 'expose' }),
        runner('choose', { for: 'Infiltration', cards: ['Enigma'] }),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'Enigma' }], view: 'runner' },
        { view: 'runner', mustNotContain: ['Ice Wall'] },
        { card: 'Enigma', is: { rezzed: false } },
      ],
    });
  });

  it('are replace or access for Account Siphon and Bank Job', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], credits: 8 },
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Account Siphon'] },
      script: [
        runner('play', { card: 'Account Siphon' }),
        goTo('choice', {
          expect: [
            {
              pending: {
                for: 'runner',
                kind: 'choose',
                source: 'Account Siphon',
                options: ['replace', 'access'],
              },
            },
          ],
        }),
        runner('choose', { for: 'Account Siphon', option: 'replace', number: 5 }),
      ],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { path: 'runner.credits', eq: 15 },
        { path: 'runner.tags', eq: 2 },
        { noFact: { type: 'accessed' } },
        {
          facts: [
            { type: 'run-successful', server: 'HQ' },
            { type: 'credits-lost', side: 'corp', amount: 5 },
          ],
        },
      ],
    });
    playScenario({
      corp: { servers: { 'Server 1': { cards: ['Melange Mining Corp.'] } } },
      runner: { rig: { resources: [{ card: 'Bank Job', counters: { credit: 8 } }] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('choose', { for: 'Bank Job', option: 'replace' }),
        runner('choose', { for: 'Bank Job', number: 8 }),
      ],
      expect: [
        { path: 'runner.credits', eq: 13 },
        { card: 'Bank Job', is: { at: 'heap' } },
        { noFact: { type: 'accessed' } },
      ],
    });
    playScenario({
      corp: { hq: ['Hedge Fund'] },
      runner: { grip: ['Account Siphon'] },
      script: [
        runner('play', { card: 'Account Siphon' }),
        runner('choose', { for: 'Account Siphon', option: 'access' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }] },
        { path: 'runner.tags', eq: 0 },
      ],
    });
  });

  it('may take one card or several', () => {
    for (const cards of [['Sure Gamble'], ['Datasucker', 'Parasite'], ['Medium']])
      playScenario({
        runner: { grip: ['Déjà Vu'], heap: ['Sure Gamble', 'Datasucker', 'Parasite', 'Medium'] },
        script: [runner('play', { card: 'Déjà Vu' }), runner('choose', { for: 'Déjà Vu', cards })],
        expect: [{ path: 'runner.grip', eq: cards }],
      });
    playScenario({
      runner: { grip: ['Déjà Vu'], heap: ['Sure Gamble', 'Datasucker', 'Parasite', 'Medium'] },
      script: [
        runner('play', { card: 'Déjà Vu' }),
        runner('choose', {
          for: 'Déjà Vu',
          cards: ['Sure Gamble', 'Datasucker'],
          illegal: ['WRONG_COUNT', 'BAD_TARGET'],
        }),
        runner('choose', {
          for: 'Déjà Vu',
          cards: ['Datasucker', 'Datasucker'],
          illegal: 'DUPLICATE_CHOICE',
        }),
      ],
    });
  });
});

describe('targets', () => {
  it('name what a paid ability chooses as it is used', () => {
    playScenario({
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: [ice('Ice Wall'), ice('Enigma')], cards: ['Corporate Troubleshooter'] },
        },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('rez', { card: 'Corporate Troubleshooter', at: 'run.2.3' }),
        corp('use', {
          card: 'Corporate Troubleshooter',
          ability: 0,
          x: 9,
          targets: ['Enigma'],
          at: 'run.3.1',
          illegal: 'CANNOT_PAY',
        }),
        corp('use', {
          card: 'Corporate Troubleshooter',
          ability: 0,
          x: 3,
          targets: ['Enigma'],
          at: 'run.3.1',
          expect: [
            { card: 'Enigma', is: { strength: 5 } },
            { path: 'corp.credits', eq: 2 },
            { card: 'Corporate Troubleshooter', is: { at: 'archives', faceup: true } },
            { facts: [{ type: 'ability-used', card: 'Corporate Troubleshooter' }] },
          ],
        }),
      ],
    });
    playScenario({
      turn: corpTurn,
      corp: {
        score: [{ card: 'AstroScript Pilot Program', counters: { agenda: 1 } }],
        servers: {
          HQ: { ice: [ice('Ice Wall'), ice('Enigma')] },
          'Server 1': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        corp('gain-credit'),
        corp('use', {
          card: 'AstroScript Pilot Program',
          ability: 1,
          targets: ['Enigma'],
          at: 'corp.2.2',
          illegal: ['BAD_TARGET', 'NOT_ADVANCEABLE'],
        }),
        corp('use', {
          card: 'AstroScript Pilot Program',
          ability: 1,
          targets: ['Hostile Takeover'],
          expect: [
            { card: 'Hostile Takeover', is: { advancement: 1 } },
            { card: 'AstroScript Pilot Program', is: { counters: { agenda: 0 } } },
            { facts: [{ type: 'tokens-placed', kind: 'advancement' }] },
          ],
        }),
      ],
    });
    playScenario({
      turn: corpTurn,
      corp: {
        servers: {
          HQ: { ice: [ice('Ice Wall'), ice('Enigma')] },
          'Server 1': { cards: [ice('Security Subcontract')] },
        },
      },
      script: [
        corp('use', {
          card: 'Security Subcontract',
          ability: 0,
          targets: ['Enigma'],
          expect: [
            { path: 'corp.credits', eq: 9 },
            { card: 'Enigma', is: { at: 'archives' } },
            { path: 'corp.clicks', eq: 2 },
          ],
        }),
      ],
    });
    playScenario({
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { rig: { hardware: ['Lemuria Codecracker'] } },
      history: { thisTurn: [{ type: 'run-successful', server: 'HQ' }] },
      script: [runner('use', { card: 'Lemuria Codecracker', ability: 0, targets: ['Ice Wall'] })],
      expect: [
        { facts: [{ type: 'exposed', card: 'Ice Wall' }] },
        { path: 'runner.credits', eq: 4 },
      ],
    });
    playScenario({
      corp: { servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      runner: { rig: { hardware: ['Lemuria Codecracker'] } },
      script: [
        runner('use', {
          card: 'Lemuria Codecracker',
          ability: 0,
          targets: ['Ice Wall'],
          illegal: 'PLAY_RESTRICTION',
        }),
      ],
    });
  });
});

describe('an exposure', () => {
  it('is prevented by a card rezzed meanwhile, at the price chosen', () => {
    playScenario({
      corp: {
        credits: 3,
        servers: { 'Server 1': { cards: ['Zaibatsu Loyalty'] }, HQ: { ice: ['Enigma'] } },
      },
      runner: { grip: ['Infiltration'], stack: ['Diesel'] },
      script: [
        runner('play', { card: 'Infiltration' }),
        runner('choose', { for: 'Infiltration', option: 'expose' }),
        runner('choose', { for: 'Infiltration', cards: ['Enigma'] }),
        corp('rez', { card: 'Zaibatsu Loyalty', at: 'prevent' }),
        corp('use', { card: 'Zaibatsu Loyalty', ability: 'prevent', at: 'prevent' }),
        corp('choose', { for: 'Zaibatsu Loyalty', option: 'pay-1' }),
      ],
      expect: [
        { facts: [{ type: 'exposure-prevented', card: 'Enigma' }] },
        { noFact: { type: 'exposed' } },
        { path: 'corp.credits', eq: 2 },
        { view: 'runner', mustNotContain: ['Enigma'] },
      ],
    });
  });
});

describe('preventions', () => {
  const snare = { hq: ['Snare!'], credits: 4 };
  it('may each stop a part of a composite effect before any of it happens', () => {
    playScenario({
      corp: snare,
      runner: {
        grip: ['Diesel', 'Easy Mark', 'Corroder'],
        rig: { programs: ['Net Shield'], resources: ['Decoy'] },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Snare!', option: 'yes' }),
        runner('use', {
          card: 'Net Shield',
          ability: 'prevent',
          at: 'prevent',
          expect: [{ path: 'runner.grip', count: 3 }],
        }),
        runner('use', {
          card: 'Net Shield',
          ability: 'prevent',
          at: 'prevent',
          illegal: ['NO_EFFECT', 'ALREADY_USED'],
        }),
        runner('use', { card: 'Decoy', ability: 'prevent', at: 'prevent' }),
        chance('damage', ['Easy Mark', 'Diesel'], {
          expect: [{ path: 'runner.heap', eq: ['Decoy', 'Easy Mark', 'Diesel'] }],
        }),
      ],
      expect: [
        {
          facts: [
            { type: 'damage-prevented', kind: 'net', amount: 1 },
            { type: 'damage-suffered', amount: 2 },
          ],
        },
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.credits', eq: 6 },
      ],
    });
  });

  it('of the first net damage come too late for the second', () => {
    playScenario({
      corp: snare,
      runner: { grip: ['Diesel', 'Easy Mark', 'Corroder'], rig: { programs: ['Net Shield'] } },
      history: { thisTurn: [{ type: 'damage-suffered', kind: 'net', amount: 1 }] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Snare!', option: 'yes' }),
        runner('use', {
          card: 'Net Shield',
          ability: 'prevent',
          at: 'prevent',
          illegal: ['NO_EFFECT', 'ALREADY_USED'],
        }),
      ],
    });
  });

  it('of meat damage take up to three', () => {
    playScenario({
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: ['Diesel', 'Easy Mark'], rig: { resources: ['Crash Space'] } },
      script: [
        corp('play', { card: 'Scorched Earth' }),
        runner('use', { card: 'Crash Space', ability: 'prevent', at: 'prevent' }),
        chance('damage', ['Easy Mark']),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Diesel'] },
        { facts: [{ type: 'damage-suffered', kind: 'meat', amount: 1 }] },
      ],
    });
  });
});

describe('traces', () => {
  it('compare what both paid, the Corp first', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['SEA Source'],
        identity: { card: 'NBN: Making News', counters: { recurring: 2 } },
      },
      runner: { rig: { resources: ['Access to Globalsec'] } },
      history: { lastTurn: [{ type: 'run-successful', server: 'R&D' }] },
      script: [
        corp('play', { card: 'SEA Source', expect: [{ pending: { for: 'corp', kind: 'bid' } }] }),
        runner('bid', { credits: 1, illegal: 'NOT_YOUR_DECISION' }),
        corp('bid', { credits: 9, illegal: 'CANNOT_PAY' }),
        corp('bid', {
          credits: 3,
          pay: { 'NBN: Making News': 2, pool: 1 },
          expect: [
            { path: 'corp.credits', eq: 2 },
            { path: 'trace', eq: { base: 3, strength: 6, link: 1 } },
          ],
        }),
        runner('bid', { credits: 5 }),
      ],
      expect: [
        {
          facts: [
            { type: 'trace-began', base: 3 },
            { type: 'trace-ended', strength: 6, link: 6, successful: false },
          ],
        },
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.link', eq: 1 },
      ],
    });
  });

  it('take bids of nothing from those who have nothing', () => {
    playScenario({
      corp: { credits: 0, hq: ['Hedge Fund'], servers: { HQ: { ice: [ice('Hunter')] } } },
      runner: { credits: 0 },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 0, expect: [{ path: 'runner.tags', eq: 1 }] }),
      ],
    });
    playScenario({
      corp: { credits: 0, hq: ['Hedge Fund'], servers: { HQ: { ice: [ice('Hunter')] } } },
      runner: { credits: 0 },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended', { expect: [{ path: 'runner.tags', eq: 1 }] }),
      ],
    });
  });
});
