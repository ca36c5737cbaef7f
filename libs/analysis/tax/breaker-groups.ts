/** A breaker at the ice that is encountered. */
export interface Breaker {
  /** What makes it strong enough, and what becomes of it afterwards. */
  readonly ready: number;
  readonly after: number;
  /** Of one use, which breaks so many subroutines. */
  readonly price: number;
  readonly perUse: number;
  /** Subroutines that it can break at most. */
  readonly most: number;
}

/** More breakers than these are not told apart. */
const MOST_BREAKERS = 5;

/** What breakers and the subroutines that they leave come to at least. */
export interface Least {
  readonly all: number;
  /** The same where that one of the breakers breaks something, each. */
  readonly with: readonly number[];
}

/** All breakers as one that is better than any. */
const anyOf = (breakers: readonly Breaker[]): Breaker => ({
  ready: Math.min(...breakers.map(({ ready }) => ready)),
  after: Math.min(...breakers.map(({ after }) => after)),
  price: Math.min(...breakers.map(({ price }) => price)),
  perUse: Infinity,
  most: Infinity,
});

export function leastOf(
  breakers: readonly Breaker[],
  fires: readonly number[],
  isShared: boolean,
): Least {
  const isTold = breakers.length <= MOST_BREAKERS;
  const told = isTold ? breakers : [anyOf(breakers)];
  const left = leftAfter(fires);
  const least = told.map(() => Infinity);
  let all = left[0] ?? 0;
  for (let chosen = 1; chosen < 1 << told.length; chosen += 1) {
    const cost = together(told, chosen, left, isShared);
    for (let i = 0; i < told.length; i += 1)
      if ((chosen & (1 << i)) !== 0 && cost < (least[i] ?? Infinity)) least[i] = cost;
    if (cost < all) all = cost;
  }
  return { all, with: isTold ? least : breakers.map(() => all) };
}

/** What is left to pay where so many subroutines are broken, the dearest first: of none, of one, and so on. */
function leftAfter(fires: readonly number[]): readonly number[] {
  const cheapestFirst = fires.toSorted((a, b) => a - b);
  const left = [0];
  for (const fire of cheapestFirst) left.push((left.at(-1) ?? 0) + fire);
  return left.reverse();
}

/** What a group of breakers, all of which are used, and the subroutines that they leave cost at least. */
function together(
  told: readonly Breaker[],
  chosen: number,
  left: readonly number[],
  isShared: boolean,
): number {
  let [ready, after, once, byOnce, most, count] = [0, 0, 0, 0, 0, 0];
  let each = Infinity;
  let only: Breaker | null = null;
  for (let i = 0; i < told.length; i += 1) {
    const one = told[i];
    if (one === undefined || (chosen & (1 << i)) === 0) continue;
    only = one;
    count += 1;
    ready = isShared ? Math.max(ready, one.ready) : ready + one.ready;
    after += one.after;
    once += one.price;
    byOnce += one.perUse;
    most += one.most;
    each = Math.min(each, one.price / one.perUse);
  }
  const last = Math.min(left.length - 1, most);
  let least = Infinity;
  for (let broken = 1; broken <= last; broken += 1) {
    const cost =
      count === 1 && only !== null
        ? Math.max(1, Math.ceil(broken / only.perUse)) * only.price
        : once + Math.max(0, broken - byOnce) * each;
    least = Math.min(least, cost + (left[broken] ?? 0));
  }
  return ready + after + least;
}
