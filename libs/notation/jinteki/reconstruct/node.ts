import type { Actor, Decision, Live } from '#rules';
import type { Features } from './features';
import type { Granted } from './deviations/deviation';
import type { Order } from './goal';
import type { Loan } from './deviations/loan';
import type { Span } from './span';

/** The decisions that led to a node, last first. */
export interface Trail {
  readonly before: Trail | null;
  readonly by: Actor;
  readonly decision: Decision;
  /** The entries of `history` between which it was looked for. */
  readonly between: Span;
  readonly length: number;
  /** The order that the way has, where none leads on in the order of all that is shown. */
  readonly order?: Order;
  /** Where it was decided, kept for questions whose answer the file may not tell. */
  readonly asked: Node | null;
  /** Nothing else was worth trying there. */
  readonly alone?: boolean;
}

/** A position of ours that may be the one theirs shows. */
export interface Node {
  readonly live: Live;
  readonly features: Features;
  readonly trail: Trail | null;
  /** How many of the game's accesses have happened. */
  readonly accessed: number;
  /** How many runs have begun. */
  readonly runs: number;
  /** The Runner has jacked out of the run that is on: what comes of it is decided before the run is over. */
  readonly out?: boolean;
  /** Cards put back on R&D in a chosen order, over all arrangements. */
  readonly arranged: number;
  /** Credits that lie on a card in ours and in the pool in theirs. */
  readonly loans: readonly Loan[];
  readonly granted: Granted | null;
  /** How many shuffles of each deck are behind, by their numbers in theirs. */
  readonly shuffled: { readonly corp: number; readonly runner: number };
}
