import type { DamageKind } from './trait';
import type { CounterKind, Zone } from './card';
import type { ServerName } from './server';
import type { Side } from './side';
import type { Reason } from './outcome';
import type { Sighting } from './sighting';
import type { TimingStep } from './timing-step';

/** Where credits were spent from: the pool, run credits, or a card. */
export interface Spending {
  readonly pool: number;
  readonly run: number;
  readonly cards: readonly { readonly card: Sighting; readonly credits: number }[];
}

/** What made credits, clicks or counters come or go. */
export type Cause =
  /** An ability, a subroutine, or a card that was played. */
  | { readonly kind: 'card'; readonly card: Sighting }
  /** An action of the chart (ACT-07 to ACT-19). */
  | { readonly kind: 'action'; readonly action: BasicAction }
  | { readonly kind: 'rule'; readonly rule: 'setup' | 'turn' | 'bad-publicity' | 'run' };

export const basicActions = [
  'gain-credit',
  'draw',
  'purge',
  'remove-tag',
  'advance',
  'trash-resource',
  'run',
] as const;
export type BasicAction = (typeof basicActions)[number];

/** What a payment bought, and which card it was about. */
export interface Use {
  readonly for:
    BasicAction | 'install' | 'play' | 'rez' | 'ability' | 'trash-accessed' | 'steal' | 'trace';
  /** Null for an action that is about no card. */
  readonly card: Sighting | null;
}

export type RunResult = 'successful' | 'unsuccessful' | 'neither';

interface FactFields {
  'turn-began': { side: Side; number: number };
  'phase-began': { side: Side; phase: 'draw' | 'action' | 'discard' };
  'turn-ended': { side: Side };
  'clicks-gained': { side: Side; amount: number; cause: Cause };
  'clicks-spent': { side: Side; amount: number; use: Use };
  'clicks-lost': { side: Side; amount: number; cause: Cause };
  'credits-gained': { side: Side; amount: number; cause: Cause };
  'credits-taken': {
    side: Side;
    amount: number;
    card: Sighting;
    /** The card was trashed to pay for it, and its credits with it (COST-10). */
    left?: true;
  };
  'credits-spent': { side: Side; amount: number; from: Spending; use: Use };
  /** Of a payment, what a card's own credits paid. */
  'card-credits-spent': { side: Side; amount: number; card: Sighting };
  /** The last credit left a pool, or a turn began with none in it. */
  'pool-empty': { side: Side };
  'credits-lost': {
    side: Side;
    amount: number;
    cause: Cause;
    /** They went onto that card: nothing that waits for a loss is met (CRED-04). */
    to?: Sighting;
  };
  /** Credits of the Runner for the present run: of bad publicity, or of a card (BP-01). */
  'run-credits-gained': { amount: number; cause: Cause };
  /** Those left when the run ended (BP-02). */
  'run-credits-lost': { amount: number };
  /** Recurring credits came onto a card (RECUR-01, RECUR-02). */
  'recurring-filled': { card: Sighting; amount: number };
  /** Credits on a card went with it, or with its being active. */
  'card-credits-lost': { card: Sighting; amount: number };
  drew: { side: Side; amount: number; cards: readonly Sighting[] };
  mulliganed: { side: Side };
  installed: {
    side: Side;
    card: Sighting;
    server?: ServerName;
    /** Of the Corp: in the root of the server, or protecting it. */
    zone?: 'root' | 'ice';
    /** Of ice: its place when it was installed, 0 for the innermost. */
    position?: number;
    created?: boolean;
    host?: Sighting;
    faceup: boolean;
  };
  /** An install made a remote server (SRV-04). */
  'server-created': { side: Side; server: ServerName };
  played: { side: Side; card: Sighting };
  rezzed: { card: Sighting; cost: number };
  derezzed: { card: Sighting };
  'turned-facedown': { card: Sighting };
  'turned-faceup': { card: Sighting };
  /** Another side of it lies up: its title. */
  flipped: { card: Sighting; face: string };
  exposed: { card: Sighting };
  revealed: { card: Sighting };
  looked: { side: Side; cards: readonly Sighting[] };
  trashed: {
    card: Sighting;
    by: Side;
    faceup: boolean;
    from: Zone;
    /** From the root of which server, or from protecting it: everybody sees where. */
    vacated?: ServerName;
    /** Of ice: its place, 0 for the innermost. */
    position?: number;
    /** The Runner lost it to damage of that kind. */
    damage?: DamageKind;
    /** It was played, and has resolved. */
    resolved?: true;
  };
  'removed-from-game': { card: Sighting; from: Zone };
  discarded: { side: Side; card: Sighting };
  returned: { card: Sighting; to: Zone };
  hosted: { card: Sighting; host: Sighting };
  /** It came into the game from outside (OUT-01). */
  brought: { side: Side; card: Sighting; by: Sighting };
  searched: { side: Side; deck: 'rd' | 'stack' };
  shuffled: { deck: 'rd' | 'stack' };
  /** They lie at that end of the deck, as the player put them. */
  arranged: { side: Side; deck: 'rd' | 'stack'; amount: number; at: 'top' | 'bottom' };
  swapped: { cards: readonly Sighting[] };
  advanced: { card: Sighting };
  'tokens-placed': { card: Sighting; kind: CounterKind; amount: number; cause: Cause };
  'tokens-removed': { card: Sighting; kind: CounterKind; amount: number; cause: Cause };
  purged: { amount: number };
  'tags-taken': { amount: number };
  'tags-avoided': { amount: number };
  /** Said where it is the Corp: it pays with them. */
  'tags-removed': { amount: number; side?: 'corp' };
  'bad-publicity-taken': { amount: number };
  'bad-publicity-removed': { amount: number };
  'damage-suffered': {
    kind: DamageKind;
    amount: number;
    done: boolean;
    cards: readonly Sighting[];
  };
  'damage-prevented': { kind: DamageKind; amount: number; with: Sighting };
  'trash-prevented': { card: Sighting };
  'exposure-prevented': { card: Sighting };
  chosen: { side: Side; card: Sighting; by: Sighting };
  'option-chosen': { side: Side; option: string; by: Sighting };
  'run-began': { server: ServerName };
  'run-moved': { server: ServerName };
  /** `position` is 0 for the innermost ice. */
  'ice-approached': { card: Sighting; server: ServerName; position: number };
  'ice-encountered': { card: Sighting };
  'sub-broken': { ice: Sighting; sub: number; with: Sighting };
  /** For a time, by an ability; what lies on the table changes strengths without a word. */
  'strength-changed': { card: Sighting; from: number; to: number };
  /** Every subroutine of it is broken; of none, all are (ALL-01). */
  'all-broken': { ice: Sighting };
  'sub-resolved': { ice: Sighting; sub: number };
  'ice-bypassed': { card: Sighting };
  'encounter-ended': { card: Sighting };
  'ice-passed': { card: Sighting };
  'server-approached': { server: ServerName };
  'jacked-out': { server: ServerName };
  'run-successful': { server: ServerName };
  'run-unsuccessful': { server: ServerName };
  accessed: { card: Sighting; server: ServerName; from: Zone };
  'access-ended': { card: Sighting; trashed: boolean; from: Zone };
  stolen: { card: Sighting; points: number };
  scored: { card: Sighting; points: number; advancement: number };
  'added-to-score-area': { card: Sighting; side: Side };
  forfeited: { card: Sighting; side: Side };
  'run-ended': { server: ServerName; outcome: RunResult };
  'trace-began': { base: number; card: Sighting };
  bid: { side: Side; credits: number; strength: number };
  'trace-ended': { strength: number; link: number; successful: boolean; card: Sighting };
  'spent-in-secret': { corp: number; runner: number; card: Sighting };
  /** `trashSymbol` where the card was trashed to use it. */
  'ability-used': { card: Sighting; ability: number; trashSymbol?: true };
  'ability-resolved': { card: Sighting; ability: number };
  'loop-ended': { times: number; card: Sighting };
  'game-ended': { winner: Side | null; reason: Reason };
}

export type FactType = keyof FactFields;

/**
 * What rules look at as they look at facts, and nobody is told of: each viewer sees it by what is
 * accessed, and by whom.
 */
interface MarkFields {
  /** Sides are fixed, and nothing else of setup is done (SETUP-02). */
  'sides-chosen': Record<never, never>;
  /** Starting hands are about to be drawn (SETUP-11). */
  'hands-due': Record<never, never>;
  /** Hands are settled, and the Corp is about to take the first turn (SETUP-12). */
  'first-turn-due': Record<never, never>;
  /** Cards are about to be accessed there: how many is not fixed yet (ACC-25). */
  'breach-began': { server: ServerName };
  /** A card that was played has resolved, and lies where it then goes; whether it was the first of its type in the turn. */
  'play-ended': { side: Side; card: Sighting; first: boolean };
  /** The last card left a hand, or a turn began with none in it (HAND-07). */
  'hand-empty': { side: Side };
  /** The last of them has been accessed; how many of them were stolen or trashed (ACC-26). */
  'breach-ended': { server: ServerName; accessed: number; taken: number };
}
export type MarkType = keyof MarkFields;
export type Mark = { [T in MarkType]: { readonly type: T } & Readonly<MarkFields[T]> }[MarkType];

/** Facts of the accounts alone: no rule looks at them, and no viewer is told. */
export type AccountFact =
  'run-credits-gained' | 'run-credits-lost' | 'recurring-filled' | 'card-credits-lost';

/** Facts that a trigger can wait for. */
export type TriggerFact = Exclude<FactType, AccountFact>;

/** What a trigger can wait for: facts, and what nobody is told of. */
export type TriggerEvent = TriggerFact | MarkType;

/** What a fact of a type tells, without where in the game it stands. */
export type FactOf<T extends FactType | MarkType> = { readonly type: T } & Readonly<
  (FactFields & MarkFields)[T]
>;

/** Something the engine says happened, with its place in the timing structure. */
export type FactContent = { [T in FactType]: FactOf<T> }[FactType];

/** What rules look at of it. */
export type RuleFactContent = Extract<FactContent, { readonly type: TriggerFact }>;

export type Fact = FactContent & {
  /** The timing step, such as `run.5.4`. */
  readonly step: TimingStep;
  /** Facts of one batch happened at the same time. */
  readonly batch: number;
};
