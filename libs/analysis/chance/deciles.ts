import { LuckSum, type Luck } from './luck';

/** What came of chances, by the tenth their chance falls into: calibrated where each z is small. */
export function deciles(
  given: readonly { readonly chance: number; readonly came: boolean }[],
): readonly Luck[] {
  const cells = Array.from({ length: 10 }, () => new LuckSum());
  for (const { chance, came } of given)
    cells[Math.min(9, Math.floor(chance * 10))]?.add(came ? 1 : 0, {
      mean: chance,
      variance: chance * (1 - chance),
    });
  return cells.map(({ luck }) => luck);
}
