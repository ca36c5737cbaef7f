import type { Fact } from '../fact/fact';
import type { Pool } from '../pool/pool';
import type { State } from '../state/state';
import type { Met } from './frame';

/** A private copy of a state being worked on, and what has come of it so far. */
export interface Game {
  readonly pool: Pool;
  readonly state: State;
  /** `null` where facts are not wanted: bulk folds. */
  readonly facts: Fact[] | null;
  /** Abilities whose condition was met since the last step ended; opened as one reaction. */
  met: Met[];
  /** Something changed that the standing rules (unique, memory, strength) have to look at. */
  unsettled: boolean;

  batch: number;
}
