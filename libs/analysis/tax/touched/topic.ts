/** What a card can change in a run, and what the price of ice further in can depend on. */
export type Topic =
  | 'clicks'
  | 'tags-less'
  | 'tags-more'
  | 'grip-less'
  | 'grip-more'
  /** Into the grip, off the table. */
  | 'returned'
  | 'heap'
  | 'stack'
  /** What the Runner has installed. */
  | 'rig-less'
  | 'rig-more'
  /** Cards of it that are chosen: fewer are less to lose. */
  | 'losses'
  | 'link'
  /** Counters on cards of the Runner. */
  | 'counters-less'
  | 'counters-more'
  /** Counters on ice: on any, and those that ice places on itself. */
  | 'advancement'
  | 'own'
  /** Ice is stronger, or has more subroutines, than it says. */
  | 'harder'
  /** Which ice is there, where, and rezzed or not. */
  | 'ice'
  /** Where ice stands, whether or not it is rezzed. */
  | 'stands'
  /** Cards are accessed on the way. */
  | 'accesses'
  /** Hands, decks and score area of the Corp. */
  | 'corp'
  | 'bad-publicity'
  | 'history'
  /** Ice was broken earlier in the turn. */
  | 'broken-before'
  /** A card goes onto ice. */
  | 'hosting'
  /** A breaker stays stronger for the run, paid for once. */
  | 'strength'
  /** The Runner may come back to ice that was passed. */
  | 'returns'
  /** The run, or ice with it, goes to another server. */
  | 'moves'
  /** The Runner may put ice that was passed in the place of other ice. */
  | 'swaps'
  /** A breaker grows stronger for the run by being used. */
  | 'grows'
  /** Subroutines of other ice are resolved or copied. */
  | 'others'
  /** A program changes places with one in the grip, of that subtype. */
  | 'deva'
  /** What is not told apart. */
  | 'anything';

export interface Touched {
  readonly changes: ReadonlySet<Topic>;
  readonly asks: ReadonlySet<Topic>;
  /** What the strength of the Runner's card depends on. */
  readonly strength: ReadonlySet<Topic>;
}
