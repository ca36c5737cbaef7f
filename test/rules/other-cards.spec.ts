import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playExample as play,
  rezzed,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

const noise = 'Noise: Hacker Extraordinaire';

describe('prohibitions', () => {
  const locked = {
    corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Lockdown')] } } },
    runner: { identity: noise, grip: ['Diesel', 'Process Automation'] },
  };

  it('forbid a card that could do nothing else (META-03, CANT-01)', () => {
    play({
      ...locked,
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('play', {
          card: 'Diesel',
          at: 'runner.1.6',
          illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'],
        }),
        runner('draw', { at: 'runner.1.6', illegal: ['NO_EFFECT', 'PLAY_RESTRICTION'] }),
      ],
    });
  });

  it('leave the other part of an effect (CANT-02)', () => {
    play({
      ...locked,
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        runner('play', { card: 'Process Automation' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { path: 'runner.grip', eq: ['Diesel'] },
        { noFact: { type: 'drew' } },
      ],
    });
  });
});

describe('costs', () => {
  it('are paid as a whole before what a part of them sets off (COST-08, DMG-07)', () => {
    play({
      corp: {
        servers: {
          'Server 1': { cards: ['Nisei MK II', rezzed('Ben Musashi'), rezzed('Red Herrings')] },
        },
      },
      runner: {
        identity: noise,
        credits: 5,
        grip: ["I've Had Worse", 'Diesel'],
        stack: ['Corroder', 'Mimic', 'Ninja'],
      },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Nisei MK II' }),
        runner('steal', { card: 'Nisei MK II' }),
        chance('damage', ["I've Had Worse", 'Diesel']),
        runner('access', { card: 'Ben Musashi' }),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { path: 'runner.agendaPoints', eq: 2 },
        { path: 'runner.grip', eq: ['Corroder', 'Mimic', 'Ninja'] },
        { facts: [{ type: 'credits-spent', amount: 5 }, { type: 'drew' }] },
        { facts: [{ type: 'trashed', card: 'Diesel' }, { type: 'drew' }] },
      ],
    });
  });

  it('of a double are two clicks or nothing (PLAY-08)', () => {
    for (const clicks of [1, 3])
      play({
        turn: { ...corpTurn, clicks },
        corp: { hq: ['Liquidation'], servers: { HQ: { ice: [rezzed('Enigma')] } } },
        script: [
          clicks === 1
            ? corp('play', { card: 'Liquidation', illegal: ['NO_CLICKS', 'CANNOT_PAY'] })
            : corp('play', { card: 'Liquidation', expect: [{ path: 'corp.clicks', eq: 1 }] }),
        ],
      });
  });

  it('to trash are paid for an operation, too (TYPE-08)', () => {
    play({
      corp: { hq: ['BOOM!'] },
      script: [
        runner('run', { server: 'HQ' }),
        runner('trash-accessed', { card: 'BOOM!' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'BOOM!', is: { at: 'archives', faceup: true } }],
    });
  });
});

describe('damage', () => {
  it('is over before its cards answer it (DMG-07)', () => {
    play({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Wall of Thorns')] } } },
      runner: { grip: ["I've Had Worse", 'Diesel'], stack: ['Corroder', 'Mimic', 'Ninja'] },
      script: [
        runner('run', { server: 'HQ' }),
        chance('damage', ["I've Had Worse", 'Diesel']),
        goTo('run-ended'),
      ],
      expect: [
        { winner: null },
        { path: 'runner.heap', eq: ["I've Had Worse", 'Diesel'] },
        { path: 'runner.grip', eq: ['Corroder', 'Mimic', 'Ninja'] },
      ],
    });
  });

  it('that cannot be prevented is not prevented (DMG-10)', () => {
    play({
      corp: { hq: ['Hedge Fund'] },
      runner: {
        identity: noise,
        grip: ['Stimhack', 'Diesel'],
        rig: { hardware: ['Feedback Filter'] },
      },
      script: [
        runner('play', { card: 'Stimhack', server: 'HQ' }),
        goTo('run-ended'),
        goTo('choice'),
      ],
      expect: [
        { path: 'runner.brain', eq: 1 },
        { card: 'Feedback Filter', is: { at: 'rig' } },
      ],
    });
  });

  it('with more of it in addition is prevented as one (PREV-04)', () => {
    play({
      turn: corpTurn,
      corp: { score: ['The Cleaners', 'Private Security Force'] },
      runner: { tags: 1, grip: ['Diesel', 'Ninja'], rig: { resources: ['Crash Space'] } },
      script: [
        corp('use', { card: 'Private Security Force', ability: 0 }),
        runner('use', { card: 'Crash Space', ability: 'prevent', at: 'prevent' }),
        goTo('choice'),
      ],
      expect: [
        { facts: [{ type: 'damage-prevented', kind: 'meat', amount: 2 }] },
        { noFact: { type: 'damage-suffered' } },
        { path: 'runner.grip', count: 2 },
      ],
    });
  });

  it('falls on each unused memory unit (MU-07)', () => {
    play({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Cortex Lock')] } } },
      runner: {
        grip: ['Diesel', 'Ninja', 'Modded'],
        rig: { programs: ['Magnum Opus', 'Corroder'] },
      },
      script: [runner('run', { server: 'HQ' }), chance('damage', ['Ninja']), goTo('run-ended')],
      expect: [{ facts: [{ type: 'damage-suffered', kind: 'net', amount: 1 }] }],
    });
  });

  it('meets a prevention whose use has already drawn a card (CHAIN-04)', () => {
    play({
      turn: corpTurn,
      corp: { score: ['Private Security Force'] },
      runner: {
        identity: 'Armand "Geist" Walker: Tech Lord',
        tags: 1,
        grip: ['Ninja'],
        stack: ['Corroder'],
        rig: { resources: ['Biometric Spoofing'] },
      },
      script: [
        corp('use', { card: 'Private Security Force', ability: 0 }),
        runner('use', { card: 'Biometric Spoofing', ability: 'prevent', at: 'prevent' }),
        goTo('choice'),
      ],
      expect: [
        {
          facts: [
            { type: 'drew', side: 'runner' },
            { type: 'damage-prevented', amount: 1 },
          ],
        },
        { path: 'runner.grip', eq: ['Ninja', 'Corroder'] },
      ],
    });
  });
});

describe('agendas', () => {
  it('may be installed faceup and are active there (INST-21, TYPE-02)', () => {
    play({
      turn: corpTurn,
      corp: { hq: ['Oaktown Renovation'] },
      script: [
        corp('install', {
          card: 'Oaktown Renovation',
          server: 'new',
          expect: [{ card: 'Oaktown Renovation', is: { at: 'Server 1.cards[0]', faceup: true } }],
        }),
        corp('rez', {
          card: 'Oaktown Renovation',
          illegal: ['BAD_TARGET', 'WRONG_WINDOW', 'NO_EFFECT', 'WRONG_ZONE'],
        }),
        corp('advance', { card: 'Oaktown Renovation' }),
      ],
      expect: [{ path: 'corp.credits', eq: 6 }],
    });
  });

  it('added to a score area are neither scored nor stolen (SCORE-07)', () => {
    play({
      corp: { identity: 'Jinteki: Personal Evolution', hq: ['Quantum Predictive Model'] },
      runner: { tags: 1, grip: ['Diesel'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        { card: 'Quantum Predictive Model', is: { at: 'corp.score' } },
        { path: 'corp.agendaPoints', eq: 1 },
        { noFact: { type: 'scored' } },
        { noFact: { type: 'stolen' } },
        { path: 'runner.grip', count: 1 },
      ],
    });
  });

  it('count the tokens they had when they were scored (SCORE-08)', () => {
    play({
      turn: corpTurn,
      corp: {
        servers: {
          'Server 1': { cards: [{ card: 'Braintrust', advancement: 7 }] },
          HQ: { ice: ['Enigma'] },
        },
      },
      script: [corp('gain-credit'), corp('score', { card: 'Braintrust' })],
      expect: [
        { card: 'Braintrust', is: { counters: { agenda: 2 }, advancement: 0 } },
        { card: 'Enigma', is: { rezCost: 1 } },
      ],
    });
  });
});

describe('operations', () => {
  it('played by one effect are played one after the other (PLAY-06, ALL-04)', () => {
    play({
      turn: corpTurn,
      corp: { credits: 5, hq: ['Subcontract', 'Hedge Fund', 'Scorched Earth'] },
      runner: { tags: 1, grip: ['Diesel', 'Ninja', 'Modded', 'Mimic'] },
      script: [
        corp('play', { card: 'Subcontract' }),
        corp('choose', { for: 'Subcontract', cards: ['Hedge Fund', 'Scorched Earth'] }),
        chance('damage', ['Diesel', 'Ninja', 'Modded', 'Mimic']),
      ],
      expect: [
        { path: 'corp.credits', eq: 7 },
        { path: 'corp.clicks', eq: 2 },
        { path: 'runner.grip', eq: [] },
      ],
    });
  });

  it('that stay in play are trashed when their own condition arises (PLAY-09)', () => {
    play({
      turn: { ...corpTurn, clicks: 1 },
      corp: { hq: ['Predictive Algorithm'], rd: ['Nisei MK II', 'Nisei MK II'] },
      runner: { identity: noise, credits: 2 },
      script: [
        corp('play', { card: 'Predictive Algorithm' }),
        goTo('runner.1.6', {
          expect: [{ card: 'Predictive Algorithm', is: { at: 'play' } }],
        }),
        runner('run', { server: 'R&D' }),
        runner('steal', { card: 'Nisei MK II#1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.credits', eq: 0 },
        { card: 'Predictive Algorithm', is: { at: 'archives', faceup: true } },
      ],
    });
  });
});

describe('accesses', () => {
  it('of several cards of HQ are random each, among those not accessed yet (ACC-07)', () => {
    play({
      corp: { hq: ['Enigma', 'Ice Wall', 'Hunter', 'Shadow'] },
      runner: { grip: ['Legwork'] },
      script: [
        runner('play', { card: 'Legwork' }),
        goTo('run.5.3'),
        chance('hq-access', ['Shadow']),
        chance('hq-access', ['Enigma']),
        chance('hq-access', ['Hunter']),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Shadow' },
            { type: 'accessed', card: 'Enigma' },
            { type: 'accessed', card: 'Hunter' },
          ],
          mode: 'exact',
        },
        { path: 'corp.hq', count: 4 },
      ],
    });
  });
});

describe('hosts', () => {
  it('that say how they host do so in that way alone, and what they host rests (HOST-03, HOST-11)', () => {
    play({
      runner: { grip: ['Access to Globalsec', 'Decoy'], rig: { resources: ['The Supplier'] } },
      script: [
        runner('install', { card: 'Decoy', host: 'The Supplier', illegal: 'BAD_TARGET' }),
        runner('use', { card: 'The Supplier', ability: 0, targets: ['Access to Globalsec'] }),
      ],
      expect: [
        { card: 'Access to Globalsec', is: { at: 'hosted:The Supplier' } },
        { path: 'runner.link', eq: 0 },
        { path: 'runner.clicks', eq: 3 },
        { path: 'runner.credits', eq: 5 },
      ],
    });
  });
});

describe('abilities', () => {
  it('ask for what their effect needs only as they resolve (ABIL-12)', () => {
    for (const first of ['The Supplier', 'Underworld Contact'])
      play({
        turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
        runner: {
          identity: 'Kate "Mac" McCaffrey: Digital Tinker',
          credits: 3,
          grip: ['Dyson Mem Chip'],
          rig: { resources: ['Underworld Contact', 'The Supplier'] },
        },
        script: [
          runner('use', { card: 'The Supplier', ability: 0, targets: ['Dyson Mem Chip'] }),
          goTo('corp.2.2'),
          corp('gain-credit'),
          corp('gain-credit'),
          corp('gain-credit'),
          runner('choose', { for: first, option: 'resolve-first', cards: [first] }),
          runner('choose', { for: 'The Supplier', option: 'yes' }),
          goTo('runner.1.6'),
        ],
        expect: [
          { path: 'runner.link', eq: 2 },
          { path: 'runner.credits', eq: first === 'The Supplier' ? 4 : 3 },
        ],
      });
  });

  it('once a turn are those of a new copy when their card comes back (ABIL-14, UNIN-02)', () => {
    play({
      turn: { side: 'runner', number: 2, clicks: 6, at: 'runner.1.6' },
      corp: { hq: ['Hedge Fund', 'Hedge Fund', 'Hedge Fund'] },
      runner: {
        identity: noise,
        credits: 20,
        grip: ['Corroder', 'Déjà Vu'],
        rig: { programs: [{ card: 'Imp', counters: { virus: 2 } }] },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('choice'),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Imp',
          ability: 1,
          at: 'run.5.5',
          illegal: ['ALREADY_USED', 'WRONG_WINDOW'],
        }),
        goTo('run-ended'),
        runner('install', { card: 'Corroder', trash: ['Imp'] }),
        runner('play', { card: 'Déjà Vu' }),
        runner('choose', { for: 'Déjà Vu', cards: ['Imp'] }),
        runner('install', { card: 'Imp' }),
        runner('run', { server: 'HQ' }),
        goTo('choice'),
        runner('use', { card: 'Imp', ability: 1 }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'corp.hq', count: 1 },
        { card: 'Imp', is: { counters: { virus: 1 } } },
      ],
    });
  });
});

describe('swaps', () => {
  it('exchange cards at once and install nothing (SWAP-01, SWAP-02)', () => {
    play({
      turn: corpTurn,
      corp: {
        hq: ['Enigma'],
        archives: ['Hunter'],
        servers: { 'Server 1': { cards: [rezzed('Allele Repression', { advancement: 1 })] } },
      },
      script: [
        corp('gain-credit'),
        corp('use', { card: 'Allele Repression', ability: 1 }),
        corp('choose', { for: 'Allele Repression', cards: ['Hunter'] }),
      ],
      expect: [
        { path: 'corp.hq', eq: ['Hunter'] },
        { path: 'corp.archives', eq: ['Enigma', 'Allele Repression'] },
        { noFact: { type: 'installed' } },
      ],
    });
  });
});

describe('cards turned facedown', () => {
  const over = {
    corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
    runner: {
      identity: noise,
      credits: 20,
      grip: ['Apocalypse', 'Grimoire'],
      rig: {
        hardware: ['Desperado'],
        programs: [{ card: 'Medium', counters: { virus: 2 } }, 'Magnum Opus', 'Corroder'],
      },
    },
    history: {
      thisTurn: ['HQ', 'R&D', 'Archives'].map((server) => ({ type: 'run-successful', server })),
    },
  };

  it('stay installed, with nothing of what they were (INST-22, INST-23, ZONE-05)', () => {
    play({
      ...over,
      script: [
        runner('play', { card: 'Apocalypse' }),
        runner('use', {
          card: 'Magnum Opus',
          ability: 0,
          illegal: ['NOT_ACTIVE', 'NO_EFFECT', 'WRONG_ZONE'],
        }),
        runner('install', { card: 'Grimoire' }),
      ],
      expect: [
        { path: 'corp.archives', eq: ['PAD Campaign'] },
        { path: 'runner.rig.programs', count: 0 },
        { path: 'runner.rig.hardware', eq: ['Grimoire'] },
        { path: 'runner.rig.facedown', count: 4 },
        { path: 'runner.mu', eq: { limit: 6, used: 0 } },
        { card: 'Medium', is: { at: 'rig', counters: { virus: 2 } } },
        { noFact: { type: 'trashed', card: 'Desperado' } },
      ],
    });
  });
});

describe('a card made a counter', () => {
  const called = {
    turn: corpTurn,
    corp: { hq: ['Casting Call', 'Nisei MK II'] },
    runner: { identity: noise },
  };

  it('gives its own text to its host and goes to Archives when that is stolen (CONV-01, CONV-02)', () => {
    play({
      ...called,
      turn: { ...corpTurn, clicks: 1 },
      script: [
        corp('play', { card: 'Casting Call' }),
        corp('choose', { for: 'Casting Call', cards: ['Nisei MK II'] }),
        goTo('runner.1.6', {
          expect: [
            { card: 'Nisei MK II', is: { at: 'Server 1.cards[0]', faceup: true } },
            { card: 'Casting Call', is: { at: 'hosted:Nisei MK II' } },
          ],
        }),
        runner('run', { server: 'Server 1' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'runner.agendaPoints', eq: 2 },
        { card: 'Casting Call', is: { at: 'archives', faceup: true } },
      ],
    });
  });
});

describe('subroutines', () => {
  it('of another piece of ice resolve without an encounter with it (SUB-05)', () => {
    play({
      corp: {
        hq: ['Hedge Fund'],
        servers: {
          HQ: { ice: [rezzed('Wormhole')] },
          'R&D': { ice: [rezzed('Data Raven'), rezzed('Neural Katana')] },
        },
      },
      runner: { grip: ['Diesel', 'Ninja', 'Modded', 'Mimic'] },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Wormhole', cards: ['Neural Katana'] }),
        chance('damage', ['Diesel', 'Ninja', 'Modded']),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'sub-resolved', ice: 'Wormhole' },
            { type: 'sub-resolved', ice: 'Neural Katana' },
          ],
        },
        { noFact: { type: 'ice-encountered', card: 'Neural Katana' } },
        { noFact: { type: 'ice-passed', card: 'Neural Katana' } },
        { path: 'runner.grip', eq: ['Mimic'] },
      ],
    });
  });

  it('that can only set off themselves end when a number is named (LOOP-01)', () => {
    play({
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Wormhole')] }, 'R&D': { ice: [rezzed('Wormhole')] } },
      },
      runner: { identity: noise },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Wormhole#1', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    });
  });
});

describe('copied text', () => {
  it('of another title does nothing (CONV-05)', () => {
    play({
      turn: corpTurn,
      corp: { hq: ['Media Blitz'], servers: { HQ: { ice: ['Enigma'] } } },
      runner: { score: ['Braintrust'] },
      script: [corp('play', { card: 'Media Blitz' }), goTo('choice')],
      expect: [
        { card: 'Media Blitz', is: { at: 'play' } },
        { card: 'Enigma', is: { rezCost: 3 } },
      ],
    });
  });
});

describe('R&D rearranged in the middle of accesses', () => {
  it('takes the cards accessed with it; the rest come from its new top (ACC-09)', () => {
    play({
      corp: { rd: ['Enigma', 'Bacterial Programming', 'Ice Wall', 'Hunter'] },
      runner: { identity: noise, grip: ["The Maker's Eye"] },
      script: [
        runner('play', { card: "The Maker's Eye" }),
        goTo('choice'),
        corp('choose', { for: 'Bacterial Programming', option: 'yes' }),
        corp('choose', { for: 'Bacterial Programming', cards: [] }),
        corp('choose', { for: 'Bacterial Programming', cards: [] }),
        corp('choose', { for: 'Bacterial Programming', cards: ['Hunter', 'Enigma', 'Ice Wall'] }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Enigma' },
            { type: 'accessed', card: 'Bacterial Programming' },
            { type: 'accessed', card: 'Hunter' },
          ],
          mode: 'exact',
        },
        { path: 'corp.rd', eq: ['Hunter', 'Enigma', 'Ice Wall'] },
      ],
    });
  });
});
