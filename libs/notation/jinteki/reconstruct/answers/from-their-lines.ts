import type { Trail } from '../node';
import { isDecided } from '../witnesses/deed';
import type { Witnessed } from '../witnesses/witnesses-of';
import type { Deed } from './told-by-way';

/** What a line tells to be done was not done before that line. */
export function fromTheirLines(
  deeds: readonly Deed[],
  trail: readonly Trail[],
  witnesses: readonly Witnessed[],
): readonly Deed[] {
  const told = new Map<Trail, number>();
  for (const { deed, witness } of witnesses)
    if (witness !== null && isDecided(deed.by) && !deed.answers)
      told.set(deed.by, witness.line.entry);
  return deeds.map((deed) => {
    const by = trail[deed.made - 1];
    if (deed.deviates || deed.answers !== null || by === undefined) return deed;
    return { ...deed, from: Math.max(deed.from, told.get(by) ?? 0) };
  });
}
