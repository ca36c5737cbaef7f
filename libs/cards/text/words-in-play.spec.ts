import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { weightedDeck } from '#play/weighted-deck';
import { rulesOf } from '#rules';
import { watchedPool } from '#testkit/words/watched-pool';
import { allCards } from '../cycles';
import { wordsSaid } from './words-used';

/** Words that random play comes to in none of a thousand games or in few; scenarios show them. */
const seldom: Readonly<Record<string, string>> = {
  'effect: continue-after': 'a run event that names ice, on a server with ice that is not passed',
  'effect: score': 'an agenda with enough counters as a card scores it',
  'effect: turn-facedown': 'runs on every central server in one turn',
  'forbidden: advance': 'a card that was just installed, in the same turn',
  'modifier: extra-damage': 'a scored agenda, and meat damage afterwards',
  'effect: another-turn': 'runs on every central server in one turn, and the event afterwards',
  'effect: refill': 'recurring credits that were spent as a run on R&D succeeds',
  'effect: use-click': 'the card that is used so, beside the one that uses it',
  'modifier: boosts-last': 'an icebreaker boosted in an encounter, beside what keeps it strong',
  'modifier: no-base-link': 'a trace, while the agenda is scored',
  'modifier: unresolved-subs':
    'all of a code gate broken with the one card, and other ice behind it',
  'modifier: purge-leaves': 'virus counters on one host as they are purged',
  'modifier: strength-kept': 'ice whose strength something lowers, beside what keeps it',
  'prevention: encounter': 'ice with an ability of its encounter, beside what prevents that',
  'prevention: jack-out': 'jacking out of a run on the very server',
  'target: approached': 'ice that is approached as an ability is used',
};

/** The search is over as soon as no other word is left. */
const GAMES = Number(process.env['RETRACE_WORDS'] ?? 1000);

describe('the words of the cards', () => {
  it('are heeded in some random game, each of them', () => {
    const { pool, heeded } = watchedPool('watched', allCards);
    const rules = rulesOf(pool);
    const places = [...wordsSaid(allCards)].filter(([, said]) => said.length > 0);
    const dead = (): typeof places =>
      places.filter(
        ([word, said]) =>
          !(word in seldom) &&
          !said.some(({ said: one, key }) => {
            if (word.startsWith('effect: ')) return heeded.wasDone(one);
            // Subroutines are found when a card is compiled.
            return heeded.wasRead(one, word === 'ability: sub' ? 'effects' : key);
          }),
      );
    const codeOf = new Map(allCards.map(({ title, code }) => [title, code]));
    let left = dead();
    for (let game = 1; game <= GAMES && left.length > 0; game += 1) {
      // Decks lean to the cards whose words nobody has heeded yet.
      const favoured = new Set(
        left.flatMap(([, said]) => said.map(({ title }) => codeOf.get(title) ?? '')),
      );
      const next = repeatable(game);
      const opened = rules.open({
        corp: weightedDeck(pool, 'corp', 44, favoured, next),
        runner: weightedDeck(pool, 'runner', 45, favoured, next),
      });
      if (!opened.ok) throw new Error(opened.unknown.join());
      const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: 1500 };
      const played = [...playOn(table, opened.state)];
      expect(played.length).toBeGreaterThan(0);
      left = dead();
    }
    expect(left.map(([word]) => word)).toEqual([]);
  }, 300_000);

  it('name words that there are where they are seldom', () => {
    const words = wordsSaid(allCards);
    expect(Object.keys(seldom).filter((word) => (words.get(word) ?? []).length === 0)).toEqual([]);
  });
});
