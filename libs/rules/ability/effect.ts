import type { CounterKind } from '../state/card';
import type { Duration } from '../state/lasting';
import type { ServerName } from '../state/server';
import type { Side } from '../state/side';
import type { Ability, Effects, Prevention } from './ability';
import type { Amount } from './amount';
import type { Condition } from './condition';
import type { Cost } from './cost';
import type { Filter } from '../state/filter';
import type { Target } from '../state/target';
import type { DamageKind, Subtype } from '../state/trait';

/** What recurring credits pay for. */
export type Purpose =
  'icebreakers' | 'installing viruses' | 'removing tags' | 'traces' | 'trashing';

/** What a constant ability changes. Amounts are added up (ABIL-03). */
export type Modifier =
  | { readonly of: 'memory-limit'; readonly by: number }
  | { readonly of: 'link'; readonly by: number }
  | { readonly of: 'hand-size'; readonly side: Side; readonly by: number }
  | { readonly of: 'recurring'; readonly credits: number; readonly for: readonly Purpose[] }
  | { readonly of: 'strength'; readonly cards: Filter | Target; readonly by: Amount }
  | {
      readonly of: 'subtypes';
      readonly cards: Filter | Target;
      readonly gain?: readonly Subtype[];
      readonly lose?: readonly Subtype[];
    }
  | { readonly of: 'rez-cost'; readonly cards: Filter | Target; readonly by: Amount }
  | {
      readonly of: 'install-cost';
      readonly cards: Filter;
      readonly by: number;
      readonly first?: 'turn';
    }
  | { readonly of: 'hosting-cost'; readonly by: number }
  | { readonly of: 'advancement-requirement'; readonly cards: Filter; readonly by: number }
  | { readonly of: 'rez-also'; readonly cost: Cost }
  | {
      readonly of: 'steal-also';
      readonly cards: 'this' | Filter;
      /** Only what is accessed from the server this card is in. */
      readonly from?: 'this';
      readonly cost: Cost;
    }
  | { readonly of: 'play-also'; readonly cost: Cost }
  | { readonly of: 'run-also'; readonly cost: Cost; readonly first: 'turn' }
  | {
      readonly of: 'accesses';
      readonly server: ServerName;
      readonly by: Amount;
      readonly upTo?: true;
    }
  | { readonly of: 'success-server'; readonly server: ServerName }
  | { readonly of: 'advanceable' }
  | { readonly of: 'install-only'; readonly on: Filter | 'hq-root' }
  | { readonly of: 'install-faceup' }
  | {
      readonly of: 'hosts';
      readonly cards: Filter;
      readonly atMost?: number;
      readonly memory?: number;
      readonly freeMemory?: true;
    }
  | { readonly of: 'trashed-at-no-strength'; readonly cards: Target }
  | { readonly of: 'revealed-on-access'; readonly from: 'rd' }
  | { readonly of: 'access-trash-free' }
  | { readonly of: 'cannot'; readonly verb: Forbidden; readonly cards?: Target }
  | { readonly of: 'extra-damage'; readonly kind: DamageKind; readonly by: number }
  | { readonly of: 'stays-in-play' }
  | { readonly of: 'first-click-runs' }
  /** Whoever accesses it while it is installed has to trash it, if able (MUST-01). */
  | { readonly of: 'must-trash-accessed' }
  | { readonly of: 'credits-usable' };

/** What a "cannot" forbids (CANT-01). */
export type Forbidden = 'draw' | 'jack-out' | 'use' | 'rez' | 'score' | 'trash';

export interface Option {
  /** The name of the choice, in kebab-case: `take-tag`. */
  readonly option: string;
  readonly effects: Effects;
}

export type Deck = 'rd' | 'stack';

/** One instruction of an ability. Shaped like the rules, not like the cards. */
export type Effect =
  | { readonly do: 'gain'; readonly who: Side; readonly credits: Amount }
  | { readonly do: 'lose'; readonly who: Side; readonly credits: Amount; readonly as?: string }
  | { readonly do: 'take'; readonly credits: Amount | 'any' }
  | { readonly do: 'draw'; readonly who: Side; readonly cards: Amount }
  | { readonly do: 'gain-clicks'; readonly who: Side; readonly clicks: number }
  | {
      readonly do: 'lose-clicks';
      readonly who: Side;
      readonly clicks: number;
      readonly ifAble?: true;
    }
  | {
      readonly do: 'damage';
      readonly kind: DamageKind;
      readonly amount: Amount;
      readonly suffered?: true;
      readonly unpreventable?: true;
    }
  | { readonly do: 'give-tags'; readonly amount: Amount }
  | { readonly do: 'lose-tags'; readonly amount: number }
  | { readonly do: 'bad-publicity'; readonly amount: number }
  | { readonly do: 'end-run' }
  | {
      readonly do: 'place';
      readonly counter: CounterKind;
      readonly amount: Amount;
      readonly on: Target;
    }
  | {
      readonly do: 'remove';
      readonly counter: CounterKind;
      readonly amount: Amount;
      readonly from: Target;
    }
  | {
      readonly do: 'trash';
      readonly cards: Target | { readonly top: Deck; readonly amount: number };
      /** Who trashes, where that is not the card's owner (TRASH-08). */
      readonly by?: Side;
      /** Keeps how many were trashed this way. */
      readonly as?: string;
    }
  | { readonly do: 'expose'; readonly cards: Target }
  | { readonly do: 'reveal'; readonly cards: Target }
  /** On another card without installing it (HOST-11). */
  | {
      readonly do: 'host';
      readonly cards: Target;
      readonly on: Target;
      readonly faceup?: true;
    }
  /** Installed Runner cards (INST-23). */
  | { readonly do: 'turn-facedown'; readonly cards: Target }
  /** Two cards change places (SWAP-01). */
  | { readonly do: 'swap'; readonly cards: Target; readonly with: Target }
  | { readonly do: 'repeat'; readonly times: Amount; readonly effects: Effects }
  /** Events or operations, chosen and played one at a time (PLAY-06). */
  | { readonly do: 'play'; readonly from: Filter; readonly most: number }
  /** A subroutine of the chooser's choice on one of these pieces of ice. */
  | { readonly do: 'resolve-sub'; readonly of: Filter }
  /** The card the ability stands on carries the text of another (CONV-04, CONV-05). */
  | { readonly do: 'gain-text'; readonly of: Target }
  | { readonly do: 'rez'; readonly cards: Target; readonly free?: true }
  | { readonly do: 'derez'; readonly cards: Target }
  | {
      readonly do: 'move';
      readonly cards: Target;
      readonly to: 'hand' | 'top' | 'bottom' | 'corp-score';
    }
  | {
      readonly do: 'break';
      readonly upTo: number | 'all';
      readonly subtype?: Subtype;
      readonly maxStrength?: number;
      readonly of?: 'this';
    }
  | { readonly do: 'bypass' }
  /** The Runner encounters that ice outside of the normal sequence (ENC-07). */
  | { readonly do: 'encounter'; readonly ice: Target }
  /** The Runner accesses the top card of a deck (ACC-19). */
  | { readonly do: 'access'; readonly deck: 'rd' }
  /** Another server is attacked from now on, from its outermost position (RUN0-03). */
  | { readonly do: 'move-run'; readonly server: ServerName }
  | { readonly do: 'approach-outermost' }
  | {
      readonly do: 'lasting';
      readonly until: Duration;
      readonly abilities: readonly Ability[];
      readonly on?: Target;
      readonly from?: 'next-encounter';
    }
  | {
      readonly do: 'trace';
      readonly base: Amount;
      readonly success: Effects;
      readonly failure?: Effects;
    }
  | {
      readonly do: 'search';
      readonly deck: Deck;
      readonly for: Filter;
      readonly as: string;
      readonly reveal?: true;
    }
  | { readonly do: 'look'; readonly deck: Deck; readonly amount: number; readonly as: string }
  | { readonly do: 'arrange'; readonly deck: Deck; readonly cards: Target }
  | {
      readonly do: 'choose';
      readonly from: Filter | Target;
      readonly fits?: Filter;
      readonly least: Amount;
      readonly most: Amount;
      readonly as: string;
      readonly who?: Side;
      readonly lasting?: true;
      /** Besides those already chosen under the name, which count and have to fit this. */
      readonly further?: Filter;
    }
  | {
      readonly do: 'choose-number';
      readonly most: Amount;
      readonly least: number;
      readonly as: string;
      readonly who?: Side;
    }
  | {
      readonly do: 'option';
      readonly who?: Side;
      readonly options: readonly Option[];
      readonly must?: true;
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
      readonly otherwise: Effects;
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
      readonly on: readonly ServerName[] | 'any';
      readonly during?: readonly Ability[];
      readonly credits?: number;
    }
  | {
      readonly do: 'install';
      readonly from: Filter | Target;
      readonly fits?: Filter;
      /** How many, chosen and installed one at a time (INST-18). */
      readonly most: number;
      readonly optional?: true;
      readonly discount?: number;
      readonly free?: true;
      readonly rezzed?: true;
      /** An agenda by its own or another text (INST-21). */
      readonly faceup?: true;
      /** In a new remote, or as ice right behind the one the ability stands on. */
      readonly at?: 'new' | 'behind-this';
      /** Keeps what was installed under a name. */
      readonly as?: string;
    }
  | { readonly do: 'prevent'; readonly prevention: Prevention };
