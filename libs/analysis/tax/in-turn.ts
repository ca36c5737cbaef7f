import {
  abilitiesOf,
  cardOf,
  currentEncounter,
  type CardId,
  type Decision,
  type Work,
} from '#rules';
import { isOfItself, wordsOf } from './breaking';
import { lastInOrder, type Encounter } from './breaking-order';
import { isWeakening } from './worth-using';

/** Who makes the ice weaker, or other cards stronger, comes first, and the ice itself last. */
function rankOf(g: Work, { ice }: Encounter, id: CardId): number {
  if (id === ice) return Infinity;
  const definition = g.pool.definitions[cardOf(g, id).def];
  if (definition === undefined) return -1;
  const { weakens, lends } = wordsOf(definition);
  return weakens.length + lends.length > 0 ? -1 : id;
}

/** Whether a card may break subroutines yet, where those that do come one after the other. */
export function comesYet(g: Work, encounter: Encounter, id: CardId): boolean {
  const rank = rankOf(g, encounter, id);
  return encounter.used.every((one) => rankOf(g, encounter, one) <= rank);
}

/**
 * Of several cards that break subroutines of one piece of ice one comes after the other, in one order: it does not
 * matter which subroutine is broken by which. Holds where cards leave each piece of ice to itself.
 */
export function inTurn(g: Work, uses: readonly Decision[]): readonly Decision[] {
  const encounter = currentEncounter(g);
  if (encounter === null || encounter.used.length === 0) return uses;
  if (lastInOrder(g, encounter) === null) return uses;
  return uses.filter((one) => {
    if (one.do !== 'use') return true;
    const placed = abilitiesOf(g, cardOf(g, one.card))[one.ability]?.ability;
    if (placed?.kind !== 'paid') return true;
    const isToBreak = placed.effects.every(
      (effect) =>
        effect.do === 'break' ||
        isWeakening([effect]) ||
        (effect.do === 'lasting' && effect.on === undefined && isOfItself(effect)),
    );
    return !isToBreak || comesYet(g, encounter, one.card);
  });
}
