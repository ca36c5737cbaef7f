import { isRecord } from '../api/fields';

/** Operations of RFC 6902, as the API tells what changed. */
export interface Operation {
  readonly op: string;
  readonly path: string;
  readonly value?: unknown;
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');

/** A copy with one change; all that is not on the way to it is shared. */
function changed(value: unknown, [key, ...rest]: readonly string[], operation: Operation): unknown {
  if (key === undefined) return operation.value;
  const isLast = rest.length === 0;
  if (Array.isArray(value)) {
    const list: unknown[] = [...(value as readonly unknown[])];
    const index = key === '-' ? list.length : Number(key);
    if (isLast && operation.op === 'remove') list.splice(index, 1);
    else if (isLast && operation.op === 'add') list.splice(index, 0, operation.value);
    else list[index] = changed(list[index], rest, operation);
    return list;
  }
  if (!isRecord(value)) throw new Error(`there is no ${key} to change`);
  if (isLast && operation.op === 'remove')
    return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
  const before: unknown = Object.hasOwn(value, key) ? value[key] : undefined;
  return { ...value, [key]: isLast ? operation.value : changed(before, rest, operation) };
}

/** What a value becomes by changes, in order. What they do not touch stays the same object. */
export const patched = (value: unknown, operations: readonly Operation[]): unknown =>
  operations.reduce<unknown>(
    (so, operation) => changed(so, operation.path.split('/').slice(1).map(unescaped), operation),
    value,
  );
