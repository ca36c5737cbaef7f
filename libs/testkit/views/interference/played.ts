import { type Decision, type Fact, type Rules, cloneState, type Actor, type State } from '#rules';
import { dealer } from '#play/dealer';
import { randomDeck } from '#play/random-deck';
import { playOn } from '#play/play-on';
import { randomPlayer } from '#play/random-player';
import { repeatable } from '#play/repeatable';

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

export function playGame(rules: Rules, seed: number): PlayedGame {
  const next = repeatable(seed);
  const opened = rules.open({
    corp: randomDeck(rules.pool, 'corp', 24 + next(20), next),
    runner: randomDeck(rules.pool, 'runner', 24 + next(20), next),
  });
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
