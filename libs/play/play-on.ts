import type { Decision, Legal, Fact, Rules, Actor, State } from '#rules';
import type { Dealer } from './dealer';
import type { Player } from './random-player';

export interface Played {
  readonly by: Actor;
  readonly decision: Decision;
  /** What could have been done instead. */
  readonly legal: readonly Legal[];
  /** The state it led to; changed by the next decision, so copy what is to be kept. */
  readonly state: State;
  readonly facts: readonly Fact[];
}

export interface Table {
  readonly rules: Rules;
  readonly player: Player;
  readonly dealer: Dealer;
  /** Decisions after which a game is given up as endless. */
  readonly most: number;
  readonly facts?: 'facts' | 'none';
}

/**
 * Plays a game on from a state, decision by decision, until it is over or `most` is reached.
 * Throws where the engine refuses what it listed, or asks without listing anything.
 */
export function* playOn(table: Table, from: State): Generator<Played, State> {
  const live = table.rules.live(from, table.facts);
  for (let count = 0; count < table.most; count += 1) {
    const { prompt } = live.state;
    if (prompt === null) return live.state;
    const legal = live.legal();
    const decision =
      prompt.for === 'chance'
        ? table.dealer(prompt, live.state)
        : table.player(legal, prompt, live.state);
    const taken = live.apply(decision, prompt.for);
    if (!taken.ok)
      throw new Error(`${JSON.stringify(decision)} is listed and refused: ${taken.code}`);
    yield { by: prompt.for, decision, legal, state: live.state, facts: taken.facts };
  }
  return live.state;
}
