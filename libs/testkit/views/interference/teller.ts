import type { Fact, Made, Rules, State, Views } from '#rules';
import type { Restricted } from './sight';

/** What a viewer can get of one moment: the bytes that would be sent, by the question. */
export type Sent = Readonly<Record<string, string>>;

/** Tells a game to one viewer as it goes on. */
export interface Teller {
  /** Moments sent so far. */
  readonly moments: number;
  /** A decision, with the state it is made in. To be called before it is applied. */
  declare(before: State, made: Made, time: number): void;
  /** What it led to; null when nothing is sent yet. */
  reach(state: State, facts: readonly Fact[]): Sent | null;
}

export type TellerOf = (rules: Rules, viewer: Restricted, from: State, views: Views) => Teller;

/** The first question that two worlds answer with other bytes. */
export const differing = (a: Sent, b: Sent): string | null =>
  Object.keys({ ...a, ...b }).find((question) => a[question] !== b[question]) ?? null;
