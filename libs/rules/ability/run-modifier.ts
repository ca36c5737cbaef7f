import type { Amount, Filter, Target } from '../state/filter';
import type { ServerName, ServerWord } from '../state/server';
import type { Side } from '../state/side';

/** What constant abilities change of runs, encounters, accesses and traces. */
export type RunModifier =
  /** Runs that the Runner cannot make: on such servers, or at all. */
  | { readonly of: 'cannot-run'; readonly server?: ServerWord }
  /** A successful run there is treated as one on another server; of several, on one of the Runner's choice (RUN5-09). */
  | {
      readonly of: 'success-server';
      readonly on: ServerName;
      readonly server: ServerName | readonly ServerName[];
    }
  /** Successful runs there are so for no ability. */
  | { readonly of: 'success-unmarked'; readonly server: ServerWord }
  /** In which order unbroken subroutines resolve is that player's choice (SUB-07). */
  | { readonly of: 'orders-subs'; readonly who: Side }
  /**
   * Subroutines that do not resolve though they are not broken (SUB-08): so many of the encountered ice, from its first
   * on; or the first that would resolve in the present run.
   */
  | { readonly of: 'unresolved-subs'; readonly first: number | 'run' }
  /**
   * What raised the strength of such an icebreaker for an encounter lasts longer (BRK-13); of the first one whose strength
   * was raised in a turn.
   */
  | {
      readonly of: 'boosts-last';
      readonly cards: Filter | Target;
      readonly until: 'run' | 'turn';
      readonly first?: 'turn';
    }
  | {
      readonly of: 'accesses';
      /** Without one: on whatever server, in or protecting nothing else (ACC-27). */
      readonly server?: ServerWord;
      readonly by: Amount;
      readonly upTo?: true;
    }
  /** No more cards than so many (CANT-01). */
  | { readonly of: 'access-limit'; readonly most: number }
  /** R&D from its bottom up. */
  | { readonly of: 'accesses-from-bottom' }
  /** Who says which cards of that hand are accessed, instead of chance (ACC-28). */
  | { readonly of: 'chooses-access'; readonly who: Side; readonly server: 'HQ' }
  /** The card itself, or any that fit. */
  | { readonly of: 'revealed-on-access'; readonly from: 'rd'; readonly cards?: Filter }
  | { readonly of: 'access-trash-free' }
  /**
   * Whoever accesses it while it is installed has to trash it, if able (MUST-01); or each first card with a trash cost in a turn,
   * by paying that.
   */
  | { readonly of: 'must-trash-accessed'; readonly first?: 'turn' }
  /** Instead of accessing it the Runner may remove one card there from the game. */
  | { readonly of: 'removes-instead'; readonly from: 'archives' }
  /** The base strength of traces; of subroutines alone. */
  | { readonly of: 'trace-base'; readonly by: Amount; readonly subs?: true }
  /** Who spends credits first in a trace (TRC-09). */
  | { readonly of: 'trace-first'; readonly who: Side }
  /** In traces the Runner's link is none before credits are spent on it (LINK-03). */
  | { readonly of: 'no-base-link'; readonly first?: 'turn' };
