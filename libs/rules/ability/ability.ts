import type { Side } from '../state/side';
import type { Amount } from './amount';
import type { Condition } from './condition';
import type { Cost } from './cost';
import type { Effect, Modifier } from './effect';
import type { CardType, DamageKind } from '../state/trait';
import type { Trigger } from './trigger';

export type Effects = readonly Effect[];

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

interface Printed {
  /** The line of the card the ability stands on, from 0. */
  readonly line?: number;
}

/** "Cost: effect" (ABIL-01). */
export interface Paid extends Printed {
  readonly kind: 'paid';
  readonly cost: Cost;
  readonly effects: Effects;
  /** It breaks subroutines: usable only at 3.1 (BRK-09). */
  readonly breaks?: true;
  /** Usable only while a prevention is possible. */
  readonly prevents?: Prevention;
  /** Usable only while the Runner accesses a card, in 5.5.2. */
  readonly onAccess?: true;
  /** Whose ability it is where that is not the card's owner: bioroids (BRK-11). */
  readonly usedBy?: Side;
  readonly limit?: 'turn';
  readonly if?: Condition;
}

/** "When, whenever, before, after" (ABIL-04). */
export interface When extends Printed {
  readonly kind: 'when';
  readonly trigger: Trigger;
  /** "May", "allows" (ABIL-06). */
  readonly optional?: true;
  /** "Do A to do B" (COST-09). */
  readonly cost?: Cost;
  readonly effects: Effects;
  /** Works from wherever the card lies, not only while it is active (ZONE-06). */
  readonly anywhere?: true;
  /** Sees what happens at the moment its card leaves play, too, itself included. */
  readonly asItLeaves?: true;
}

/** Works as long as its card is active (ABIL-02). */
export interface Constant extends Printed {
  readonly kind: 'constant';
  readonly modifies: Modifier;
  readonly while?: Condition;
  /** Works while the card is inactive, too: how it may be installed, advanced, accessed (ZONE-06). */
  readonly anywhere?: true;
  /** Goes on during the run in which the Runner trashed the card. */
  readonly persists?: true;
}

export interface Subroutine extends Printed {
  readonly kind: 'sub';
  readonly effects: Effects;
}

/** What an event or operation does, and when it can be played. */
export interface Play extends Printed {
  readonly kind: 'play';
  /** For a play cost of X: what X is at most (COST-05). */
  readonly atMostX?: Amount;
  readonly effects: Effects;
  readonly onlyIf?: Condition;
}

/** "Instead": takes the place of what would happen (REPL-01). */
export type Instead = InsteadOfAccess | InsteadOfDamage;

export interface InsteadOfAccess extends Printed {
  readonly kind: 'instead';
  readonly of: 'access';
  readonly server?: Trigger['server'];
  readonly optional: boolean;
  readonly effects: Effects;
  readonly if?: Condition;
}

/** Of damage about to be done in a run on the server of the card. */
export interface InsteadOfDamage extends Printed {
  readonly kind: 'instead';
  readonly of: 'damage';
  readonly damage: DamageKind;
  /** Only of the first such damage of a run (ORD-01). */
  readonly first: 'run';
  readonly cost: Cost;
  readonly effects: Effects;
}

/** May be rezzed while one of these is about to happen. */
export interface RezWhen extends Printed {
  readonly kind: 'rez-when';
  readonly imminent: 'expose';
}

export type Ability = Paid | When | Constant | Subroutine | Play | Instead | RezWhen;
