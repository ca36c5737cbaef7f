import type { Position } from '../event-store/position';
import type { ProjectionRunner } from './projection-runner';

/** Milliseconds a writer waits for the lists; what was appended is stored whether it is listed or not. */
const PATIENCE = 3_000;

/** For writers that find in the lists what they have just written. */
export const listedBy =
  (projections: ProjectionRunner) =>
  async (position: Position): Promise<void> => {
    await projections.caughtUp(position, PATIENCE);
  };
