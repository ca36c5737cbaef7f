import type { Ability, Constant } from '../ability/ability';
import type { Modifier } from '../ability/effect';
import type { Context } from '../state/context';
import type { Game } from '../machine/game';
import type { Placed } from '../ability/pool';
import type { Lasting } from '../state/lasting';
import { cardOf, definitionOf } from './card';
import { holds } from './condition';
import { contextOf, contextOfLasting } from './context';
import { currentRun } from './run';

export type ModifierOf<K extends Modifier['of']> = Extract<Modifier, { of: K }>;
type Visit<K extends Modifier['of']> = (modifier: ModifierOf<K>, context: Context) => void;

const modifies = <K extends Modifier['of']>(
  ability: Ability,
  of: K,
): ability is Constant & { modifies: ModifierOf<K> } =>
  ability.kind === 'constant' && ability.modifies.of === of;

/**
 * A lasting row works while what it was laid on is still the same copy (UNIN-02); what belongs to a
 * run works while that is the current one.
 */
export const isWorking = (g: Game, row: Lasting): boolean =>
  !row.waiting &&
  (row.target === null || cardOf(g, row.target).life === row.targetLife) &&
  (!row.ownRun || currentRun(g)?.serial === row.within);

export const abilityOf = (g: Game, path: string): Placed => {
  const placed = g.pool.abilities.get(path);
  if (placed === undefined) throw new Error(`no ability at ${path} in ${g.pool.name}`);
  return placed;
};

/**
 * Visits every constant ability in force that changes `of` (COUNT-04, ABIL-15). Found through the hook counts: where
 * no active card has one, nothing is scanned.
 */
export function eachConstant<K extends Modifier['of']>(g: Game, of: K, visit: Visit<K>): void {
  const hook = g.pool.constants.get(of);
  if (hook === undefined || (g.state.hooks[hook] ?? 0) === 0) return;
  for (const id of g.state.active) {
    const card = cardOf(g, id);
    const placed = definitionOf(g, card).byHook.get(hook);
    if (placed === undefined) continue;
    for (const { ability } of placed) {
      if (!modifies(ability, of)) continue;
      const context = contextOf(g, card);
      if (ability.while === undefined || holds(g, context, ability.while))
        visit(ability.modifies, context);
    }
  }
  for (const row of g.state.lasting) {
    const { ability } = abilityOf(g, row.path);
    if (!modifies(ability, of) || !isWorking(g, row)) continue;
    const context = contextOfLasting(g, row);
    if (ability.while === undefined || holds(g, context, ability.while))
      visit(ability.modifies, context);
  }
}

/** Visits a card's own constant abilities that work while it is inactive (ZONE-06). */
export function eachOwnConstant<K extends Modifier['of']>(
  g: Game,
  card: Parameters<typeof contextOf>[1],
  of: K,
  visit: Visit<K>,
): void {
  for (const { ability } of definitionOf(g, card).abilities)
    if (modifies(ability, of) && ability.anywhere === true) {
      const context = contextOf(g, card);
      if (ability.while === undefined || holds(g, context, ability.while))
        visit(ability.modifies, context);
    }
}
