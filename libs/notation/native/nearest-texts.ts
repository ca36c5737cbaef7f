/** Edits (insert, delete, change) that turn one text into the other. */
function edits(a: string, b: string): number {
  let above = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let row = 1; row <= a.length; row += 1) {
    const here = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const change = (above[column - 1] ?? 0) + (a[row - 1] === b[column - 1] ? 0 : 1);
      here.push(Math.min(change, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1));
    }
    above = here;
  }
  return above[b.length] ?? 0;
}

const longest = 80;

/** Those of `all` whose text is nearest to what was written, the nearest first. */
export function nearestTexts<T>(
  written: string,
  all: readonly T[],
  textOf: (one: T) => string,
  most = 3,
): readonly T[] {
  const text = written.slice(0, longest).toLowerCase();
  const distance = (one: T): number => {
    const key = textOf(one).toLowerCase();
    return text.length >= 3 && key.startsWith(text) ? 0.5 : edits(text, key);
  };
  return all
    .map((one) => ({ one, distance: distance(one) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ one }) => one);
}
