import type { DamageKind } from './trait';
import type { Filter, Put } from './filter';
import type { CounterKind } from './card';

/** What a payment is for: decides which recurring credits may help (RECUR-03). */
export type PayFor =
  | 'using'
  | 'installing'
  | 'rezzing'
  | 'playing'
  | 'trashing'
  | 'removing tags'
  | 'traces'
  | 'advancing'
  | 'stealing'
  | 'running'
  | 'other';

export interface Bill {
  readonly credits: number;
  readonly clicks: number;
  /** Tags of the Runner's. */
  readonly tags: number;
  /** Tags that the Runner takes. */
  readonly takeTags: number;
  /** Bad publicity that the Corp takes. */
  readonly takeBadPublicity: number;
  readonly counters: {
    readonly kind: CounterKind;
    readonly amount: number;
    readonly from?: Filter;
  } | null;
  readonly trashThis: boolean;
  readonly removeThis: boolean;
  readonly returnThis: boolean;
  /** Agendas of the payer's choice to forfeit. */
  readonly forfeit: number;
  readonly forfeitThis: boolean;
  readonly trash: Filter | null;
  readonly trashAll: Filter | null;
  /** A card of that hand, at random. */
  readonly trashRandom: 'hq' | 'grip' | null;
  /** Off the top of a deck. */
  readonly trashTop: { readonly of: 'rd' | 'stack'; readonly cards: number } | null;
  /** What goes elsewhere than to a trash pile. */
  readonly put: Put | null;
  readonly damage: readonly { readonly kind: DamageKind; readonly amount: number }[];
  readonly stealthOnly: boolean;
  /** How many of the credits at least come from stealth cards. */
  readonly stealth: number;
}
