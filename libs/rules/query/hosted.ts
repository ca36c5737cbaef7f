import type { Ability } from '../ability/ability';

const isHere = (place: unknown): boolean =>
  place === 'hosted' || (Array.isArray(place) && place.includes('hosted'));

function says(said: unknown): boolean {
  if (typeof said !== 'object' || said === null) return false;
  return ('in' in said && isHere(said.in)) || Object.values(said).some(says);
}

const known = new WeakMap<Ability, boolean>();

/** Whether an ability says anything of the cards that lie on its own. */
export function speaksOfHosted(ability: Ability): boolean {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const found = says(ability);
  known.set(ability, found);
  return found;
}
