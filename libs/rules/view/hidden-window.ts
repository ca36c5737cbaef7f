import type { Ability } from '../ability/ability';
import { placesSaid, says } from '../ability/says';
import { isAskedOpenly } from '../legality/window';
import { usable } from '../legality/use';
import type { Work } from '../machine/work';
import { abilitiesNow } from '../query/abilities';
import { cardOf, hostedOn } from '../query/card';
import { speaksOfHosted } from '../query/hosted';
import { showsGrip } from '../query/open-grip';
import { knowersNow } from '../query/see';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { canTell, type Viewer } from './viewer';

/** Piles of which others see how many cards lie there, and not which. */
type Piles = readonly unknown[];
const piles: Piles = ['hq', 'grip', 'archives'];
/** INFO-37: the grip lies open. */
const pilesButGrip: Piles = ['hq', 'archives'];

const looksIn = (said: unknown, of: Piles): boolean =>
  placesSaid(said).some((one) => of.includes(one));

/** What cards in a pile all have alike. */
const unhidden: readonly string[] = ['in', 'side', 'other'];

/** Whether it is asked which cards lie in such a pile, and not only how many. */
function asksForCards(said: object, of: Piles): boolean {
  if (looksIn(said, of) && Object.keys(said).some((key) => !unhidden.includes(key))) return true;
  // What is installed or played has to be of a type, and to be paid for.
  const isTaken = 'do' in said && (said.do === 'install' || said.do === 'play');
  return isTaken && 'from' in said && looksIn(said.from, of);
}

const asked = new Map<Piles, WeakMap<Ability, boolean>>([
  [piles, new WeakMap()],
  [pilesButGrip, new WeakMap()],
]);

function hangsOnPile(g: Work, ability: Ability): boolean {
  const of = showsGrip(g) ? pilesButGrip : piles;
  const known = asked.get(of)?.get(ability);
  if (known !== undefined) return known;
  const hangs = says(ability, (one) => asksForCards(one, of));
  asked.get(of)?.set(ability, hangs);
  return hangs;
}

const isHidden = (g: Work, viewer: Viewer, id: CardId): boolean =>
  !canTell(viewer, knowersNow(g, cardOf(g, id)));

/** HOST-17: which cards lie facedown on its own. */
const hangsOnHosted = (g: Work, viewer: Viewer, id: CardId, ability: Ability): boolean =>
  speaksOfHosted(ability) && hostedOn(g, id).some((one) => isHidden(g, viewer, one));

/** Whether the use of an ability hangs on cards that a viewer cannot tell. */
function hangs(g: Work, viewer: Viewer, id: CardId, ability: Ability): boolean {
  return (
    hangsOnPile(g, ability) || isHidden(g, viewer, id) || hangsOnHosted(g, viewer, id, ability)
  );
}

/** Some card has such an ability: most tables have none, and need no list of what can be used. */
const someHangs = (g: Work, viewer: Viewer): boolean =>
  g.state.active.some((id) =>
    abilitiesNow(g, cardOf(g, id)).some(
      ({ ability }) => ability.kind === 'paid' && hangs(g, viewer, id, ability),
    ),
  );

/**
 * Whether a player is asked in a window only as cards that a viewer cannot tell can be used there, or
 * let something be used: with another hand there would be no question.
 */
export function isWindowHidden(g: Work, viewer: Viewer, side: Side): boolean {
  const window = g.state.frames.at(-1);
  if (window?.at !== 'window' || !someHangs(g, viewer)) return false;
  if (isAskedOpenly(g, window.vars, side)) return false;
  const uses = usable(g, side, 'window');
  return (
    uses.length > 0 &&
    uses.every(({ card, ability }) => {
      const placed = abilitiesNow(g, cardOf(g, card))[ability];
      return placed !== undefined && hangs(g, viewer, card, placed.ability);
    })
  );
}
