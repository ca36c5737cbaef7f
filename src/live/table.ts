import type { LogHeader } from '#notation/native/header';
import { openRecorded } from '#notation/recorded/open-recorded';
import type { Decision, Legal } from '#rules/decision/decision';
import type { Live, Rules } from '#rules/rules';
import { hashState } from '#rules/state/hash';
import { newGame } from '#rules/state/opening';
import type { Actor, Side } from '#rules/state/side';
import type { State } from '#rules/state/state';
import { Courses } from '#rules/view/course';
import type { Dealer } from '#play/dealer';

/** A decision as it is stored: with the hash of the state it led to. */
export interface Stored {
  readonly decision: Decision;
  readonly hash: string;
}

const actorOf = (state: State, decision: Decision): Actor | undefined =>
  decision.do === 'concede' ? decision.side : state.prompt?.for;

/** A game being played, folded as far as it has gone. */
export class Table {
  private readonly live: Live;
  private readonly courses = new Courses();
  /** Decisions taken. */
  private length = 0;

  constructor(
    private readonly rules: Rules,
    readonly header: LogHeader,
  ) {
    const opened = openRecorded(rules, header);
    this.live = rules.live(opened.state);
    this.courses.begin(newGame(rules.pool, this.state, null), opened.facts);
  }

  get state(): State {
    return this.live.state;
  }

  get legal(): readonly Legal[] {
    return this.live.legal();
  }

  /** Of the game's stream: the header is its first event. */
  get version(): number {
    return this.length + 1;
  }

  /** The number of the last moment that a player was told; -1 before the first. */
  lastMoment(side: Side): number {
    return this.courses.of[side].moments - 1;
  }

  /** Takes a decision on; the reason when the rules refuse it, and then nothing has changed. */
  take(decision: Decision, by = actorOf(this.state, decision)): string | null {
    if (by === undefined) return 'nobody is asked';
    const taken = this.live.apply(decision, by);
    if (!taken.ok) return taken.reason;
    this.length += 1;
    this.courses.take({ by, decision }, newGame(this.rules.pool, this.state, null), taken.facts);
    return null;
  }

  /** The same, then all that is left to chance before a player is asked again. */
  play(decision: Decision, by: Side, deal: Dealer): readonly Stored[] | string {
    const refused = this.take(decision, by);
    if (refused !== null) return refused;
    return [{ decision, hash: hashState(this.state) }, ...this.deal(deal)];
  }

  /** What is left to chance before a player is asked. */
  deal(deal: Dealer): readonly Stored[] {
    const dealt: Stored[] = [];
    for (let { prompt } = this.state; prompt?.for === 'chance'; { prompt } = this.state) {
      const decision = deal(prompt, this.state);
      const refused = this.take(decision);
      if (refused !== null) throw new Error(`chance is refused: ${refused}`);
      dealt.push({ decision, hash: hashState(this.state) });
    }
    return dealt;
  }
}
