import type { Ability } from '../ability/ability';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import { abilitiesOf, cardOf } from '../query/card';
import type { CardId } from '../state/card-id';
import { addLasting } from './active';

/**
 * What a copied text can do: abilities that name their own card, such as the cost or the copy a
 * paid ability works with, go on meaning that card (CONV-05), so they do nothing elsewhere.
 */
const isCopied = (ability: Ability): boolean =>
  (ability.kind === 'constant' || ability.kind === 'when') && ability.anywhere !== true;

/** The source carries another card's text as long as it is active; "this" is still the other card. */
export function gainText(g: Work, context: Context, of: CardId): void {
  for (const { path, ability } of abilitiesOf(g, cardOf(g, of)))
    if (isCopied(ability))
      addLasting(g, {
        serial: (g.state.serial += 1),
        path,
        source: of,
        controller: context.controller,
        until: 'while-active',
        within: 0,
        ownRun: false,
        waiting: false,
        server: null,
        target: context.source,
        targetLife: cardOf(g, context.source).life,
        named: {},
        x: 0,
      });
}
