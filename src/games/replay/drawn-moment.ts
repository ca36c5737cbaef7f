import type { DrawnMoment } from './series';
import type { StoredMoment } from './stored-game';

/** A moment as it is drawn. */
export const drawnMoment = ({ number, position, told }: StoredMoment): DrawnMoment => ({
  at: number,
  position,
  facts: told.flatMap((one) => ('fact' in one ? [one.fact] : [])),
});
