import type { Granted } from './deviation';

/** What leads to it was done before what was used by hand last, and is to come behind it. */
export function isBackwards(last: Granted | null, granted: Granted | null): boolean {
  if (last === null || granted === null || granted === last) return false;
  const { decisions = [], entry } = granted.deviation;
  return (
    decisions.length > 0 && last.deviation.kind === 'out-of-window' && entry < last.deviation.entry
  );
}
