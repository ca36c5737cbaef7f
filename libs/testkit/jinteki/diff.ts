import {
  isList,
  isObject,
  type Json,
  type JsonList,
  type JsonObject,
} from '#notation/jinteki/json';

/** What jinteki.net's server writes for the way from one value to the next: alterations, removals. */
type Diff = readonly [alterations: Json, removals: Json];

type ObjectDiff = readonly [alterations: JsonObject, removals: JsonObject];

const NOTHING: ObjectDiff = [{}, {}];

const isEmpty = (value: Json): boolean =>
  isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;

/** Null where nothing differs. */
function between(before: Json, after: Json): Diff | null {
  if (before === after) return null;
  if (isObject(before) && isObject(after)) return ofObjects(before, after);
  if (isList(before) && isList(after)) return ofLists(before, after);
  return [after, isObject(before) || isList(before) ? before : {}];
}

function ofObjects(before: JsonObject, after: JsonObject): ObjectDiff | null {
  const altered: Record<string, Json> = {};
  const removed: Record<string, Json> = {};
  for (const [key, value] of Object.entries(after)) {
    const old = before[key];
    const diff: Diff | null = old === undefined ? [value, {}] : between(old, value);
    if (diff === null) continue;
    const [alterations, removals] = diff;
    // An alteration to an empty value is a change, too, where the old one is of another kind.
    if (!isEmpty(alterations) || old === undefined || isEmpty(removals) || !isObject(value))
      altered[key] = alterations;
    if (!isEmpty(removals)) removed[key] = removals;
  }
  for (const key of Object.keys(before)) if (after[key] === undefined) removed[key] = 0;
  return isEmpty(altered) && isEmpty(removed) ? null : [altered, removed];
}

function ofLists(before: JsonList, after: JsonList): Diff | null {
  const altered: Json[] = [];
  const removed: Json[] = [];
  for (const [at, value] of after.entries()) {
    const old = before[at];
    if (old === undefined) {
      altered.push('+', value);
      continue;
    }
    const diff = between(old, value);
    if (diff === null) continue;
    if (!isEmpty(diff[0])) altered.push(at, diff[0]);
    if (!isEmpty(diff[1])) removed.push(at, diff[1]);
  }
  const cut = Math.max(0, before.length - after.length);
  if (cut === 0 && altered.length === 0 && removed.length === 0) return null;
  return [altered, cut === 0 && removed.length === 0 ? [] : [cut, ...removed]];
}

export const diffOf = (before: JsonObject, after: JsonObject): ObjectDiff =>
  ofObjects(before, after) ?? NOTHING;
