/** A small change of a value: where it is made, and how the place is said. */
export interface Change {
  readonly path: readonly (string | number)[];
  readonly what: string;
  /** What stands there instead; undefined where nothing does. */
  readonly instead: unknown;
}

type Json = Readonly<Record<string, unknown>>;

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const other: Readonly<Record<string, string>> = { corp: 'runner', runner: 'corp' };

/** Words that narrow an ability down: without one it does more, or more often. */
const narrow: ReadonlySet<string> = new Set([
  'allBut',
  'atLeast',
  'atMost',
  'by',
  'card',
  'each',
  'first',
  'from',
  'if',
  'inRun',
  'kind',
  'least',
  'limit',
  'none',
  'onlyIf',
  'optional',
  'other',
  'otherwise',
  'outcome',
  'rezzed',
  'server',
  'subtype',
  'this',
  'type',
  'while',
]);

/** Every small change of a card's abilities, in the order in which they stand there. */
export function* changesOf(value: unknown, path: Change['path'] = []): Generator<Change> {
  const at = path.join('.');
  if (typeof value === 'number') {
    yield { path, what: `${at}: ${value + 1} for ${value}`, instead: value + 1 };
    if (value > 0) yield { path, what: `${at}: ${value - 1} for ${value}`, instead: value - 1 };
    return;
  }
  if (typeof value === 'string') {
    const instead = other[value];
    if (instead !== undefined) yield { path, what: `${at}: ${instead} for ${value}`, instead };
    return;
  }
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) {
      const here = [...path, i];
      if (value.length > 1)
        yield { path: here, what: `${here.join('.')} left out`, instead: undefined };
      yield* changesOf(one, here);
    }
    return;
  }
  if (!isJson(value)) return;
  for (const [key, one] of Object.entries(value)) {
    const here = [...path, key];
    if (narrow.has(key))
      yield { path: here, what: `${here.join('.')} left out`, instead: undefined };
    yield* changesOf(one, here);
  }
}

/** The value with one change made. */
export function changed(value: unknown, { path, instead }: Change): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return instead;
  const inner = { path: rest, what: '', instead };
  const isLast = rest.length === 0 && instead === undefined;
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return list.flatMap((one, i) => (i === head ? (isLast ? [] : [changed(one, inner)]) : [one]));
  }
  if (!isJson(value)) throw new Error(`nothing stands at ${String(head)}`);
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, one]) =>
      key === head ? (isLast ? [] : [[key, changed(one, inner)]]) : [[key, one]],
    ),
  );
}
