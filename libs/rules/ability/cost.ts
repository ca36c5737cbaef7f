import type { CounterKind } from '../state/card';
import type { Amount, Filter, Put } from '../state/filter';
import type { DamageKind } from '../state/trait';

/** What is paid at once and completely, or not at all (COST-01, COST-04). */
export interface Cost {
  readonly credits?: Amount;
  /** The payer names X (COST-05), within these bounds where the card says so. */
  readonly x?: {
    readonly atMost?: Amount;
    readonly atLeast?: number;
    /** X is no number of credits, but that of the counters of the cost, off the card itself. */
    readonly of?: 'counters';
  };
  readonly clicks?: Amount;
  /** Off the Runner, whoever pays. */
  readonly tags?: number;
  /** By the Runner, who pays; one that is avoided is not taken, and so not paid (COST-04). */
  readonly takeTags?: number;
  /** By the Corp, who pays; avoided, it is not taken, and so not paid (COST-04). */
  readonly takeBadPublicity?: number;
  /** Off the card itself, or off any that fit. */
  readonly counters?: {
    readonly kind: CounterKind;
    /** Worked out as it is paid; none is no cost (COST-11). */
    readonly amount: Amount;
    readonly from?: Filter;
  };
  readonly trashThis?: true;
  /** To its owner's hand. */
  readonly returnThis?: true;
  /** Out of the game (UNIN-01). */
  readonly removeThis?: true;
  readonly forfeit?: 'any' | 'this';
  /** Trash so many cards that fit. */
  readonly trash?: Filter;
  /** Trash a card of a hand, at random (COST-18). */
  readonly trashRandom?: 'hq' | 'grip';
  /** Trash all that fit, none where there is none. */
  readonly trashAll?: Filter;
  /** Trash so many cards from the top of a deck, no fewer (COST-15). */
  readonly trashTop?: { readonly of: 'rd' | 'stack'; readonly cards: number };
  /** Cards of the payer's choice, or all that fit, go elsewhere (COST-16). */
  readonly put?: Put;
  readonly damage?: { readonly kind: DamageKind; readonly amount: number };
  /** Pay this instead, at the payer's choice. */
  readonly or?: Cost;
  /** Only credits from cards with this subtype will do. */
  readonly from?: 'stealth';
  /** So many of the credits at least, from such cards. */
  readonly stealth?: number;
}
