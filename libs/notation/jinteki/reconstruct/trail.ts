import type { Actor, Decision } from '#rules';
import type { Span } from './span';

/** The decisions that led to a node, last first. */
export interface Trail {
  readonly before: Trail | null;
  readonly by: Actor;
  readonly decision: Decision;
  /** The entries of `history` between which it was looked for. */
  readonly between: Span;
  readonly length: number;
}
