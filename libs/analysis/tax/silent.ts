import type { Definition, Modifier } from '#rules';
import { isAside } from './independence';

const isOfItself = (modifies: Modifier): boolean =>
  modifies.of === 'strength' ||
  modifies.of === 'subroutines' ||
  modifies.of === 'subtypes' ||
  modifies.of === 'rez-cost'
    ? modifies.cards === undefined || modifies.cards === 'this'
    : modifies.of === 'advanceable';

/** Says nothing but what holds of itself where it is met. */
export const isSilent = ({ abilities }: Definition): boolean =>
  abilities.every(
    ({ ability }) =>
      isAside(ability) ||
      ability.kind === 'sub' ||
      ability.kind === 'paid' ||
      (ability.kind === 'constant' && isOfItself(ability.modifies)) ||
      (ability.kind === 'when' && ability.trigger.this === true),
  );
