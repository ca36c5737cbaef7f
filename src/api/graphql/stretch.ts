import type { LegalView } from '#rules';
import type { Moment } from '#rules';
import type { PositionSeen } from '../../games/import/get-observed-position';
import { patchOf, type PatchOperation } from './json-patch';
import { legalOut } from './told';

interface Shown {
  readonly at: number;
  readonly time: number | null;
  readonly position: unknown;
  readonly told: readonly unknown[];
  readonly legal: readonly LegalView[];
}

export const recordedShown = ({ number, time, position, told, legal }: Moment): Shown => ({
  ...{ at: number, time, position, told, legal },
});

export const observedShown = ({ at, position, facts }: PositionSeen): Shown => ({
  at,
  time: null,
  position,
  told: facts.map(({ view, text }) => ({ fact: view, text })),
  legal: [],
});

/** `StretchMoment`s of the schema. */
export const stretchOf = (moments: readonly Shown[]) =>
  moments.map(({ position, legal, ...moment }, index) => {
    const before = moments[index - 1];
    const changes = before === undefined ? null : shorter(before.position, position);
    return {
      ...moment,
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
