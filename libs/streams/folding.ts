/** A fold that can be left after each of its steps. */
export type Folding<T> = Generator<void, T>;

/** What is folded already. */
export function* folded<T>(value: T): Folding<T> {
  yield;
  return value;
}

/** All of it at once. */
export function whole<T>(folding: Folding<T>): T {
  for (;;) {
    const { done, value } = folding.next();
    if (done === true) return value;
  }
}
