import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import {
  type Decision,
  type Legal,
  type Live,
  type Rules,
  workOn,
  type Actor,
  type Side,
  type State,
  MomentIndexes,
} from '#rules';

/** Who makes a decision when a state stands as it does; undefined where nobody is asked. */
export const actorOf = (state: State, decision: Decision): Actor | undefined =>
  decision.do === 'concede' ? decision.side : state.prompt?.for;

/** A game being played, folded as far as it has gone. */
export class Table {
  private readonly live: Live;
  private readonly courses = new MomentIndexes();

  constructor(
    private readonly rules: Rules,
    readonly header: LogHeader,
  ) {
    const opened = openRecorded(rules, header);
    this.live = rules.live(opened.state);
    this.courses.begin(workOn(rules.pool, this.state, null), opened.facts);
  }

  get state(): State {
    return this.live.state;
  }

  get legal(): readonly Legal[] {
    return this.live.legal();
  }

  /** The number of the last moment that a player was told; -1 before the first. */
  lastMoment(side: Side): number {
    return this.courses.of[side].moments - 1;
  }

  /** Takes on a decision that was stored. Throws when the rules refuse it. */
  take(decision: Decision): void {
    const by = actorOf(this.state, decision);
    if (by === undefined) throw new Error('a decision was stored that nobody was asked for');
    const taken = this.live.apply(decision, by);
    if (!taken.ok) throw new Error(`a stored decision is refused: ${taken.reason}`);
    this.courses.take({ by, decision }, workOn(this.rules.pool, this.state, null), taken.facts);
  }
}
