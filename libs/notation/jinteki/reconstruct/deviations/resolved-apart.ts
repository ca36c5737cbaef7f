/** A subroutine that theirs resolves by itself, with others still to resolve; or the last ones, if the encounter goes on. */
export interface SubsApart {
  readonly entry: number;
  /** Index of the definition of the ice. */
  readonly def: number;
  readonly subs: readonly number[];
  /** All that have resolved by then. */
  readonly fired: readonly number[];
  /** Something is done once all of them are behind: by our rules the encounter is over. */
  readonly isHeld: boolean;
  /** One that comes before it is left to resolve: by our rules that is first. */
  readonly isOutOfTurn: boolean;
  /** Something is done before another of them resolves: decisions alone would have all of them resolve. */
  readonly isParted: boolean;
}
