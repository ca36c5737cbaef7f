import { isList, isObject, type Json } from '../json';
import type { Replay } from './read';

function collect(value: Json, titles: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isList(value)) for (const inner of value) collect(inner, titles);
  else if (isObject(value))
    for (const key of Object.keys(value)) {
      const inner = value[key] ?? null;
      if (typeof inner !== 'string') collect(inner, titles);
      else if (key === 'title' || key === 'printed-title') titles.add(inner);
    }
}

/** Titles of the cards that a replay shows anywhere. */
export function titlesIn({ first, diffs }: Replay): ReadonlySet<string> {
  const titles = new Set<string>();
  collect(first, titles);
  for (const diff of diffs) collect(diff, titles);
  return titles;
}
