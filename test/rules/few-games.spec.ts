import { coreRules, exampleRules } from '#cards/pool';
import type { Legal, Prompt, Rules } from '#rules';
import { playCampaign } from '#testkit/random/campaign';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import type { Source } from '#play/source';

const seeds = [1, 2, 3, 4];
const pools: readonly (readonly [string, Rules])[] = [
  ['the Core Set', coreRules],
  ['the examples', exampleRules],
];

/** Asked also where there is one answer: not to be asked would tell what is hidden, or is an action. */
const mayHaveOneAnswer: ReadonlySet<Prompt['kind']> = new Set([
  'action',
  'window',
  'pick',
  'discard',
  'shuffle',
]);

const isOneAnswer = (legal: readonly Legal[]): boolean => {
  const [only] = legal;
  if (only === undefined || legal.length > 1) return false;
  return 'from' in only ? only.from === only.to : true;
};

/** A few games that are over in a moment, each a test of its own; `test:long` plays the many. */
describe.each(pools)('games with any cards of %s', (_name, rules) => {
  const decks = (_game: number, next: Source) => ({
    corp: randomDeck(rules.pool, 'corp', 30, next),
    runner: randomDeck(rules.pool, 'runner', 30, next),
  });

  it.each(seeds)('keep every law: game %i', (first) => {
    const found: string[] = [];
    playCampaign({
      rules,
      decks,
      first,
      games: 1,
      thorough: () => ({ roundTrips: 25, sides: 4 }),
      found: (game, _decks, { breach }) => found.push(`game ${game}: ${breach ?? ''}`),
    });
    expect(found).toEqual([]);
  });

  it.each(seeds)('ask nobody who has but one answer: game %i', (seed) => {
    const next = repeatable(seed);
    const opened = rules.open(decks(seed, next));
    if (!opened.ok) throw new Error(`no such cards: ${opened.unknown.join(', ')}`);
    const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: 5000 };
    const idle = new Set<string>();
    let { prompt } = opened.state;
    for (const { legal, state } of playOn(table, opened.state)) {
      if (prompt !== null && !mayHaveOneAnswer.has(prompt.kind) && isOneAnswer(legal))
        idle.add(JSON.stringify({ prompt, legal }));
      ({ prompt } = state);
    }
    expect([...idle]).toEqual([]);
  });
});
