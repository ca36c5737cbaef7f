import type { StoredMoment } from '../../games/replay/stored-game';
import { patchOf, type PatchOperation } from './json-patch';
import { legalOut } from './told';

/** `StretchMoment`s of the schema. */
export function* stretchOf(moments: readonly StoredMoment[]) {
  const told: ReturnType<typeof momentOf>[] = [];
  let before: StoredMoment | null = null;
  for (const moment of moments) {
    told.push(momentOf(moment, before));
    before = moment;
    yield;
  }
  return told;
}

function momentOf(
  { number, time, position, told, legal }: StoredMoment,
  before: StoredMoment | null,
) {
  const changes = before === null ? null : shorter(before.position, position);
  return {
    ...{ at: number, time, told },
    position: changes === null ? position : null,
    changes,
    legal: legal.map(legalOut),
  };
}

/** Null where the whole is as short. */
function shorter(before: unknown, after: unknown): readonly PatchOperation[] | null {
  const changes = patchOf(before, after);
  // A few changes are shorter than any position, and writing it to measure it takes its time.
  if (changes.length <= FEW) return changes;
  return JSON.stringify(changes).length < JSON.stringify(after).length ? changes : null;
}

const FEW = 12;
