import type { Card, Zone } from '../state/card';
import type { ServerName } from '../state/server';
import type { Context } from '../state/context';
import type { Fact } from '../state/fact';
import type { Amount, Filter } from '../state/filter';
import type { Condition } from '../ability/condition';
import type { Asked } from '../ability/asked';
import type { Effects } from '../ability/ability';
import type { Known, Pool } from '../ability/pool';
import type { CardId } from '../state/card-id';
import type { State } from '../state/state';
import type { Met } from '../state/frame';

/**
 * When a player is asked who has but one answer: never (`choices`), or at every paid ability
 * window, prevention, access and bid of the charts (`every-step`). What is stored of a game holds
 * choices alone; stopping everywhere is for tests of the charts.
 */
export type Asking = 'choices' | 'every-step';

/** What filters, conditions and amounts ask each other; they are asked through `query/ask.ts`. */
export interface Queries {
  readonly fits: (g: Work, context: Context, card: Card, filter: Filter) => boolean;
  readonly holds: (g: Work, context: Context, condition: Condition) => boolean;
  readonly amount: (g: Work, context: Context, amount: Exclude<Amount, number>) => number;
}

/** A private copy of a state being worked on, and what has come of it so far. */
export interface Work {
  readonly pool: Pool;
  /** What the cards of the game ask of the past, and while they are inactive. */
  asked: Asked;
  readonly state: State;
  readonly queries: Queries;
  /** `null` where facts are not wanted: bulk folds. */
  readonly facts: Fact[] | null;
  /** Abilities whose condition was met since the last step ended; opened as one reaction. */
  met: Met[];
  /** Those of them that say where a card goes that was just trashed: they come first (TRASH-11). */
  landing: Met[];
  /** Something changed that the standing rules (unique, memory, strength) have to look at. */
  unsettled: boolean;
  batch: number;
  /** Cards that leave play at this moment: they see what leaves with them. */
  leaving: CardId[];
  /** Where a card lay that is being installed from elsewhere than a hand. */
  cameFrom: Zone | null;
  /** The server that the agenda being scored was in. */
  scoredFrom: ServerName | null;
  readonly asking: Asking;
  /** The ability asked for last, and the list of effects gone through last with its path. */
  last: Known | null;
  lastEffects: Effects;
  lastPath: string;
}

/** Whether nothing waits between two steps: no reaction, and nothing for the standing rules to look at. */
export const isQuiet = (g: Work): boolean =>
  !g.unsettled && g.met.length === 0 && g.landing.length === 0;

/** Every step has a number; the facts of one belong together. */
export function beginStep(g: Work): void {
  g.state.serial += 1;
  g.batch = g.state.serial;
}
