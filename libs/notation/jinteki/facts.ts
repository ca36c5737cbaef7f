import type { ServerName } from './lens/server';
import type { Side } from './lens/side';
import type { ZoneKind } from './lens/zones';

/** `id` names one physical card for the whole game; null where the source does not tell it apart. */
export interface CardRef {
  readonly id: string | null;
  /** Null while nobody outside may know the title, as in a pasted log. */
  readonly title: string | null;
}

export type DamageKind = 'net' | 'meat' | 'brain';
export type RunOutcome = 'successful' | 'unsuccessful' | 'neither';
export type EndReason = 'agenda-points' | 'flatline' | 'empty-rd' | 'concession' | 'tie' | 'other';

/** Part of a payment that did not come from the credit pool. */
export interface CreditSource {
  readonly from: string;
  readonly amount: number;
}

interface OfSide {
  readonly side: Side;
}
interface Amount {
  readonly amount: number;
}
interface OfCard {
  readonly card: CardRef;
}
interface AtServer {
  readonly server: ServerName | null;
}
interface AtIce extends OfCard, AtServer {
  /** 0 is the innermost ice; null where the source does not say. */
  readonly position: number | null;
}

interface Fields {
  'hand-kept': OfSide;
  mulliganed: OfSide;
  'turn-began': OfSide & { readonly turn: number | null };
  'phase-began': OfSide & { readonly phase: string };
  'turn-ended': OfSide & { readonly turn: number | null };
  'clicks-gained': OfSide & Amount & { readonly from: string | null };
  'clicks-spent': OfSide & Amount & { readonly on: string | null };
  'clicks-lost': OfSide & Amount & { readonly by: string | null };
  'credits-gained': OfSide & Amount & { readonly from: string | null };
  /** Credits moved from a card into the pool. */
  'credits-taken': OfSide & Amount & { readonly from: string | null };
  /** `amount` is the whole payment, `sources` the part that the pool did not pay. */
  'credits-spent': OfSide &
    Amount & { readonly on: string | null; readonly sources: readonly CreditSource[] };
  'credits-lost': OfSide & Amount & { readonly by: string | null };
  drew: OfSide & Amount & { readonly cards: readonly CardRef[] };
  installed: OfSide &
    OfCard &
    AtServer & {
      readonly zone: 'root' | 'ice' | 'rig' | 'hosted' | null;
      readonly host: CardRef | null;
    };
  played: OfSide & OfCard;
  rezzed: OfCard & AtServer;
  derezzed: OfCard & AtServer;
  exposed: OfCard;
  revealed: OfSide & OfCard;
  trashed: OfCard & {
    readonly by: Side | null;
    readonly from: ZoneKind | null;
    readonly faceup: boolean | null;
  };
  discarded: OfSide & Amount & { readonly cards: readonly CardRef[] };
  returned: OfSide & OfCard & { readonly from: ZoneKind | null; readonly to: ZoneKind | null };
  'removed-from-game': OfCard;
  searched: OfSide & { readonly zone: 'deck'; readonly card: CardRef | null };
  shuffled: OfSide;
  advanced: OfSide & OfCard & Amount;
  'tokens-placed': OfCard & Amount & { readonly kind: string };
  'tokens-removed': OfCard & Amount & { readonly kind: string };
  purged: object;
  'tags-taken': Amount;
  'tags-avoided': Amount;
  'tags-removed': Amount;
  'bad-publicity-taken': Amount;
  'bad-publicity-removed': Amount;
  /** `amount` as dealt; with a flatline it may exceed the cards trashed. */
  'damage-suffered': Amount & { readonly kind: DamageKind };
  'damage-prevented': Amount & { readonly kind: DamageKind | null };
  'trash-prevented': OfCard;
  'exposure-prevented': OfCard;
  'run-began': { readonly server: ServerName; readonly by: string | null };
  'run-redirected': { readonly server: ServerName };
  'ice-approached': AtIce;
  'ice-encountered': AtIce;
  'sub-broken': {
    readonly ice: CardRef;
    readonly sub: number | null;
    readonly label: string | null;
  } & {
    readonly with: string | null;
  };
  'sub-resolved': {
    readonly ice: CardRef;
    readonly sub: number | null;
    readonly label: string | null;
  };
  'ice-bypassed': OfCard;
  'ice-passed': AtIce;
  'server-approached': { readonly server: ServerName };
  'jacked-out': object;
  'run-successful': { readonly server: ServerName };
  accessed: OfCard & AtServer & { readonly zone: 'hand' | 'deck' | 'discard' | 'root' | null };
  stolen: OfCard & { readonly points: number | null };
  scored: OfCard & { readonly points: number | null };
  forfeited: OfSide & OfCard;
  'points-changed': OfSide & { readonly points: number };
  'run-ended': AtServer & { readonly outcome: RunOutcome };
  'trace-began': { readonly base: number | null; readonly by: string | null };
  'trace-ended': {
    readonly strength: number | null;
    readonly link: number | null;
    readonly successful: boolean;
  };
  'ability-used': OfSide & OfCard & { readonly effect: string };
  'game-ended': { readonly winner: Side | null; readonly reason: EndReason };
  /** A chat command that changes the game by hand. */
  commanded: { readonly side: Side | null; readonly command: string };
  /** The state went back to what it was after history entry `to`; null where no such entry is found. */
  undone: { readonly to: number | null };
}

export type FactType = keyof Fields;
export type FactOf<T extends FactType> = { readonly [K in T]: { readonly type: K } & Fields[K] }[T];
export type Fact = FactOf<FactType>;

/** `state`: seen in two successive states; `log`: only the log says so; `inferred`: neither says it outright. */
export type Source = 'state' | 'log' | 'inferred';

export type Flag =
  /** Changed by a chat command or by hand, not by the rules. */
  | 'manual'
  /** Taken back by a later undo. */
  | 'undone'
  /** State and log do not agree; both are kept. */
  | 'contradicted'
  /** Seen in the state, and no log line accounts for it. */
  | 'unexplained';

export interface Seen {
  readonly source: Source;
  /** Entry of `history`, or line of a pasted log. */
  readonly index: number;
  readonly flags: readonly Flag[];
}

export type ObservedFact = Fact & Seen;
