import type { CardId } from '../card-id';
import type { State } from '../state';
import type { PackedCard } from './cards';
import type { PackedRow } from './history';

/** A state without what its lists tell of each card and without what a new card has anyway. */
export interface PackedState extends Omit<State, 'cards' | 'hooks' | 'history'> {
  /** Number of each card's definition in the pool. */
  readonly definitions: readonly number[];
  readonly cards: Readonly<Record<number, PackedCard>>;
  readonly faceup: readonly CardId[];
  /** Numbers of hooks, each as often as it counts. */
  readonly hooks: readonly number[];
  readonly history: {
    readonly thisTurn: readonly PackedRow[];
    readonly lastTurn: readonly PackedRow[];
  };
}

/** The first line of a packed state; the second is the state. */
export interface PackedHeader {
  readonly packing: number;
  readonly engine: string;
  readonly pool: string;
  /** Digest of the second line. */
  readonly digest: string;
}
