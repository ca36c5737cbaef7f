import { corePool, examplePool } from '#cards/pool';
import { runScenarioDocument } from '#scenarios/run-scenario';
import {
  chance,
  corpDoes as corp,
  corpTurn,
  documentOf,
  goTo,
  playScenario,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

const report = (sketch: Sketch) =>
  runScenarioDocument(corePool, documentOf('harness', sketch)).report;

describe('what a script may say or leave out', () => {
  it('forced answers, said or not', () => {
    for (const script of [
      [runner('run', { server: 'HQ' }), goTo('run-ended')],
      [
        runner('run', { server: 'HQ' }),
        runner('steal', { card: 'Hostile Takeover' }),
        goTo('run-ended'),
      ],
      [
        runner('run', { server: 'HQ' }),
        runner('access', { zone: 'hq' }),
        runner('steal', { card: 'Hostile Takeover' }),
      ],
      [
        runner('run', { server: 'HQ' }),
        goTo('run.5.3'),
        runner('steal', { card: 'Hostile Takeover' }),
      ],
    ])
      playScenario({
        corp: { hq: ['Hostile Takeover'] },
        script,
        expect: [{ path: 'runner.agendaPoints', eq: 1 }],
      });
    playScenario({
      corp: { rd: ['Enigma', 'Hedge Fund', 'Ice Wall'] },
      runner: { grip: ["The Maker's Eye"] },
      script: [
        runner('play', { card: "The Maker's Eye" }),
        runner('access', { zone: 'rd' }),
        runner('leave-accessed', { card: 'Enigma' }),
        runner('access', { zone: 'rd' }),
        runner('leave-accessed', { card: 'Hedge Fund' }),
        goTo('run-ended'),
      ],
      expect: [
        {
          facts: [{ type: 'accessed' }, { type: 'accessed' }, { type: 'accessed' }],
          mode: 'exact',
        },
      ],
    });
  });

  it('a free steal is forced only where the policy says so', () => {
    const sketch = {
      corp: { hq: ['Hostile Takeover'] },
      policy: { forced: 'explicit' },
      script: [runner('run', { server: 'HQ' }), goTo('run-ended')],
    };
    expect(report(sketch).result).toBe('fail');
    playScenario({
      ...sketch,
      script: [
        runner('run', { server: 'HQ' }),
        runner('steal', { card: 'Hostile Takeover' }),
        goTo('run-ended'),
      ],
    });
  });

  it('passes, one by one', () => {
    playScenario({
      corp: {
        hq: ['Hedge Fund'],
        servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['PAD Campaign'] } },
      },
      policy: { pass: 'explicit' },
      script: [
        runner('run', { server: 'HQ' }),
        runner('pass', { at: 'run.2.1' }),
        corp('pass', { at: 'run.2.1' }),
        runner('pass', { at: 'run.2.3' }),
        corp('rez', { card: 'Ice Wall' }),
        goTo('run-ended', {
          expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
        }),
      ],
    });
    expect(
      report({
        corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Ice Wall'] } } },
        policy: { pass: 'explicit' },
        script: [runner('run', { server: 'HQ' }), runner('jack-out')],
      }).result,
    ).toBe('fail');
  });

  it('passes and continues under the usual policy', () => {
    playScenario({
      corp: { hq: ['Hedge Fund'], servers: { HQ: { ice: ['Ice Wall', 'Enigma'] } } },
      script: [
        runner('run', { server: 'HQ' }),
        corp('pass', { at: 'run.2.3' }),
        runner('continue', { at: 'run.2.2' }),
        corp('pass', { at: 'run.2.3' }),
        runner('continue', { at: 'run.5.2', expect: [{ path: 'run.step', eq: '5.3' }] }),
        goTo('run-ended'),
      ],
      expect: [{ facts: [{ type: 'run-successful' }] }],
    });
  });

  it('pins before or after the step that runs on', () => {
    const sketch = { corp: { hq: ['Hedge Fund', 'Enigma'] } };
    const run = runner('run', { server: 'HQ' });
    const pin = chance('hq-access', ['Enigma']);
    for (const script of [
      [run, pin, goTo('run-ended')],
      [run, goTo('run-ended'), pin],
    ])
      playScenario({
        ...sketch,
        script,
        expect: [{ facts: [{ type: 'accessed', card: 'Enigma' }] }],
      });
    playScenario({
      ...sketch,
      policy: { random: 'first' },
      script: [run, goTo('run-ended')],
      expect: [{ facts: [{ type: 'accessed', card: 'Hedge Fund' }] }],
    });
    expect(report({ ...sketch, script: [run, goTo('run-ended')] })).toMatchObject({
      result: 'fail',
      step: 1,
    });
    expect(
      report({
        ...sketch,
        script: [run, chance('hq-access', ['Infiltration']), goTo('run-ended')],
      }),
    ).toMatchObject({ result: 'fail' });
    expect(report({ ...sketch, script: [run, pin] })).toMatchObject({ result: 'invalid' });
  });

  it('labels and differences', () => {
    playScenario({
      turn: corpTurn,
      script: [
        corp('gain-credit', { label: 'first', expect: [{ path: 'corp.credits', delta: 1 }] }),
        corp('gain-credit', {
          expect: [
            { path: 'corp.credits', delta: 2 },
            { path: 'corp.credits', delta: 2, since: 'first' },
          ],
        }),
        corp('gain-credit', {
          label: 'third',
          expect: [
            { path: 'corp.credits', delta: 1 },
            { facts: [{ type: 'credits-gained' }], mode: 'exact' },
          ],
        }),
      ],
      expect: [
        { path: 'corp.credits', delta: 3 },
        {
          facts: [
            { type: 'credits-gained' },
            { type: 'credits-gained' },
            { type: 'credits-gained' },
          ],
          mode: 'exact',
        },
      ],
    });
  });

  it('legal and not legal', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['Hedge Fund', 'Scorched Earth'],
        servers: { 'Server 1': { cards: ['PAD Campaign'] } },
      },
      script: [
        corp('gain-credit', {
          expect: [
            {
              legal: [
                corp('play', { card: 'Hedge Fund' }),
                corp('rez', { card: 'PAD Campaign' }),
                corp('gain-credit'),
              ],
            },
            { notLegal: [corp('play', { card: 'Scorched Earth' })], code: 'PLAY_RESTRICTION' },
            { notLegal: [runner('gain-credit')] },
            { path: 'corp.credits', gte: 6, lte: 6, ne: 5 },
            { path: 'corp.hq', has: ['Hedge Fund'] },
          ],
        }),
      ],
    });
  });

  it('never answers an "up to" by itself', () => {
    const siphon = {
      corp: { credits: 7, hq: ['Hedge Fund'] },
      runner: { identity: 'Noise: Hacker Extraordinaire', credits: 0, grip: ['Account Siphon'] },
    };
    const choose = (more: object) => ({
      ...siphon,
      script: [
        runner('play', { card: 'Account Siphon' }),
        runner('choose', { for: 'Account Siphon', option: 'replace', ...more }),
      ],
    });
    const expecting = (credits: number) => ({ expect: [{ path: 'corp.credits', eq: credits }] });
    playScenario(choose({ number: 3, ...expecting(4) }));
    expect(report(choose({ number: 3, ...expecting(2) }))).toMatchObject({ result: 'fail' });
    // Without a number the question stays open: nothing is lost yet.
    playScenario(
      choose({ expect: [{ path: 'corp.credits', eq: 7 }, { pending: { for: 'runner' } }] }),
    );
    expect(report(choose(expecting(2)))).toMatchObject({ result: 'fail' });
    const { script } = choose({});
    for (const next of [goTo('run-ended'), runner('gain-credit')])
      expect(report({ ...siphon, script: [...script, next] })).toMatchObject({
        result: 'fail',
        step: 2,
        got: { for: 'runner', asks: 'number' },
      });
  });

  it('takes what is forced in whatever place it is named', () => {
    playScenario({
      turn: corpTurn,
      corp: {
        hq: ['Melange Mining Corp.'],
        servers: { 'Server 1': { cards: ['PAD Campaign', 'Experiential Data'] } },
      },
      script: [
        corp('install', {
          card: 'Melange Mining Corp.',
          server: 'Server 1',
          trash: ['PAD Campaign'],
        }),
      ],
      expect: [
        { path: 'corp.archives', eq: ['PAD Campaign'] },
        { path: 'corp.servers["Server 1"].cards', count: 2 },
      ],
    });
    for (const cards of [
      ['Hunter', 'Enigma'],
      ['Enigma', 'Hunter'],
    ])
      playScenario(
        {
          turn: corpTurn,
          corp: {
            hq: ['Enigma'],
            archives: ['Hunter'],
            servers: {
              'Server 1': { cards: [{ card: 'Allele Repression', rezzed: true, advancement: 1 }] },
            },
          },
          script: [
            corp('gain-credit'),
            corp('use', { card: 'Allele Repression', ability: 1 }),
            corp('choose', { for: 'Allele Repression', cards }),
          ],
          expect: [{ path: 'corp.hq', eq: ['Hunter'] }],
        },
        examplePool,
      );
  });

  it('takes no card more than is asked for, where so many remain', () => {
    playScenario({
      turn: corpTurn,
      corp: { hq: ['Archived Memories'], archives: ['Hunter', 'Enigma'] },
      script: [
        corp('play', { card: 'Archived Memories#1' }),
        corp('choose', {
          for: 'Archived Memories#1',
          cards: ['Hunter', 'Enigma'],
          illegal: 'WRONG_COUNT',
        }),
        corp('choose', { for: 'Archived Memories#1', cards: ['Hunter'] }),
      ],
      expect: [{ path: 'corp.hq', eq: ['Hunter'] }],
    });
  });

  it('plays one by one what is named one by one', () => {
    playScenario(
      {
        turn: corpTurn,
        corp: { credits: 5, hq: ['Subcontract', 'Hedge Fund', 'Beanstalk Royalties'] },
        runner: { tags: 1 },
        script: [
          corp('play', { card: 'Subcontract' }),
          corp('choose', { for: 'Subcontract', cards: ['Beanstalk Royalties'] }),
          corp('choose', { for: 'Subcontract', cards: ['Hedge Fund'] }),
        ],
        expect: [{ path: 'corp.credits', eq: 14 }],
      },
      examplePool,
    );
  });

  it('refuses right where the game stands', () => {
    playScenario({
      turn: { side: 'runner', clicks: 4, at: 'runner.1.6' },
      corp: { servers: { 'Server 1': { cards: ['PAD Campaign'] } } },
      script: [
        runner('gain-credit'),
        corp('rez', { card: 'PAD Campaign', illegal: 'NOT_YOUR_DECISION' }),
        corp('rez', { card: 'PAD Campaign' }),
      ],
      expect: [{ card: 'PAD Campaign', is: { rezzed: true } }],
    });
  });

  it('passes for nobody who could do something to find the code of a refusal', () => {
    const sketch = (illegal: string, padRezzed: boolean) => ({
      turn: { side: 'runner', clicks: 1, at: 'runner.1.6' },
      corp: { servers: { 'Server 1': { cards: [{ card: 'PAD Campaign', rezzed: padRezzed }] } } },
      runner: { credits: 9, grip: ['Corroder'] },
      script: [runner('gain-credit'), runner('install', { card: 'Corroder', illegal })],
    });
    // The Corp may rez in the window, so that is where the game stands; else nothing is left to stand in.
    expect(report(sketch('WRONG_WINDOW', false))).toMatchObject({ result: 'pass' });
    expect(report(sketch('GAME_OVER', false))).toMatchObject({ result: 'fail', step: 1 });
    expect(
      report({
        corp: { servers: { HQ: { ice: ['Ice Wall'] }, 'Server 1': { cards: ['PAD Campaign'] } } },
        script: [
          runner('run', { server: 'HQ' }),
          corp('rez', { card: 'Ice Wall', illegal: 'WRONG_WINDOW' }),
          runner('jack-out', { illegal: 'CANNOT_JACK_OUT' }),
        ],
      }),
    ).toMatchObject({ result: 'pass' });
  });

  it('names what does not exist', () => {
    expect(report({ script: [runner('play', { card: 'Corroder' })] })).toMatchObject({
      result: 'invalid',
      step: 0,
    });
    expect(
      report({
        runner: { grip: ['Diesel', 'Diesel'] },
        script: [runner('play', { card: 'Diesel' })],
      }),
    ).toMatchObject({ result: 'invalid' });
    playScenario({ script: [runner('play', { card: 'Corroder', illegal: 'NO_SUCH_CARD' })] });
  });
});

describe('a decision that is not legal', () => {
  it('comes with the legal ones nearest to it', () => {
    const { result, got } = report({
      runner: { grip: ['Diesel', 'Sure Gamble', 'Corroder'], credits: 3 },
      script: [runner('play', { card: 'Sure Gamble' })],
    });
    expect({ result, got }).toEqual({
      result: 'fail',
      got: {
        for: 'runner',
        asks: 'action',
        at: 'runner.1.6',
        codes: ['CANNOT_PAY'],
        nearest: [{ do: 'play', card: 'Diesel' }],
      },
    });
  });
});

describe('a position that cannot be', () => {
  const why = (sketch: Omit<Sketch, 'script'>): string =>
    report({ ...sketch, script: [] }).reason ?? '';
  it('is refused with its place', () => {
    expect(why({ corp: { identity: 'Enigma' } })).toMatch(/position\.corp\.identity .*no identity/);
    expect(why({ corp: { hq: ['Enigme'] } })).toMatch(/position\.corp\.hq\[0\].*01111 Enigma/);
    expect(why({ corp: { hq: ['Diesel'] } })).toMatch(/other side/);
    expect(why({ history: { thisTurn: [{ type: 'run-succesful', server: 'HQ' }] } })).toMatch(
      /position\.history\.thisTurn\[0\]\.type is "run-succesful"/,
    );
    expect(
      why({ corp: { servers: { HQ: { ice: [{ card: 'Enigma', advancement: 1 }] } } } }),
    ).toMatch(/ice\[0\].*advanced/);
    expect(
      why({ corp: { servers: { 'Server 1': { cards: ['Snare!', 'PAD Campaign'] } } } }),
    ).toMatch(/cards\[1\].*second/);
    expect(why({ corp: { servers: { HQ: { cards: ['Snare!'] } } } })).toMatch(/upgrade only/);
    expect(
      why({ runner: { rig: { programs: [{ card: 'Corroder', hosted: ['Mimic'] }] } } }),
    ).toMatch(/hosted/);
    expect(why({ runner: { grip: [{ card: 'Corroder', counters: { virus: 1 } }] } })).toMatch(
      /counters/,
    );
    expect(why({ runner: { rig: { resources: ['Wyldside', 'Wyldside'] } } })).toMatch(/unique/);
    expect(
      why({ runner: { rig: { programs: ['Magnum Opus', 'Magnum Opus', 'Corroder'] } } }),
    ).toMatch(/memory/);
    expect(why({ runner: { rig: { hardware: ['Desperado', 'Grimoire'] } } })).toMatch(
      /rig\.hardware holds two consoles/,
    );
    const regions = ['SanSan City Grid', 'SanSan City Grid'];
    expect(why({ corp: { servers: { HQ: { cards: regions } } } })).toMatch(
      /servers\["HQ"\]\.cards holds two regions/,
    );
    expect(why({ corp: { servers: { 'Server 1': { cards: ['Research Station'] } } } })).toMatch(
      /cards\[0\] .*alone it can be installed/,
    );
    expect(why({ runner: { rig: { programs: ['Parasite'] } } })).toMatch(
      /programs\[0\] .*alone it can be installed/,
    );
    const viruses = ['Medium', 'Parasite', 'Datasucker', 'Magnum Opus'];
    expect(why({ runner: { rig: { programs: [{ card: 'Djinn', hosted: viruses }] } } })).toMatch(
      /hosted\[\d\] /,
    );
    expect(why({ corp: { hq: [{ card: 'Enigma', rezed: true }] } })).toMatch(/hq\[0\]\.rezed/);
    expect(why({ turn: { side: 'corp', clicks: 1, at: 'runner.1.6' } })).toMatch(/turn\.at/);
  });

  it('is unsupported where it needs a card that the pool does not have', () => {
    const sketch = { corp: { hq: ['Fetal AI'] }, script: [] };
    expect(report(sketch)).toMatchObject({ result: 'unsupported' });
    expect(report({ ...sketch, runner: { tags: -1 } })).toMatchObject({ result: 'invalid' });
  });

  it('takes what lies on a card without being installed', () => {
    const ran = playScenario(
      {
        corp: { score: [{ card: 'Glenn Station', hosted: ['Snare!'] }] },
        runner: { rig: { resources: [{ card: 'The Supplier', hosted: ['Desperado', 'Decoy'] }] } },
        script: [],
        expect: [
          { card: 'Snare!', is: { at: 'hosted:Glenn Station' } },
          { card: 'Desperado', is: { at: 'hosted:The Supplier' } },
          { view: 'runner', mustNotContain: ['Snare!'] },
          { path: 'runner.mu', eq: { limit: 4, used: 0 } },
        ],
      },
      examplePool,
    );
    expect(ran.report.result).toBe('pass');
  });

  it('takes ice in the hand, and ice derezzed under a program', () => {
    playScenario({
      corp: {
        hq: ['Enigma'],
        servers: {
          HQ: { ice: [{ card: 'Hunter', hosted: [{ card: 'Parasite', counters: { virus: 1 } }] }] },
        },
      },
      script: [],
      expect: [{ card: 'Parasite', is: { at: 'hosted:Hunter', counters: { virus: 1 } } }],
    });
  });
});
