import {
  corpDoes as corp,
  goTo,
  playExample as play,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';
import { workOn, isPromptHidden } from '#rules';
import { examplePool } from '../pool';

const troll = { 'Server 1': { ice: [{ card: 'Troll', rezzed: true }], cards: ['PAD Campaign'] } };

describe('runs, ice and encounters', () => {
  it('EX-RR-14 all of no subroutines count as broken at 3.1', () => {
    play({
      corp: { servers: troll, credits: 0 },
      runner: { grip: ['Forked'], credits: 9 },
      script: [
        runner('play', { card: 'Forked', server: 'Server 1' }),
        runner('bid', { credits: 3 }),
        goTo('run.5.1', {
          expect: [
            { path: 'corp.archives', eq: ['Troll'] },
            {
              facts: [
                { type: 'trace-ended', successful: false },
                { type: 'trashed', by: 'runner' },
                { type: 'ice-passed' },
              ],
            },
          ],
        }),
      ],
    });
  });

  it('EX-RR-18 bypassed before 3.1, nothing is broken', () => {
    play({
      corp: { servers: troll, credits: 0 },
      runner: {
        grip: ['Forked'],
        credits: 9,
        rig: { programs: [{ card: 'Femme Fatale', chosen: 'Troll' }] },
      },
      script: [
        runner('play', { card: 'Forked', server: 'Server 1' }),
        runner('choose', { for: 'Femme Fatale', option: 'resolve-first', cards: ['Femme Fatale'] }),
        runner('choose', { for: 'Femme Fatale', option: 'yes' }),
        goTo('run.5.1', {
          expect: [
            { card: 'Troll', is: { at: 'Server 1.ice[0]' } },
            { noFact: { type: 'trace-began' } },
            { facts: [{ type: 'ice-bypassed' }, { type: 'ice-passed' }] },
          ],
        }),
      ],
    });
  });

  it('EX-RR-15 ice added behind the Runner is not approached', () => {
    play({
      corp: {
        hq: ['Ice Wall'],
        credits: 9,
        servers: { 'R&D': { ice: [{ card: 'Architect', rezzed: true }] } },
      },
      script: [
        runner('run', { server: 'R&D' }),
        goTo('choice'),
        corp('choose', { for: 'Architect', cards: ['Ice Wall'] }),
        corp('choose', { for: 'Ice Wall', server: 'R&D' }),
        goTo('run-ended', {
          expect: [
            { card: 'Ice Wall', is: { at: 'R&D.ice[1]' } },
            { path: 'corp.credits', eq: 8 },
            { noFact: { type: 'ice-approached', card: 'Ice Wall' } },
          ],
        }),
      ],
    });
  });

  it('EX-RR-16 ice added ahead of the Runner is approached and encountered next', () => {
    play({
      corp: {
        hq: ['Viktor 1.0', 'Hedge Fund'],
        credits: 0,
        servers: {
          'Server 1': {
            ice: [
              { card: 'Howler', rezzed: true },
              { card: 'Enigma', rezzed: false },
            ],
            cards: ['PAD Campaign'],
          },
        },
      },
      runner: { grip: ['Diesel'] },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        corp('choose', { for: 'Howler', cards: ['Viktor 1.0'] }),
        runner('use', {
          card: 'Viktor 1.0',
          ability: 'break',
          subs: [1],
          at: 'run.3.1',
          expect: [
            { card: 'Viktor 1.0', is: { at: 'Server 1.ice[0]' } },
            { path: 'run.position', eq: 1 },
          ],
        }),
        runner('leave-accessed', { card: 'PAD Campaign' }),
        goTo('run-ended', {
          expect: [
            { path: 'runner.brain', eq: 1 },
            { card: 'Viktor 1.0', is: { at: 'Server 1.ice[0]', rezzed: false } },
            { card: 'Howler', is: { at: 'archives' } },
            { card: 'Enigma', is: { at: 'Server 1.ice[1]' } },
          ],
        }),
      ],
      policy: { random: 'first' },
    });
  });

  it('EX-RR-17 approached ice that leaves is passed', () => {
    play({
      corp: {
        credits: 1,
        servers: {
          'Server 1': {
            ice: [{ card: 'Himitsu-Bako', rezzed: true }, 'Ice Wall', 'Enigma'],
            cards: ['PAD Campaign'],
          },
        },
      },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('run.2.1'),
        corp('use', { card: 'Himitsu-Bako', ability: 0, at: 'run.2.3' }),
        goTo('run.5.1', {
          expect: [
            { path: 'corp.hq', eq: ['Himitsu-Bako'] },
            { noFact: { type: 'ice-encountered' } },
          ],
        }),
      ],
    });
  });

  const twins = {
    corp: {
      hq: ['Wall of Static'],
      servers: {
        'Server 1': {
          ice: [{ card: 'Wall of Static', rezzed: true }],
          cards: [{ card: 'The Twins', rezzed: true }],
        },
      },
    },
    runner: { rig: { programs: ['Corroder'] }, credits: 9 },
  };
  const breakIn = [
    runner('run', { server: 'Server 1' }),
    runner('use', { card: 'Corroder', ability: 'boost', at: 'run.3.1' }),
    runner('use', { card: 'Corroder', ability: 'break', subs: [0], at: 'run.3.1' }),
  ];

  it('INFO-01 that a copy in HQ could be used is not told by the question', () => {
    const { end } = play({ ...twins, script: [...breakIn, goTo('choice')] });
    if (end === null) throw new Error('the scenario has no end');
    expect(end.state.prompt).toMatchObject({ kind: 'option', for: 'corp' });
    const g = workOn(examplePool, end.state, null);
    expect(isPromptHidden(g, 'runner')).toBe(true);
    expect(isPromptHidden(g, 'corp')).toBe(false);
  });

  it('EX-RR-34 a forced encounter has no approach', () => {
    play({
      ...twins,
      script: [
        ...breakIn,
        corp('choose', { for: 'The Twins', option: 'yes', label: 'twins' }),
        goTo('run.3.1', {
          expect: [
            {
              facts: [
                { type: 'revealed' },
                { type: 'trashed', by: 'corp' },
                { type: 'ice-encountered' },
              ],
              since: 'twins',
            },
            { noFact: { type: 'ice-approached' }, since: 'twins' },
            { path: 'corp.archives', count: 1 },
          ],
        }),
        goTo('run-ended', {
          expect: [{ facts: [{ type: 'run-ended', outcome: 'unsuccessful' }] }],
        }),
      ],
    });
  });

  it('EX-RR-35 a forced encounter in the middle of a subroutine', () => {
    play({
      corp: {
        rd: ['Hedge Fund', 'Ice Wall', 'Chrysalis'],
        credits: 1,
        servers: {
          'Server 1': { ice: [{ card: 'Shiro', rezzed: true }], cards: ['PAD Campaign'] },
        },
      },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'Server 1' }),
        goTo('choice'),
        corp('choose', { for: 'Shiro', cards: ['Chrysalis', 'Hedge Fund', 'Ice Wall'] }),
        corp('choose', { for: 'Shiro', option: 'no', label: 'access' }),
        runner('leave-accessed', { card: 'Chrysalis' }),
        goTo('run.5.1', {
          expect: [
            {
              facts: [
                { type: 'revealed' },
                { type: 'accessed', card: 'Chrysalis' },
                { type: 'ice-encountered', card: 'Chrysalis' },
                { type: 'damage-suffered', amount: 2 },
                { type: 'ice-passed', card: 'Shiro' },
              ],
              since: 'access',
            },
            { path: 'corp.rd[0]', eq: 'Chrysalis' },
          ],
        }),
      ],
      policy: { random: 'first' },
    });
  });

  it('an ability that resolves when the run ends has triggered (TRIG-03, ABIL-05)', () => {
    play({
      corp: { hq: ['Chrysalis'], score: [{ card: 'Nisei MK II', counters: { agenda: 1 } }] },
      runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
      script: [
        runner('run', { server: 'HQ', label: 'run' }),
        corp('use', { card: 'Nisei MK II', ability: 1, at: 'run.3.1' }),
        goTo('choice'),
      ],
      expect: [
        {
          facts: [{ type: 'ice-encountered', card: 'Chrysalis' }, { type: 'run-ended' }],
          mode: 'exact',
        },
        { path: 'runner.grip', count: 3 },
        { path: 'runner.clicks', eq: 3 },
        { pending: null },
      ],
      policy: { random: 'first' },
    });
  });

  it('EX-RR-40 a run that moves is successful where it ends', () => {
    play({
      corp: {
        hq: ['Hedge Fund', 'Enigma', 'Ice Wall'],
        archives: ['PAD Campaign'],
        servers: { HQ: { ice: [{ card: 'Susanoo-no-Mikoto', rezzed: true }] } },
      },
      runner: { grip: ['Legwork'] },
      script: [
        runner('play', { card: 'Legwork' }),
        runner('jack-out', { at: 'run.5.2', illegal: ['CANNOT_JACK_OUT', 'WRONG_WINDOW'] }),
        goTo('run-ended', {
          expect: [
            {
              facts: [
                { type: 'run-successful', server: 'Archives' },
                { type: 'accessed', card: 'PAD Campaign' },
              ],
            },
            { noFact: { type: 'ice-passed' } },
          ],
        }),
      ],
    });
  });

  it('EX-RR-59 a forced encounter interrupts an access', () => {
    play({
      corp: { credits: 3, rd: ['Archangel', 'Hedge Fund', 'Enigma'] },
      runner: { grip: ["The Maker's Eye"], rig: { programs: ['Corroder'] } },
      script: [
        runner('play', { card: "The Maker's Eye" }),
        corp('choose', { for: 'Archangel', option: 'yes' }),
        goTo('choice'),
        runner('bid', { credits: 0 }),
        goTo('run-ended', {
          expect: [
            { path: 'runner.grip', eq: ['Corroder'] },
            {
              facts: [
                { type: 'accessed', card: 'Archangel' },
                { type: 'ice-encountered', card: 'Archangel' },
                { type: 'accessed', card: 'Hedge Fund' },
                { type: 'accessed', card: 'Enigma' },
              ],
            },
          ],
        }),
      ],
    });
  });

  it('EX-RR-58 subtypes are a running total', () => {
    play({
      corp: {
        servers: { HQ: { ice: [{ card: 'Wendigo', rezzed: true, advancement: 1 }] } },
        credits: 0,
      },
      runner: {
        grip: ['Tinkering'],
        stack: [],
        rig: { programs: ['Gordian Blade', 'Corroder'] },
        credits: 9,
      },
      script: [
        runner('play', { card: 'Tinkering' }),
        runner('run', { server: 'HQ' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Gordian Blade', ability: 'boost', at: 'run.3.1' }),
        runner('use', { card: 'Gordian Blade', ability: 'break', subs: [0], at: 'run.3.1' }),
        goTo('run-ended', { expect: [{ facts: [{ type: 'sub-broken', ice: 'Wendigo' }] }] }),
      ],
      policy: { random: 'first' },
    });
  });
});

describe('what a run costs', () => {
  it('RUN1-05 a card that makes the first run bears the toll, or makes none', () => {
    play({
      turn: { side: 'corp', number: 2, clicks: 1, at: 'corp.2.2' },
      corp: { hq: ['Service Outage'], rd: ['Ice Wall', 'Enigma'] },
      runner: { grip: ['Legwork', 'Legwork'], credits: 9 },
      script: [
        corp('play', { card: 'Service Outage' }),
        goTo('runner.1.6'),
        runner('play', { card: 'Legwork#1' }),
        runner('choose', { for: 'Legwork#1', option: 'no', label: 'refused' }),
        runner('play', { card: 'Legwork#2', expect: [{ noFact: { type: 'run-began' } }] }),
        runner('choose', { for: 'Legwork#2', option: 'yes' }),
        goTo('run-ended', { expect: [{ path: 'runner.credits', eq: 6 }] }),
      ],
      policy: { random: 'first' },
    });
  });
});
