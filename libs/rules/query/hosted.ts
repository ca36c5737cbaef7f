import type { Ability } from '../ability/ability';
import { placesSaid, says } from '../ability/says';

const known = new WeakMap<Ability, boolean>();

/** Whether an ability says anything of the cards that lie on its own. */
export function speaksOfHosted(ability: Ability): boolean {
  const before = known.get(ability);
  if (before !== undefined) return before;
  const found = says(ability, (one) => placesSaid(one).includes('hosted'));
  known.set(ability, found);
  return found;
}
