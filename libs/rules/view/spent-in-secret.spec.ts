import { poolNamed } from '#cards/pool';
import { legalFor, viewPosition, workOn } from '#rules';
import {
  corpDoes as corp,
  playScenario,
  rezzed,
  runnerDoes as runner,
} from '#testkit/scenario/play-scenario';
import { toldAt } from '#testkit/views/told-at';

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

/** What all others see and may do once the Runner has named a number to be guessed. */
const seenBeforeTheGuess = (credits: number): readonly string[] => {
  const { end } = playScenario(
    {
      runner: { credits: 7, grip: ['Push Your Luck'] },
      script: [
        runner('play', { card: 'Push Your Luck' }),
        runner('choose', { for: 'Push Your Luck', number: credits }),
      ],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  expect(end.state.prompt?.for).toBe('corp');
  return (['corp', 'spectator'] as const).map((viewer) =>
    JSON.stringify(toldAt(pool, end, viewer)),
  );
};

it('the Corp guesses without a hint of what was spent (PSI-01)', () => {
  for (const credits of [1, 2, 5])
    expect(seenBeforeTheGuess(credits)).toEqual(seenBeforeTheGuess(0));
});

it('nobody learns what was spent in secret before both have (PSI-01)', () => {
  expect(seenAfter(0)).toEqual(seenAfter(2));
  expect(seenAfter(1)).toEqual(seenAfter(2));
});
