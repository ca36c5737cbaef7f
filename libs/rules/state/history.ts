import type { CardId } from './card-id';
import type { ServerName } from './server';
import type { Side } from './side';

/** Kinds of facts that rules look back at: "the first time each turn", "last turn". */
export const rememberedKinds = [
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
] as const;
export type RememberedKind = (typeof rememberedKinds)[number];

export interface HistoryRow {
  readonly type: RememberedKind;
  readonly side: Side;
  readonly server: ServerName | null;
  readonly card: CardId | null;
  /** Kind of damage, or the card's type, as the row's kind needs. */
  readonly detail: string;
  /** The run it happened in; 0 outside of runs. */
  readonly run: number;
}
