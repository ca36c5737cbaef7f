import type { Subtype } from '../state/trait';
import type { Game } from '../machine/game';
import type { Card } from '../state/card';
import { valueOf } from './card';
import { eachConstant } from './constant';
import { covered } from './covered';

/** Printed, gained and lost instances are summed; above zero means having it (CONV-03). */
export function hasSubtype(g: Game, card: Card, subtype: Subtype): boolean {
  let instances = valueOf(g, card).subtypes.includes(subtype) ? 1 : 0;
  eachConstant(g, 'subtypes', (modifier, context) => {
    if (modifier.gain?.includes(subtype) !== true && modifier.lose?.includes(subtype) !== true)
      return;
    if (!covered(g, context, modifier.cards, card)) return;
    if (modifier.gain?.includes(subtype) === true) instances += 1;
    if (modifier.lose?.includes(subtype) === true) instances -= 1;
  });
  return instances > 0;
}
