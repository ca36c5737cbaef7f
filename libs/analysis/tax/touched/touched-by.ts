import type { Definition, Effect } from '#rules';
import { readAbility } from './abilities';
import { Reading } from './reading';
import type { Touched } from './topic';

const known = {
  rezzed: new WeakMap<Definition, Touched>(),
  any: new WeakMap<Definition, Touched>(),
};

const traces = ({ abilities }: Definition): boolean =>
  JSON.stringify(abilities).includes(`"${'trace' satisfies Effect['do']}"`);

/** What the words of a card touch in a run; `isRezzed`: it is, and stays so. */
export function touchedBy(definition: Definition, isRezzed = false): Touched {
  const cache = isRezzed ? known.rezzed : known.any;
  const before = cache.get(definition);
  if (before !== undefined) return before;
  const { side, type } = definition;
  const by = new Reading({ isCorps: side === 'corp', isIce: type === 'ice', isRezzed });
  for (const { ability } of definition.abilities) readAbility(by, ability);
  const { sets } = by;
  if (sets.asks.has('losses') && traces(definition)) sets.asks.add('link');
  cache.set(definition, sets);
  return sets;
}
