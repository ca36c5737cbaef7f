import type { CounterKind } from './card';
import type { CardId } from './card-id';
import type { ServerName } from './server';
import type { Side } from './side';
import type { Context } from './context';
import type { FrameSteps } from './steps';
import type { TimingStep } from './timing-step';
import type { Bill, PayFor } from './bill';
import type { ImminentItem } from './imminent';
import type { AccessVars, BreachVars, EncounterVars, RunVars } from './run-vars';

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
