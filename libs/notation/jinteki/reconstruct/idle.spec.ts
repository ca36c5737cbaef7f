import { rulesNamed } from '#cards/pool';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomDeck } from '#play/random-deck';
import { repeatable } from '#play/repeatable';
import { plainPlayer } from '#testkit/jinteki/plain-player';
import { differ } from './features';
import { isIdle } from './idle';
import { ourFeatures } from './ours';

const rules = rulesNamed('all');

describe('a pass of which no fact tells', () => {
  it.each([1, 2, 3, 4, 5, 6])('leaves all that is compared as it was: seed %i', (seed) => {
    const { pool } = rules;
    const next = repeatable(seed);
    const opened = rules.open({
      corp: randomDeck(pool, 'corp', 44, next),
      runner: randomDeck(pool, 'runner', 45, next),
    });
    if (!opened.ok) throw new Error('a random deck has an unknown card');
    const table = { rules, player: plainPlayer(pool, next), dealer: dealer(next), most: 2_000 };
    let before = ourFeatures(pool, opened.state, []);
    let [idle, changed] = [0, 0];
    for (const { decision, state, facts } of playOn(table, opened.state)) {
      const after = ourFeatures(pool, state, []);
      if (isIdle(decision, facts)) {
        idle += 1;
        if (differ(before, after)) changed += 1;
      }
      before = after;
    }
    expect([idle > 20, changed]).toEqual([true, 0]);
  });
});
