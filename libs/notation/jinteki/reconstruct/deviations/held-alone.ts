import { type Granted, listGranted } from './deviation';

/** Between two positions a window is held open, and nothing else is allowed: cards are used by hand and subroutines resolve elsewhere. */
export const isHeldAlone = (from: Granted | null, to: Granted | null): boolean =>
  listGranted(to)
    .slice(listGranted(from).length)
    .every(({ deviation }) => deviation.kind === 'held-open');
