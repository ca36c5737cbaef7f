import type { Decision, Legal } from '../state/decision';

/** As many as a player cares to read. */
const most = 12;

/** What of a decision makes another one like it. */
export type Sketch = Readonly<Record<string, unknown>> & { readonly do: string };

const parts = ['server', 'host', 'ability', 'option', 'sub'] as const;

const part = (of: object, key: string): unknown =>
  key in of ? (of as Readonly<Record<string, unknown>>)[key] : undefined;

/** 0 for the decision itself; a shared kind counts for most, then a shared card, then the rest. */
function distance(legal: Legal, wanted: Sketch): number {
  let far = legal.do === wanted.do ? 0 : 16;
  if (part(legal, 'card') !== part(wanted, 'card')) far += 8;
  for (const key of parts) if (part(legal, key) !== part(wanted, key)) far += 1;
  return far;
}

const isKin = (legal: Legal, wanted: Sketch): boolean =>
  legal.do === wanted.do ||
  (part(legal, 'card') !== undefined && part(legal, 'card') === part(wanted, 'card'));

/**
 * The legal decisions most like one that is not: of the same kind, then about the same card.
 * Where nothing is alike, the first of all; at most twelve.
 */
export function nearestTo(legal: readonly Legal[], wanted: Decision | Sketch): readonly Legal[] {
  const kin = legal.filter((one) => isKin(one, wanted));
  if (kin.length === 0) return legal.slice(0, most);
  return kin
    .map((one) => ({ one, far: distance(one, wanted) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ one }) => one);
}
