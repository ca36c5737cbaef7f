import type { Central, ServerName, ServerWord } from '../state/server';
import type { CounterKind } from '../state/card';
import type { Condition } from './condition';
import type { Side } from '../state/side';
import type { Cost } from './cost';
import type { Amount, Filter, Target } from '../state/filter';
import type { DamageKind, Subtype } from '../state/trait';

/** What recurring credits pay for. */
export type Purpose =
  | 'icebreakers'
  | 'installing viruses'
  | 'removing tags'
  | 'traces'
  | 'trashing'
  | {
      readonly to: 'install' | 'rez' | 'advance' | 'play' | 'use' | 'trash';
      readonly cards: Filter;
      /** Of an install: in or protecting the server of the card the credits lie on. */
      readonly at?: 'this-server';
    }
  /** Anything the Runner pays for during a run there. */
  | { readonly during: 'run'; readonly on?: ServerWord };

/** What a cost is lowered for by a choice of its payer. */
export type LoweredVerb = 'play' | 'install';

/** The roots of these centrals. */
export interface Roots {
  readonly roots: readonly Central[];
}

/** What a constant ability changes. Amounts are added up (ABIL-03). */
export type Modifier =
  | {
      readonly of: 'memory-limit';
      readonly by: Amount;
      /** Instead of the four that there are otherwise. */
      readonly base?: true;
      /** Memory for such programs alone. */
      readonly for?: Filter;
    }
  /** Of each player (WIN-01). */
  | { readonly of: 'points-to-win'; readonly by: number }
  | { readonly of: 'link'; readonly by: number }
  | {
      readonly of: 'hand-size';
      readonly side: Side;
      readonly by: Amount;
      /** Instead of the five that a hand holds otherwise. */
      readonly base?: true;
    }
  | { readonly of: 'recurring'; readonly credits: Amount; readonly for: readonly Purpose[] }
  | { readonly of: 'strength'; readonly cards: Filter | Target; readonly by: Amount }
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
  | {
      readonly of: 'rez-cost';
      readonly cards: Filter | Target;
      readonly by: Amount;
      readonly first?: 'turn';
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
  /** Of cards wherever they lie, where the filter says no place. */
  | { readonly of: 'trash-cost'; readonly cards: Filter; readonly by: Amount }
  /** Of the card itself, installed or not. */
  | { readonly of: 'memory-cost'; readonly by: Amount }
  /** Received at the beginning of a turn (TURN-04, TURN-14). */
  | { readonly of: 'clicks'; readonly side: Side; readonly by: Amount }
  | { readonly of: 'starting-hand'; readonly cards: number }
  | { readonly of: 'starts-with'; readonly credits?: number; readonly badPublicity?: number }
  | {
      readonly of: 'install-cost';
      readonly cards: Filter;
      readonly by: Amount | 'ignored';
      readonly first?: 'turn';
      readonly beyond?: never;
    }
  /** Of ice that is installed in any position but that one (INST-28). */
  | {
      readonly of: 'install-cost';
      readonly cards: Filter & { readonly type: 'ice' };
      readonly by: Amount;
      readonly first?: never;
      readonly beyond: 'innermost';
    }
  | { readonly of: 'play-cost'; readonly cards: Filter | Target; readonly by: Amount }
  | { readonly of: 'hosting-cost'; readonly by: number }
  /** Before its controller plays or installs a card, one of these can be trashed to pay so much less (COST-19). */
  | {
      readonly of: 'may-cost-less';
      readonly verbs: readonly LoweredVerb[];
      readonly by: number;
      readonly trash: Filter;
      readonly limit: 'turn';
    }
  | {
      readonly of: 'advancement-requirement';
      readonly cards: Filter | Target;
      readonly by: Amount;
    }
  /** To rez these, or else the card itself; the variable `rez cost` is that of the card. */
  | { readonly of: 'rez-also'; readonly cost: Cost; readonly cards?: Filter | Target }
  /** To rez the card, the Corp may pay this instead of the rez cost (REZ-08). */
  | { readonly of: 'rez-instead'; readonly cost: Cost }
  | {
      readonly of: 'steal-also';
      readonly cards: 'this' | Filter;
      /** Only what is accessed from the server this card is in. */
      readonly from?: 'this';
      readonly cost: Cost;
    }
  /** To play these, or else the card itself. */
  | { readonly of: 'play-also'; readonly cost: Cost; readonly cards?: Filter }
  /** Additional costs of playing such cards are ignored. */
  | { readonly of: 'play-plainly'; readonly cards: Filter }
  | {
      readonly of: 'run-also';
      readonly cost: Cost;
      /** Of runs that no card makes. */
      readonly action?: true;
      readonly first?: 'turn';
      readonly server?: ServerWord;
    }
  /** Runs that the Runner cannot make: on such servers, or at all. */
  | { readonly of: 'cannot-run'; readonly server?: ServerWord }
  /** "Install only if", "rez only if". */
  | {
      readonly of: 'only-if';
      readonly verb: 'install' | 'rez';
      readonly condition: Condition;
    }
  /** "You cannot use this more than once per turn": one limit for all its abilities. */
  | { readonly of: 'used-once'; readonly per: 'turn' }
  /** What an agenda is worth besides. */
  | { readonly of: 'agenda-points'; readonly by: Amount; readonly cards?: Filter }
  /** Of a card that is no agenda: what it is worth as one in a score area (CONV-01). */
  | { readonly of: 'worth'; readonly points: number }
  | {
      readonly of: 'accesses';
      /** Without one: on whatever server, in or protecting nothing else (ACC-27). */
      readonly server?: ServerWord;
      readonly by: Amount;
      readonly upTo?: true;
    }
  /** No more cards than so many (CANT-01). */
  | { readonly of: 'access-limit'; readonly most: number }
  /** Successful runs there are so for no ability. */
  | { readonly of: 'success-unmarked'; readonly server: ServerWord }
  /** Paid to jack out. */
  | { readonly of: 'jack-out-also'; readonly cost: Cost }
  /** R&D from its bottom up. */
  | { readonly of: 'accesses-from-bottom' }
  | { readonly of: 'access-also'; readonly cost: Cost; readonly server: ServerWord }
  /** Each time an icebreaker is used to break, or anything is, during a run there where it says one. */
  | {
      readonly of: 'break-also';
      readonly cost: Cost;
      readonly server?: ServerWord;
      readonly by?: 'anything';
    }
  /** Whatever would lower it does not. */
  | { readonly of: 'strength-kept'; readonly cards: Filter | Target }
  /** What waits on such cards for the first time of a turn is met by the second as well (ORD-04). */
  | { readonly of: 'second-time'; readonly cards: Filter }
  /** Without anybody's doing: so many tags, each time (PREV-01). */
  | { readonly of: 'avoids-tags'; readonly amount: number | 'all' }
  /** Of what lasts alone: it is over when it has avoided one. */
  | { readonly of: 'avoids-next-tag' }
  /** So many virus counters stay. */
  | { readonly of: 'purge-leaves'; readonly cards: Filter; readonly amount: number }
  /** They count as having so many more counters; those of the card itself can be spent for them. */
  | {
      readonly of: 'considered';
      readonly counter: CounterKind;
      readonly cards: Filter;
      readonly amount: Amount;
      readonly spendable?: true;
    }
  /** Instead of accessing it the Runner may remove one card there from the game. */
  | { readonly of: 'removes-instead'; readonly from: 'archives' }
  /** The card is active there, too. */
  | { readonly of: 'active-in'; readonly place: 'runner-score' }
  /** A successful run there is treated as one on another server; of several, on one of the Runner's choice (RUN5-09). */
  | {
      readonly of: 'success-server';
      readonly on: ServerName;
      readonly server: ServerName | readonly ServerName[];
    }
  /** What installing in or protecting that server costs in credits besides (COST-17). */
  | { readonly of: 'install-also'; readonly credits: number; readonly server: ServerWord }
  /** The card has the text of the identity that is hosted on it (OUT-03). */
  | { readonly of: 'text-of-hosted' }
  /** The card keeps a server that it chose, for its abilities to speak of (CHOOSE-07). */
  | { readonly of: 'kept-server' }
  /** It keeps the cards that its ability named so, or the number that X stands for, in the place of what it kept before (CHOOSE-08). */
  | { readonly of: 'kept'; readonly as: string }
  /**
   * What raised the strength of such an icebreaker for an encounter lasts longer (BRK-13); of the first one whose strength
   * was raised in a turn.
   */
  | {
      readonly of: 'boosts-last';
      readonly cards: Filter | Target;
      readonly until: 'run' | 'turn';
      readonly first?: 'turn';
    }
  /** In which order unbroken subroutines resolve is that player's choice (SUB-07). */
  | { readonly of: 'orders-subs'; readonly who: Side }
  /**
   * Subroutines that do not resolve though they are not broken (SUB-08): so many of the encountered ice, from its first
   * on; or the first that would resolve in the present run.
   */
  | { readonly of: 'unresolved-subs'; readonly first: number | 'run' }
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
  /** The Runner plays with the grip open to all (INFO-37). */
  | { readonly of: 'open-grip' }
  /** Who says which cards of that hand are accessed, instead of chance (ACC-28). */
  | { readonly of: 'chooses-access'; readonly who: Side; readonly server: 'HQ' }
  /** A number of credits that nobody spends in secret (PSI-02). */
  | { readonly of: 'cannot-spend-secretly'; readonly credits: number }
  /** The card itself, or any that fit. */
  | { readonly of: 'revealed-on-access'; readonly from: 'rd'; readonly cards?: Filter }
  | { readonly of: 'access-trash-free' }
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
  /** Credits, from wherever they would come. */
  | { readonly of: 'cannot-spend'; readonly side: Side }
  /** They have those that the ability holds besides their own, or all paid ones of such cards (GAIN-01, GAIN-02). */
  | { readonly of: 'abilities'; readonly cards: Filter | Target; readonly copies?: Filter }
  /** Their text boxes are blank (BLANK-01). */
  | { readonly of: 'blank'; readonly cards: Filter | Target }
  /** What an action of the chart costs in credits. */
  | {
      readonly of: 'action-cost';
      readonly action: 'remove-tag' | 'trash-resource';
      readonly by: number;
    }
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
  /** The base strength of traces; of subroutines alone. */
  | { readonly of: 'trace-base'; readonly by: Amount; readonly subs?: true }
  /** Who spends credits first in a trace (TRC-09). */
  | { readonly of: 'trace-first'; readonly who: Side }
  /** In traces the Runner's link is none before credits are spent on it (LINK-03). */
  | { readonly of: 'no-base-link'; readonly first?: 'turn' }
  /** No more cards in a turn than so many (DRAW-05). */
  | { readonly of: 'draw-limit'; readonly side: Side; readonly most: number }
  /** The Runner counts as tagged, whatever tags there are. */
  | { readonly of: 'tagged' }
  /** A player counts as having so many more, even where there are none (CONV-06); they cannot be removed. */
  | { readonly of: 'counts-more'; readonly marks: 'tags' | 'bad-publicity'; readonly by: number }
  /** Without anybody's doing: so much of damage of these kinds, of every instance or of the first (PREV-01). */
  | {
      readonly of: 'prevents';
      readonly kinds: readonly DamageKind[];
      readonly amount: number | 'all';
      readonly first?: 'turn';
      /** Of what such cards do alone. */
      readonly from?: Filter;
    }
  | { readonly of: 'stays-in-play' }
  /** Trashed, it is installed facedown instead of being put into the heap (TRASH-10). */
  | { readonly of: 'trashed-to'; readonly place: 'facedown' }
  /** When it has resolved, the action phase of whoever played it is over (TURN-26). */
  | { readonly of: 'ends-action-phase' }
  | { readonly of: 'first-click-runs' }
  /**
   * Whoever accesses it while it is installed has to trash it, if able (MUST-01); or each first card with a trash cost in a turn,
   * by paying that.
   */
  | { readonly of: 'must-trash-accessed'; readonly first?: 'turn' }
  /** The credits on the card, for anything or for these purposes. */
  | { readonly of: 'credits-usable'; readonly for?: readonly Purpose[] };

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

/**
 * How the rules look for each: among all that is in force, lasting effects included; on the card
 * itself while it is inactive, too; or on the card as it is printed, whatever else holds.
 */
export const lookups = {
  'memory-limit': ['in force'],
  'points-to-win': ['in force'],
  link: ['in force'],
  'hand-size': ['in force'],
  recurring: ['printed'],
  strength: ['in force'],
  subtypes: ['in force'],
  'rez-cost': ['in force', 'anywhere'],
  subroutines: ['in force'],
  'trash-cost': ['in force'],
  'memory-cost': ['anywhere'],
  clicks: ['in force'],
  'starting-hand': ['printed'],
  'text-of-hosted': ['printed'],
  'starts-with': ['printed'],
  'install-cost': ['in force', 'anywhere'],
  'play-cost': ['in force', 'anywhere'],
  'hosting-cost': ['printed'],
  'may-cost-less': ['in force'],
  'advancement-requirement': ['in force', 'anywhere'],
  'rez-also': ['in force', 'printed'],
  'rez-instead': ['printed'],
  'steal-also': ['in force', 'printed'],
  'play-also': ['in force', 'printed'],
  'play-plainly': ['in force'],
  'run-also': ['in force'],
  'cannot-run': ['in force'],
  'only-if': ['printed'],
  'used-once': ['printed'],
  'agenda-points': ['in force', 'printed'],
  worth: ['printed'],
  accesses: ['in force'],
  'success-unmarked': ['in force'],
  'jack-out-also': ['in force'],
  'accesses-from-bottom': ['in force'],
  'access-also': ['in force'],
  'break-also': ['in force'],
  'strength-kept': ['in force'],
  'second-time': ['in force'],
  'avoids-tags': ['in force'],
  'avoids-next-tag': ['in force'],
  'purge-leaves': ['in force'],
  considered: ['in force'],
  'removes-instead': ['in force'],
  'active-in': ['printed'],
  'success-server': ['in force'],
  'install-also': ['in force'],
  'kept-server': ['in force'],
  kept: ['in force'],
  'boosts-last': ['in force'],
  'orders-subs': ['in force'],
  'unresolved-subs': ['in force'],
  advanceable: ['anywhere'],
  'install-only': ['printed'],
  'install-faceup': ['printed'],
  hosts: ['printed'],
  'trashed-at-no-strength': ['in force'],
  'open-grip': ['in force'],
  'revealed-on-access': ['in force', 'printed'],
  'access-trash-free': ['in force'],
  cannot: ['in force'],
  'cannot-spend': ['in force'],
  blank: ['in force'],
  abilities: ['in force'],
  'action-cost': ['in force'],
  'access-limit': ['in force'],
  'chooses-access': ['in force'],
  'cannot-spend-secretly': ['in force'],
  'extra-damage': ['in force'],
  'chooses-damage': ['in force'],
  'trace-base': ['in force'],
  'trace-first': ['in force'],
  'no-base-link': ['in force'],
  'draw-limit': ['in force'],
  tagged: ['in force'],
  'counts-more': ['in force'],
  prevents: ['in force'],
  'stays-in-play': ['printed'],
  'trashed-to': ['printed'],
  'ends-action-phase': ['printed'],
  'first-click-runs': ['in force'],
  'must-trash-accessed': ['in force', 'anywhere'],
  'credits-usable': ['printed'],
} as const satisfies { readonly [K in Modifier['of']]: readonly Lookup[] };

type Lookup = 'in force' | 'anywhere' | 'printed';

/** The modifiers that are looked for in a way: asking for another does not compile. */
export type Looked<L extends Lookup> = {
  [K in Modifier['of']]: L extends (typeof lookups)[K][number] ? K : never;
}[Modifier['of']];

export const isLooked = (of: Modifier['of'], lookup: Lookup): boolean =>
  (lookups[of] as readonly Lookup[]).includes(lookup);
