import type { Decision, Pool, Prompt, State } from '#rules';
import type { Evidence } from './evidence';

/** Of abilities that wait together those that lines tell before the one that ours lets come first, as theirs asks it at another moment. */
export function toldSooner(
  pool: Pool,
  { cards }: State,
  { sources }: Extract<Prompt, { readonly kind: 'order' }>,
  decision: Decision,
  { places: told }: Evidence,
): Decision[] {
  if (decision.do !== 'first') return [];
  const titles = sources.map((id) => pool.definitions[cards[id]?.def ?? -1]?.value.title ?? '');
  const places = titles.map((title) => told.firstOf(title));
  const own = places[decision.ability] ?? 0;
  // What no line ever tells of a card may come before all that lines tell.
  if (!told.isEverTold(titles[decision.ability] ?? '')) return [];
  return places.flatMap((place, ability) => (place < own ? [{ do: 'first', ability }] : []));
}
