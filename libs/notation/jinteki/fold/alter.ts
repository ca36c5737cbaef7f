import { isList, isObject, type Json, type JsonList, type JsonObject } from '../json';
import { Misfit, type Work } from './misfit';

type Path = (string | number)[];

/** Second half of a patch: objects merge, lists take pairs `index, change` and `"+", element`, all else is replaced. */
export function alter(state: Json | undefined, change: Json, path: Path, work: Work): Json {
  if (isObject(state) && isObject(change)) return object(state, change, path, work);
  if (isList(state) && isList(change)) return list(state, change, path, work);
  return change;
}

function object(state: JsonObject, change: JsonObject, path: Path, work: Work): JsonObject {
  const keys = Object.keys(change);
  if (keys.length === 0) return state;
  const next: Record<string, Json> = { ...state };
  work.spend(Object.keys(state).length, path);
  for (const key of keys) {
    path.push(key);
    next[key] = alter(
      Object.hasOwn(state, key) ? state[key] : undefined,
      change[key] ?? null,
      path,
      work,
    );
    path.pop();
  }
  return next;
}

function list(state: JsonList, change: JsonList, path: Path, work: Work): JsonList {
  const first = change[0];
  if (first === undefined) return state;
  work.spend(state.length + change.length, path);
  if (first !== '+' && typeof first !== 'number') return [...state, ...change];
  if (change.length % 2 === 1)
    throw new Misfit('misfit', 'has an alteration without its element', [...path]);
  const next = [...state];
  for (let at = 0; at + 1 < change.length; at += 2) {
    const index = change[at];
    const inner = change[at + 1] ?? null;
    if (index === '+') {
      next.push(inner);
      continue;
    }
    if (
      typeof index !== 'number' ||
      !Number.isInteger(index) ||
      index < 0 ||
      index >= next.length
    ) {
      throw new Misfit(
        'misfit',
        `alters element ${JSON.stringify(index)} of ${String(next.length)}`,
        [...path],
      );
    }
    path.push(index);
    next[index] = alter(next[index], inner, path, work);
    path.pop();
  }
  return next;
}
