import { poolNamed } from '#cards/pool';
import { legalFor, viewPosition, workOn } from '#rules';
import {
  corpDoes as corp,
  playScenario,
  rezzed,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');

/** What the Runner and spectators see and may do once the Corp has named a number. */
const seenAfter = (credits: number): readonly string[] => {
  const { end } = playScenario(
    {
      corp: { servers: { 'R&D': { ice: [rezzed('Snowflake')] } } },
      script: [runner('run', { server: 'R&D' }), corp('bid', { credits })],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  const { state } = end;
  return (['runner', 'spectator'] as const).map((viewer) =>
    JSON.stringify([
      viewPosition(pool, state, viewer),
      legalFor(workOn(pool, state, null), viewer),
    ]),
  );
};

it('nobody learns what was spent in secret before both have (PSI-01)', () => {
  expect(seenAfter(0)).toEqual(seenAfter(2));
  expect(seenAfter(1)).toEqual(seenAfter(2));
});
