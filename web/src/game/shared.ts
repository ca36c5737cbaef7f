const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
  const fields = names.map(
    (name) =>
      [name, Object.hasOwn(before, name) ? shared(before[name], now[name]) : now[name]] as const,
  );
  if (
    names.length === Object.keys(before).length &&
    fields.every(([name, one]) => Object.hasOwn(before, name) && one === before[name])
  )
    return before;
  return fields.every(([name, one]) => one === now[name]) ? now : Object.fromEntries(fields);
}

/**
 * What `now` says, with the objects of `before` wherever they say the same: what is drawn of those
 * stays as it is.
 */
export function shared(before: unknown, now: unknown): unknown {
  if (before === now) return now;
  if (Array.isArray(before) && Array.isArray(now)) return sharedList(before, now);
  return isPlain(before) && isPlain(now) ? sharedFields(before, now) : now;
}
