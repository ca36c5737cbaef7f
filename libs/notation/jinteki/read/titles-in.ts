import { keptFor } from '../kept-for';
import { isList, isObject, type Json } from '../json';
import type { Replay } from './read';

/** A card may name a title that lies in no deck. */
const named = (line: string): readonly string[] =>
  / uses .+ to name (.+?)\.$/.exec(line)?.slice(1) ?? [];

function collect(value: Json, titles: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  if (isList(value)) for (const inner of value) collect(inner, titles);
  else if (isObject(value))
    for (const key of Object.keys(value)) {
      const inner = value[key] ?? null;
      if (typeof inner !== 'string') collect(inner, titles);
      else if (key === 'title' || key === 'printed-title') titles.add(inner);
      else if (key === 'text') for (const title of named(inner)) titles.add(title);
    }
}

/** Titles of the cards that a replay shows anywhere, or tells to be named. */
export const titlesIn = keptFor(({ first, diffs }: Replay): ReadonlySet<string> => {
  const titles = new Set<string>();
  collect(first, titles);
  for (const diff of diffs) collect(diff, titles);
  return titles;
});
