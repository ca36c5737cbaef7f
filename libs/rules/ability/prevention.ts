import type { CardType, DamageKind } from '../state/trait';

/** What a prevention stops (PREV-01): so much of a number, or one card's trashing or exposure. */
export type Prevention =
  | {
      readonly what: 'damage';
      readonly kinds: readonly DamageKind[];
      readonly amount: number;
      readonly first?: 'turn';
    }
  | { readonly what: 'tags'; readonly amount: number }
  | { readonly what: 'trash'; readonly types: readonly CardType[] }
  | { readonly what: 'expose' };
