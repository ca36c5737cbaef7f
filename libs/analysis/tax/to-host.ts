import type { Ability } from '#rules';

/** Whether all that a card does by an ability is to go onto a piece of ice. */
export function isToHost(ability: Ability | undefined): boolean {
  if (ability?.kind !== 'paid' || ability.effects.length !== 2) return false;
  const [choice, host] = ability.effects;
  return (
    choice?.do === 'choose' &&
    'type' in Object(choice.from) &&
    host?.do === 'host' &&
    host.cards === 'this'
  );
}
