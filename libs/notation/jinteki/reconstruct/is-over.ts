import type { Shown } from './shown';
import { winner } from './trait';

/** The game is over in an entry. */
export const isOver = (shown: Shown | undefined): boolean =>
  shown !== undefined && (shown.features.get(winner) ?? 0) !== 0;
