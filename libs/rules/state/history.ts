import type { CardId } from './card-id';
import type { CounterKind, Zone } from './card';
import type { FactType, MarkType, Use } from './fact';
import type { ServerName } from './server';
import type { Side } from './side';
import type { DamageKind } from './trait';

/** What is noted besides facts: no viewer is told of it. */
export type Noted =
  | 'damage-imminent'
  | 'spent-first-click'
  | 'spent-click-to-break'
  | 'run-action'
  | 'play-resolved'
  | 'sub-unresolved'
  | 'hand-empty'
  | 'harm-imminent'
  | 'window-opened';

/** Remembered in every game, whatever its cards look back at. */
export const always = [
  'run-began',
  'run-successful',
  'installed',
  'scored',
  'stolen',
  'accessed',
  'damage-imminent',
  'server-created',
  'pool-empty',
  'spent-first-click',
  'card-credits-spent',
  'all-broken',
  'ice-encountered',
  'rezzed',
  'run-unsuccessful',
] as const satisfies readonly (FactType | Noted)[];
/** Remembered where a card of the pool looks back at them. */
export const where = [
  'played',
  'tokens-placed',
  'spent-click-to-break',
  'damage-suffered',
  'drew',
  'trashed',
  'sub-broken',
  'sub-resolved',
  'run-ended',
  'play-resolved',
  'harm-imminent',
] as const satisfies readonly (FactType | Noted)[];
/** What a condition can look back at: "this turn", "last turn". */
export type RememberedKind = (typeof always)[number] | (typeof where)[number];

/** What made something happen: a rule of the turn, an action of the chart, or a card. */
export type How = 'turn' | 'action' | 'card';

/** What a trigger condition can ask of a fact, whether it happens now or happened before. */
export interface Occurrence {
  readonly type: FactType | MarkType | Noted;
  readonly side: Side | null;
  readonly server: ServerName | null;
  readonly card: CardId | null;
  /** Kind of damage, or the card's type, as the row's kind needs. */
  readonly detail: string;
  /** What few facts tell. */
  readonly more?: {
    readonly host?: CardId;
    readonly by?: Side;
    /** It was trashed by the Runner who was accessing it. */
    readonly accessed?: true;
    readonly damage?: DamageKind;
    readonly kind?: CounterKind;
    readonly spent?: true;
    readonly trashSymbol?: true;
    /** It was the first of its type in the turn. */
    readonly first?: true;
    /** The strength was raised. */
    readonly raised?: true;
    readonly trashed?: true;
    readonly stolen?: true;
    /** How many pieces of ice protected the server. */
    readonly ice?: number;
    readonly outcome?: 'successful' | 'unsuccessful';
    /** Where the card came from. */
    readonly from?: Zone;
    /** The card whose ability made credits come. */
    readonly through?: CardId;
    readonly how?: How;
    /** How many cards were drawn, where a card of the pool asks. */
    readonly cards?: number;
    /** What clicks were spent on. */
    readonly use?: Use['for'];
    /** Which action that was, and how many clicks, where a card of the pool asks. */
    readonly action?: string;
    readonly clicks?: number;
    /** The broken subroutine is printed. */
    readonly printed?: true;
    /** The cards with which subroutines were broken. */
    readonly with?: readonly CardId[];
  };
}

export interface HistoryRow extends Occurrence {
  /** The run it happened in; 0 outside of runs. */
  readonly run: number;
}
