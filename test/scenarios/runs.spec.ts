import {
  chance,
  corpDoes as corp,
  goTo,
  playScenario,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

const wall = { HQ: { ice: [{ card: 'Ice Wall', rezzed: true }] } };

describe('the steps of a run', () => {
  it('come in order, with a jack-out from the second ice on', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Chum', 'Shadow'] } } },
      script: [
        runner('run', { server: 'HQ', expect: [{ path: 'run.position', eq: 2 }] }),
        goTo('run.2.1', { expect: [{ path: 'run.step', eq: 'run.2.1' }] }),
        runner('jack-out', { at: 'run.2.1', illegal: 'CANNOT_JACK_OUT' }),
        goTo('run.2.3'),
        corp('rez', { card: 'Chum', illegal: 'WRONG_WINDOW', at: 'run.2.3' }),
        goTo('run.2.1', { expect: [{ facts: [{ type: 'ice-passed', card: 'Shadow' }] }] }),
        runner('jack-out', {
          at: 'run.2.2',
          expect: [
            { facts: [{ type: 'jacked-out' }, { type: 'run-ended', outcome: 'unsuccessful' }] },
            { path: 'run', absent: true },
          ],
        }),
      ],
    });
  });

  it('let the Runner jack out before an unprotected server', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'] },
      script: [
        runner('run', { server: 'HQ' }),
        runner('jack-out', { expect: [{ facts: [{ type: 'jacked-out' }] }] }),
      ],
      expect: [{ noFact: { type: 'accessed' } }, { path: 'runner.clicks', eq: 3 }],
    });
  });

  it('end the run by a subroutine', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: wall },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'ice-encountered', card: 'Ice Wall' },
            { type: 'sub-resolved', ice: 'Ice Wall', sub: 0 },
            { type: 'run-ended', outcome: 'unsuccessful' },
          ],
          mode: 'exact',
        },
      ],
    });
  });

  it('allow no rez at 2.1, 3.1 and 5.1', () => {
    for (const at of ['run.2.1', 'run.3.1', 'run.5.1'])
      playScenario({
        corp: {
          hq: ['Hedge Fund'],
          servers: {
            HQ: { ice: [{ card: 'Hunter', rezzed: true }] },
            'Server 1': { cards: ['PAD Campaign'] },
          },
        },
        script: [
          runner('run', { server: 'HQ' }),
          ...(at === 'run.5.1'
            ? [goTo('choice'), corp('bid', { credits: 0 }), runner('bid', { credits: 0 })]
            : []),
          corp('rez', { card: 'PAD Campaign', at, illegal: 'WRONG_WINDOW' }),
        ],
      });
    for (const at of ['run.2.3', 'run.5.3'])
      playScenario({
        corp: { hq: ['Hedge Fund'], servers: { ...wall, 'Server 1': { cards: ['PAD Campaign'] } } },
        runner: { rig: { programs: ['Corroder'] } },
        script: [
          runner('run', { server: 'HQ' }),
          ...(at === 'run.5.3'
            ? [runner('use', { card: 'Corroder', ability: 'break', subs: [0] })]
            : []),
          corp('rez', { card: 'PAD Campaign', at, expect: [{ path: 'corp.credits', eq: 3 }] }),
        ],
      });
  });

  it('never rez ice outside of its approach', () => {
    playScenario({
      corp: { servers: { HQ: { ice: ['Ice Wall'] } } },
      script: [corp('rez', { card: 'Ice Wall', illegal: 'WRONG_WINDOW' })],
    });
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Ice Wall'] } } },
      script: [
        runner('gain-credit'),
        corp('rez', { card: 'Ice Wall', at: 'runner.1.6', illegal: 'WRONG_WINDOW' }),
      ],
    });
  });

  it('give bad publicity credits for one run', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], badPublicity: 1, servers: wall },
      runner: { credits: 1, rig: { programs: ['Corroder'] } },
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          pay: { 'bad-publicity': 1 },
          expect: [{ path: 'runner.credits', eq: 1 }],
        }),
        goTo('run-ended'),
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          pay: { pool: 1 },
          expect: [{ path: 'runner.credits', eq: 2 }],
        }),
      ],
    });
  });
});

describe('encounters', () => {
  const rig = (programs: unknown[]): Record<string, unknown> => ({
    credits: 10,
    rig: { programs },
  });
  const on = (card: string): Record<string, unknown> => ({
    credits: 10,
    hq: ['Hedge Fund'],
    servers: { HQ: { ice: [{ card, rezzed: true }] } },
  });

  it('need the subtype and the strength', () => {
    playScenario({
      corp: on('Enigma'),
      runner: rig(['Corroder', 'Mimic']),
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Corroder', ability: 'break', subs: [0], illegal: 'WRONG_WINDOW' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'WRONG_SUBTYPE',
        }),
      ],
    });
    playScenario({
      corp: on('Wall of Static'),
      runner: rig(['Corroder']),
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Corroder',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'STRENGTH_TOO_LOW',
        }),
        runner('use', {
          card: 'Corroder',
          ability: 'boost',
          expect: [{ path: 'runner.credits', eq: 9 }],
        }),
        runner('use', { card: 'Corroder', ability: 0, subs: [0] }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { card: 'Corroder', is: { strength: 2 } },
      ],
    });
  });

  it('let Battering Ram break two at once and keep its boost for the run', () => {
    playScenario({
      corp: { ...on("Hadrian's Wall") },
      runner: rig(['Battering Ram']),
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Battering Ram', ability: 1, at: 'run.3.1' }),
        runner('use', { card: 'Battering Ram', ability: 'boost' }),
        runner('use', { card: 'Battering Ram', ability: 'boost' }),
        runner('use', { card: 'Battering Ram', ability: 'boost' }),
        runner('use', {
          card: 'Battering Ram',
          ability: 'break',
          subs: [1, 0],
          expect: [
            {
              facts: [
                { type: 'sub-broken', ice: "Hadrian's Wall", sub: 1, with: 'Battering Ram' },
                { type: 'sub-broken', sub: 0 },
              ],
            },
            { path: 'runner.credits', eq: 4 },
          ],
        }),
        goTo('run.5.1', { expect: [{ card: 'Battering Ram', is: { strength: 7 } }] }),
      ],
    });
  });

  it('cost clicks on bioroids, at 3.1 alone', () => {
    playScenario({
      corp: on('Viktor 1.0'),
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Viktor 1.0',
          ability: 'break',
          subs: [0],
          at: 'run.2.1',
          illegal: 'WRONG_WINDOW',
        }),
        runner('use', { card: 'Viktor 1.0', ability: 'break', subs: [0], at: 'run.3.1' }),
        runner('use', {
          card: 'Viktor 1.0',
          ability: 'break',
          subs: [1],
          expect: [
            { path: 'runner.clicks', eq: 1 },
            { facts: [{ type: 'clicks-spent', by: 'runner', amount: 1 }] },
          ],
        }),
        goTo('run-ended'),
      ],
      expect: [
        { facts: [{ type: 'run-ended', outcome: 'successful' }] },
        { noFact: { type: 'sub-resolved' } },
      ],
    });
    playScenario({
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      corp: on('Viktor 1.0'),
      script: [
        runner('run', { server: 'HQ' }),
        runner('use', {
          card: 'Viktor 1.0',
          ability: 'break',
          subs: [0],
          at: 'run.3.1',
          illegal: 'NO_CLICKS',
        }),
      ],
    });
  });

  it('end when the ice is trashed by its own subroutine', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: [{ card: 'Data Mine', rezzed: true }] } } },
      runner: { grip: ['Diesel'] },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
      expect: [
        {
          facts: [
            { type: 'damage-suffered', kind: 'net', amount: 1 },
            { type: 'trashed', card: 'Data Mine' },
            { type: 'run-successful' },
          ],
        },
      ],
    });
  });

  it('resolve unbroken subroutines from the top', () => {
    playScenario({
      corp: on('Rototurret'),
      runner: rig(['Corroder', 'Mimic']),
      script: [
        runner('run', { server: 'HQ' }),
        goTo('choice', {
          expect: [
            {
              pending: {
                for: 'corp',
                kind: 'choose',
                source: 'Rototurret',
                options: ['Corroder', 'Mimic'],
              },
            },
          ],
        }),
        corp('choose', { for: 'Rototurret', cards: ['Mimic'] }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.rig.programs', eq: ['Corroder'] },
        {
          facts: [
            { type: 'sub-resolved', sub: 0 },
            { type: 'trashed', card: 'Mimic', by: 'corp' },
            { type: 'sub-resolved', sub: 1 },
          ],
        },
      ],
    });
  });
});

describe('accesses', () => {
  it('of HQ are random, of a root chosen', () => {
    playScenario({
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Hunter'],
        servers: { HQ: { cards: ['SanSan City Grid'] } },
      },
      script: [
        runner('run', { server: 'HQ' }),
        goTo('choice', { expect: [{ pending: { for: 'runner', kind: 'access' } }] }),
        runner('access', { zone: 'hq' }),
        chance('hq-access', ['Enigma'], {
          expect: [
            { facts: [{ type: 'accessed', card: 'Enigma' }] },
            { view: 'runner', mustNotContain: ['Hedge Fund', 'Hunter'] },
          ],
        }),
        runner('trash-accessed', {
          card: 'SanSan City Grid',
          expect: [{ path: 'runner.credits', eq: 2 }],
        }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [
            { type: 'accessed', card: 'Enigma' },
            { type: 'accessed', card: 'SanSan City Grid' },
          ],
          mode: 'exact',
        },
      ],
    });
  });

  it('of Archives turn everything up and come in any order', () => {
    playScenario({
      corp: {
        archives: [
          { card: 'Hostile Takeover', faceup: false },
          'Hedge Fund',
          { card: 'Snare!', faceup: false },
        ],
      },
      script: [
        runner('run', { server: 'Archives' }),
        goTo('choice'),
        runner('access', {
          card: 'Snare!',
          expect: [{ view: 'runner', path: 'corp.archives', count: 3 }],
        }),
        runner('trash-accessed', {
          card: 'Snare!',
          illegal: ['WRONG_ZONE', 'WRONG_WINDOW', 'BAD_TARGET'],
        }),
        runner('access', { card: 'Hostile Takeover' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.agendaPoints', eq: 1 },
        { card: 'Hostile Takeover', is: { at: 'runner.score' } },
        { facts: [{ type: 'stolen', card: 'Hostile Takeover' }] },
        { path: 'corp.archives', eq: ['Snare!', 'Hedge Fund'] },
      ],
    });
  });

  it('of a remote with two cards', () => {
    playScenario({
      corp: { servers: { 'Server 1': { cards: ['Priority Requisition', 'Red Herrings'] } } },
      runner: { credits: 5 },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('rez', { card: 'Red Herrings', at: 'run.5.3' }),
        runner('access', { card: 'Priority Requisition' }),
        runner('steal', {
          card: 'Priority Requisition',
          expect: [{ path: 'runner.credits', eq: 0 }],
        }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 3 }],
    });
    playScenario({
      corp: {
        servers: {
          'Server 1': { cards: ['Priority Requisition', { card: 'Red Herrings', rezzed: true }] },
        },
      },
      runner: { credits: 4 },
      script: [
        runner('run', { server: 'Server 1' }),
        runner('access', { card: 'Priority Requisition' }),
        runner('steal', { card: 'Priority Requisition', illegal: 'CANNOT_PAY' }),
        goTo('choice'),
        runner('trash-accessed', { card: 'Red Herrings' }),
        goTo('run-ended'),
      ],
      expect: [{ path: 'runner.agendaPoints', eq: 0 }, { noFact: { type: 'stolen' } }],
    });
  });

  it('show an accessed card of R&D to the Runner alone', () => {
    playScenario({
      corp: { rd: ['Hedge Fund', 'Enigma'] },
      script: [runner('run', { server: 'R&D' }), goTo('run-ended')],
      expect: [
        { facts: [{ type: 'accessed', card: 'Hedge Fund' }], view: 'runner' },
        { view: 'corp', mustNotContain: ['Hedge Fund', 'Enigma'] },
        { view: 'spectator', mustNotContain: ['Hedge Fund', 'Enigma'] },
      ],
    });
  });
});

describe('an ability', () => {
  it('that could change nothing is not used', () => {
    playScenario({
      corp: {
        credits: 1,
        servers: { 'Server 1': { cards: [{ card: 'Corporate Troubleshooter', rezzed: true }] } },
      },
      script: [
        runner('run', { server: 'Server 1' }),
        corp('use', {
          card: 'Corporate Troubleshooter',
          ability: 0,
          illegal: ['NO_EFFECT', 'BAD_TARGET', 'NOT_YOUR_DECISION'],
        }),
      ],
    });
  });
});
