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

const totalOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

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
  const dearestFirst = fires.toSorted((a, b) => b - a);
  const least = told.map(() => Infinity);
  for (let chosen = 1; chosen < 1 << told.length; chosen += 1) {
    const isChosen = (_: unknown, i: number): boolean => (chosen & (1 << i)) !== 0;
    const cost = together(told.filter(isChosen), dearestFirst, isShared);
    for (const [i, before] of least.entries())
      if (isChosen(null, i)) least[i] = Math.min(before, cost);
  }
  const all = Math.min(totalOf(fires), ...least);
  return { all, with: isTold ? least : breakers.map(() => all) };
}

/** What a group of breakers, all of which are used, and the subroutines that they leave cost at least. */
function together(group: readonly Breaker[], fires: readonly number[], isShared: boolean): number {
  const readies = group.map(({ ready }) => ready);
  const ready =
    (isShared ? Math.max(0, ...readies) : totalOf(readies)) +
    totalOf(group.map(({ after }) => after));
  const [only] = group;
  const each = Math.min(...group.map(({ price, perUse }) => price / perUse));
  const once = totalOf(group.map(({ price }) => price));
  const byOnce = totalOf(group.map(({ perUse }) => perUse));
  const costOf = (broken: number): number =>
    group.length === 1 && only !== undefined
      ? Math.max(1, Math.ceil(broken / only.perUse)) * only.price
      : once + Math.max(0, broken - byOnce) * each;
  const most = Math.min(fires.length, totalOf(group.map((one) => one.most)));
  let least = Infinity;
  for (let broken = 1; broken <= most; broken += 1)
    least = Math.min(least, costOf(broken) + totalOf(fires.slice(broken)));
  return ready + least;
}
