import { eachDifference, type Features, type Field, fieldOf, readKey } from '../features';
import type { Shown } from '../shown';
import type { Deviation } from './deviation';

const counters: ReadonlySet<Field | undefined> = new Set([
  ...(['advancement', 'virus', 'power'] as const),
  ...(['agenda', 'credit'] as const),
]);

const told: ReadonlySet<Deviation['kind']> = new Set([
  ...(['out-of-window', 'early-use', 'early-pump', 'early-rez'] as const),
  ...(['idle-use', 'no-effect'] as const),
]);

/** A card of ours has more counters than theirs had by the entry of a deviation: they were placed after it. */
export function isAhead(
  features: Features,
  shown: readonly Pick<Shown, 'features'>[],
  after: number,
  { entry, kind }: Pick<Deviation, 'entry' | 'kind'>,
): boolean {
  const there = shown[entry];
  if (!told.has(kind) || there === undefined) return false;
  const until = shown.slice(Math.max(0, after), entry);
  let ahead = false;
  eachDifference(features, there.features, (key, ours, theirs) => {
    if (ours <= theirs) return;
    const { category, field } = readKey(key);
    if (category === 'plain' || category === 'pile' || !counters.has(fieldOf(field))) return;
    if (until.every((one) => (one.features.get(key) ?? 0) < ours)) ahead = true;
  });
  return ahead;
}
