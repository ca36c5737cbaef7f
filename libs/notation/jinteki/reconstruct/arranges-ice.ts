import type { Pool } from '#rules';
import { keptFor } from '../kept-for';

/** The titles of cards that have a player arrange ice. */
export const arrangersIn = keptFor(({ definitions, effects }: Pool): ReadonlySet<string> => {
  const codes = new Set<string>();
  for (const [path, list] of effects)
    if (list.some(({ do: what }) => what === 'arrange-ice')) codes.add(path.split('/')[0] ?? '');
  return new Set(
    definitions.flatMap(({ value: { code, title } }) => (codes.has(code) ? [title] : [])),
  );
});
