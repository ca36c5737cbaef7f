import type { CardId, Definition } from '#rules';
import type { Touched } from './touched/topic';

interface Ices {
  readonly rezzed: readonly CardId[];
  readonly definitionOf: (id: CardId) => Definition | undefined;
  readonly touchedOf: (id: CardId) => Touched;
  /** Whether the subtypes of ice may be others than it says. */
  readonly areOtherKinds: boolean;
}

/** What ice touches of which subroutines are resolved by others, or by those. */
export const resolvedBy = (by: readonly Touched[], ices: Ices): readonly Touched[] =>
  resolvedCards(by, ices).map(ices.touchedOf);

/** Ice of which subroutines are resolved by others, or by those. */
export function resolvedCards(by: readonly Touched[], ices: Ices): readonly CardId[] {
  const { rezzed, definitionOf, touchedOf, areOtherKinds } = ices;
  const found = new Set<CardId>();
  let next = by;
  while (next.length > 0) {
    const kinds = new Set(next.flatMap(({ resolves }) => [...resolves]));
    if (kinds.size === 0) break;
    const isAny = kinds.has('any') || areOtherKinds;
    const more = rezzed.filter(
      (id) =>
        !found.has(id) &&
        (isAny || definitionOf(id)?.subtypes.some((one) => kinds.has(one)) !== false),
    );
    for (const id of more) found.add(id);
    next = more.map(touchedOf);
  }
  return [...found];
}
