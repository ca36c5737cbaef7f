import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario as play,
  rezzed,
  runnerDoes as runner,
  runnerTurn,
} from '#testkit/scenario/play-scenario';

const wall = { servers: { HQ: { ice: [rezzed('Wall of Static')] } } };

describe('the examples of the Core Set rulebook', () => {
  it('EX-CR-01 a hosted counter is spent as a cost', () => {
    play({
      corp: wall,
      runner: { rig: { programs: [{ card: 'Datasucker', counters: { virus: 1 } }] } },
      script: [
        runner('use', { card: 'Datasucker', ability: 1, illegal: ['NO_EFFECT', 'WRONG_WINDOW'] }),
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Datasucker',
          ability: 1,
          at: 'run.3.1',
          expect: [
            { card: 'Wall of Static', is: { strength: 2 } },
            { card: 'Datasucker', is: { counters: { virus: 0 } } },
          ],
        }),
        runner('use', { card: 'Datasucker', ability: 1, illegal: ['CANNOT_PAY', 'WRONG_WINDOW'] }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Wall of Static', is: { strength: 3 } }],
    });
  });

  it('EX-CR-02 what a third piece of ice costs', () => {
    const servers = {
      'Server 1': { ice: ['Enigma', 'Ice Wall'], cards: [rezzed('PAD Campaign')] },
    };
    play({
      turn: corpTurn,
      corp: { hq: ['Wall of Static'], servers },
      script: [corp('install', { card: 'Wall of Static', server: 'Server 1' })],
      expect: [
        { path: 'corp.credits', eq: 3 },
        { card: 'Wall of Static', is: { at: 'Server 1.ice[2]' } },
      ],
    });
    play({
      turn: corpTurn,
      corp: { hq: ['Wall of Static'], servers },
      script: [corp('install', { card: 'Wall of Static', server: 'Server 1', trash: ['Enigma'] })],
      expect: [
        { path: 'corp.credits', eq: 4 },
        { card: 'Wall of Static', is: { at: 'Server 1.ice[1]' } },
      ],
    });
  });

  it.each([
    ['Wall of Static', 'Corroder', null],
    ['Heimdall 1.0', 'Corroder', null],
    ['Enigma', 'Corroder', 'WRONG_SUBTYPE'],
    ['Enigma', 'Crypsis', null],
  ])('EX-CR-03 %s against %s', (ice, breaker, code) => {
    const broken = { card: breaker, ability: 'break', subs: [0], at: 'run.3.1' };
    play({
      corp: { servers: { HQ: { ice: [rezzed(ice)] } } },
      runner: { credits: 20, rig: { programs: [breaker] } },
      script: [
        runner('run', { server: 'HQ' }),
        ...Array.from({ length: 6 }, () =>
          runner('use', { card: breaker, ability: 'boost', at: 'run.3.1' }),
        ),
        runner('use', code === null ? broken : { ...broken, illegal: code }),
      ],
    });
  });

  it('EX-CR-06 accessed cards return as they were', () => {
    play({
      corp: { hq: ['Enigma'], servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { credits: 5 },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'PAD Campaign' }),
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
      ],
      expect: [
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]', rezzed: false } },
        { path: 'corp.hq', eq: ['Enigma'] },
      ],
    });
  });

  it.each([
    [3, 4, 0],
    [2, 5, 1],
  ])('EX-CR-07 a trace against link: the Runner spends %i', (spent, left, counters) => {
    play({
      corp: { credits: 2, servers: { HQ: { ice: [rezzed('Data Raven')] } } },
      runner: {
        identity: 'Kate "Mac" McCaffrey: Digital Tinker',
        credits: 7,
        rig: { resources: ['Access to Globalsec'] },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('choose', { for: 'Data Raven', option: 'take-tag' }),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: spent }),
        goTo('run.5.1'),
      ],
      expect: [
        { path: 'runner.credits', eq: left },
        { card: 'Data Raven', is: { counters: { power: counters } } },
      ],
    });
  });

  it('EX-CR-08 a constant ability works while its card is active', () => {
    play({
      corp: {
        credits: 9,
        servers: { 'Server 1': { ice: [rezzed('Wall of Static')], cards: ['Experiential Data'] } },
      },
      runner: { credits: 9, rig: { programs: ['Corroder'] } },
      script: [
        runner('run', {
          server: 'Server 1',
          expect: [{ card: 'Wall of Static', is: { strength: 3 } }],
        }),
        corp('rez', {
          card: 'Experiential Data',
          at: 'run.2.3',
          expect: [{ card: 'Wall of Static', is: { strength: 4 } }],
        }),
        runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('trash-accessed', { card: 'Experiential Data' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'Wall of Static', is: { strength: 3 } }],
    });
  });

  it('EX-CR-09 a paid ability with a click is an action', () => {
    play({
      corp: wall,
      runner: { rig: { programs: ['Magnum Opus'] } },
      script: [
        runner('use', {
          card: 'Magnum Opus',
          ability: 0,
          expect: [{ path: 'runner.credits', eq: 7 }],
        }),
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Magnum Opus', ability: 0, at: 'run.3.1', illegal: 'WRONG_WINDOW' }),
      ],
    });
  });

  it('EX-CR-10 a conditional ability is met by what happens while its card is active', () => {
    const campaign = (isRezzed: boolean) => ({
      'Server 1': { cards: [{ card: 'PAD Campaign', rezzed: isRezzed }] },
    });
    const turn = { side: 'corp', number: 2, clicks: 3, at: 'corp.1.2' };
    play({
      turn,
      corp: { servers: campaign(true) },
      script: [goTo('corp.2.1')],
      expect: [{ path: 'corp.credits', eq: 6 }],
    });
    play({
      turn,
      corp: { servers: campaign(false) },
      script: [corp('rez', { card: 'PAD Campaign', at: 'corp.2.1' }), goTo('corp.2.2')],
      expect: [{ path: 'corp.credits', eq: 3 }],
    });
  });

  it('EX-CR-11 a player orders simultaneous abilities', () => {
    play({
      turn: { ...runnerTurn, at: 'runner.1.2' },
      runner: { credits: 0, rig: { resources: ["Aesop's Pawnshop", 'Wyldside'] } },
      script: [
        runner('choose', {
          for: "Aesop's Pawnshop",
          option: 'resolve-first',
          cards: ["Aesop's Pawnshop"],
        }),
        runner('choose', { for: "Aesop's Pawnshop", option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.clicks', eq: 4 },
        { path: 'runner.grip', count: 0 },
      ],
    });
  });
});

describe('the examples of the demo sheet', () => {
  it('EX-DM-02 what a fourth piece of ice costs', () => {
    play({
      turn: corpTurn,
      corp: {
        hq: ['Wall of Static'],
        servers: {
          'Server 1': { ice: ['Ice Wall', 'Hunter', 'Enigma'], cards: [rezzed('PAD Campaign')] },
        },
      },
      script: [corp('install', { card: 'Wall of Static', server: 'Server 1' })],
      expect: [
        { path: 'corp.credits', eq: 2 },
        { card: 'Wall of Static', is: { at: 'Server 1.ice[3]' } },
      ],
    });
  });

  it.each([
    ['Enigma', null],
    ['Viktor 1.0', null],
    ['Wall of Static', 'WRONG_SUBTYPE'],
  ])('EX-DM-03 a code gate breaker against %s', (ice, code) => {
    const broken = { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' };
    play({
      corp: { servers: { HQ: { ice: [rezzed(ice)] } } },
      runner: { credits: 9, rig: { programs: ['Gordian Blade'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', code === null ? broken : { ...broken, illegal: code }),
      ],
    });
  });

  it('EX-DM-04 a run needs no programs', () => {
    play({
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'run-successful', server: 'Archives' }] }],
    });
  });

  it('EX-DM-05 seven points win before anything else happens', () => {
    play({
      corp: {
        identity: 'Jinteki: Personal Evolution',
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      runner: { grip: [], score: ['Private Security Force', 'Nisei MK II'] },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [
        { winner: 'runner', reason: 'agenda-points' },
        { noFact: { type: 'damage-suffered' } },
      ],
    });
  });

  it('EX-DM-06 a run event takes one click in all', () => {
    play({
      turn: { ...runnerTurn, clicks: 1 },
      runner: { credits: 2, grip: ["The Maker's Eye"] },
      script: [runner('play', { card: "The Maker's Eye" }), goTo('run-ended')],
      expect: [{ path: 'runner.clicks', eq: 0 }, { facts: [{ type: 'run-successful' }] }],
    });
  });

  it('EX-DM-07 Snare! works unrezzed, and not in Archives', () => {
    const grip = ['Diesel', 'Diesel', 'Diesel'];
    play({
      corp: { credits: 4, servers: { 'Server 1': { cards: ['Snare!'] } } },
      runner: { grip },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Snare!', option: 'yes' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { path: 'runner.grip', count: 0 },
        { card: 'Snare!', is: { at: 'Server 1.cards[0]', rezzed: false } },
      ],
    });
    play({
      corp: { credits: 4, archives: ['Snare!'] },
      runner: { grip },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { path: 'corp.credits', eq: 4 },
      ],
    });
  });

  it('EX-DM-08 each icebreaker needs the strength itself', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { credits: 9, rig: { programs: ['Gordian Blade', 'Crypsis'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', {
          card: 'Crypsis',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
      ],
    });
  });

  const chum = {
    servers: {
      'Server 1': { ice: [rezzed('Wall of Static'), rezzed('Chum')], cards: ['PAD Campaign'] },
    },
  };

  it('EX-DM-09 jacking out after Chum does no damage', () => {
    play({
      corp: chum,
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [runner('run', { server: 'Server 1' }), runner('jack-out', { at: 'run.2.2' })],
      expect: [{ noFact: { type: 'damage-suffered' } }, { facts: [{ type: 'jacked-out' }] }],
    });
    play({
      corp: chum,
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [runner('run', { server: 'Server 1' }), goTo('run-ended')],
      expect: [{ facts: [{ type: 'damage-suffered', kind: 'net', amount: 3 }] }],
    });
  });

  it('EX-DM-10 Net Shield prevents the first point of a turn', () => {
    play({
      corp: { servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Easy Mark', 'Sure Gamble'], rig: { programs: ['Net Shield'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Net Shield', ability: 'prevent', at: 'prevent' }),
        chance('damage', ['Easy Mark', 'Diesel']),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Sure Gamble'] },
        { path: 'runner.credits', eq: 4 },
      ],
    });
  });

  it('EX-DM-11 an exposed card is shown and not accessed', () => {
    play({
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { grip: ['Infiltration'], stack: [] },
      script: [
        runner('play', { card: 'Infiltration' }),
        runner('choose', { for: 'Infiltration', option: 'expose' }),
      ],
      expect: [
        { facts: [{ type: 'exposed', card: 'PAD Campaign' }], view: 'runner' },
        { card: 'PAD Campaign', is: { at: 'Server 1.cards[0]', rezzed: false } },
        { noFact: { type: 'accessed' } },
      ],
    });
  });

  it('EX-DM-12 more memory keeps more programs', () => {
    const full = { credits: 9, rig: { programs: ['Magnum Opus', 'Battering Ram'] } };
    play({
      runner: { ...full, grip: ['Corroder'] },
      script: [runner('install', { card: 'Corroder', trash: ['Battering Ram'] })],
      expect: [
        { path: 'runner.heap', eq: ['Battering Ram'] },
        { path: 'runner.mu.used', eq: 3 },
      ],
    });
    play({
      runner: { ...full, grip: ['Corroder', 'Akamatsu Mem Chip'] },
      script: [
        runner('install', { card: 'Akamatsu Mem Chip' }),
        runner('install', { card: 'Corroder' }),
      ],
      expect: [
        { path: 'runner.heap', count: 0 },
        { path: 'runner.mu', eq: { limit: 5, used: 5 } },
      ],
    });
  });
});
