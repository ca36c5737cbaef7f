import { rulesNamed } from '#cards/pool';
import { accepts, type Decision, type Legal, type Rules, type State } from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { strangeDecision } from './strange';

const all = rulesNamed('all');

/** Decisions that some moment lists, ranges and orders left out. */
const definite = (legal: readonly Legal[]): Decision[] =>
  legal.filter((one): one is Decision => !('from' in one || 'cards' in one));

/** Of these the decisions about which a list made for one decision says something else than the whole list. */
function misjudged(rules: Rules, state: State, tried: readonly Decision[]): Decision[] {
  const legal = rules.legal(state);
  return tried.filter(
    (decision) => rules.apply(state, decision).ok !== legal.some((one) => accepts(one, decision)),
  );
}

describe('a decision that is judged alone', () => {
  /** Over all games: one of random decks may end early. */
  let [accepted, refused] = [0, 0];

  it.each([1, 2, 3, 4, 5, 6])('is legal where all that is legal has it, in game %i', (seed) => {
    const next = repeatable(seed);
    const opened = all.open({
      corp: randomDeck(all.pool, 'corp', 44, next),
      runner: randomDeck(all.pool, 'runner', 45, next),
    });
    if (!opened.ok) throw new Error(`no such cards: ${opened.unknown.join(', ')}`);
    const table = { rules: all, player: randomPlayer(next), dealer: dealer(next), most: 400 };
    const seen = new Map<string, Decision>();
    let at = 0;
    for (const { legal, state } of playOn(table, opened.state)) {
      for (const one of definite(legal)) seen.set(JSON.stringify(one), one);
      if ((at += 1) % 10 !== 0 || state.prompt === null) continue;
      const now = definite(all.legal(state));
      const strange = Array.from({ length: 20 }, () => strangeDecision(state, now, next));
      const tried = [...now, ...seen.values(), ...strange.filter((one) => one !== null)];
      expect(misjudged(all, state, tried)).toEqual([]);
      accepted += now.length;
      refused += tried.length - now.length;
    }
  });

  it('was asked of many', () => {
    expect(accepted).toBeGreaterThan(400);
    expect(refused).toBeGreaterThan(4000);
  });
});
