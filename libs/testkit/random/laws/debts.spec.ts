import { poolNamed, rulesNamed } from '#cards/pool';
import type { Fact } from '#rules';
import { dealer } from '#play/dealer';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { weightedDeck } from '#play/weighted-deck';
import { Debts } from './debts';

const rules = rulesNamed('all');
const pool = poolNamed('all');

/** Random games whose facts are told to the law as `told` passes them on; what it found. */
function found(told: (facts: readonly Fact[]) => readonly Fact[]): readonly string[] {
  const breaches: string[] = [];
  for (let game = 1; game <= 5; game += 1) {
    const next = repeatable(game);
    const opened = rules.open({
      corp: weightedDeck(pool, 'corp', 44, new Set(), next),
      runner: weightedDeck(pool, 'runner', 45, new Set(), next),
    });
    if (!opened.ok) throw new Error('no such cards');
    const [player, chance] = [randomPlayer(next), dealer(next)];
    const live = rules.live(opened.state);
    const debts = new Debts(pool, live.state);
    for (let { prompt } = live.state; prompt !== null; { prompt } = live.state) {
      const taken = live.apply(
        prompt.for === 'chance'
          ? chance(prompt, live.state)
          : player(live.legal(), prompt, live.state),
      );
      if (!taken.ok) throw new Error(taken.code);
      breaches.push(...[debts.after(told(taken.facts), live.state)].filter((one) => one !== null));
    }
  }
  return breaches;
}

describe('the law that what is met triggers (TRIG-01)', () => {
  it('holds in random games', () => {
    expect(found((facts) => facts)).toEqual([]);
  });

  it('notices abilities that never resolve', () => {
    const lost = found((facts) => facts.filter(({ type }) => type !== 'ability-resolved'));
    expect(lost.length).toBeGreaterThan(10);
  });

  it('notices one that resolves once less than it was met', () => {
    let dropped = 0;
    const lost = found((facts) =>
      facts.filter(({ type }) => type !== 'ability-resolved' || (dropped += 1) % 10 !== 0),
    );
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.length).toBeLessThan(dropped);
  });
});
