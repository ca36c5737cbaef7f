import type { Work } from '../machine/work';
import { abilitiesOf } from '../query/card';
import { contextOf } from '../query/context';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { applySimpleEffect } from './simple-effect';

/** HOST-14: gives a condition counter that lies on a card already the text that its play gave it. */
export function resumeCondition(g: Work, card: Card, host: CardId): void {
  for (const { ability } of abilitiesOf(g, card)) {
    if (ability.kind !== 'play') continue;
    for (const effect of ability.effects) {
      if (effect.do !== 'lasting' || typeof effect.on !== 'object') continue;
      if (!('named' in effect.on)) continue;
      applySimpleEffect(g, { ...contextOf(g, card), named: { [effect.on.named]: [host] } }, effect);
    }
  }
}
