import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playExample as play,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const before = { side: 'runner', number: 2, clicks: 4, at: 'runner.1.2' };
const first = (card: string) =>
  runner('choose', { for: card, option: 'resolve-first', cards: [card] });

describe('conditional abilities, replacement and prevention', () => {
  const called = (tags: number): Sketch => ({
    turn: { ...corpTurn, clicks: 1 },
    corp: { hq: ['Casting Call', 'Quantum Predictive Model'] },
    runner: { tags },
    script: [
      corp('play', { card: 'Casting Call' }),
      corp('choose', { for: 'Quantum Predictive Model', server: 'new' }),
      goTo('runner.1.6'),
      runner('run', { server: 'Server 1' }),
      goTo('run-ended'),
    ],
  });

  it('EX-RR-01 a requirement in the trigger condition is judged when it is met', () => {
    play({
      ...called(0),
      expect: [
        { path: 'runner.tags', eq: 2 },
        { path: 'runner.agendaPoints', eq: 1 },
        { card: 'Casting Call', is: { at: 'archives' } },
      ],
    });
    const tagged = called(1);
    const order = corp('choose', {
      for: 'Casting Call',
      option: 'resolve-first',
      cards: ['Casting Call'],
    });
    play({
      ...tagged,
      script: [...tagged.script.slice(0, -1), order, ...tagged.script.slice(-1)],
      expect: [
        { path: 'runner.tags', eq: 3 },
        { path: 'corp.agendaPoints', eq: 1 },
        { noFact: { type: 'scored' } },
        { noFact: { type: 'stolen' } },
      ],
    });
  });

  const supplied = {
    credits: 1,
    identity: 'Armand "Geist" Walker: Tech Lord',
    grip: ['Dyson Mem Chip'],
    rig: { resources: ['The Supplier', 'Underworld Contact'] },
  };

  it('EX-RR-02 a requirement in the effect is judged when it resolves', () => {
    play({
      turn: { ...before, at: 'runner.1.6', clicks: 1 },
      runner: supplied,
      script: [
        runner('use', { card: 'The Supplier', ability: 0 }),
        goTo('corp.2.2', {
          expect: [{ card: 'Dyson Mem Chip', is: { at: 'hosted:The Supplier' } }],
        }),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        first('The Supplier'),
        runner('choose', { for: 'The Supplier', option: 'yes', label: 'chip' }),
        goTo('runner.1.6'),
      ],
      expect: [
        {
          facts: [
            { type: 'credits-spent', amount: 1 },
            { type: 'installed', card: 'Dyson Mem Chip' },
            { type: 'credits-gained', side: 'runner', amount: 1 },
          ],
          since: 'chip',
        },
        { path: 'runner.link', eq: 2 },
        { path: 'runner.credits', eq: 1 },
      ],
    });
  });

  it('EX-RR-03 a source that became inactive before it triggers loses its ability', () => {
    play({
      turn: before,
      runner: { credits: 0, rig: { resources: ["Aesop's Pawnshop", 'Drug Dealer'] } },
      script: [
        first("Aesop's Pawnshop"),
        runner('choose', { for: "Aesop's Pawnshop", option: 'yes' }),
        goTo('runner.1.6'),
      ],
      expect: [
        { path: 'runner.credits', eq: 3 },
        { path: 'runner.heap', eq: ['Drug Dealer'] },
        { noFact: { type: 'credits-lost' } },
      ],
    });
  });

  it('EX-RR-20 a chain reaction comes inside of a prevention', () => {
    play({
      corp: { credits: 4, rd: ['Snare!', 'Enigma'] },
      runner: {
        identity: 'Armand "Geist" Walker: Tech Lord',
        grip: ['Diesel', 'Diesel'],
        stack: ['Easy Mark', 'Diesel'],
        rig: { hardware: ['Forger'] },
      },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        corp('choose', { for: 'Snare!', option: 'yes' }),
        runner('use', { card: 'Forger', ability: 'prevent', at: 'prevent', label: 'forger' }),
        runner('leave-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'drew', amount: 1 },
            { type: 'tags-avoided' },
            { type: 'damage-suffered', amount: 3 },
          ],
          since: 'forger',
        },
        { path: 'runner.tags', eq: 0 },
        { path: 'runner.grip', count: 0 },
      ],
    });
  });

  it('EX-RR-25 one dead part does not spoil a composite effect', () => {
    play({
      corp: { servers: { 'Server 1': { cards: [{ card: 'PAD Campaign', rezzed: true }] } } },
      runner: { rig: { resources: ['Aeneas Informant'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('leave-accessed', { card: 'PAD Campaign' }),
        runner('choose', { for: 'Aeneas Informant', option: 'yes' }),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    });
    play({
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { resources: ['Aeneas Informant'] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 1 }],
    });
  });

  it('EX-RR-29 damage suffered by choice is not done', () => {
    play({
      corp: {
        identity: 'Argus Security: Protection Guaranteed',
        score: ['The Cleaners'],
        rd: ['Hostile Takeover', 'Enigma'],
      },
      runner: { grip: ['Diesel', 'Diesel'] },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'R&D' }),
        runner('choose', { for: 'Argus Security: Protection Guaranteed', option: 'suffer-damage' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'damage-suffered', kind: 'meat', amount: 2 }] },
        { path: 'runner.grip', count: 0 },
        { path: 'runner.tags', eq: 0 },
      ],
    });
  });

  const boom = { turn: { ...corpTurn, clicks: 2 }, corp: { credits: 4, hq: ['BOOM!'] } };
  const grip = ["I've Had Worse", 'Diesel', 'Easy Mark', 'Sure Gamble'];

  it('EX-RR-30 too much damage flatlines before anything reacts', () => {
    play({
      ...boom,
      runner: { tags: 2, grip },
      script: [corp('play', { card: 'BOOM!' })],
      expect: [
        { winner: 'corp', reason: 'flatline' },
        { noFact: { type: 'drew', side: 'runner' } },
      ],
    });
  });

  it('EX-RR-30 what is trashed by damage reacts when all of it is done', () => {
    play({
      ...boom,
      runner: { tags: 2, grip, rig: { resources: ['Crash Space'] } },
      script: [
        corp('play', { card: 'BOOM!' }),
        runner('use', { card: 'Crash Space', ability: 'prevent', at: 'prevent' }),
        chance('damage', ['Diesel', "I've Had Worse", 'Easy Mark', 'Sure Gamble']),
      ],
      expect: [
        {
          facts: [
            { type: 'damage-suffered', amount: 4 },
            { type: 'drew', side: 'runner', amount: 3 },
          ],
        },
        { path: 'runner.grip', count: 3 },
      ],
    });
  });

  it('EX-RR-32 where no player is named, the owner of the card trashes', () => {
    play({
      corp: {
        hq: [],
        servers: {
          'Server 1': { cards: [{ card: 'Hostile Infrastructure', rezzed: true }] },
          HQ: { ice: ['Enigma'] },
        },
      },
      runner: {
        grip: ['Apocalypse', 'Diesel', 'Diesel', 'Diesel'],
        rig: { programs: ['Corroder'] },
      },
      history: {
        thisTurn: [
          { type: 'run-successful', server: 'HQ' },
          { type: 'run-successful', server: 'R&D' },
          { type: 'run-successful', server: 'Archives' },
        ],
      },
      policy: { random: 'first' },
      script: [runner('play', { card: 'Apocalypse' })],
      expect: [
        { path: 'corp.archives', count: 2 },
        { path: 'runner.grip', count: 1 },
        { path: 'runner.rig.facedown', count: 1 },
        { path: 'runner.mu.used', eq: 0 },
        {
          facts: [
            { type: 'trashed', by: 'runner' },
            { type: 'damage-suffered', amount: 1 },
            { type: 'damage-suffered', amount: 1 },
          ],
        },
      ],
    });
  });

  it('EX-RR-33 where a player is named, that player trashes', () => {
    play({
      corp: {
        hq: ['Hedge Fund', 'Enigma'],
        servers: { 'Server 1': { cards: [{ card: 'Hostile Infrastructure', rezzed: true }] } },
      },
      runner: { identity: 'Alice Merchant: Clan Agitator', grip: ['Diesel'] },
      script: [
        runner('run', { server: 'Archives' }),
        corp('choose', { for: 'Alice Merchant: Clan Agitator', cards: ['Enigma'] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'trashed', by: 'corp', faceup: false }] },
        { noFact: { type: 'damage-suffered' } },
      ],
    });
  });

  it('EX-RR-36 "for each" is a single instance', () => {
    const cortex = {
      servers: { HQ: { ice: [{ card: 'Cortex Lock', rezzed: true }] } },
      hq: ['Hedge Fund'],
    };
    play({
      corp: cortex,
      runner: {
        grip: ['Diesel'],
        rig: { programs: ['Corroder', 'Corroder'], resources: ['Biometric Spoofing'] },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Biometric Spoofing', ability: 'prevent', at: 'prevent' }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'damage-prevented', amount: 2 }] },
        { noFact: { type: 'damage-suffered' } },
      ],
    });
    play({
      corp: cortex,
      runner: {
        grip: ['Diesel'],
        rig: { programs: ['Magnum Opus', 'Magnum Opus'], resources: ['Biometric Spoofing'] },
      },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [{ noFact: { type: 'damage-suffered' } }, { noFact: { type: 'damage-prevented' } }],
    });
  });

  const hanzo = {
    credits: 4,
    identity: 'Jinteki: Personal Evolution',
    servers: {
      'Server 1': {
        ice: [
          { card: 'Data Mine', rezzed: true },
          { card: 'Data Mine', rezzed: true },
        ],
        cards: [{ card: 'Tori Hanzō', rezzed: true }],
      },
    },
  };

  it('EX-RR-51 a prevented first instance was the first all the same', () => {
    play({
      corp: hanzo,
      runner: { credits: 9, grip: ['Diesel', 'Diesel'], rig: { hardware: ['Feedback Filter'] } },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Tori Hanzō', option: 'no' }),
        runner('use', { card: 'Feedback Filter', ability: 'prevent', at: 'prevent' }),
        goTo('run.5.1'),
      ],
      expect: [
        {
          facts: [
            { type: 'damage-prevented' },
            { type: 'damage-suffered', kind: 'net', amount: 1 },
          ],
        },
        { path: 'corp.credits', eq: 4 },
      ],
    });
  });

  it('EX-RR-51 replaced damage is not prevented, and is replaced once', () => {
    play({
      corp: hanzo,
      runner: { credits: 9, grip: ['Diesel', 'Diesel'], rig: { hardware: [] } },
      policy: { random: 'first' },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('choose', { for: 'Tori Hanzō', option: 'yes' }),
        goTo('run.5.1'),
      ],
      expect: [
        {
          facts: [
            { type: 'damage-suffered', kind: 'brain', amount: 1 },
            { type: 'damage-suffered', kind: 'net', amount: 1 },
          ],
        },
        { path: 'corp.credits', eq: 2 },
        { path: 'runner.brain', eq: 1 },
      ],
    });
  });

  it('EX-RR-55 a searched deck is shuffled before the chain goes on', () => {
    play({
      turn: { side: 'corp', number: 2, clicks: 3, at: 'corp.1.2' },
      corp: {
        identity: 'Near-Earth Hub: Broadcast Center',
        rd: ['Enigma', 'PAD Campaign', 'Ice Wall', 'Hunter'],
        servers: { 'Server 1': { cards: [{ card: 'Tech Startup', rezzed: true }] } },
      },
      policy: { random: 'first' },
      script: [
        corp('choose', { for: 'Tech Startup', option: 'yes', label: 'search' }),
        corp('choose', { for: 'PAD Campaign', server: 'new' }),
        goTo('corp.2.1'),
      ],
      expect: [
        {
          facts: [
            { type: 'searched' },
            { type: 'revealed' },
            { type: 'shuffled' },
            { type: 'installed', card: 'PAD Campaign' },
            { type: 'drew', amount: 1 },
            { type: 'drew', amount: 1 },
          ],
        },
        { path: 'corp.hq', count: 2 },
      ],
    });
  });

  it('EX-RR-56 copied text that names another card does nothing', () => {
    play({
      turn: corpTurn,
      corp: { hq: ['Media Blitz'] },
      runner: { tags: 1, score: ['Private Security Force'], grip: ['Diesel'] },
      script: [
        corp('play', { card: 'Media Blitz' }),
        corp('use', {
          card: 'Media Blitz',
          ability: 0,
          illegal: ['BAD_TARGET', 'NOT_ACTIVE', 'WRONG_WINDOW'],
        }),
        corp('use', {
          card: 'Private Security Force',
          ability: 0,
          illegal: ['NOT_ACTIVE', 'BAD_TARGET'],
        }),
      ],
      expect: [{ card: 'Media Blitz', is: { at: 'play' } }],
    });
  });

  it('CONV-04 copied text without a name works as long as its bearer is active', () => {
    play({
      turn: corpTurn,
      corp: {
        hq: ['Media Blitz', 'Scorched Earth', 'Scorched Earth', 'Predictive Algorithm'],
        credits: 9,
      },
      runner: {
        tags: 1,
        score: ['The Cleaners'],
        grip: [
          'Diesel',
          'Diesel',
          'Diesel',
          'Diesel',
          'Diesel',
          'Diesel',
          'Diesel',
          'Diesel',
          'Diesel',
        ],
      },
      policy: { random: 'first' },
      script: [
        corp('play', { card: 'Media Blitz' }),
        corp('play', { card: 'Scorched Earth#1', expect: [{ path: 'runner.grip', count: 4 }] }),
        corp('play', { card: 'Predictive Algorithm' }),
      ],
      expect: [{ card: 'Media Blitz', is: { at: 'archives' } }],
    });
  });
});
