import type { Ability, Definition, Work } from '#rules';

/** Damage and tags that are prevented leave a card that goes as it is. */
const KEEPING: ReadonlySet<unknown> = new Set(['trash', 'other']);

/** Whether what would be trashed, or leave its place, may not be. */
const mayKeep = (ability: Ability): boolean =>
  (ability.kind === 'paid' && KEEPING.has(ability.prevents?.what)) ||
  (ability.kind === 'when' && ability.instead === true) ||
  (ability.kind === 'constant' &&
    (ability.modifies.of === 'trashed-to' ||
      (ability.modifies.of === 'cannot' &&
        (ability.modifies.verb === 'trash' || ability.modifies.verb === 'leave'))));

/** Whether that is said of the card itself, and of no other. */
const isOfItself = (ability: Ability): boolean =>
  ability.kind === 'constant' && 'cards' in ability.modifies && ability.modifies.cards === 'this';

interface Keeps {
  readonly itself: boolean;
  readonly others: boolean;
}

const keeping = new WeakMap<Definition, Keeps>();

function keepsOf(definition: Definition | undefined): Keeps {
  if (definition === undefined) return { itself: true, others: true };
  const known = keeping.get(definition);
  if (known !== undefined) return known;
  const all = definition.abilities.map(({ ability }) => ability).filter(mayKeep);
  const keeps = { itself: all.length > 0, others: !all.every(isOfItself) };
  keeping.set(definition, keeps);
  return keeps;
}

/** Whether all that has to go goes, but for what says of itself that it stays. */
export const losesForSure = ({ state, pool }: Work): boolean =>
  state.lasting.every(({ path }) => {
    const ability = pool.abilities.get(path)?.ability;
    return ability !== undefined && !mayKeep(ability);
  }) && state.active.every((id) => !keepsOf(pool.definitions[state.cards[id]?.def ?? -1]).others);

export const keepsItself = (definition: Definition | undefined): boolean =>
  keepsOf(definition).itself;
