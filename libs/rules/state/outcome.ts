import type { Side } from './side';

export const reasons = ['agenda-points', 'flatline', 'empty-rd', 'concession'] as const;
export type Reason = (typeof reasons)[number];

/** `winner` is null for a draw (GAP-02). */
export interface Outcome {
  readonly winner: Side | null;
  readonly reason: Reason;
}
