export const DRAWS = Symbol('Draws');

/** Chance at the edge; what it drew is recorded, so nothing needs to be drawn again. */
export interface Draws {
  shuffled<T>(items: readonly T[]): readonly T[];
}

/** Every order equally likely, when each number below a bound is (Fisher and Yates). */
export const drawsOf = (below: (bound: number) => number): Draws => ({
  shuffled: (items) => {
    const drawn = [...items];
    const order: typeof drawn = [];
    while (drawn.length > 0) order.push(...drawn.splice(below(drawn.length), 1));
    return order;
  },
});
