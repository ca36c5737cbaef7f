/** An operation of RFC 6902; these three are all that is needed. */
export type PatchOperation =
  | { readonly op: 'replace' | 'add'; readonly path: string; readonly value: unknown }
  | { readonly op: 'remove'; readonly path: string };

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a))
    return (
      Array.isArray(b) && a.length === b.length && a.every((one, index) => isSame(one, b[index]))
    );
  if (!isFields(a) || !isFields(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}

/** What makes `after` of `before`, both plain JSON. */
export function patchOf(before: unknown, after: unknown, path = ''): readonly PatchOperation[] {
  if (before === after) return [];
  if (Array.isArray(before) && Array.isArray(after)) return patchOfLists(before, after, path);
  if (isFields(before) && isFields(after)) return patchOfFields(before, after, path);
  return [{ op: 'replace', path, value: after }];
}

/** A field without a value is not written as JSON. */
const valueIn = (fields: Fields, key: string): unknown =>
  Object.hasOwn(fields, key) ? fields[key] : undefined;

function patchOfFields(before: Fields, after: Fields, path: string): PatchOperation[] {
  const changes: PatchOperation[] = [];
  for (const key of Object.keys(before)) {
    const at = `${path}/${escaped(key)}`;
    const [was, is] = [valueIn(before, key), valueIn(after, key)];
    if (was === undefined) continue;
    if (is === undefined) changes.push({ op: 'remove', path: at });
    else changes.push(...patchOf(was, is, at));
  }
  for (const [key, value] of Object.entries(after))
    if (valueIn(before, key) === undefined && value !== undefined)
      changes.push({ op: 'add', path: `${path}/${escaped(key)}`, value });
  return changes;
}

/** What both begin and end with stays; what lies between is taken out and put in. */
function patchOfLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: string,
): PatchOperation[] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && isSame(before[head], after[head])) head += 1;
  let tail = 0;
  while (
    tail < most - head &&
    isSame(before[before.length - 1 - tail], after[after.length - 1 - tail])
  )
    tail += 1;
  const gone = before.length - head - tail;
  const come = after.length - head - tail;
  const changed = Math.min(gone, come);
  const changes: PatchOperation[] = [];
  for (let index = head; index < head + changed; index += 1)
    changes.push(...patchOf(before[index], after[index], `${path}/${index}`));
  for (let index = head + gone - 1; index >= head + changed; index -= 1)
    changes.push({ op: 'remove', path: `${path}/${index}` });
  for (let index = head + changed; index < head + come; index += 1)
    changes.push({ op: 'add', path: `${path}/${index}`, value: after[index] });
  return changes;
}
