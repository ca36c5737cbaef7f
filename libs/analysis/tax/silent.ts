import type { Definition, Modifier } from '#rules';
import { isAside } from './independence';

const isOfItself = (modifies: Modifier): boolean =>
  modifies.of === 'strength' ||
  modifies.of === 'subroutines' ||
  modifies.of === 'subtypes' ||
  modifies.of === 'rez-cost'
    ? modifies.cards === undefined || modifies.cards === 'this'
    : modifies.of === 'advanceable';

const readSilent = ({ abilities }: Definition): boolean =>
  abilities.every(
    ({ ability }) =>
      isAside(ability) ||
      ability.kind === 'sub' ||
      ability.kind === 'paid' ||
      (ability.kind === 'constant' && isOfItself(ability.modifies)) ||
      (ability.kind === 'when' && ability.trigger.this === true),
  );

const known = new WeakMap<Definition, boolean>();

/** Says nothing but what holds of itself where it is met. */
export function isSilent(definition: Definition): boolean {
  const before = known.get(definition);
  if (before !== undefined) return before;
  const is = readSilent(definition);
  known.set(definition, is);
  return is;
}
