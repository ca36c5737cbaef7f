import type { Context } from '../state/context';
import type { Ability, Constant } from '../ability/ability';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Modifier } from '../ability/modifier';
import type { Looked } from '../ability/modifier-lookup';
import type { Work } from '../machine/work';
import { holds } from './ask';
import { answering, answeringAnywhere, cardOf } from './card';
import { type ModifierOf, abilityOf, isWorking } from './constant';
import { contextOf, contextOfLasting } from './context';
import { isHooked } from './hook';

/** Where a constant ability comes from: the lasting row it is of, or 0. */
interface Given {
  readonly ability: Constant;
  readonly line: number;
  readonly row: number;
}

type Visit<K extends Modifier['of']> = (
  modifier: ModifierOf<K>,
  context: Context,
  given: Given,
) => void;

const modifies = <K extends Modifier['of']>(
  ability: Ability,
  of: K,
): ability is Constant & { modifies: ModifierOf<K> } =>
  ability.kind === 'constant' && ability.modifies.of === of;

/** Whether anything in force changes it: to be asked first where most often nothing does. */
export const isChanged = (g: Work, of: Looked<'in force'>): boolean =>
  isHooked(g, g.pool.constants.get(of));

/** Whether it speaks of the card that it comes from, or was laid on, and that is another than the one asked about. */
const isOfAnother = (
  modifier: Modifier,
  about: Card | null,
  source: CardId,
  target: CardId | null,
): boolean => {
  if (about === null) return false;
  const cards = 'cards' in modifier ? modifier.cards : undefined;
  return (cards === 'this' && source !== about.id) || (cards === 'target' && target !== about.id);
};

function someOf<K extends Looked<'in force'>>(
  g: Work,
  of: K,
  hook: number,
  about: Card | null,
  isSo: (modifier: ModifierOf<K>, context: Context, given: Given) => boolean,
): boolean {
  let left = g.state.hooks[hook] ?? 0;
  for (const id of g.state.active) {
    if (left === 0) return false;
    const card = cardOf(g, id);
    const placed = answering(g, card, hook);
    if (placed.length === 0) continue;
    left -= 1;
    for (const { ability, line } of placed) {
      if (!modifies(ability, of)) continue;
      if (isOfAnother(ability.modifies, about, id, null)) continue;
      const context = contextOf(g, card);
      if (ability.while !== undefined && !holds(g, context, ability.while)) continue;
      if (isSo(ability.modifies, context, { ability, line, row: 0 })) return true;
    }
  }
  for (const row of g.state.lasting) {
    if (left === 0) return false;
    const { ability, line } = abilityOf(g, row.path);
    if (!modifies(ability, of)) continue;
    left -= 1;
    if (isOfAnother(ability.modifies, about, row.source, row.target) || !isWorking(g, row))
      continue;
    const context = contextOfLasting(g, row);
    if (ability.while !== undefined && !holds(g, context, ability.while)) continue;
    if (isSo(ability.modifies, context, { ability, line, row: row.serial })) return true;
  }
  return false;
}

/**
 * Whether one of the constant abilities in force that change `of` is so; none is looked at after it
 * (COUNT-04, ABIL-15). Found through the hook counts: nothing is scanned where none is in force, nor
 * after the last that is.
 */
export function someConstant<K extends Looked<'in force'>>(
  g: Work,
  of: K,
  isSo: (modifier: ModifierOf<K>, context: Context, given: Given) => boolean,
): boolean {
  const hook = g.pool.constants.get(of);
  return isHooked(g, hook) && someOf(g, of, hook, null, isSo);
}

/**
 * Visits every constant ability in force that changes `of` (COUNT-04, ABIL-15). `about`: those need not be visited that
 * speak of one card alone, and of another.
 */
export function eachConstant<K extends Looked<'in force'>>(
  g: Work,
  of: K,
  visit: Visit<K>,
  about: Card | null = null,
): void {
  const hook = g.pool.constants.get(of);
  if (!isHooked(g, hook)) return;
  someOf(g, of, hook, about, (modifier, context, given) => {
    visit(modifier, context, given);
    return false;
  });
}

/** Visits a card's own constant abilities that work while it is inactive (ZONE-06). */
export function eachOwnConstant<K extends Looked<'anywhere'>>(
  g: Work,
  card: Parameters<typeof contextOf>[1],
  of: K,
  visit: Visit<K>,
): void {
  const hook = g.pool.constants.get(of);
  if (hook === undefined) return;
  for (const { ability, line } of answeringAnywhere(g, card, hook))
    if (modifies(ability, of) && ability.anywhere === true) {
      const context = contextOf(g, card);
      if (ability.while === undefined || holds(g, context, ability.while))
        visit(ability.modifies, context, { ability, line, row: 0 });
    }
}
