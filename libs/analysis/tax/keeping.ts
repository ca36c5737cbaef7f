import type { Ability, Work } from '#rules';
import { byDefinition } from './by-definition';

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

const keeping = byDefinition(({ abilities }): Keeps => {
  const all = abilities.map(({ ability }) => ability).filter(mayKeep);
  return { itself: all.length > 0, others: !all.every(isOfItself) };
});

/** Whether all that has to go goes, but for what says of itself that it stays. */
export function losesForSure({ state, pool }: Work): boolean {
  for (const { path } of state.lasting) {
    const ability = pool.abilities.get(path)?.ability;
    if (ability === undefined || mayKeep(ability)) return false;
  }
  for (const id of state.active)
    if (keeping(pool, state.cards[id]?.def)?.others !== false) return false;
  return true;
}

export const keepsItself = ({ pool }: Work, def: number): boolean =>
  keeping(pool, def)?.itself !== false;
