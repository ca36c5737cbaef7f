import type { StoredMoment } from '../../games/replay/stored-game';
import { patchOf, type PatchOperation } from './json-patch';
import { legalOut } from './told';

/** `StretchMoment`s of the schema. */
export const stretchOf = (moments: readonly StoredMoment[]) =>
  moments.map(({ number, time, position, told, legal }, index) => {
    const before = moments[index - 1];
    const changes = before === undefined ? null : shorter(before.position, position);
    return {
      ...{ at: number, time, told },
      position: changes === null ? position : null,
      changes,
      legal: legal.map(legalOut),
    };
  });

/** Null where the whole is as short. */
function shorter(before: unknown, after: unknown): readonly PatchOperation[] | null {
  const changes = patchOf(before, after);
  // A few changes are shorter than any position, and writing it to measure it takes its time.
  if (changes.length <= FEW) return changes;
  return JSON.stringify(changes).length < JSON.stringify(after).length ? changes : null;
}

const FEW = 12;
