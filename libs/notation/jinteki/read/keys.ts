import { isList, isObject, type Json } from '../json';
import { LIMITS } from '../limits';
import { type Refusal, refuse } from '../refusal';

const HOSTILE: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
/** A hostile key must be spelt out or escaped: a text without both needs no walk. */
const SUSPICIOUS = /__proto__|constructor|prototype|\\u00[0-9a-f]{2}/i;

/** Refuses keys that reach into JavaScript's own objects. */
export function hostileKey(text: string, value: Json): Refusal | null {
  return SUSPICIOUS.test(text) ? walk(value, '', 0, null) : null;
}

function walk(value: Json, path: string, depth: number, index: number | null): Refusal | null {
  if (depth > LIMITS.depth + 2)
    return refuse('TOO_DEEP', `Nested more than ${String(LIMITS.depth)} deep.`, index, path);
  if (isList(value)) {
    for (const [at, item] of value.entries()) {
      const found = walk(
        item,
        `${path}/${String(at)}`,
        depth + 1,
        path === '/history' ? at : index,
      );
      if (found !== null) return found;
    }
  } else if (isObject(value)) {
    for (const key of Object.keys(value)) {
      if (HOSTILE.has(key))
        return refuse('HOSTILE_KEY', `The key "${key}" may not occur.`, index, `${path}/${key}`);
      const found = walk(value[key] ?? null, `${path}/${key}`, depth + 1, index);
      if (found !== null) return found;
    }
  }
  return null;
}

/** Refuses lists and objects that no game has; small files cannot hold one wide enough to matter. */
export function tooWide(text: string, value: Json): Refusal | null {
  if (text.length <= LIMITS.unsearched) return null;
  const history = isObject(value) ? value['history'] : null;
  if (!isList(history)) return null;
  for (const [index, entry] of history.entries()) {
    const reason = widest(entry, 0);
    if (reason !== null)
      return refuse('TOO_MUCH_WORK', `Entry ${String(index)} has ${reason}.`, index);
  }
  return null;
}

function widest(value: Json, depth: number): string | null {
  if (depth > LIMITS.depth) return `values nested more than ${String(LIMITS.depth)} deep`;
  if (isList(value)) {
    if (value.length > LIMITS.list) return `a list of ${String(value.length)} elements`;
    for (const item of value) {
      const found = typeof item === 'object' ? widest(item, depth + 1) : null;
      if (found !== null) return found;
    }
  } else if (isObject(value)) {
    const keys = Object.keys(value);
    if (keys.length > LIMITS.wide) return `an object of ${String(keys.length)} keys`;
    for (const key of keys) {
      const inner = value[key] ?? null;
      const found = typeof inner === 'object' ? widest(inner, depth + 1) : null;
      if (found !== null) return found;
    }
  }
  return null;
}
