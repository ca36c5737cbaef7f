import type { Pool, State } from '#rules';

/** What chance takes is accessed by the effect that comes next. */
export function isAccessedThen({ effects }: Pool, { frames }: State): boolean {
  const asking = frames.at(-1);
  if (asking?.at !== 'block') return false;
  const { path, i } = asking.vars;
  const [takes, then] = effects.get(path)?.slice(i, i + 2) ?? [];
  return (
    takes?.do === 'random' &&
    then?.do === 'access' &&
    'cards' in then &&
    typeof then.cards === 'object' &&
    'named' in then.cards &&
    then.cards.named === takes.as
  );
}
