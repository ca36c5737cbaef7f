import type { LogHeader } from '#notation/native/header';
import type { FoldedFacts } from '#notation/recorded/game-fold';
import {
  type Fact,
  type Pool,
  type State,
  type MomentIndex,
  type Extent,
  forEach,
  type ForEach,
} from '#rules';

/** A game folded as far as a projection has been told of it. */
export interface FoldedGame {
  /** Without the `game-` of its stream. */
  readonly id: string;
  readonly header: LogHeader;
  /** All from the beginning, in order: entry n is decision n. */
  readonly told: readonly FoldedFacts[];
  /** The first decision that is new to the projection. */
  readonly from: number;
  /** Where each viewer's moments end; they may know of more of the game than `told`. */
  readonly indexes: ForEach<MomentIndex>;
  readonly pool: Pool;
  /** Which card is which, and what lay where before the first decision. */
  readonly opening: State;
  /** Of the events that are new. */
  readonly position: bigint;
  readonly recordedAt: Date;
}

/** What records of a game are made from: a stored one, or a branch of it that is stored nowhere. */
export interface FoldedRecord extends Pick<FoldedGame, 'id' | 'indexes' | 'pool' | 'opening'> {
  readonly told: readonly FoldedFacts[];
}

/** A fact with the decision that made it happen. */
export interface PlacedFact {
  readonly decision: number;
  readonly fact: Fact;
}

export function* placedFacts({ told }: Pick<FoldedRecord, 'told'>): Generator<PlacedFact> {
  for (const { decision, facts } of told) for (const fact of facts) yield { decision, fact };
}

/** How much of the game each viewer has been told. */
export const extentsOf = ({
  indexes,
  told,
}: Pick<FoldedRecord, 'indexes' | 'told'>): ForEach<Extent> =>
  forEach((viewer) => indexes[viewer].extentAt(told.length - 1));
