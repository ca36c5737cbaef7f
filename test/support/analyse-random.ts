import type { GameAnalysis } from '#analysis/made-decision';
import { coreRules } from '#cards/pool';
import type { State } from '#rules';
import { dealer } from '#play/dealer';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { anyDecks } from '../golden/failures/random-decks';

/** Plays a game by any legal decision, the same for the same seed, and analyses it on the way. */
export function analyseRandom<A extends GameAnalysis>(
  seed: number,
  begin: (opening: State) => A,
): A {
  const next = repeatable(seed);
  const opened = coreRules.open(anyDecks(seed, next));
  if (!opened.ok) throw new Error(`no such cards: ${opened.unknown.join(', ')}`);
  const table = { rules: coreRules, player: randomPlayer(next), dealer: dealer(next), most: 5000 };
  const analysis = begin(opened.state);
  let number = 0;
  for (const { by, decision, state, facts } of playOn(table, opened.state))
    analysis.take({ number: (number += 1), by, decision, state, facts });
  return analysis;
}
