/** A whole number from 0 to `below` - 1, each as likely; `below` is 1 or more. */
export type Source = (below: number) => number;

/** Throws: a choice among nothing is a bug. */
export function oneOf<T>(list: readonly T[], next: Source): T {
  const one = list[next(list.length)];
  if (one === undefined) throw new Error('there is nothing to choose from');
  return one;
}

/** The list in a random order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], next: Source): T[] {
  const order: T[] = [];
  for (const one of list) {
    const at = next(order.length + 1);
    order.push(one);
    const other = order[at];
    if (other === undefined) throw new Error(`no place ${at} in a shuffle`);
    order[order.length - 1] = other;
    order[at] = one;
  }
  return order;
}
