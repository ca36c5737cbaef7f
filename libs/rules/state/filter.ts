import type { CounterKind, Zone } from './card';
import type { RememberedKind } from './history';
import type { ServerWord } from './server';
import type { Side } from './side';
import type { CardType, DamageKind, Kind, Subtype } from './trait';

/** Where a filter looks. `installed` is what an effect means when it says nothing else (CHOOSE-01). */
export type Place =
  | 'installed'
  | 'play'
  | 'hq'
  | 'rd'
  | 'archives'
  | 'grip'
  | 'heap'
  | 'corp-score'
  | 'runner-score'
  | 'hosted';

/** A description of cards; every field given has to fit. */
export interface Filter {
  readonly in?: Place | readonly Place[];
  readonly side?: 'corp' | 'runner';
  readonly type?: CardType | readonly CardType[];
  readonly subtype?: Subtype | readonly Subtype[];
  readonly not?: Subtype;
  readonly rezzed?: boolean;
  readonly unrezzed?: boolean;
  /** In or protecting such a server. */
  readonly server?: ServerWord;
  readonly advanceable?: true;
  /** Not the card the ability stands on. */
  readonly other?: true;
  /** Has the type of that card. */
  readonly typeOf?: Target;
  /** Has the title of that card. */
  readonly copyOf?: Target;
  /** It broke a subroutine in the present run. */
  readonly brokeInRun?: true;
  readonly hasTrashCost?: true;
  /** Of the heap, what was put there last. */
  readonly newest?: true;
  /** Fewer recurring credits lie on it than a refill would leave there. */
  readonly spentRecurring?: true;
  /** Of the faction of that player's identity. */
  readonly ofIdentity?: Side;
  /** Of which a player has one in play at most (UNIQ-01). */
  readonly unique?: true;
  /** At least one of these. */
  readonly any?: readonly Filter[];
  /** None of these. */
  readonly none?: readonly Filter[];
  /** That card and no other. */
  readonly same?: Target;
  /** Not that card. */
  readonly except?: Target;
  readonly facedown?: true;
  readonly faceup?: true;
  readonly position?: 'innermost' | 'outermost';
  /** Counters of this kind were placed on it this turn. */
  readonly got?: CounterKind;
  /** That was done to it in the present turn or run. */
  readonly was?: {
    readonly done: 'installed' | 'rezzed' | 'all-broken' | 'ice-passed' | 'ability-used';
    /** The last run is the one that began last in this turn, over or not. */
    readonly when: 'this-turn' | 'this-run' | 'last-run';
    /** Every subroutine of it was broken with this card in one encounter. */
    readonly with?: 'this';
  };
  /** Such a card is hosted on it. */
  readonly hosts?: Filter;
  /** It is hosted on such an installed card. */
  readonly hostedOn?: Filter;
  /** Each of the two may lie where the other lies (SWAP-04). */
  readonly changesWith?: Target;
  /** Ice by the place of other ice. */
  readonly relative?: Relative;
  /** Of the type or with the subtype that was named among these, by the ability or, as the card keeps it, before. */
  readonly called?: Called;
  /** What a number of the card comes to. */
  readonly measure?: Measure;
}

export type Called =
  | { readonly as: string; readonly among: readonly Kind[] }
  | { readonly kept: string; readonly among: readonly Kind[] };

/** Where ice protects a server, seen from other ice: positions count from the innermost. */
export interface Relative {
  readonly to: Target;
  readonly as: 'same-server' | 'same-position' | 'next-to' | 'right-behind';
}

/**
 * A card an effect speaks of: the one its ability stands on, that one's host, the ice being
 * approached or encountered, the card being accessed, the card of the fact that set the ability off, the card a
 * lasting effect was laid on, or cards kept under a name.
 */
export type Target =
  /** Every card that fits. */
  | { readonly all: Filter }
  | 'this'
  | 'host'
  | 'approached'
  | 'encountered'
  | 'accessed'
  | 'that'
  | 'target'
  /** Cards named before that are still where they were. */
  | { readonly rest: string }
  /** Cards that the card the ability stands on keeps (CHOOSE-08). */
  | { readonly kept: string }
  | { readonly named: string; readonly fits?: Filter };

/** A number a card speaks of; worked out when its effect resolves. */
export type Amount =
  | number
  | { readonly of: 'x' }
  | { readonly of: 'var'; readonly name: string }
  /** Of the fact that set the ability off. */
  | { readonly of: 'told'; readonly what: ToldNumber }
  | { readonly of: 'counters'; readonly kind: CounterKind; readonly on: Target }
  | { readonly of: 'property'; readonly what: Property; readonly on: Target }
  | { readonly of: 'tags' }
  | { readonly of: 'bad-publicity' }
  | { readonly of: 'pool'; readonly side: Side }
  | { readonly of: 'clicks'; readonly side: Side }
  | { readonly of: 'agenda-points'; readonly side: Side }
  | { readonly of: 'hand-size'; readonly side: Side }
  /** Servers of a kind; those with a card in their root alone. */
  | { readonly of: 'servers'; readonly kind: ServerWord; readonly occupied?: true }
  | { readonly of: 'subroutines'; readonly on: Target }
  | { readonly of: 'link' }
  /** Of the trace that succeeded or failed: its strength, or by how much that exceeded the link strength. */
  | { readonly of: 'trace'; readonly part: 'strength' | 'excess' }
  | { readonly of: 'unused-memory' }
  /** Cards of HQ that the Runner would access now (ACC-32). */
  | { readonly of: 'would-access' }
  /** Of a target, those that fit. */
  | { readonly of: 'count'; readonly cards: Filter | Target; readonly fits?: Filter }
  /** Of so many cards, what the highest has. */
  | { readonly of: 'greatest'; readonly what: Property; readonly cards: Filter }
  /** How often something took place that rules remember. */
  | ({ readonly of: 'happened' } & Happening)
  /** By how much it falls short of a number. */
  | { readonly of: 'lacking'; readonly amount: Amount; readonly to: Amount }
  /** Points printed on the agendas stolen in a turn. */
  | { readonly of: 'stolen-points'; readonly when: 'this-turn' | 'last-turn' }
  | { readonly of: 'times'; readonly factor: number; readonly amount: Amount }
  | { readonly of: 'less'; readonly amount: Amount; readonly by: number }
  | { readonly of: 'least'; readonly amounts: readonly Amount[] }
  | { readonly of: 'sum'; readonly amounts: readonly Amount[] }
  | { readonly of: 'half'; readonly amount: Amount }
  /** For every so many, one. */
  | { readonly of: 'every'; readonly amount: Amount; readonly in: number };

/**
 * A number that a fact tells: cards accessed, those of them stolen or trashed, virus counters
 * purged, credits that a player spent in secret or on a trace, or a cost: points that what was forfeited was worth.
 */
export type ToldNumber = 'accessed' | 'taken' | 'purged' | 'worth' | 'bid' | Side;

/** So many cards that go out of the game, under their owner's deck, or are shuffled into it. */
export interface Put {
  readonly cards: Filter;
  readonly amount: number | 'all';
  readonly to: 'removed' | 'bottom' | 'shuffled';
}

/** What took place, as rules look back at it. */
export interface Happening {
  readonly fact: RememberedKind;
  readonly when: 'this-encounter' | 'this-run' | 'this-turn' | 'last-turn';
  readonly side?: Side;
  readonly server?: ServerWord;
  /** To such a card. */
  readonly card?: Filter;
  /** Of damage: of such kinds. */
  readonly damage?: readonly DamageKind[];
  /** Where the card was until then. */
  readonly from?: Zone;
  /** It happened to the card the ability stands on. */
  readonly this?: true;
  /** Of a broken subroutine: with the card the ability stands on. */
  readonly with?: 'this';
  /** Of a broken subroutine: one that is printed on the ice, not gained. */
  readonly printed?: true;
  /** How a run ended. */
  readonly outcome?: 'successful' | 'unsuccessful';
  /** Of a trashing or damage: whose it was; of a trashing, whether the card was being accessed. */
  readonly by?: Side;
  readonly accessed?: true;
}

/** A number printed on a card, as modified; of several cards, all together. */
export type Property =
  | 'cost'
  | 'rez-cost'
  | 'strength'
  | 'points'
  | 'printed-points'
  | 'trash'
  | 'memory'
  | 'requirement'
  | 'subroutines'
  | 'subtypes';

export interface Measure {
  readonly of: Property | CounterKind;
  readonly atLeast?: Amount;
  readonly atMost?: Amount;
}
