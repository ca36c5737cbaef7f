import type { Paid } from '../ability/ability';
import type { Placed } from '../ability/pool';
import type { Work } from '../machine/work';
import { abilitiesOf } from '../query/card';
import type { Card } from '../state/card';

interface ClickAbility extends Placed {
  readonly ability: Paid;
  /** Its place among the card's abilities. */
  readonly index: number;
}

/** The ability of a card that costs a click; null where it has none. */
export function clickAbility(g: Work, card: Card): ClickAbility | null {
  for (const [index, placed] of abilitiesOf(g, card).entries()) {
    const { ability } = placed;
    if (ability.kind === 'paid' && ability.cost.clicks !== undefined)
      return { path: placed.path, line: placed.line, ability, index };
  }
  return null;
}
