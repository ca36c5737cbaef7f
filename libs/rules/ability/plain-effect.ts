import type { CounterKind } from '../state/card';
import type { Amount, Filter, Target } from '../state/filter';
import type { Central, ServerName, ServerWord } from '../state/server';
import type { Side } from '../state/side';
import type { CardType, DamageKind, Kind, Subtype } from '../state/trait';
import type { Prevention } from './prevention';

export type Deck = 'rd' | 'stack';

/** Cards of the Runner outside of the game, by what is printed on them (OUT-01). */
export interface Outside {
  readonly type?: CardType;
  readonly subtype?: Subtype;
  /** Of the faction of the Runner's identity, or of another. */
  readonly faction?: 'own' | 'other';
}

/** An instruction that holds no further ones. */
export type PlainEffect =
  | { readonly do: 'gain'; readonly who: Side; readonly credits: Amount }
  | { readonly do: 'lose'; readonly who: Side; readonly credits: Amount; readonly as?: string }
  | { readonly do: 'take'; readonly credits: Amount | 'any' }
  /** Keeps the drawn cards under a name, with those it stood for. */
  | {
      readonly do: 'draw';
      readonly who: Side;
      readonly cards: Amount;
      readonly as?: string;
      readonly from?: 'bottom';
    }
  /** Tokens as by the action, as often, without its cost (ADV-06). */
  | { readonly do: 'advance'; readonly cards: Target; readonly times: Amount }
  /** Credits of the own pool onto the card the ability stands on, as many as its controller likes, or up to so many. */
  | { readonly do: 'store'; readonly most?: Amount }
  /** An agenda, wherever it is (SCORE-04). */
  | { readonly do: 'score'; readonly cards: Target }
  /** What a scored agenda did when it was scored, again (CONV-05). */
  | { readonly do: 'resolve-scored'; readonly of: Filter }
  | { readonly do: 'gain-clicks'; readonly who: Side; readonly clicks: Amount }
  | {
      readonly do: 'lose-clicks';
      readonly who: Side;
      readonly clicks: Amount;
      readonly ifAble?: true;
    }
  | {
      readonly do: 'damage';
      readonly kind: DamageKind;
      readonly amount: Amount;
      readonly suffered?: true;
      readonly unpreventable?: true;
    }
  | { readonly do: 'give-tags'; readonly amount: Amount; readonly unavoidable?: true }
  | { readonly do: 'lose-tags'; readonly amount: Amount }
  /** `as`: how much of it was taken, not avoided. */
  | { readonly do: 'bad-publicity'; readonly amount: Amount; readonly as?: string }
  /** `as`: how much of it there was to remove. */
  | { readonly do: 'lose-bad-publicity'; readonly amount: Amount; readonly as?: string }
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
  /** So many of the recurring credits that were spent lie on it again (RECUR-05). */
  | { readonly do: 'refill'; readonly cards: Target; readonly amount: number }
  /** That player's turn is followed by another of the same player (TURN-27). */
  | { readonly do: 'another-turn'; readonly who: Side }
  /** As many as there are. */
  | {
      readonly do: 'move-counters';
      readonly counter: CounterKind;
      readonly amount: Amount;
      readonly from: Target;
      readonly to: Target;
    }
  | {
      readonly do: 'trash';
      readonly cards: Target | { readonly top: Deck; readonly amount: Amount };
      /** Who trashes, where that is not the card's owner (TRASH-08). */
      readonly by?: Side;
      readonly unpreventable?: true;
      /** Keeps how many were trashed this way. */
      readonly as?: string;
    }
  | { readonly do: 'expose'; readonly cards: Target }
  /** Out of the game for good (UNIN-01). */
  | { readonly do: 'remove-from-game'; readonly cards: Target }
  /** From a hand, by its player: no trashing (HAND-03). */
  | { readonly do: 'discard'; readonly cards: Target; readonly by: Side }
  | { readonly do: 'purge'; readonly as?: string }
  /** One server, which `chosen` means from then on (CHOOSE-02). */
  | { readonly do: 'choose-server'; readonly from?: ServerWord }
  /** The Runner jacks out, whatever the Runner would rather do. */
  | { readonly do: 'jack-out' }
  /** A deck, with cards that are put into it first (CHAIN-03). */
  | { readonly do: 'shuffle'; readonly deck: Deck; readonly cards?: Target }
  /** Cards of a hand, at random (META-06). */
  | {
      readonly do: 'random';
      readonly from: 'hq' | 'grip';
      readonly cards: Amount;
      readonly as: string;
    }
  | {
      readonly do: 'reveal';
      readonly cards:
        | Target
        | { readonly top: Deck; readonly amount: Amount }
        /** From the top down to the first that fits, or all. */
        | { readonly top: Deck; readonly until: Filter };
      readonly as?: string;
    }
  /** On another card without installing it (HOST-11). */
  | {
      readonly do: 'host';
      readonly cards: Target;
      readonly on: Target;
      readonly faceup?: true;
    }
  /** Installed Runner cards (INST-23). */
  | { readonly do: 'turn-facedown'; readonly cards: Target }
  | { readonly do: 'turn-faceup'; readonly cards: Target }
  /** The card the ability stands on, to its other side (FLIP-01). */
  | { readonly do: 'flip' }
  /** Another copy of the card takes its place before the game begins: which, by its back, nobody is told (FLIP-02). */
  | { readonly do: 'take-copy' }
  /**
   * So many cards from outside of the game, no two of one title: into the rig without being installed, instead of the
   * Runner's identity, which leaves the game (OUT-02), or hosted faceup on the card itself.
   */
  | {
      readonly do: 'bring';
      readonly cards: Outside;
      readonly amount: number;
      readonly to: 'rig' | 'identity' | 'on-this';
    }
  /** Two cards change places (SWAP-01): one with another, or the two of the target. */
  | {
      readonly do: 'swap';
      readonly cards: Target;
      readonly with?: Target;
      /** What comes has as many of these as what goes had. */
      readonly keeps?: CounterKind;
      /** A run that is at the first of them goes on from where that lies now (SWAP-03). */
      readonly runFollows?: true;
      /** What comes to Archives was shown, and lies faceup there (ZONE-07). */
      readonly shown?: true;
    }
  /** Ice takes the places of ice, in an order of the chooser's choice (INST-24). */
  | { readonly do: 'arrange-ice'; readonly ice: Filter }
  /** To the outermost position of the chosen server, and a run that is at it with it (RUN0-12). */
  | {
      readonly do: 'move-ice';
      readonly ice: Target;
      /** To the innermost position of the attacked server instead; the run stays where it is. */
      readonly to?: 'innermost';
    }
  /** What lies in a root, to that of the chosen server (INST-24). */
  | { readonly do: 'move-root'; readonly card: Target }
  /** The run goes on as if that ice had just been passed (RUN4-03). */
  | { readonly do: 'continue-after'; readonly ice: Target }
  /** The Runner approaches that ice next, wherever the run was (RUN4-04). */
  | {
      readonly do: 'approach';
      readonly ice: Target;
      /** It is encountered at once, not approached (ENC-12). */
      readonly encounters?: true;
    }
  /** The click ability of a card is used without its click. */
  | { readonly do: 'use-click'; readonly of: Target }
  /**
   * A title is named; the cards of that title among those that fit are kept, or one of that title
   * in the game where any title of a side can be named (NAME-01). Of types and subtypes, which one
   * is kept: "called" cards are of it.
   */
  | {
      readonly do: 'name';
      readonly among: Filter | { readonly titles: Side } | { readonly kinds: readonly Kind[] };
      readonly as: string;
    }
  /** Events or operations, chosen and played one at a time (PLAY-06). */
  | {
      readonly do: 'play';
      readonly from: Filter | Target;
      readonly fits?: Filter;
      readonly most: Amount;
      /** Not "up to". */
      readonly must?: true;
      /** No additional costs. */
      readonly plain?: true;
      /** No costs at all. */
      readonly free?: true;
    }
  /** A subroutine of the chooser's choice on one of these pieces of ice. */
  | { readonly do: 'resolve-sub'; readonly of: Filter }
  /** The card the ability stands on carries the text of another (CONV-04, CONV-05). */
  | { readonly do: 'gain-text'; readonly of: Target }
  | {
      readonly do: 'rez';
      readonly cards: Target;
      readonly free?: true;
      /** "Ignoring its rez cost" takes off all of it, and nothing of additional costs. */
      readonly discount?: Amount | 'all';
      /** Nobody chose it, so that an additional cost can be declined (MUST-04). */
      readonly must?: true;
    }
  /** Any number of them, one at a time; so much is taken off what they cost together (REZ-09). */
  | { readonly do: 'rez-some'; readonly cards: Target; readonly discount: number }
  | { readonly do: 'derez'; readonly cards: Target }
  | {
      readonly do: 'move';
      readonly cards: Target;
      readonly to: 'hand' | 'top' | 'bottom' | 'heap' | 'corp-score' | 'runner-score';
    }
  /** Nobody sees which they are. */
  | {
      readonly do: 'move';
      readonly cards: { readonly top: Deck; readonly amount: Amount };
      readonly to: 'bottom';
    }
  | {
      readonly do: 'break';
      readonly upTo: Amount | 'all';
      /** Of ice with it, or with one of several. */
      readonly subtype?: Subtype | readonly Subtype[];
      readonly maxStrength?: number;
      readonly minStrength?: number;
      /** Every unbroken one but so many of the breaker's choice. */
      readonly allBut?: number;
      /** On ice as strong as the card itself, no weaker one. */
      readonly sameStrength?: true;
      /** Ice that is this card, or hosts it. */
      readonly of?: 'this' | 'host';
      /** On such ice. */
      readonly on?: Filter;
      /** That one and no other, if it is not broken. */
      readonly which?: 'first' | 'last';
      /** What the ability does besides comes first; without the strength for it nothing is broken. */
      readonly ifAble?: true;
      /** Subroutines that end the run and do nothing else. */
      readonly only?: 'end-run';
    }
  | { readonly do: 'bypass' }
  /** The Runner encounters that ice outside of the normal sequence (ENC-07). */
  | { readonly do: 'encounter'; readonly ice: Target }
  /** The Runner accesses the top card of a deck, or the one so far from its top (ACC-29); or a card (ACC-19). */
  | { readonly do: 'access'; readonly deck: 'rd'; readonly at?: Amount }
  /** Every card there, as in a run (ACC-11). */
  | { readonly do: 'access'; readonly zone: 'archives' }
  | { readonly do: 'access'; readonly cards: Target }
  /** So many cards at most in or in the root of the server that was run on successfully (ACC-30). */
  | { readonly do: 'access'; readonly atMost: Amount }
  /** Each of those in HQ, and no other, in the order of chance (ACC-31). */
  | { readonly do: 'access'; readonly each: Filter }
  /** Every card in the root of a server, and none of the central itself. */
  | { readonly do: 'access'; readonly root: Central }
  /** More cards of the deck or hand that are about to be accessed (ACC-25). */
  | { readonly do: 'access-more'; readonly cards: Amount }
  /** Another server is attacked from now on, from its outermost position (RUN0-03). */
  | {
      readonly do: 'move-run';
      readonly server: ServerName | 'chosen';
      /** The ice there is encountered at once, not approached (ENC-12). */
      readonly encounters?: true;
    }
  | { readonly do: 'approach-outermost' }
  | {
      readonly do: 'search';
      readonly deck: Deck;
      readonly for: Filter;
      readonly as: string;
      readonly reveal?: true;
      /** Up to so many of them, not one; of one title, or no two of one. */
      readonly most?: Amount | 'any';
      readonly titles?: 'same' | 'different';
    }
  /** At all cards of a hand. */
  | {
      readonly do: 'look';
      readonly hand: 'hq' | 'grip';
      readonly as: string;
      readonly who?: Side;
    }
  | {
      readonly do: 'look';
      readonly deck: Deck;
      readonly amount: Amount;
      readonly as: string;
      readonly who?: Side;
    }
  /** On top of the deck, or under it. */
  | {
      readonly do: 'arrange';
      readonly deck: Deck;
      readonly cards: Target;
      readonly who?: Side;
      readonly at?: 'bottom';
    }
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
      /** What was chosen under this name: where nothing was, it is none and nobody is asked. */
      readonly for?: string;
    }
  | {
      readonly do: 'install';
      readonly from: Filter | Target;
      readonly fits?: Filter;
      /** How many, chosen and installed one at a time (INST-18). */
      readonly most: Amount;
      readonly optional?: true;
      readonly discount?: Amount;
      readonly free?: true;
      readonly rezzed?: true;
      /** An agenda by its own or another text (INST-21). */
      readonly faceup?: true;
      /** A card of the Runner, of any type, for nothing (INST-22). */
      readonly facedown?: true;
      /**
       * In a new remote, in or protecting any remote, in or protecting the server of the card the ability stands on or of that of the fact, as ice right
       * behind that card, as ice in the position of what was trashed for the play (INST-25), on
       * that card (HOST-02), as the innermost ice of the attacked server, or in or protecting any
       * server but that of the card; or, of ice, in a position of choice (INST-27).
       */
      readonly at?:
        | 'innermost'
        | 'another'
        | 'new'
        | 'remote'
        | 'this-server'
        | 'that-server'
        | 'behind-this'
        | 'any-position'
        | 'vacated'
        | 'on-this';
      /** No two of them in or protecting one server; or all of them (INST-26). */
      readonly apart?: true;
      readonly together?: true;
      /** Keeps what was installed under a name. */
      readonly as?: string;
    }
  /** `as`: how much of a number was prevented. */
  | { readonly do: 'prevent'; readonly prevention: Prevention; readonly as?: string };
