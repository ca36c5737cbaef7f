import type { Filter } from '../state/filter';
import type { Side } from '../state/side';
import type { DamageKind } from '../state/trait';

/** What constant abilities change of damage. */
export type DamageModifier =
  | {
      readonly of: 'extra-damage';
      readonly kind: DamageKind;
      readonly by: number;
      readonly first?: 'turn';
      /** Whatever the Runner takes, also what is suffered and not done (DMG-08). */
      readonly taken?: true;
    }
  /** Who takes the cards that damage takes, instead of chance (DMG-02). */
  | {
      readonly of: 'chooses-damage';
      readonly who: Side;
      /** Damage of this kind alone. */
      readonly kind?: DamageKind;
      /** Only the first card that damage takes in a turn (ORD-01). */
      readonly first?: 'turn';
      /** Who chooses may do so, and looks at the grip first (DMG-11). */
      readonly looks?: true;
    }
  /** Without anybody's doing: so much of damage of these kinds, of every instance or of the first (PREV-01). */
  | {
      readonly of: 'prevents';
      readonly kinds: readonly DamageKind[];
      readonly amount: number | 'all';
      readonly first?: 'turn';
      /** Of what such cards do alone. */
      readonly from?: Filter;
    };
