/** Calls for every string at one of the places (`players.corp.name`) of some JSON. */
export function namesAt(data: unknown, places: readonly string[]): readonly string[] {
  return places.flatMap((place) => {
    const value = place.split('.').reduce(field, data);
    return typeof value === 'string' ? [value] : [];
  });
}

/** The same data with other strings at these places; what lies on the way is copied. */
export function renamedAt(
  data: unknown,
  places: readonly string[],
  rename: (name: string) => string,
): unknown {
  return places.reduce((changed, place) => renamed(changed, place.split('.'), rename), data);
}

function renamed(
  data: unknown,
  [key, ...rest]: readonly string[],
  rename: (name: string) => string,
): unknown {
  if (key === undefined) return typeof data === 'string' ? rename(data) : data;
  if (typeof data !== 'object' || data === null || Array.isArray(data) || !Object.hasOwn(data, key))
    return data;
  return { ...data, [key]: renamed(field(data, key), rest, rename) };
}

function field(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null && Object.hasOwn(data, key)
    ? Object.entries(data).find(([name]) => name === key)?.[1]
    : undefined;
}
