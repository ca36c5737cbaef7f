import type { Card } from '../state/card';
import type { Placed } from '../ability/pool';
import type { Work } from '../machine/work';
import { abilitiesOf, cardOf } from './card';
import { cardsFor } from './described';
import { eachConstant, isChanged } from './in-force';
import { covered } from './target';

/** The abilities a card has now: its own, then those it was given, in the order of what gives them (GAIN-01). */
export function abilitiesNow(g: Work, card: Card): readonly Placed[] {
  const own = abilitiesOf(g, card);
  if (!isChanged(g, 'abilities')) return own;
  const given: Placed[] = [];
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
          given.push({ path: one.path, line, ability: one.ability });
        }
    for (const one of ability.gives ?? []) {
      line += 1;
      given.push({ path: g.pool.paths.get(one) ?? '', line, ability: one });
    }
  });
  return given.length === 0 ? own : [...own, ...given];
}
