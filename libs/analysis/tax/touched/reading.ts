import type { Subtype } from '#rules';
import type { Lead, Topic } from './topic';

/** Where cards are that an effect speaks of. */
export type Whose = 'rig' | 'grip' | 'heap' | 'stack' | 'corp' | 'unknown';

interface Sets {
  readonly changes: Set<Topic>;
  readonly asks: Set<Topic>;
  readonly strength: Set<Topic>;
  readonly leads: Set<Lead>;
  readonly resolves: Set<Subtype | 'any'>;
}

/** Whose words are read. */
export interface Speaker {
  readonly isCorps: boolean;
  readonly isIce: boolean;
  /** It is rezzed, and stays so. */
  readonly isRezzed: boolean;
}

/** What was read of the words of a card so far. */
export class Reading {
  readonly sets: Sets = {
    ...{ changes: new Set(), asks: new Set(), strength: new Set() },
    ...{ leads: new Set(), resolves: new Set() },
  };
  /** Where the cards are that were named. */
  readonly named = new Map<string, Whose>();
  /** Names of programs that one of the rig changes places with. */
  readonly devas = new Set<string>();
  /** Within a condition that must not hold. */
  isDenied = false;

  constructor(readonly speaker: Speaker) {}

  get isCorps(): boolean {
    return this.speaker.isCorps;
  }

  get isIce(): boolean {
    return this.speaker.isIce;
  }

  change(...topics: readonly Topic[]): void {
    for (const topic of topics) this.sets.changes.add(topic);
  }

  ask(...topics: readonly Topic[]): void {
    for (const topic of topics) this.sets.asks.add(topic);
  }

  /** The run goes to another server. */
  lead(to: Lead): void {
    this.change('moves');
    this.sets.leads.add(to);
  }

  /** Subroutines of other ice with one of these subtypes are resolved, or copied. */
  resolve(...subtypes: readonly (Subtype | 'any')[]): void {
    if (subtypes.length > 0) this.change('others');
    for (const one of subtypes) this.sets.resolves.add(one);
  }

  /** What is read apart, of the same card. */
  inner(): Reading {
    return new Reading(this.speaker);
  }

  /** What was read apart is changed by the card, too. */
  take({ sets }: Reading): void {
    this.change(...sets.changes);
    for (const to of sets.leads) this.lead(to);
    this.resolve(...sets.resolves);
  }
}
