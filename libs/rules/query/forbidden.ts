import type { Forbidden } from '../ability/card-modifier';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { type Side, opponent } from '../state/side';
import { accessedServer } from './accessed-from';
import { cardOf, isInstalled } from './card';
import { isHooked } from './hook';
import { fits } from './ask';
import { someConstant } from './in-force';
import { coveredAnywhere } from './target';

/** Whether any "cannot" speaks of it: most often there is none at all. */
const isForbidding = (g: Work, verb: Forbidden): boolean =>
  isHooked(g, g.pool.often.cannot) && isHooked(g, g.pool.forbids.get(verb));

/** Whether a "cannot" of the opponent's keeps a player from doing something (CANT-01, META-03). */
export function forbidden(g: Work, verb: Forbidden, side: Side): boolean {
  if (!isForbidding(g, verb)) return false;
  return someConstant(
    g,
    'cannot',
    (modifier, context) =>
      modifier.verb === verb &&
      modifier.cards === undefined &&
      (modifier.who ?? opponent(context.controller)) === side,
  );
}

/** Whether a "cannot" covers what is to be done with this card. */
export function forbiddenFor(
  g: Work,
  verb: Forbidden,
  card: Card,
  by?: Card,
  side?: Side,
): boolean {
  return isForbidding(g, verb) && isForbiddenFor(g, verb, card, by, side);
}

function isForbiddenFor(
  g: Work,
  verb: Forbidden,
  card: Card,
  by: Card | undefined,
  side: Side | undefined,
): boolean {
  return someConstant(g, 'cannot', (modifier, context) => {
    if (modifier.verb !== verb || modifier.cards === undefined) return false;
    if (modifier.who !== undefined && side !== undefined && modifier.who !== side) return false;
    if (modifier.with !== undefined && (by === undefined || !fits(g, context, by, modifier.with)))
      return false;
    if (modifier.from === 'this' && accessedServer(g) !== context.server) return false;
    return coveredAnywhere(g, context, modifier.cards, card);
  });
}

/** Without the installed cards that a player cannot trash (CANT-02). */
export const mayBeTrashed = (g: Work, ids: readonly CardId[], by: Side): CardId[] =>
  ids.filter((id) => {
    const card = cardOf(g, id);
    return !isInstalled(card) || !forbiddenFor(g, 'trash', card, undefined, by);
  });
