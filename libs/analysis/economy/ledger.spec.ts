import { exampleRules } from '#cards/pool';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomDeck } from '#play/random-deck';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import type { Rules, State } from '#rules';
import { coreRules } from '#cards/pool';
import { anyDecks } from '../../../test/golden/failures/random-decks';
import { Ledger } from './ledger';

const games = Number(process.env['RETRACE_LEDGER_GAMES'] ?? 150);

/** Plays a game and asks after every decision whether the ledger has what the state has. */
function remainderOf(rules: Rules, seed: number): { at: string | null; ledger: Ledger } {
  const next = repeatable(seed);
  const decks =
    rules === coreRules
      ? anyDecks(seed, next)
      : {
          corp: randomDeck(rules.pool, 'corp', 44, next),
          runner: randomDeck(rules.pool, 'runner', 45, next),
        };
  const opened = rules.open(decks);
  if (!opened.ok) throw new Error(opened.unknown.join());
  const ledger = new Ledger(opened.state);
  const table = { rules, player: randomPlayer(next), dealer: dealer(next), most: 3000 };
  let number = 0;
  const check = (state: State): string | null => ledger.remainder(state);
  for (const { by, decision, state, facts } of playOn(table, opened.state)) {
    ledger.take({ number: (number += 1), by, decision, state, facts });
    const at = check(state);
    if (at !== null) return { at: `game ${seed}, decision ${number}: ${at}`, ledger };
  }
  return { at: null, ledger };
}

describe('the ledger', () => {
  it.each([
    ['the Core Set', coreRules, 1],
    ['the cards of the examples', exampleRules, 100_001],
  ])(
    'equals the state after every decision of random games with %s',
    (_, rules, first) => {
      const wrong = Array.from({ length: games }, (_, i) => remainderOf(rules, first + i).at);
      expect(wrong.filter((one) => one !== null)).toEqual([]);
    },
    600_000,
  );

  it('knows a source and a use of everything', () => {
    const reasons = new Map<string, number>();
    for (let seed = 1; seed <= 40; seed += 1)
      for (const { why } of remainderOf(coreRules, seed).ledger.entries)
        reasons.set(why.of, (reasons.get(why.of) ?? 0) + 1);
    expect([...reasons.keys()].sort()).toEqual([
      'action',
      'card',
      'holding',
      'lost-with-card',
      'opening',
      'recurring',
      'rule',
      'use',
    ]);
  });
});
