import { sides, type Side } from '#rules';
import { nameFault } from '#text/kept-text';
import { type LiveRefusal, refuse } from './refusal';

/** What is wrong with the names of two players who sit down; null where both can be kept. */
export function badNames(
  seats: Readonly<Record<Side, { readonly name: string }>>,
): LiveRefusal | null {
  for (const side of sides) {
    const fault = nameFault(seats[side].name);
    if (fault !== null)
      return refuse('BAD_PLAYER', `the name of the ${side} has ${fault}`, 'Give another one.');
  }
  return null;
}
