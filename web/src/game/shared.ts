import { isRecord } from '../api/fields';

function sharedList(before: readonly unknown[], now: readonly unknown[]): readonly unknown[] {
  const list = now.map((one, index) => shared(before[index], one));
  if (list.length === before.length && list.every((one, index) => one === before[index]))
    return before;
  return list.every((one, index) => one === now[index]) ? now : list;
}

function sharedFields(
  before: Readonly<Record<string, unknown>>,
  now: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  const names = Object.keys(now);
  let isSame = names.length === Object.keys(before).length;
  let mixed: Record<string, unknown> | null = null;
  for (const name of names) {
    const isThere = Object.hasOwn(before, name);
    const field = isThere ? shared(before[name], now[name]) : now[name];
    isSame &&= isThere && field === before[name];
    if (field === now[name]) continue;
    mixed ??= { ...now };
    mixed[name] = field;
  }
  return isSame ? before : (mixed ?? now);
}

/**
 * What `now` says, with the objects of `before` wherever they say the same: what is drawn of those
 * stays as it is.
 */
export function shared(before: unknown, now: unknown): unknown {
  if (before === now) return now;
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now);
  return isRecord(before) && isRecord(now) ? sharedFields(before, now) : now;
}
