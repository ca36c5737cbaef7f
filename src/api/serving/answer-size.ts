/** A number, a boolean or null, with a punctuation mark. */
const SMALL = 5;

/**
 * Whether a value has more than `most` characters as JSON, more or less, found without writing it.
 * It looks no further than that, and makes nothing of its own: answers have hundreds of thousands of values.
 */
export function isLargerThan(value: unknown, most: number): boolean {
  const open: Record<string, unknown>[] = [];
  let size = 0;
  const take = (one: unknown): void => {
    if (typeof one === 'string') size += one.length + 2;
    else if (isObject(one)) open.push(one);
    else size += SMALL;
  };
  take(value);
  for (let next = open.pop(); next !== undefined && size <= most; next = open.pop())
    if (isList(next)) {
      size += 2 + next.length;
      for (const one of next) take(one);
    } else
      for (const key in next) {
        size += key.length + 4;
        take(next[key]);
      }
  return size > most;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
