import type { Side } from '../state/side';
import type { Condition } from './condition';
import type { Cost } from './cost';
import type { Modifier } from './modifier';
import type { DamageKind } from '../state/trait';
import type { Trigger } from './trigger';
import type { Prevention } from './prevention';
import type { Duration } from '../state/lasting';
import type { ServerName, ServerWord } from '../state/server';
import type { Amount, Filter, Target } from '../state/filter';
import type { PlainEffect } from './plain-effect';

export type Effects = readonly Effect[];

/** Once each turn, or once each run. */
export type Limit = 'turn' | 'run';

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
  /** Used so often and no more (ABIL-14). */
  readonly limit?: Limit;
  readonly if?: Condition;
}

/** Where a card can lie whose ability waits there (ZONE-06). */
export type Listening = 'archives' | 'hq' | 'heap' | 'grip' | 'ice';

/** "When, whenever, before, after" (ABIL-04). */
export interface When extends Printed {
  readonly kind: 'when';
  readonly trigger: Trigger;
  /** "May", "allows" (ABIL-06). */
  readonly optional?: true;
  /** "Do A to do B" (COST-09). */
  readonly cost?: Cost;
  /** Triggers, or is taken up where it is optional, so often and no more (ABIL-14). */
  readonly limit?: Limit;
  readonly effects: Effects;
  /** Works from wherever the card lies, not only while it is active (ZONE-06); or there alone, of any fact. */
  readonly anywhere?: true | Listening;
  /** Sees what happens at the moment its card leaves play, too, itself included. */
  readonly asItLeaves?: true;
  /** Goes on during the run in which the Runner trashed the card. */
  readonly persists?: true;
  /** Of a trash: says where the card goes instead, before anything that the trash sets off (TRASH-11). */
  readonly instead?: true;
  /** What lasts until this happens is over before anything that it sets off (SIM-01). */
  readonly ends?: true;
}

/** Works as long as its card is active (ABIL-02). */
export interface Constant extends Printed {
  readonly kind: 'constant';
  readonly modifies: Modifier;
  /** What a change of subroutines adds. */
  readonly subs?: readonly Subroutine[];
  /** What a change of abilities adds (GAIN-01). */
  readonly gives?: readonly Paid[];
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

/** "Whenever you are about to": comes before what is imminent (PREV-08). */
export interface Before extends Printed {
  readonly kind: 'before';
  readonly imminent: 'bad-publicity';
  readonly effects: Effects;
}

export interface InsteadOfAccess extends Printed {
  readonly kind: 'instead';
  readonly of: 'access';
  /** Works from there, and only from there (ZONE-06). */
  readonly anywhere?: 'grip';
  readonly server?: ServerWord;
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
  readonly imminent: 'expose' | 'break';
  /** Of a break: on such ice. */
  readonly on?: Filter;
}

/** What works apart from its card for a time: no other kind is looked for in what lasts. */
export type Lent = When | Constant | InsteadOfAccess;

export type Ability = Paid | When | Constant | Subroutine | Play | Instead | Before | RezWhen;

export interface Option {
  /** The name of the choice, in kebab-case: `take-tag`. */
  readonly option: string;
  readonly effects: Effects;
}

/** One instruction of an ability. Shaped like the rules, not like the cards. */
export type Effect =
  | PlainEffect
  /** The Runner spends credits in secret, and the Corp says whether the number is even or odd; or, of so many at most, which it is. */
  | { readonly do: 'guess'; readonly as: string; readonly wrong: Effects; readonly most?: number }
  /** Both spend 0 to 2 credits in secret and reveal them together (PSI-01). */
  | { readonly do: 'psi'; readonly differ?: Effects; readonly same?: Effects }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: Effects }
  | {
      readonly do: 'lasting';
      readonly until: Duration;
      readonly abilities: readonly Lent[];
      readonly on?: Target;
      readonly from?: 'next-encounter';
      /** What X is for as long as it lasts, counted when it begins. */
      readonly x?: Amount;
    }
  | {
      readonly do: 'trace';
      readonly base: Amount;
      readonly success: Effects;
      readonly failure?: Effects;
    }
  | {
      readonly do: 'option';
      readonly who?: Side;
      readonly options: readonly Option[];
      readonly must?: true;
      /** So many of them, each once, one after another (CHOOSE-06). */
      readonly times?: number;
    }
  /** "May pay to": asked for, paid at once, X named first; `otherwise` where it is not done. */
  | {
      readonly do: 'may';
      readonly who?: Side;
      readonly cost?: Cost;
      readonly effects: Effects;
      readonly otherwise?: Effects;
    }
  /** "... unless a player pays". */
  | {
      readonly do: 'unless';
      readonly who: Side;
      readonly cost: Cost;
      readonly effects: Effects;
    }
  | {
      readonly do: 'must-pay';
      readonly who: Side;
      readonly cost: Cost;
      /** "If you do". */
      readonly then?: Effects;
      readonly otherwise: Effects;
    }
  /** By turns, until one of the players declines (LOOP-03). */
  | {
      readonly do: 'take-turns';
      readonly first: Side;
      readonly does: Readonly<Record<Side, Effects>>;
      /** What comes of it where that player does. */
      readonly declined: Readonly<Partial<Record<Side, Effects>>>;
    }
  | {
      readonly do: 'if';
      readonly condition: Condition;
      readonly then: Effects;
      readonly otherwise?: Effects;
    }
  | { readonly do: 'both'; readonly effects: Effects }
  | {
      readonly do: 'run';
      /** `kept`: that which the card keeps (CHOOSE-07). */
      readonly on: readonly ServerName[] | 'any' | 'chosen' | 'kept' | 'remote';
      /** On a server that such ice protects. */
      readonly past?: Filter;
      readonly during?: readonly Lent[];
      readonly credits?: number;
    };
