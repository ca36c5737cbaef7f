/** A number, a boolean or a punctuation mark. */
const SMALL = 5;

/**
 * Whether a value has more than `most` characters as JSON, more or less, found without writing it.
 * It looks no further than that.
 */
export function isLargerThan(value: unknown, most: number): boolean {
  let size = 0;
  const open: unknown[] = [value];
  while (open.length > 0 && size <= most) {
    const next = open.pop();
    if (typeof next === 'string') size += next.length + 2;
    else if (Array.isArray(next)) {
      size += 2 + next.length;
      for (const one of next) open.push(one);
    } else if (typeof next === 'object' && next !== null) {
      for (const [key, one] of Object.entries(next)) {
        size += key.length + 4;
        open.push(one);
      }
    } else size += SMALL;
  }
  return size > most;
}
