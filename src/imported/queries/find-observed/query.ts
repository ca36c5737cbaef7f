import { Query } from '@nestjs/cqrs';
import type { ObservedRow, VerdictRow } from '../../projections/observed/fold';

export interface FoundGame
  extends Omit<ObservedRow, 'recorded_at'>, Pick<VerdictRow, 'tier' | 'verified'> {
  readonly recorded_at: Date;
}

/** The row of an observed game by its id, or by that of the game of decisions it became. */
export class FindObserved extends Query<FoundGame | null> {
  constructor(readonly game: string) {
    super();
  }
}
