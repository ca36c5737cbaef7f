export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** The decisions that our rules followed, from 1: what lies between the places where they could not, and behind the last. */
export function stretchesOf(
  divergences: readonly { readonly decision: number }[],
  found: number,
): readonly Stretch[] {
  const breaks = [...new Set([...divergences.map(({ decision }) => decision), found])].sort(
    (a, b) => a - b,
  );
  return breaks.flatMap((to, index) => {
    const from = (breaks[index - 1] ?? 0) + 1;
    return to < from ? [] : [{ from, to }];
  });
}
