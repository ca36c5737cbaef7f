import { Ledger } from '#analysis/economy/ledger';
import { coreRules } from '#cards/pool';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomDeck } from '#play/random-deck';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import type { Rules } from '#rules';
import { anyDecks } from '../golden/failures/random-decks';

export interface Kept {
  /** Where the ledger first differed from the state; null where it never did. */
  readonly at: string | null;
  readonly ledger: Ledger;
  readonly decisions: number;
}

/** Plays a game and asks after every decision whether the ledger has what the state has. */
export function ledgerRemainder(rules: Rules, seed: number): Kept {
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
  let decisions = 0;
  for (const { by, decision, state, facts } of playOn(table, opened.state)) {
    ledger.take({ number: (decisions += 1), by, decision, state, facts });
    const wrong = ledger.remainder(state);
    if (wrong !== null)
      return { at: `game ${seed}, decision ${decisions}: ${wrong}`, ledger, decisions };
  }
  return { at: null, ledger, decisions };
}
