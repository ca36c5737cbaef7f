import { poolNamed } from '#cards/pool';
import { viewFact, viewPosition } from '#rules';
import { playScenario, runnerDoes as runner } from '#testkit/scenario/play-scenario';

const pool = poolNamed('all');

/** What others see of a whole hand that an event shows. */
function seenOf(event: string, { grip = [], hq = [] }: { grip?: string[]; hq?: string[] }): string {
  const { end } = playScenario(
    {
      corp: { hq },
      runner: { grip: [event, ...grip], credits: 9 },
      script: [runner('play', { card: event })],
    },
    pool,
  );
  if (end === null) throw new Error('the scenario did not begin');
  expect(end.state.runner.heap.length).toBeGreaterThan(0);
  return JSON.stringify(
    (['corp', 'runner', 'spectator'] as const)
      .filter((viewer) => viewer !== (hq.length > 0 ? 'corp' : 'runner'))
      .map((viewer) => [
        viewPosition(pool, end.state, viewer),
        end.facts.map((fact) => viewFact(pool, end.state, fact, viewer)),
      ]),
  );
}

describe('a hand that is shown whole does not tell in which order it lay (INFO-01)', () => {
  it('a grip that is trashed', () => {
    const trashed = (...grip: string[]) => seenOf('The Noble Path', { grip });
    const seen = trashed('DDoS', 'Clot', 'Sure Gamble', 'Clot');
    expect(trashed('Clot', 'Clot', 'Sure Gamble', 'DDoS')).toEqual(seen);
    expect(trashed('Sure Gamble', 'DDoS', 'Clot', 'Clot')).toEqual(seen);
  });

  it('HQ that is revealed', () => {
    const revealed = (...hq: string[]) => seenOf('Executive Wiretaps', { hq });
    expect(revealed('Hedge Fund', 'Enigma')).toEqual(revealed('Enigma', 'Hedge Fund'));
  });
});
