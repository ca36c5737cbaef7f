import {
  corpDoes as corp,
  goTo,
  playScenario,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

describe('the end of a turn', () => {
  it('ends what lasts until then, and not before (PLAY-04)', () => {
    const wall = (strength: number) => ({ card: 'Ice Wall', is: { strength } });
    playScenario({
      corp: {
        credits: 10,
        servers: {
          HQ: {
            ice: [{ card: 'Ice Wall', rezzed: true }],
            cards: [{ card: 'Corporate Troubleshooter', rezzed: true }],
          },
        },
      },
      script: [
        runner('gain-credit', { expect: [wall(1)] }),
        corp('use', {
          card: 'Corporate Troubleshooter',
          ability: 0,
          x: 2,
          targets: ['Ice Wall'],
          expect: [wall(3)],
        }),
        runner('gain-credit', { expect: [wall(3)] }),
        runner('gain-credit'),
        runner('gain-credit'),
        goTo('turn-ended', { expect: [wall(1)] }),
      ],
    });
  });
});

describe('the beginning of a turn', () => {
  it('counts turns by those of the Corp, and fills the credits of its own player alone (RECUR-01)', () => {
    const left = (recurring: number) => ({ card: 'Cyberfeeder', is: { counters: { recurring } } });
    playScenario({
      runner: {
        credits: 5,
        grip: ['Medium'],
        rig: { hardware: ['Cyberfeeder'] },
      },
      script: [
        runner('install', {
          card: 'Medium',
          pay: { pool: 2, Cyberfeeder: 1 },
          expect: [left(0)],
        }),
        runner('gain-credit'),
        runner('gain-credit'),
        runner('gain-credit'),
        goTo('corp.2.2', { expect: [{ path: 'turn.number', eq: 3 }, left(0)] }),
        corp('gain-credit'),
        corp('gain-credit'),
        corp('gain-credit'),
        goTo('runner.1.6', { expect: [{ path: 'turn.number', eq: 3 }, left(1)] }),
      ],
    });
  });
});

describe('the discard phase', () => {
  it('kills a Runner with a hand size below nothing, and none whose hand size is nothing (HAND-06)', () => {
    const over = (brain: number) => ({
      turn: { side: 'runner', number: 2, clicks: 1, at: 'runner.1.6' },
      runner: { brain },
    });
    playScenario({
      ...over(5),
      script: [
        runner('gain-credit'),
        goTo('corp.1.2', { expect: [{ path: 'turn.side', eq: 'corp' }] }),
      ],
    });
    playScenario({
      ...over(6),
      script: [runner('gain-credit'), goTo('turn-ended')],
      expect: [{ winner: 'corp', reason: 'flatline' }],
    });
  });
});
