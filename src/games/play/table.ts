import type { RulesByPool } from '#cards/rules-by-pool';
import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import { takeStored } from '#notation/recorded/take-stored';
import {
  type Decision,
  type Legal,
  type Live,
  type Rules,
  workOn,
  type Side,
  type State,
  MomentIndexes,
} from '#rules';

/** A game being played, folded as far as it has gone. */
export class Table {
  private readonly live: Live;
  private readonly indexes = new MomentIndexes();

  /** Those that judge the game. */
  readonly rules: Rules;

  constructor(pools: RulesByPool, header: LogHeader) {
    const { rules, state, facts } = openRecorded(pools, header);
    this.rules = rules;
    this.live = rules.live(state);
    this.indexes.begin(workOn(rules.pool, this.state, null), facts);
  }

  get state(): State {
    return this.live.state;
  }

  get legal(): readonly Legal[] {
    return this.live.legal();
  }

  /** The number of the last moment that a player was told; -1 before the first. */
  lastMoment(side: Side): number {
    return this.indexes.of[side].moments - 1;
  }

  /** Takes on a decision that was stored. Throws when the rules refuse it. */
  take(decision: Decision): void {
    const { made, facts } = takeStored(this.live, decision, 'a stored decision');
    this.indexes.take(made, workOn(this.rules.pool, this.state, null), facts);
  }
}
