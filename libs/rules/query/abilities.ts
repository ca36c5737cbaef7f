import type { Card } from '../state/card';
import type { Constant } from '../ability/ability';
import { hooksOf } from '../ability/hook';
import type { Placed } from '../ability/pool';
import type { Work } from '../machine/work';
import { abilitiesOf, cardOf } from './card';
import { cardsFor } from './described';
import { isHooked } from './hook';
import { eachConstant, isChanged, someConstant } from './in-force';
import { covered } from './target';

const given = new WeakMap<Constant, readonly string[]>();

/** The hooks that what an ability gives answers to, found once. */
function hooksGiven(ability: Constant): readonly string[] {
  const known = given.get(ability);
  if (known !== undefined) return known;
  const found = (ability.gives ?? []).flatMap(hooksOf);
  given.set(ability, found);
  return found;
}

/** Whether anything in force might give a card abilities that answer to a hook: copies are of any. */
export const isAnyGiven = (g: Work, hook: string): boolean =>
  isHooked(g, g.pool.often.abilities) &&
  someConstant(
    g,
    'abilities',
    ({ copies }, _context, { ability }) =>
      copies !== undefined || hooksGiven(ability).includes(hook),
  );

/** The abilities a card has now: its own, then those it was given, in the order of what gives them (GAIN-01). */
export function abilitiesNow(g: Work, card: Card): readonly Placed[] {
  const own = abilitiesOf(g, card);
  if (!isChanged(g, 'abilities')) return own;
  const more: Placed[] = [];
  // They stand below the lines of the card itself.
  let line = own.reduce((last, one) => Math.max(last, one.line), -1);
  eachConstant(g, 'abilities', ({ cards, copies }, context, { ability }) => {
    if (!covered(g, context, cards, card)) return;
    // GAIN-02
    if (copies !== undefined)
      for (const id of cardsFor(g, context, copies))
        for (const one of abilitiesOf(g, cardOf(g, id))) {
          if (one.ability.kind !== 'paid') continue;
          line += 1;
          more.push({ path: one.path, line, ability: one.ability });
        }
    for (const one of ability.gives ?? []) {
      line += 1;
      more.push({ path: g.pool.paths.get(one) ?? '', line, ability: one });
    }
  });
  return more.length === 0 ? own : [...own, ...more];
}
