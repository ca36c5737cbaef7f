import type { Ability } from './ability';
import type { Modifier } from './modifier';
import { isLooked } from './modifier-lookup';

/** A place inside of an effect that lays abilities on something: `/effects.0/abilities.1`. */
const isLent = (path: string): boolean => /\/(abilities|during)\.\d+$/.test(path);

/** A card is asked as it is printed for what it says of itself. */
const isOfItself = (modifies: Modifier): boolean =>
  !('cards' in modifies) || modifies.cards === undefined || modifies.cards === 'this';

/** What the engine would not heed of an ability where it stands; `null`: it heeds everything. */
export function unheededIn(ability: Ability, path: string): string | null {
  if (ability.kind === 'when' && ability.instead === true && ability.trigger.on !== 'trashed')
    return 'only of a trash is it said where the card goes instead';
  if (ability.kind === 'when' && ability.cost?.x !== undefined)
    return 'an X is named where a "may" is asked, not as the cost of a conditional ability';
  if (ability.kind !== 'constant') return null;
  const { modifies, anywhere, persists } = ability;
  const { of } = modifies;
  const inForce = isLooked(of, 'in force');
  if (ability.subs !== undefined && of !== 'subroutines') return `"${of}" adds no subroutines`;
  const isGiving =
    ability.gives !== undefined || (modifies.of === 'abilities' && modifies.copies !== undefined);
  if (isGiving !== (of === 'abilities'))
    return 'what is given and a change of abilities belong together';
  if (isLent(path))
    return inForce && anywhere !== true ? null : `"${of}" is not looked for in what lasts`;
  if (of === 'kept') return 'what is kept is laid by an ability';
  if (of === 'avoids-next-tag') return 'the next tag is avoided once, by what lasts';
  if (ability.while !== undefined && isLooked(of, 'printed') && (!inForce || isOfItself(modifies)))
    return `"while" says nothing about "${of}": it is looked for as it is printed`;
  if (anywhere === true && inForce && !isLooked(of, 'anywhere') && !isLooked(of, 'printed'))
    return `"${of}" is not looked for on cards that are inactive`;
  if (anywhere !== true && !inForce && !isLooked(of, 'printed'))
    return `"${of}" is looked for on inactive cards: say "always"`;
  if (persists === true && !inForce) return `"${of}" is not looked for in what persists`;
  return null;
}
