import { isList, isObject, type Json, type JsonList, type JsonObject } from '../json';
import { Misfit, type Work } from './misfit';
import { same } from './same';

type Path = (string | number)[];

/** First half of a patch: `removal` against `state`. The path is shared and restored, for messages only. */
export function remove(
  state: Json | undefined,
  removal: Json,
  path: Path,
  work: Work,
): Json | undefined {
  if (isObject(state)) {
    return isObject(removal)
      ? fromObject(state, removal, path, work)
      : wholeOldValue(state, removal, path);
  }
  if (isList(state)) {
    return isList(removal)
      ? fromList(state, removal, path, work)
      : wholeOldValue(state, removal, path);
  }
  return wholeOldValue(state, removal, path);
}

/** Where a value changes its kind the removal repeats the old value, and the alteration overwrites it. */
function wholeOldValue(state: Json | undefined, removal: Json, path: Path): Json | undefined {
  const empty =
    (isObject(removal) && Object.keys(removal).length === 0) ||
    (isList(removal) && removal.length === 0);
  if (empty || same(state, removal)) return state;
  throw new Misfit('misfit', 'removes what is not there', [...path]);
}

function fromObject(state: JsonObject, removal: JsonObject, path: Path, work: Work): JsonObject {
  const keys = Object.keys(removal);
  if (keys.length === 0) return state;
  for (const key of keys)
    if (!Object.hasOwn(state, key))
      throw new Misfit('misfit', 'removes a key that is not there', [...path, key]);
  const before = Object.keys(state);
  work.spend(before.length, path);
  // Copied without what goes: deleting from a copy makes it slow to copy, and all that come of it.
  const left: Record<string, Json> = {};
  for (const key of before) {
    const old = state[key] ?? null;
    if (!Object.hasOwn(removal, key)) left[key] = old;
    else if (removal[key] !== 0) {
      path.push(key);
      const kept = remove(old, removal[key] ?? null, path, work);
      path.pop();
      if (kept !== undefined) left[key] = kept;
    }
  }
  return left;
}

function fromList(state: JsonList, removal: JsonList, path: Path, work: Work): JsonList {
  const cut = removal[0];
  if (cut === undefined) return state;
  if (typeof cut !== 'number') {
    // A Clojure set lists its bare elements; an old list replaced by a scalar is listed whole.
    return same(state, removal)
      ? []
      : state.filter((item) => !removal.some((gone) => same(item, gone)));
  }
  if (same(state, removal)) return [];
  if (!Number.isInteger(cut) || cut > state.length || removal.length % 2 === 0) {
    throw new Misfit('misfit', `cuts ${String(cut)} of ${String(state.length)} elements`, [
      ...path,
    ]);
  }
  const left = cut > 0 ? state.slice(0, state.length - cut) : [...state];
  work.spend(left.length, path);
  for (let at = 1; at + 1 < removal.length; at += 2) {
    const index = removal[at];
    const inner = removal[at + 1];
    if (
      typeof index !== 'number' ||
      !Number.isInteger(index) ||
      index < 0 ||
      index >= left.length ||
      inner === undefined
    ) {
      throw new Misfit(
        'misfit',
        `removes from element ${JSON.stringify(index)} of ${String(left.length)}`,
        [...path],
      );
    }
    path.push(index);
    left[index] = remove(left[index], inner, path, work) ?? null;
    path.pop();
  }
  return left;
}
