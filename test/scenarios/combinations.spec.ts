import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

describe('cards together', () => {
  it('Red Herrings bind in the run in which they are trashed', () => {
    playScenario({
      corp: { servers: { 'Server 1': { cards: ['Hostile Takeover', rezzed('Red Herrings')] } } },
      runner: { credits: 5 },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Red Herrings' }),
        runner('trash-accessed', {
          card: 'Red Herrings',
          expect: [{ path: 'runner.credits', eq: 4 }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 0 },
        { facts: [{ type: 'accessed', card: 'Hostile Takeover' }] },
      ],
    });
  });

  it('Parasite and Datasucker trash ice in its encounter', () => {
    playScenario({
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: {
            ice: [rezzed('Enigma', { hosted: [{ card: 'Parasite', counters: { virus: 1 } }] })],
          },
        },
      },
      runner: { rig: { programs: [{ card: 'Datasucker', counters: { virus: 1 } }] } },
      script: [
        runner('run', { server: 'HQ', expect: [{ card: 'Enigma', is: { strength: 1 } }] }),
        runner('use', {
          card: 'Datasucker',
          ability: 1,
          at: 'run.3.1',
          expect: [
            { card: 'Enigma', is: { at: 'archives', faceup: true } },
            { card: 'Parasite', is: { at: 'heap' } },
          ],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { noFact: { type: 'sub-resolved' } },
        { facts: [{ type: 'trashed', card: 'Enigma', by: 'runner' }, { type: 'run-successful' }] },
      ],
    });
  });

  it('Nisei MK II ends the run before the access', () => {
    playScenario({
      corp: { hq: ['Hostile Takeover'], score: [{ card: 'Nisei MK II', counters: { agenda: 1 } }] },
      script: [
        runner('run', { server: 'HQ' }),
        corp('use', { card: 'Nisei MK II', ability: 1, at: 'run.5.3' }),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] },
        { noFact: { type: 'accessed' } },
        { card: 'Nisei MK II', is: { counters: { agenda: 0 } } },
      ],
    });
  });

  it('Personal Evolution comes too late for the seventh point', () => {
    playScenario({
      corp: { identity: 'Jinteki: Personal Evolution', hq: ['Hostile Takeover'] },
      runner: { score: ['Priority Requisition', 'Priority Requisition'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { winner: 'runner', reason: 'agenda-points' },
        { noFact: { type: 'damage-suffered' } },
      ],
    });
    playScenario({
      corp: { identity: 'Jinteki: Personal Evolution', hq: ['Hostile Takeover'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    });
  });

  it('Chum makes the next ice stronger and hurts when it is not broken', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Enigma'), rezzed('Chum')] } } },
      runner: {
        grip: ['Diesel', 'Easy Mark', 'Mimic'],
        credits: 9,
        rig: { programs: ['Gordian Blade'] },
      },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run.3.1'),
        runner('pass', { at: 'run.3.1' }),
        goTo('run.2.1'),
        goTo('run.3.1', { expect: [{ card: 'Enigma', is: { strength: 4 } }] }),
        chance('damage', ['Diesel', 'Easy Mark', 'Mimic']),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'damage-suffered', kind: 'net', amount: 3 }] }],
    });
  });

  it('Cell Portal sends the Runner out again and is derezzed', () => {
    playScenario({
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Cell Portal'), rezzed('Hunter')] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('bid', { credits: 0 }),
        runner('bid', { credits: 3 }),
        goTo('run.2.2', { expect: [{ path: 'run.position', eq: 1 }] }),
        runner('continue'),
        goTo('run.2.1', {
          expect: [
            { path: 'run.position', eq: 2 },
            { card: 'Cell Portal', is: { rezzed: false } },
            {
              facts: [
                { type: 'derezzed', card: 'Cell Portal' },
                { type: 'ice-approached', card: 'Hunter' },
              ],
            },
          ],
        }),
        runner('jack-out', { at: 'run.2.2' }),
      ],
    });
  });

  it('Making News pays for traces alone', () => {
    playScenario({
      turn: corpTurn,
      corp: { identity: 'NBN: Making News', credits: 4, hq: ['Hedge Fund'] },
      script: [corp('play', { card: 'Hedge Fund', illegal: 'CANNOT_PAY' })],
    });
  });

  it('Aesop, Wyldside and Parasite begin a turn in the order of their owner', () => {
    playScenario({
      turn: { side: 'corp', number: 2, clicks: 1, at: 'corp.2.2' },
      corp: { servers: { HQ: { ice: [rezzed('Ice Wall', { hosted: ['Parasite'] })] } } },
      runner: { rig: { resources: ["Aesop's Pawnshop", 'Wyldside'] } },
      script: [
        corp('gain-credit'),
        goTo('runner.1.2'),
        runner('choose', { for: 'Wyldside', option: 'resolve-first', cards: ['Wyldside'] }),
        runner('choose', {
          for: "Aesop's Pawnshop",
          option: 'resolve-first',
          cards: ["Aesop's Pawnshop"],
        }),
        runner('choose', { for: "Aesop's Pawnshop", option: 'yes' }),
        runner('choose', { for: "Aesop's Pawnshop", cards: ['Parasite'] }),
        goTo('runner.1.6'),
      ],
      expect: [
        { card: 'Ice Wall', is: { at: 'HQ.ice[0]' } },
        { path: 'runner.credits', eq: 8 },
        { path: 'runner.clicks', eq: 3 },
      ],
    });
  });

  it('Zaibatsu Loyalty can be trashed without a credit', () => {
    playScenario({
      corp: {
        credits: 0,
        servers: { 'Server 1': { cards: ['Zaibatsu Loyalty'] }, HQ: { ice: ['Enigma'] } },
      },
      runner: { grip: ['Infiltration'], stack: ['Diesel'] },
      script: [
        runner('play', { card: 'Infiltration' }),
        runner('choose', { for: 'Infiltration', option: 'expose' }),
        runner('choose', { for: 'Infiltration', cards: ['Enigma'] }),
        corp('rez', { card: 'Zaibatsu Loyalty', at: 'prevent' }),
        corp('use', { card: 'Zaibatsu Loyalty', ability: 'prevent', at: 'prevent' }),
        corp('choose', { for: 'Zaibatsu Loyalty', option: 'trash-self' }),
      ],
      expect: [
        { card: 'Zaibatsu Loyalty', is: { at: 'archives' } },
        { noFact: { type: 'exposed' } },
      ],
    });
  });

  it('Sacrificial Construct saves hardware, and nothing saves what is a cost', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Rototurret')] } } },
      runner: { rig: { programs: ['Corroder'], resources: ['Sacrificial Construct'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Sacrificial Construct', ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'Corroder', is: { at: 'rig' } },
        { facts: [{ type: 'trash-prevented', card: 'Corroder' }] },
      ],
    });
  });

  it('a bounty, a tag avoided, and what was paid for it', () => {
    playScenario({
      turn: corpTurn,
      corp: { servers: { 'Server 1': { cards: [{ card: 'Posted Bounty', advancement: 3 }] } } },
      runner: { rig: { resources: ['Decoy'] } },
      script: [
        corp('gain-credit'),
        corp('score', { card: 'Posted Bounty' }),
        corp('choose', { for: 'Posted Bounty', option: 'forfeit' }),
        runner('use', { card: 'Decoy', ability: 'prevent', at: 'prevent' }),
      ],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'corp.badPublicity', eq: 1 },
        { path: 'corp.score', count: 0 },
        { path: 'removed', eq: ['Posted Bounty'] },
      ],
    });
  });

  it('Heimdall costs brain damage and a smaller hand', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Heimdall 1.0')] } } },
      runner: { grip: ['Diesel', 'Mimic'] },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Heimdall 1.0', ability: 'break', subs: [1], at: 'run.3.1' }),
        runner('use', { card: 'Heimdall 1.0', ability: 'break', subs: [2] }),
        chance('damage', ['Mimic']),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { path: 'runner.clicks', eq: 1 },
        { facts: [{ type: 'sub-resolved', ice: 'Heimdall 1.0', sub: 0 }], mode: 'exact' },
        { facts: [{ type: 'run-successful' }] },
      ],
    });
  });
});
