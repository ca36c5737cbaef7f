/** Counts edits (insert, delete, change) from `a` to other texts: `limit + 1` for more than `limit`. */
const editsFrom = (a: string, limit: number): ((b: string) => number) => {
  let above = new Uint16Array(a.length + limit + 1);
  let here = new Uint16Array(a.length + limit + 1);
  return (b) => {
    if (Math.abs(a.length - b.length) > limit) return limit + 1;
    for (let column = 0; column <= b.length; column++) above[column] = column;
    for (let row = 1; row <= a.length; row++) {
      here[0] = row;
      let least = row;
      const letter = a.charCodeAt(row - 1);
      for (let column = 1; column <= b.length; column++) {
        const change = (above[column - 1] ?? 0) + (letter === b.charCodeAt(column - 1) ? 0 : 1);
        const value = Math.min(change, (above[column] ?? 0) + 1, (here[column - 1] ?? 0) + 1);
        here[column] = value;
        if (value < least) least = value;
      }
      if (least > limit) return limit + 1;
      [above, here] = [here, above];
    }
    return above[b.length] ?? limit + 1;
  };
};

export interface Candidate {
  /** The form that is compared. */
  readonly key: string;
  /** The form that is shown. */
  readonly name: string;
}

const MOST_EDITS = 8;
/** Characters of a text that near names are looked for; of a longer one none is near. */
export const LONGEST_QUERY = 80;

/** At most `count` names nearest to `key`: those that begin with it, then those fewest edits away. */
export const nearestNames = (
  key: string,
  candidates: Iterable<Candidate>,
  count: number,
): readonly string[] => {
  // To nothing the shortest would come near.
  if (key === '' || key.length > LONGEST_QUERY) return [];
  const limit = Math.min(MOST_EDITS, Math.max(2, Math.ceil(key.length * 0.4)));
  const edits = editsFrom(key, limit);
  const ranked: { readonly name: string; readonly distance: number }[] = [];
  for (const candidate of candidates) {
    const begins = key.length >= 3 && candidate.key.startsWith(key);
    const distance = begins ? 0.5 : edits(candidate.key);
    if (distance <= limit) ranked.push({ name: candidate.name, distance });
  }
  ranked.sort((a, b) => a.distance - b.distance || a.name.localeCompare(b.name, 'en'));
  const best = ranked[0]?.distance ?? 0;
  return ranked
    .filter(({ distance }) => distance <= best + 2)
    .slice(0, count)
    .map(({ name }) => name);
};
