import type { ServerName, Subtype } from '#rules';

/** What a card can change in a run, and what the price of ice further in can depend on. */
export type Topic =
  | 'clicks'
  /** More of them can be had. */
  | 'clicks-more'
  | 'tags-less'
  | 'tags-more'
  | 'grip-less'
  | 'grip-more'
  /** Into the grip, off the table. */
  | 'returned'
  | 'heap'
  /** Fewer cards in it. */
  | 'heap-less'
  /** Which cards are in it, or more of them. */
  | 'stack'
  /** Fewer cards in it. */
  | 'stack-less'
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
  /** The same of the ice that says so alone, for the rest of the run. */
  | 'harder-itself'
  /** Which ice is there, where, and rezzed or not. */
  | 'ice'
  /** Where ice stands, whether or not it is rezzed. */
  | 'stands'
  /** Cards are accessed on the way. */
  | 'accesses'
  /** Hands and decks of the Corp. */
  | 'corp'
  /** Which cards lie in Archives. */
  | 'archives-less'
  | 'archives-more'
  /** Which cards lie in score areas. */
  | 'score'
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
  /** A run may begin in one way or another. */
  | 'begins'
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

/** Where a run goes by a card: to that server, or to the first that the Corp can choose. */
export type Lead = ServerName | 'first';

export interface Touched {
  readonly changes: ReadonlySet<Topic>;
  readonly asks: ReadonlySet<Topic>;
  /** What the strength of the Runner's card depends on. */
  readonly strength: ReadonlySet<Topic>;
  /** Where the run goes by it; none where it goes there by what is not told apart. */
  readonly leads: ReadonlySet<Lead>;
  /** Of which other ice it has subroutines resolved, or copies them. */
  readonly resolves: ReadonlySet<Subtype | 'any'>;
}
