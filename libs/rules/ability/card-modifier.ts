import type { CounterKind } from '../state/card';
import type { Amount, Filter, Target } from '../state/filter';
import type { Central } from '../state/server';
import type { Side } from '../state/side';
import type { Subtype } from '../state/trait';
import type { Condition } from './condition';

/** The roots of these centrals. */
export interface Roots {
  readonly roots: readonly Central[];
}

/** What a "cannot" forbids (CANT-01). */
export type Forbidden =
  | 'draw'
  | 'jack-out'
  | 'use'
  /** The paid abilities of cards alone. */
  | 'use-paid'
  | 'rez'
  | 'score'
  | 'trash'
  | 'steal'
  | 'advance'
  | 'bypass'
  | 'install'
  | 'play'
  | 'break'
  | 'access'
  /** The place where they lie, whatever would take them from it (CANT-03). */
  | 'leave'
  /** Other cards on it. */
  | 'host'
  /** By agenda points (WIN-09). */
  | 'win'
  | 'expose';

/** What constant abilities change of cards. */
export type CardModifier =
  | { readonly of: 'strength'; readonly cards: Filter | Target; readonly by: Amount }
  /** Whatever would lower it does not. */
  | { readonly of: 'strength-kept'; readonly cards: Filter | Target }
  | {
      readonly of: 'subtypes';
      readonly cards: Filter | Target;
      readonly gain?: readonly Subtype[];
      readonly lose?: readonly Subtype[];
      /** All those that such cards have. */
      readonly copies?: Filter;
      /** The one of these that X stands for: it was named before (NAME-02). */
      readonly named?: readonly Subtype[];
    }
  /** Those that the ability holds, so many times; those of other cards; or fewer of its own (CONV-06). */
  | {
      readonly of: 'subroutines';
      readonly cards: Filter | Target;
      readonly times?: Amount;
      readonly copies?: Target;
      readonly lose?: Amount;
      /** Before its other subroutines, not after them. */
      readonly first?: true;
      /** Each of them, and each that it gained, a second time right behind itself (SUB-09). */
      readonly doubled?: true;
    }
  /** They have those that the ability holds besides their own, or all paid ones of such cards (GAIN-01, GAIN-02). */
  | { readonly of: 'abilities'; readonly cards: Filter | Target; readonly copies?: Filter }
  /** Their text boxes are blank (BLANK-01). */
  | { readonly of: 'blank'; readonly cards: Filter | Target }
  /** What an agenda is worth besides. */
  | { readonly of: 'agenda-points'; readonly by: Amount; readonly cards?: Filter }
  /** Of a card that is no agenda: what it is worth as one in a score area (CONV-01). */
  | { readonly of: 'worth'; readonly points: number }
  /** Of the card itself, installed or not. */
  | { readonly of: 'memory-cost'; readonly by: Amount }
  /** They count as having so many more counters; those of the card itself can be spent for them. */
  | {
      readonly of: 'considered';
      readonly counter: CounterKind;
      readonly cards: Filter;
      readonly amount: Amount;
      readonly spendable?: true;
    }
  /** So many virus counters stay. */
  | { readonly of: 'purge-leaves'; readonly cards: Filter; readonly amount: number }
  /** What waits on such cards for the first time of a turn is met by the second as well (ORD-04). */
  | { readonly of: 'second-time'; readonly cards: Filter }
  /** "Install only if", "rez only if". */
  | {
      readonly of: 'only-if';
      readonly verb: 'install' | 'rez';
      readonly condition: Condition;
    }
  /** "You cannot use this more than once per turn": one limit for all its abilities. */
  | { readonly of: 'used-once'; readonly per: 'turn' }
  | {
      readonly of: 'cannot';
      readonly verb: Forbidden;
      readonly cards?: Filter | Target;
      readonly who?: Side;
      /** Only with such cards. */
      readonly with?: Filter;
      /** Only what is accessed from the server this card is in. */
      readonly from?: 'this';
    }
  | { readonly of: 'advanceable'; readonly only?: 'rezzed' }
  | { readonly of: 'install-only'; readonly on: Filter | Roots | 'remote' }
  | { readonly of: 'install-faceup' }
  | {
      readonly of: 'hosts';
      readonly cards: Filter;
      readonly atMost?: number;
      readonly memory?: number;
      readonly freeMemory?: true;
    }
  | { readonly of: 'trashed-at-no-strength'; readonly cards: Target }
  /** The card is active there, too. */
  | { readonly of: 'active-in'; readonly place: 'runner-score' }
  /** The card has the text of the identity that is hosted on it (OUT-03). */
  | { readonly of: 'text-of-hosted' }
  /** The card keeps a server that it chose, for its abilities to speak of (CHOOSE-07). */
  | { readonly of: 'kept-server' }
  /** It keeps the cards that its ability named so, or the number that X stands for, in the place of what it kept before (CHOOSE-08). */
  | { readonly of: 'kept'; readonly as: string }
  | { readonly of: 'stays-in-play' }
  /** Trashed, it is installed facedown instead of being put into the heap (TRASH-10). */
  | { readonly of: 'trashed-to'; readonly place: 'facedown' }
  /** When it has resolved, the action phase of whoever played it is over (TURN-26). */
  | { readonly of: 'ends-action-phase' };
