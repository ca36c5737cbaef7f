import {
  chance,
  corpDoes as corp,
  corpTurn,
  goTo,
  playScenario,
  rezzed,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

/** Short scripts, each in a form that another engine's author could have written. */
const flows: readonly (readonly [string, Sketch])[] = [
  [
    'pending window',
    {
      corp: { hq: ['Enigma'], servers: { HQ: { ice: ['Chum'] } } },
      script: [
        runner('run', { server: 'HQ', expect: [{ pending: { for: 'runner', kind: 'window' } }] }),
        goTo('run.2.3', {
          expect: [{ pending: { for: 'runner' } }, { path: 'turn.at', eq: 'run.2.3' }],
        }),
      ],
    },
  ],
  [
    'psych no x then choose number',
    {
      turn: corpTurn,
      corp: {
        hq: ['Psychographics'],
        servers: { 'Server 1': { cards: ['Priority Requisition'] } },
      },
      runner: { tags: 3 },
      script: [
        corp('play', { card: 'Psychographics' }),
        corp('choose', { for: 'Psychographics', number: 2 }),
        corp('choose', { for: 'Psychographics', cards: ['Priority Requisition'] }),
      ],
      expect: [{ card: 'Priority Requisition', is: { advancement: 2 } }],
    },
  ],
  [
    'siphon separate number',
    {
      corp: { hq: ['Hedge Fund'], credits: 8 },
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Account Siphon'] },
      script: [
        runner('play', { card: 'Account Siphon', server: 'HQ' }),
        runner('choose', { for: 'Account Siphon', option: 'replace' }),
        runner('choose', { for: 'Account Siphon', number: 3 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 11 }],
    },
  ],
  [
    'siphon all of it',
    {
      corp: { hq: ['Hedge Fund'], credits: 8 },
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Account Siphon'] },
      script: [
        runner('play', { card: 'Account Siphon' }),
        runner('choose', { for: 'Account Siphon', option: 'replace', number: 5 }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 15 }],
    },
  ],
  [
    'bank job decline',
    {
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      runner: { rig: { resources: [{ card: 'Bank Job', counters: { credit: 8 } }] } },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('choose', { for: 'Bank Job', option: 'access' }),
        runner('trash-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended'),
      ],
      expect: [{ card: 'PAD Campaign', is: { at: 'archives' } }],
    },
  ],
  [
    'trash cost pay pins',
    {
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } }, badPublicity: 2 },
      runner: {},
      script: [
        runner('run', { server: 'Server 1' }),
        runner('trash-accessed', { card: 'PAD Campaign', pay: { 'bad-publicity': 2, pool: 2 } }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.credits', eq: 3 }],
    },
  ],
  [
    'until runner.2.1 no discard',
    {
      turn: { side: 'runner', number: 1, clicks: 1, at: 'runner.1.6' },
      script: [runner('gain-credit'), goTo('runner.2.1'), goTo('turn-ended'), goTo('corp.1.2')],
      expect: [{ path: 'turn.side', eq: 'corp' }],
    },
  ],
  [
    'corp whole turn via at',
    {
      turn: corpTurn,
      script: [
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        runner('gain-credit', { at: 'runner.1.6' }),
      ],
      expect: [{ path: 'runner.credits', eq: 6 }],
    },
  ],
  [
    'runner.1.6 next turn',
    {
      turn: { side: 'runner', number: 1, clicks: 1, at: 'runner.1.6' },
      script: [runner('gain-credit'), corp('gain-credit', { at: 'corp.2.2' })],
      expect: [
        { path: 'corp.credits', eq: 6 },
        { path: 'turn.number', eq: 2 },
      ],
    },
  ],
  [
    'femme install yes/no',
    {
      corp: { hq: ['Enigma'], servers: { HQ: { ice: [rezzed('Wall of Static')] } } },
      runner: {
        credits: 20,
        rig: { programs: [{ card: 'Femme Fatale', chosen: 'Wall of Static' }] },
      },
      script: [
        runner('run', { server: 'HQ' }),
        runner('choose', { for: 'Femme Fatale', option: 'no' }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'sub-resolved', ice: 'Wall of Static' }] }],
    },
  ],
  [
    'matrix analyzer',
    {
      corp: {
        hq: ['Enigma'],
        credits: 3,
        servers: {
          HQ: { ice: [rezzed('Matrix Analyzer')] },
          'Server 1': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Matrix Analyzer', option: 'yes' }),
        corp('choose', { for: 'Matrix Analyzer', cards: ['Hostile Takeover'] }),
        corp('bid', { credits: 2 }),
        runner('bid', { credits: 0 }),
      ],
      expect: [
        { path: 'runner.tags', eq: 1 },
        { card: 'Hostile Takeover', is: { advancement: 1 } },
        { path: 'corp.credits', eq: 0 },
      ],
    },
  ],
  [
    'aggr negotiation',
    {
      turn: corpTurn,
      corp: { hq: ['Aggressive Negotiation'], rd: ['Enigma', 'Hunter', 'Chum'] },
      history: { thisTurn: [{ type: 'scored', card: 'Hostile Takeover' }] },
      script: [
        corp('play', { card: 'Aggressive Negotiation' }),
        corp('choose', { for: 'Aggressive Negotiation', cards: ['Chum'] }),
        chance('shuffle', ['Hunter', 'Enigma'], { deck: 'rd' }),
      ],
      expect: [
        { path: 'corp.rd', eq: ['Hunter', 'Enigma'] },
        { path: 'corp.hq', eq: ['Chum'] },
        { view: 'runner', mustNotContain: ['Chum'] },
      ],
    },
  ],
  [
    'kaguya two',
    {
      turn: corpTurn,
      corp: {
        hq: ['Shipment from Kaguya'],
        servers: {
          HQ: { ice: ['Ice Wall', 'Shadow'] },
          'Server 1': { cards: ['Hostile Takeover'] },
        },
      },
      script: [
        corp('play', { card: 'Shipment from Kaguya' }),
        corp('choose', { for: 'Shipment from Kaguya', cards: ['Ice Wall', 'Hostile Takeover'] }),
      ],
      expect: [
        { card: 'Ice Wall', is: { advancement: 1 } },
        { card: 'Hostile Takeover', is: { advancement: 1 } },
        { card: 'Shadow', is: { advancement: 0 } },
      ],
    },
  ],
  [
    'djinn search',
    {
      runner: { stack: ['Datasucker', 'Medium', 'Diesel'], rig: { programs: ['Djinn'] } },
      script: [
        runner('use', { card: 'Djinn', ability: 2 }),
        runner('choose', { for: 'Djinn', cards: ['Medium'] }),
        chance('shuffle', [], { deck: 'stack' }),
      ],
      expect: [
        { path: 'runner.grip', eq: ['Medium'] },
        { path: 'runner.stack', eq: ['Datasucker', 'Diesel'] },
      ],
    },
  ],
  [
    'djinn search targets',
    {
      runner: { stack: ['Datasucker', 'Medium', 'Diesel'], rig: { programs: ['Djinn'] } },
      script: [
        runner('use', { card: 'Djinn', ability: 2, targets: ['Medium'] }),
        chance('shuffle', ['Diesel'], { deck: 'stack' }),
      ],
      expect: [{ path: 'runner.stack', eq: ['Diesel', 'Datasucker'] }],
    },
  ],
  [
    'choose yes when cannot',
    {
      corp: { hq: ['Snare!'], credits: 3 },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', {
          for: 'Snare!',
          option: 'yes',
          illegal: ['CANNOT_PAY', 'WRONG_WINDOW', 'NOT_YOUR_DECISION'],
        }),
        runner('leave-accessed', { card: 'Snare!' }),
      ],
    },
  ],
  [
    'snare no',
    {
      corp: { hq: ['Snare!'], credits: 4 },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'HQ' }),
        corp('choose', { for: 'Snare!', option: 'no' }),
        runner('trash-accessed', { card: 'Snare!' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'corp.archives', eq: ['Snare!'] }],
    },
  ],
  [
    'run ended facts neither',
    {
      corp: { hq: ['Hedge Fund'] },
      script: [runner('run', { server: 'Archives' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { noFact: { type: 'accessed' } },
      ],
    },
  ],
  [
    'crash space remove tag pay',
    {
      runner: { tags: 1, credits: 0, rig: { resources: ['Crash Space'] } },
      script: [runner('remove-tag', { pay: { 'Crash Space': 2 } })],
      expect: [
        { path: 'runner.tags', eq: 0 },
        { card: 'Crash Space', is: { counters: { recurring: 0 } } },
      ],
    },
  ],
  [
    'hidden rez cost',
    {
      corp: { servers: { HQ: { ice: ['Enigma'], cards: [rezzed('Akitaro Watanabe')] } } },
      script: [],
      expect: [
        { card: 'Enigma', is: { rezCost: 1, strength: 2 } },
        { view: 'runner', path: 'corp.servers.HQ.ice[0]', eq: { hidden: true } },
        { view: 'runner', card: 'Enigma', is: { hidden: true, at: 'HQ.ice[0]' } },
      ],
    },
  ],
  [
    'personal touch on host run',
    {
      runner: { rig: { programs: [{ card: 'Corroder', hosted: ['The Personal Touch'] }] } },
      script: [],
      expect: [
        { card: 'Corroder', is: { strength: 3 } },
        { card: 'The Personal Touch', is: { at: 'hosted:Corroder' } },
      ],
    },
  ],
  [
    'pass corp.2.2 explicit',
    {
      turn: corpTurn,
      policy: { pass: 'explicit' },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      script: [corp('gain-credit'), corp('pass'), runner('pass'), corp('gain-credit')],
      expect: [{ path: 'corp.credits', eq: 7 }],
    },
  ],
  [
    'damage = grip, all pinned',
    {
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: ['Diesel', 'Mimic', 'Corroder', 'Easy Mark'] },
      script: [
        corp('play', { card: 'Scorched Earth' }),
        chance('damage', ['Mimic', 'Easy Mark', 'Diesel', 'Corroder']),
      ],
      expect: [{ path: 'runner.heap', eq: ['Mimic', 'Easy Mark', 'Diesel', 'Corroder'] }],
    },
  ],
  [
    'damage one card pinned',
    {
      turn: corpTurn,
      corp: { hq: ['Neural EMP'] },
      history: { lastTurn: [{ type: 'run-began', server: 'HQ' }] },
      runner: { grip: ['Diesel'] },
      script: [corp('play', { card: 'Neural EMP' }), chance('damage', ['Diesel'])],
    },
  ],
  [
    'hq single pinned',
    {
      corp: { hq: ['Enigma'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended'), chance('hq-access', ['Enigma'])],
    },
  ],
  [
    'shuffle 1 card pinned',
    {
      runner: { grip: ['Special Order'], stack: ['Corroder', 'Diesel'] },
      script: [
        runner('play', { card: 'Special Order' }),
        chance('shuffle', ['Diesel'], { deck: 'stack' }),
      ],
      expect: [{ path: 'runner.grip', eq: ['Corroder'] }],
    },
  ],
  [
    'shuffle 0 card pinned',
    {
      runner: { grip: ['Special Order'], stack: ['Corroder'] },
      script: [runner('play', { card: 'Special Order' }), chance('shuffle', [], { deck: 'stack' })],
    },
  ],
  [
    'flatline with pin',
    {
      turn: corpTurn,
      corp: { hq: ['Scorched Earth'] },
      runner: { tags: 1, grip: ['Diesel'] },
      script: [corp('play', { card: 'Scorched Earth' }), chance('damage', ['Diesel'])],
      expect: [{ winner: 'corp' }],
    },
  ],
  [
    'PE steal damage pin',
    {
      corp: { identity: 'Jinteki: Personal Evolution', hq: ['Hostile Takeover'] },
      runner: { grip: ['Diesel', 'Mimic'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended'), chance('damage', ['Mimic'])],
      expect: [{ path: 'runner.heap', eq: ['Mimic'] }],
    },
  ],
  [
    'thorns two ice damage pins in one to',
    {
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: [rezzed('Data Mine'), rezzed('Data Mine')] } },
      },
      runner: { grip: ['Diesel', 'Mimic', 'Corroder'] },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('run-ended'),
        chance('damage', ['Mimic']),
        chance('damage', ['Corroder']),
      ],
      expect: [{ path: 'runner.heap', eq: ['Mimic', 'Corroder'] }],
    },
  ],
  [
    'katana with net shield',
    {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Mimic', 'Corroder'], rig: { programs: ['Net Shield'] } },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('prevent', {
          expect: [
            { pending: { for: 'runner' } },
            { legal: [runner('use', { card: 'Net Shield', ability: 'prevent' })] },
          ],
        }),
        runner('use', { card: 'Net Shield', ability: 'prevent' }),
        chance('damage', ['Mimic', 'Diesel']),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', eq: ['Corroder'] }],
    },
  ],
  [
    'katana declined shield',
    {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Neural Katana')] } } },
      runner: { grip: ['Diesel', 'Mimic', 'Corroder'], rig: { programs: ['Net Shield'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('pass', { at: 'prevent' }),
        chance('damage', ['Mimic', 'Diesel', 'Corroder']),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.grip', eq: [] }],
    },
  ],
  [
    'noise trash R&D',
    {
      corp: { rd: ['Enigma', 'Chum'] },
      runner: { identity: 'Noise: Hacker Extraordinaire', grip: ['Datasucker'] },
      script: [runner('install', { card: 'Datasucker' })],
      expect: [
        { card: 'Enigma', is: { at: 'archives', faceup: false } },
        { facts: [{ type: 'trashed', card: 'Enigma', by: 'corp', faceup: false }] },
        { view: 'runner', mustNotContain: ['Enigma'] },
        { facts: [{ type: 'trashed' }], view: 'runner' },
      ],
    },
  ],
  [
    'grimoire counter',
    {
      runner: { credits: 9, grip: ['Medium'], rig: { hardware: ['Grimoire'] } },
      script: [runner('install', { card: 'Medium' })],
      expect: [
        { card: 'Medium', is: { counters: { virus: 1 } } },
        { path: 'runner.mu', eq: { limit: 6, used: 1 } },
      ],
    },
  ],
  [
    'yog free',
    {
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [rezzed('Enigma')] } } },
      runner: { credits: 0, rig: { programs: ['Yog.0'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Yog.0', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', { card: 'Yog.0', ability: 'break', subs: [1] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-ended', outcome: 'successful' }] }],
    },
  ],
  [
    'hosted credits armitage',
    {
      runner: { rig: { resources: [{ card: 'Armitage Codebusting', counters: { credit: 2 } }] } },
      script: [runner('use', { card: 'Armitage Codebusting', ability: 1 })],
      expect: [
        { path: 'runner.credits', eq: 7 },
        { card: 'Armitage Codebusting', is: { at: 'heap' } },
        {
          facts: [
            { type: 'credits-taken', card: 'Armitage Codebusting', amount: 2 },
            { type: 'trashed', card: 'Armitage Codebusting' },
          ],
        },
      ],
    },
  ],
  [
    'install armitage',
    {
      runner: { grip: ['Armitage Codebusting'] },
      script: [runner('install', { card: 'Armitage Codebusting' })],
      expect: [{ card: 'Armitage Codebusting', is: { counters: { credit: 12 } } }],
    },
  ],
  [
    'breaking news',
    {
      turn: { ...corpTurn, clicks: 1 },
      corp: { servers: { 'Server 1': { cards: [{ card: 'Breaking News', advancement: 2 }] } } },
      script: [
        corp('gain-credit'),
        corp('score', { card: 'Breaking News', expect: [{ path: 'runner.tags', eq: 2 }] }),
        goTo('turn-ended'),
        goTo('runner.1.2', { expect: [{ path: 'runner.tags', eq: 0 }] }),
      ],
    },
  ],
  [
    'run again nested label since',
    {
      corp: { hq: ['Hedge Fund'] },
      runner: { identity: 'Noise: Hacker Extraordinaire' },
      script: [
        runner('run', { server: 'HQ', label: 'a' }),
        goTo('run-ended'),
        runner('run', {
          server: 'R&D',
          label: 'b',
          expect: [
            { noFact: { type: 'accessed' } },
            { facts: [{ type: 'run-began', server: 'R&D' }], mode: 'exact' },
          ],
        }),
        goTo('run-ended', {
          expect: [
            { facts: [{ type: 'accessed', card: 'Hedge Fund' }], since: 'a' },
            { noFact: { type: 'accessed', card: 'Hedge Fund' } },
          ],
        }),
      ],
    },
  ],
];

describe('a script', () => {
  it.each(flows)('%s', (_title, sketch) => {
    expect(playScenario(sketch).report.result).toBe('pass');
  });
});
