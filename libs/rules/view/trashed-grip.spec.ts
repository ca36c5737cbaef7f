import { poolNamed } from '#cards/pool';
import { viewFact, viewPosition } from '#rules';
import { playScenario, runnerDoes as runner } from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');

/** What others see of a whole grip that is trashed. */
function seenOf(grip: readonly string[]): readonly string[] {
  const { end } = playScenario(
    {
      runner: { grip: ['The Noble Path', ...grip] },
      script: [runner('play', { card: 'The Noble Path' })],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  expect(end.state.runner.heap).toHaveLength(grip.length);
  return (['corp', 'spectator'] as const).map((viewer) =>
    JSON.stringify([
      viewPosition(pool, end.state, viewer),
      end.facts.map((fact) => viewFact(pool, end.state, fact, viewer)),
    ]),
  );
}

it('a grip that is trashed whole does not tell in which order it lay (INFO-01)', () => {
  const seen = seenOf(['DDoS', 'Clot', 'Sure Gamble', 'Clot']);
  expect(seenOf(['Clot', 'Clot', 'Sure Gamble', 'DDoS'])).toEqual(seen);
  expect(seenOf(['Sure Gamble', 'DDoS', 'Clot', 'Clot'])).toEqual(seen);
});
