import type { DamageKind } from './trait';
import type { Filter, Put } from './filter';
import type { CounterKind, Zone } from './card';
import type { CardId } from './card-id';
import type { ServerName } from './server';
import type { Side } from './side';
import type { Context } from './context';
import type { FrameSteps } from './steps';
import type { TimingStep } from './timing-step';

/** Variables of each procedure: all a frame keeps between two decisions. */
export interface FrameVars {
  setup: Empty;
  shuffle: { readonly deck: 'rd' | 'stack' };
  'corp-turn': TurnVars;
  'runner-turn': TurnVars;
  window: WindowVars;
  run: RunVars;
  encounter: EncounterVars;
  breach: BreachVars;
  access: AccessVars;
  install: InstallVars;
  play: PlayVars;
  rez: RezVars;
  advance: { readonly card: CardId };
  'trash-resource': { readonly card: CardId };
  basic: { readonly what: 'gain-credit' | 'draw' | 'purge' | 'remove-tag'; readonly side: Side };
  'make-run': { readonly server: ServerName };
  use: UseVars;
  pay: PayVars;
  block: BlockVars;
  imminent: ImminentVars;
  reaction: ReactionVars;
  trace: TraceVars;
  memory: Empty;
}
export type Empty = Readonly<Record<string, never>>;

export type FrameKind = keyof FrameVars;

/** What a called frame hands back to its caller. */
export type Returned = number | boolean | null;

/** A place in a procedure with its variables: the continuation as data. */
export interface FrameOf<K extends FrameKind> {
  readonly at: K;
  step: FrameSteps[K];
  readonly vars: FrameVars[K];
  ret: Returned;
}

/** A frame of any procedure, told apart by its kind. */
export type Frame = { [K in FrameKind]: FrameOf<K> }[FrameKind];

export interface TurnVars {
  /** How many turns of the same player come next (TURN-27). */
  again?: number;
}

export interface WindowVars {
  readonly name: TimingStep;
  /** Non-ice cards may be rezzed (PAW-05). */
  readonly rez: boolean;
  readonly score: boolean;
  /** The approached ice, which may be rezzed at 2.3 (REZ-03). */
  readonly ice: boolean;
  holder: Side;
  /** The holder did something since taking over. */
  acted: boolean;
  corpHad: boolean;
  runnerHad: boolean;
}

export interface RunVars {
  readonly serial: number;
  server: ServerName;
  /** How many pieces of ice, from the innermost, are still ahead, the present one included (RUN0-05). */
  position: number;
  ice: CardId | null;
  iceLife: number;
  /** Ice approached so far in this run (RUN0-08). */
  approached: number;
  /** How the game stood at 2.2 of ice approached again: what stands so twice goes round in a loop. */
  readonly stood: string[];
  phase: 'initiation' | 'approach' | 'encounter' | 'pass' | 'server' | 'access' | 'ended';
  /** The server it was a successful run on, once that is declared (RUN0-10). */
  success: ServerName | null;
  /** For abilities it is neither successful nor unsuccessful. */
  unmarked?: true;
  /** "Instead of accessing" was chosen (REPL-01). */
  replaced: boolean;
  /** A position the Runner was sent to, taken when the present ice is left (ENC-09). */
  jumpTo: number | null;
  /** The ice that the Runner was sent to is encountered, not approached (ENC-12). */
  encounters?: true;
  /** Set by effects that end the run; carried out when the frames above are gone. */
  ending: 'no' | 'ended' | 'vanished';
}

export interface EncounterVars {
  readonly serial: number;
  readonly run: number;
  readonly ice: CardId;
  readonly life: number;
  readonly zone: Zone;
  /** Outside of the normal sequence (ENC-07). */
  readonly forced: boolean;
  /** Subroutines broken, by the number that stays theirs. */
  readonly broken: number[];
  /** Cards that broke a subroutine in it. */
  readonly used: CardId[];
  breakable: boolean;
  /** Subroutines resolved in 3.2. */
  readonly resolved: number[];
  bypassed: boolean;
  ended: boolean;
}

export interface BreachVars {
  readonly server: ServerName;
  total: number;
  done: number;
  /** Cards that allow more accesses and were asked about, and what that came to. */
  readonly asked: CardId[];
  extra: number;
  /** Accessed and set aside or gone: not to be accessed again. */
  readonly accessed: CardId[];
  /** Cards of the zone alone, none in its root. */
  readonly zoneOnly?: true;
  /** Cards in its root alone. */
  readonly rootOnly?: true;
  /** So many and no more, nothing added to them, in any order (ACC-30). */
  readonly only?: number;
  /** Of the zone these alone (ACC-31). */
  readonly among?: readonly CardId[];
  /** What is to be accessed for an additional cost. */
  costly?: CardId;
}

export interface AccessVars {
  readonly card: CardId;
  readonly life: number;
  readonly from: Zone;
  readonly server: ServerName;
  trashed: boolean;
}

/** Cards that can lower a cost: those that were asked about, and what the last of them takes off (HOST-18). */
export interface LoweringVars {
  readonly asked: CardId[];
  by: number;
}

export interface InstallVars {
  readonly side: Side;
  readonly card: CardId;
  server: ServerName | 'new' | null;
  host: CardId | null;
  readonly discount: number;
  readonly free: boolean;
  readonly rezzed: boolean;
  readonly faceup: boolean;
  /** The ice it goes right behind; null for the outermost position (INST-10). */
  readonly behind: CardId | null;
  readonly clicks: number;
  /** The destination was declared with the decision. */
  readonly placed: boolean;
  /** A card of the Runner that lies facedown from the start (INST-22). */
  readonly facedown?: true;
  /** The position it takes, from the innermost. */
  position?: number;
  /** The Corp says which (INST-27). */
  readonly anyPosition?: true;
  /** What its payer named for an install cost of X. */
  x?: number;
  /** Servers where it cannot go. */
  readonly barred?: readonly ServerName[];
  lowering?: LoweringVars;
  /** What that came to. */
  lowered?: number;
  /** Cards to be trashed at step 3, chosen so far. */
  readonly trash: CardId[];
}

export interface PlayVars {
  readonly side: Side;
  readonly card: CardId;
  readonly clicks: number;
  x: number;
  lowering?: LoweringVars;
  /** What that came to. */
  lowered?: number;
  /** Additional costs are ignored. */
  readonly plain?: true;
  /** All costs are. */
  readonly free?: true;
  /** It is the first of its type that the player plays this turn, where a card of the pool asks. */
  first?: true;
  /** What its cost trashed. */
  paid?: CardId[];
  /** What its cost forfeited. */
  forfeited?: CardId[];
  /** What the agendas among that were worth. */
  worth?: number;
  /** Where the first of that was, if ice: a server, and the position from the innermost. */
  vacated?: { readonly server: ServerName; readonly position: number };
}

export interface RezVars {
  /** Whether another cost is paid instead of the rez cost, where there is one (REZ-08). */
  instead?: boolean;
  /** What the rez cost is lowered by. */
  readonly discount: number;
  readonly card: CardId;
  readonly free: boolean;
}

export interface UseVars {
  readonly card: CardId;
  readonly path: string;
  readonly by: Side;
  readonly life: number;
  readonly server: ServerName | null;
  readonly advancement: number;
  x: number;
  /** What lies on the card stays there until the ability has resolved, though its cost trashes the card (HOST-18). */
  holds?: true;
  /** The counters on the card when its cost trashed it (COST-10). */
  left?: Readonly<Record<CounterKind, number>>;
  /** What its cost forfeited, or put elsewhere. */
  forfeited?: CardId[];
  put?: CardId[];
  /** Its clicks are not spent. */
  readonly clickless?: true;
  /** The second of two ways to pay was chosen. */
  other: boolean;
}

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

export interface PayVars {
  readonly side: Side;
  /** The card whose ability, install, rez... is paid for. */
  readonly card: CardId;
  readonly payFor: PayFor;
  bill: Bill;
  readonly forfeits: CardId[];
  readonly trashes: CardId[];
  /** Cards chosen to be put elsewhere. */
  puts?: CardId[];
  /** Cards that chance chose. */
  drawn?: CardId[];
  /** Whence each counter comes, where it need not be the card itself (COST-11). */
  drained?: CardId[];
  /** Abilities set off by a part of the cost (COST-08). */
  readonly waiting: Met[];
  /** Credits from each source chosen so far, by source; the pool pays the rest. */
  readonly split: { source: CardId | 'run-credits'; credits: number }[];
}

export interface BlockVars extends Context {
  place?: ServerName;
  /** The list of effects being carried out. */
  readonly path: string;
  i: number;
  x: number;
  readonly named: Record<string, CardId[]>;
  readonly numbers: Record<string, number>;
}

export interface ImminentDamage {
  readonly what: 'damage';
  readonly kind: DamageKind;
  amount: number;
  prevented: number;
  /** Done by an effect, not suffered by choice or as a cost (DMG-08). */
  readonly done: boolean;
  readonly preventable: boolean;
  readonly picked: CardId[];
}

export type ImminentItem =
  | ImminentDamage
  | {
      readonly what: 'tags';
      amount: number;
      prevented: number;
      readonly unavoidable?: true;
    }
  | {
      readonly what: 'trash';
      readonly cards: CardId[];
      readonly by: Side;
      readonly preventable: boolean;
      /** The same ability revealed them first. */
      readonly shown?: true;
      prevented: number;
    }
  | { readonly what: 'expose'; readonly cards: CardId[]; prevented: number }
  | { readonly what: 'jack-out'; prevented: number }
  | { readonly what: 'break'; readonly ice: CardId; prevented: number }
  | { readonly what: 'trace'; prevented: number }
  | { readonly what: 'encounter'; prevented: number }
  | { readonly what: 'bad-publicity'; amount: number; prevented: number }
  /** An effect without prevention, resolved with the others. */
  | { readonly what: 'other'; readonly path: string; readonly i: number };

/** Effects that are triggered and not yet resolved: the only time to prevent them (TRIG-04). */
export interface ImminentVars {
  readonly items: ImminentItem[];
  readonly context: Context;
  holder: Side;
  acted: boolean;
  corpHad: boolean;
  runnerHad: boolean;
  item: number;
  /** Cards whose replacement, or look at the grip, was offered: each once (REPL-02). */
  readonly offered: CardId[];
  /** The card by which a player looks at the grip, to choose what damage takes (DMG-11). */
  looking?: CardId;
  /** The replacement that is being paid for, and what it replaces. */
  replacing: { readonly path: string; readonly source: CardId; readonly item: number } | null;
}

/** An ability whose trigger condition is met (TRIG-01). */
export interface Met {
  readonly path: string;
  readonly source: CardId;
  readonly life: number;
  readonly controller: Side;
  readonly context: Context;
  /** The lasting row it comes from; 0 for a card's own ability. */
  readonly lasting: number;
  readonly anywhere: boolean;
  /** The encounter or run it is tied to; it lapses when that has ended (TRIG-06). */
  readonly within: number;
}

export interface ReactionVars {
  readonly met: Met[];
  current: number;
}

export interface TraceVars {
  readonly base: number;
  readonly context: Context;
  readonly success: string | null;
  readonly failure: string | null;
  /** Who spends first, where that is not the Corp. */
  first?: Side;
  strength: number;
  link: number;
}
