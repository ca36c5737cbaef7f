import type { Definition, Pool, Side } from '#rules';

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

/** Cards of a pool as `01007 Corroder` whose code or title is nearest to what was written. */
export function nearestCards(pool: Pool, side: Side, written: string, most = 3): string[] {
  const text = written.slice(0, longest).toLowerCase();
  const key = /^\d+$/.test(text)
    ? (one: Definition): string => one.value.code
    : (one: Definition): string => one.value.title.toLowerCase();
  const distance = (one: Definition): number =>
    text.length >= 3 && key(one).startsWith(text) ? 0.5 : edits(text, key(one));
  return pool.definitions
    .filter((one) => one.side === side)
    .map((one) => ({ one, distance: distance(one) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ one }) => `${one.value.code} ${one.value.title}`);
}
