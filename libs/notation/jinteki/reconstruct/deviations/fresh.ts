import type { Granted } from './deviation';

/** Deviations of one entry that say the same of a title, whichever copy of it. */
export function alike(last: Granted): number {
  const { kind, entry, reason } = last.deviation;
  const isLike = ({ deviation: one }: Granted): boolean =>
    one.kind === kind && one.entry === entry && one.reason === reason;
  let count = 0;
  for (let at: Granted | null = last; at !== null; at = at.before) if (isLike(at)) count += 1;
  return count;
}

/** One line, one question is one deviation: what it allows is not done twice. */
export function isFresh(last: Granted | null): boolean {
  if (last === null) return true;
  const { kind, card, entry } = last.deviation;
  for (let at = last.before; at !== null; at = at.before)
    if (at.deviation.kind === kind && at.deviation.card === card && at.deviation.entry === entry)
      return false;
  return true;
}
