import type { Amount, Filter } from '../state/filter';
import type { Side } from '../state/side';
import type { CardType, DamageKind } from '../state/trait';

/** What a prevention stops (PREV-01): so much of a number, or one card's trashing or exposure. */
export type Prevention =
  | {
      readonly what: 'damage';
      readonly kinds: readonly DamageKind[];
      /** More than one is "up to": the player says how many; an X was named before (PREV-12). */
      readonly amount: Amount | 'all';
      /** Not "up to": all of the amount, as far as there is damage. */
      readonly exact?: true;
      /** "Any amount": of all of it as many as the player says. */
      readonly any?: true;
      /** Of what the card does alone that the Runner is accessing. */
      readonly from?: 'accessed';
      /** Of all of it, so much is left. */
      readonly allBut?: number;
      readonly first?: 'turn';
    }
  | { readonly what: 'tags'; readonly amount: number | 'all' }
  | {
      readonly what: 'trash';
      readonly types: readonly CardType[];
      /** Not the card the ability stands on. */
      readonly other?: true;
      /** What that player does alone. */
      readonly by?: Side;
    }
  | { readonly what: 'expose' }
  /** One subroutine of such ice (PREV-09). */
  | { readonly what: 'break'; readonly on: Filter }
  /** The trace begins again, with a base strength of none. */
  | { readonly what: 'jack-out' }
  /** What ice does when it is encountered (PREV-10). */
  | { readonly what: 'encounter' }
  | { readonly what: 'trace' }
  | { readonly what: 'bad-publicity' };
