import { poolNamed } from '#cards/pool';
import { playScenario, runnerDoes as runner } from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');

describe('a second console (CONS-02)', () => {
  it('is trashed when an effect installs it', () => {
    playScenario(
      {
        turn: { side: 'runner', number: 2, clicks: 4, at: 'runner.1.5' },
        runner: {
          rig: {
            hardware: ['Vigil'],
            resources: [
              {
                card: 'Personal Workshop',
                hosted: [{ card: 'Grimoire', counters: { power: 1 } }],
              },
            ],
          },
        },
        script: [runner('use', { card: 'Personal Workshop', ability: 1 })],
        expect: [
          { path: 'runner.rig.hardware', eq: ['Vigil'] },
          { card: 'Grimoire', is: { at: 'heap' } },
        ],
      },
      pool,
    );
  });

  it('is trashed when it is turned faceup, unique or not', () => {
    playScenario(
      {
        runner: {
          rig: { hardware: ['Vigil'], facedown: ['Forger'], resources: ['Assimilator'] },
        },
        script: [runner('use', { card: 'Assimilator', ability: 0 })],
        expect: [
          { path: 'runner.rig.hardware', eq: ['Vigil'] },
          { card: 'Forger', is: { at: 'heap' } },
        ],
      },
      pool,
    );
  });
});
