import type { Modifier } from '../ability/modifier';
import type { Looked } from '../ability/modifier-lookup';
import type { Work } from '../machine/work';
import type { Known } from '../ability/pool';
import type { Lasting } from '../state/lasting';
import type { Card } from '../state/card';
import { cardOf, modifiersOf } from './card';
import { currentRun } from './run';

export type ModifierOf<K extends Modifier['of']> = Extract<Modifier, { of: K }>;

/** What a card says of itself, where only its own text counts. */
export const printedOn = <K extends Looked<'printed'>>(
  g: Work,
  card: Card,
  of: K,
): readonly ModifierOf<K>[] => modifiersOf(g, card, of) as readonly ModifierOf<K>[];

/**
 * A lasting row works while what it was laid on is still the same copy (UNIN-02); what belongs to a
 * run works while that is the current one.
 */
export const isWorking = (g: Work, row: Lasting): boolean =>
  !row.waiting &&
  (row.target === null || cardOf(g, row.target).life === row.targetLife) &&
  (!row.ownRun || currentRun(g)?.serial === row.within);

/** The last one is kept at hand: what is going on asks for the same several times. */
export function abilityOf(g: Work, path: string): Known {
  const { last } = g;
  if (last !== null && last.path === path) return last;
  const known = g.pool.abilities.get(path);
  if (known === undefined) throw new Error(`no ability at ${path} in ${g.pool.name}`);
  g.last = known;
  return known;
}
