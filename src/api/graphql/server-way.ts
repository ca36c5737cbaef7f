import type { Way } from '#analysis/tax/way';

/** A way into a server in the words of the schema; `credits`: those of the Runner. */
export function serverWay(way: Way, credits: number) {
  if (way.found)
    return {
      ...{ cost: way.cost, corpPays: way.corpPays, isAffordable: way.cost.credits <= credits },
      ...{ why: null, atLeast: null, atMost: null },
    };
  const { why } = way;
  const between = why === 'too-many' ? way : { atLeast: null, atMost: null };
  return {
    ...{ cost: null, corpPays: null, isAffordable: null, why },
    ...{ atLeast: between.atLeast, atMost: between.atMost },
  };
}
