import type { GameOutcome, PlayerId } from '../results/outcome';

export interface CutSides {
  readonly corp: PlayerId;
  readonly runner: PlayerId;
  /** Who settled it: the rule, the higher seed, or the winner of a random method. */
  readonly by: 'rule' | 'seed' | 'chance';
}

export interface CutResult {
  readonly corp: PlayerId;
  readonly runner: PlayerId;
  readonly outcome: GameOutcome;
  readonly gameId: string | null;
}

export interface CutState {
  /** First seed first. */
  readonly seeds: readonly PlayerId[];
  /** By the id of the bracket's match. */
  readonly sides: ReadonlyMap<string, CutSides>;
  readonly results: ReadonlyMap<string, CutResult>;
}
