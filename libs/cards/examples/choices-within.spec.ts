import {
  corpDoes as corp,
  goTo,
  playExample as play,
  rezzed,
  runnerDoes as runner,
  type Sketch,
} from '#testkit/scenario/play-scenario';

describe('a subroutine that resolves another', () => {
  const run = (ice: readonly string[], ...script: Sketch['script']): Sketch => ({
    corp: {
      servers: { 'Server 1': { ice: ['Wormhole', ...ice].map((card) => rezzed(card)).reverse() } },
    },
    script: [runner('run', { server: 'Server 1' }), ...script],
  });

  const resolved = (card: string, sub: number) => ({ type: 'sub-resolved', ice: card, sub });

  it('is chosen by its ice, then by its place', () => {
    play(
      run(
        ['Enigma', 'Ice Wall'],
        goTo('choice'),
        corp('choose', { for: 'Wormhole', cards: ['Enigma'] }),
        corp('choose', { for: 'Wormhole', option: 'sub-0' }),
        goTo('run.2.3', {
          expect: [
            { path: 'runner.clicks', eq: 2 },
            { facts: [resolved('Wormhole', 0), resolved('Enigma', 0)] },
            { noFact: resolved('Enigma', 1) },
          ],
        }),
      ),
    );
  });

  it('is not asked for where the chosen ice has one', () => {
    play(
      run(
        ['Enigma', 'Ice Wall'],
        goTo('choice'),
        corp('choose', { for: 'Wormhole', cards: ['Ice Wall'] }),
        goTo('run-ended', { expect: [{ facts: [resolved('Ice Wall', 0)] }] }),
      ),
    );
  });

  it('is chosen by its place alone where there is one other piece of ice', () => {
    play(
      run(
        ['Enigma'],
        goTo('choice'),
        corp('choose', { for: 'Wormhole', option: 'sub-1' }),
        goTo('run-ended', {
          expect: [{ path: 'runner.clicks', eq: 3 }, { facts: [resolved('Enigma', 1)] }],
        }),
      ),
    );
  });

  it('does nothing where there is no other ice', () => {
    play(run([], goTo('run.5.1', { expect: [{ facts: [resolved('Wormhole', 0)] }] })));
  });
});

describe('what happens unless somebody pays', () => {
  const shiro = (credits: number, ...script: Sketch['script']): Sketch => ({
    corp: {
      credits,
      rd: ['Hedge Fund', 'Chrysalis', 'Ice Wall'],
      servers: { 'Server 1': { ice: [rezzed('Shiro')], cards: ['PAD Campaign'] } },
    },
    runner: { grip: ['Diesel', 'Diesel', 'Diesel'] },
    script: [
      runner('run', { server: 'Server 1' }),
      goTo('choice'),
      corp('choose', { for: 'Shiro', cards: ['Hedge Fund', 'Chrysalis', 'Ice Wall'] }),
      ...script,
    ],
  });

  it('does not happen when it is paid', () => {
    play(
      shiro(
        1,
        corp('choose', { for: 'Shiro', option: 'yes' }),
        goTo('run.5.1', {
          expect: [{ path: 'corp.credits', eq: 0 }, { noFact: { type: 'accessed' } }],
        }),
      ),
    );
  });

  it('happens without a question when it cannot be paid', () => {
    play(
      shiro(
        0,
        runner('leave-accessed', { card: 'Hedge Fund' }),
        goTo('run.5.1', {
          expect: [{ path: 'corp.credits', eq: 0 }, { facts: [{ type: 'accessed' }] }],
        }),
      ),
    );
  });
});

describe('a number of which there is but one', () => {
  it('is not asked for: Account Siphon with nothing to take gives tags alone', () => {
    play({
      corp: { credits: 0 },
      runner: { credits: 2, grip: ['Account Siphon'] },
      script: [
        runner('play', { card: 'Account Siphon' }),
        runner('choose', { for: 'Account Siphon', option: 'replace' }),
        goTo('run-ended'),
      ],
      expect: [
        { path: 'runner.tags', eq: 2 },
        // Gabriel Santiago gains 2 by the successful run.
        { path: 'runner.credits', eq: 4 },
        { path: 'corp.credits', eq: 0 },
      ],
    });
  });
});

describe('a prevention', () => {
  it('chooses among the cards that are about to be trashed', () => {
    play({
      runner: {
        credits: 5,
        grip: ['Magnum Opus'],
        rig: { programs: ['Corroder', 'Mimic', 'Yog.0'], resources: ['Sacrificial Construct'] },
      },
      script: [
        runner('install', { card: 'Magnum Opus', trash: ['Corroder', 'Mimic'] }),
        runner('use', { card: 'Sacrificial Construct', ability: 'prevent', at: 'prevent' }),
        runner('choose', { for: 'Sacrificial Construct', cards: ['Mimic'] }),
      ],
      expect: [
        { card: 'Mimic', is: { at: 'rig' } },
        { card: 'Corroder', is: { at: 'heap' } },
        { facts: [{ type: 'trash-prevented', card: 'Mimic' }] },
      ],
    });
  });
});
