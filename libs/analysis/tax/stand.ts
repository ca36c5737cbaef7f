import type { Card, CardId, State } from '#rules';
import type { Remembered } from './remembered';
import { historyText, lastingText, meansOf } from './likeness';

/** What a Runner has left between two pieces of ice: more of each does no harm. */
export interface Context {
  /** Cards, and what lasts. */
  readonly place: string;
  /** Clicks, tags, brain damage, credits for the run, cards in the grip; then counters card by card. */
  readonly means: readonly number[];
}

export function contextOf(state: State, remembered: Remembered): Context {
  const place = [
    lastingText(state),
    // What the Corp pays with besides credits.
    state.corp.score.join(' '),
    state.corp.badPublicity,
    historyText(state, remembered),
  ].join('|');
  return { place, means: meansOf(state) };
}

/** The Runner before a piece of ice. */
export interface Stand {
  /** How many pieces of ice are ahead. */
  readonly position: number;
  /** One in which the Runner has as much left, but for what is counted apart in `means`. */
  readonly state: State;
  readonly context: Context;
  /** Ice that is not as it was at the beginning, where the Runner may come back to it. */
  readonly changed: ReadonlyMap<CardId, Card>;
}
