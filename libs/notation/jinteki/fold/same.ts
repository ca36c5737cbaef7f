import { isList, isObject, type Json } from '../json';

/** Equal as JSON values, key order aside. Bounded by `depth`, so hostile nesting answers false instead of overflowing. */
export function same(a: Json | undefined, b: Json | undefined, depth = 64): boolean {
  if (a === b) return true;
  if (depth === 0 || a === undefined || b === undefined) return false;
  if (isList(a)) {
    return (
      isList(b) && a.length === b.length && a.every((item, at) => same(item, b[at], depth - 1))
    );
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length && keys.every((key) => same(a[key], b[key], depth - 1))
  );
}
