import {
  type Decision,
  type DeckList,
  type Fact,
  type Rules,
  cloneState,
  type Actor,
  type Side,
  type State,
} from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';
import { weightedDeck } from '#play/weighted-deck';

export interface Made {
  readonly by: Actor;
  readonly decision: Decision;
}

/** A whole game with the state before each decision; `states[0]` is the opening. */
export interface PlayedGame {
  readonly seed: number;
  readonly made: readonly Made[];
  readonly states: readonly State[];
  readonly facts: readonly (readonly Fact[])[];
}

/** Long enough for anything to happen, short enough for many games. */
const most = 700;

/** A game by any legal decision, with decks of any cards; most of them favoured ones where some are. */
export function playGame(
  rules: Rules,
  seed: number,
  favoured: ReadonlySet<string> | null = null,
): PlayedGame {
  const next = repeatable(seed);
  const deck = (side: Side): DeckList => {
    const size = 24 + next(20);
    return favoured === null
      ? randomDeck(rules.pool, side, size, next)
      : weightedDeck(rules.pool, side, size, favoured, next);
  };
  const opened = rules.open({ corp: deck('corp'), runner: deck('runner') });
  if (!opened.ok) throw new Error(opened.unknown.join());
  const made: Made[] = [];
  const states = [opened.state];
  const facts = [opened.facts];
  const table = { rules, player: randomPlayer(next), dealer: dealer(next), most };
  for (const one of playOn(table, opened.state)) {
    made.push({ by: one.by, decision: one.decision });
    states.push(cloneState(one.state));
    facts.push(one.facts);
  }
  return { seed, made, states, facts };
}
