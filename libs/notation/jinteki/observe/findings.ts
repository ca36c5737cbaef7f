import type { Fact, Flag, ObservedFact, Source } from '../facts';
import { withoutPrevented } from '../log/prevented-damage';
import { fits, join, UNSEEN } from './match';

/** Steps that a line and a state may lie apart: prompts of payment and of trashing come between. */
const REACH = 16;

interface Waiting {
  readonly at: number;
  readonly index: number;
}

/** The facts of a game as they are found, each once, whichever of state and log shows it first. */
export class Findings {
  private readonly facts: ObservedFact[] = [];
  /** Seen in a state and not yet told, told and not yet seen: places in `facts`. */
  private seen: Waiting[] = [];
  private told: Waiting[] = [];
  private held: { readonly fact: Fact; readonly index: number }[] = [];

  add(fact: Fact, source: Source, index: number, flags: readonly Flag[] = []): void {
    this.facts.push({ ...fact, source, index, flags });
  }

  /** A fact that the states show and no line of this step tells. */
  addSeen(fact: Fact, index: number, flags: readonly Flag[] = []): void {
    const early = this.take(this.told, index, (other) => fits(fact, other));
    if (early !== null) {
      this.replace(early, join(fact, early), 'state');
      return;
    }
    const held = this.held.findIndex(
      (other) => index - other.index <= REACH && fits(fact, other.fact),
    );
    const telling = held === -1 ? undefined : this.held.splice(held, 1)[0];
    if (telling === undefined) this.seen.push({ at: this.facts.length, index });
    this.add(telling === undefined ? fact : join(fact, telling.fact), 'state', index, flags);
  }

  /** A fact that a line tells and the states of this step do not show. */
  addTold(fact: Fact, index: number): void {
    const before = this.take(this.seen, index, (other) => fits(other, fact));
    if (before !== null) {
      this.replace(before, join(before, fact), 'state');
      return;
    }
    switch (UNSEEN[fact.type]) {
      case 'keep':
        this.told.push({ at: this.facts.length, index });
        this.add(fact, 'log', index);
        return;
      case 'hold':
        this.held.push({ fact, index });
        return;
      case 'drop':
        return;
    }
  }

  /** Whether an untold payment of that size was seen lately: then its line came late. */
  settles(fact: Fact, index: number): boolean {
    const before = this.take(this.seen, index, (other) => fits(other, fact));
    if (before === null) return false;
    this.replace(before, join(before, fact), 'state');
    return true;
  }

  /** Forgets what waits for its counterpart: an undo cut the game off here. */
  forget(): void {
    this.seen = [];
    this.told = [];
    this.held = [];
  }

  /** Marks everything after entry `to` and before entry `from` as taken back. */
  undo(to: number, from: number): void {
    for (const [at, fact] of this.facts.entries()) {
      if (fact.index > to && fact.index < from)
        this.facts[at] = { ...fact, flags: withFlag(fact.flags, 'undone') };
    }
  }

  finish(): readonly ObservedFact[] {
    for (const { fact, index } of this.held) this.add(fact, 'log', index, ['contradicted']);
    this.held = [];
    return withoutPrevented(this.facts.sort((a, b) => a.index - b.index));
  }

  private take(
    from: Waiting[],
    index: number,
    wanted: (fact: ObservedFact) => boolean,
  ): ObservedFact | null {
    while (from[0] !== undefined && index - from[0].index > REACH) from.shift();
    for (const [nth, { at }] of from.entries()) {
      const fact = this.facts[at];
      if (fact === undefined || !wanted(fact)) continue;
      from.splice(nth, 1);
      return fact;
    }
    return null;
  }

  private replace(old: ObservedFact, fact: Fact, source: Source): void {
    const at = this.facts.indexOf(old);
    if (at !== -1)
      this.facts[at] = {
        ...fact,
        source,
        index: old.index,
        flags: old.flags.filter((flag) => flag !== 'unexplained'),
      };
  }
}

function withFlag(flags: readonly Flag[], flag: Flag): readonly Flag[] {
  return flags.includes(flag) ? flags : [...flags, flag];
}
