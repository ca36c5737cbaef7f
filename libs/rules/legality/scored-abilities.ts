import { asArray } from '../ability/hook';
import type { Filter } from '../state/filter';
import type { When } from '../ability/ability';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import { candidatesFor } from '../query/candidates';
import { abilitiesOf, cardOf } from '../query/card';
import { contextOf } from '../query/context';
import { holds } from '../query/ask';

export interface Scored {
  readonly card: CardId;
  readonly ability: When;
  readonly context: Context;
}

/** "When you score this" of each agenda, where what it requires is so (ABIL-11). */
export const scoredAbilities = (g: Work, context: Context, of: Filter): Scored[] =>
  candidatesFor(g, context, { from: of }).flatMap((id) => {
    const own = contextOf(g, cardOf(g, id));
    return abilitiesOf(g, cardOf(g, id)).flatMap(({ ability }) =>
      ability.kind === 'when' &&
      ability.trigger.this === true &&
      asArray(ability.trigger.on).includes('scored') &&
      (ability.trigger.if === undefined || holds(g, own, ability.trigger.if))
        ? [{ card: id, ability, context: own }]
        : [],
    );
  });
