export type PathStep = string | number;

const token = /\.?([^.[\]]+)|\[(\d+)\]|\["([^"]*)"\]/y;

/** The steps of a path like `corp.servers["Server 1"].cards[0]`; null where it is none. */
export function parsePath(path: string): readonly PathStep[] | null {
  const steps: PathStep[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < path.length) {
    const found = token.exec(path);
    if (found === null) return null;
    const [, name, index, key] = found;
    steps.push(index === undefined ? (name ?? key ?? '') : Number(index));
  }
  return steps.length === 0 ? null : steps;
}

/** The value at a path; undefined where there is none. */
export function valueAt(root: unknown, steps: readonly PathStep[]): unknown {
  let value: unknown = root;
  for (const step of steps) {
    if (typeof value !== 'object' || value === null) return undefined;
    const entries: Readonly<Record<string, unknown>> = Array.isArray(value)
      ? { ...value, length: value.length }
      : { ...value };
    value = entries[step];
  }
  return value;
}
