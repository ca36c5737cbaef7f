/**
 * Does something for every item, at most so many at a time, and resolves when all of it is over.
 * Gives what was thrown, in the order it happened.
 */
export async function abreast<Item>(
  items: Iterable<Item>,
  most: number,
  work: (item: Item) => Promise<void>,
): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const waiting = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next())
      try {
        await work(next.value);
      } catch (error) {
        failures.push(error);
      }
  };
  await Promise.all(Array.from({ length: most }, lane));
  return failures;
}
