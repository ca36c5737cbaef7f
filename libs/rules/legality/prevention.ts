import type { RezWhen } from '../ability/ability';
import type { Prevention } from '../ability/prevention';
import type { Card } from '../state/card';
import type { Filter } from '../state/filter';
import type { ImminentVars } from '../state/frame';
import type { ImminentItem } from '../state/imminent';
import type { Work } from '../machine/work';
import { abilitiesOf, cardOf, isBlank, isUnrezzed, typeOf } from '../query/card';
import { contextOf } from '../query/context';
import { matches } from '../query/described';
import { isChanged } from '../query/in-force';
import { isHooked } from '../query/hook';
import { someUnrezzedInRoots } from '../query/roots';
import { barToPayRez } from './pay-rez';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import type { Decision } from '../state/decision';
import type { Code } from '../state/refusal';
import { barToUse, paidAbility, usable } from './use';

/** ORD-01: only the first such damage of the turn. */
export const isFirstDamage = (g: Work, kind: string): boolean =>
  g.state.history.thisTurn.filter((row) => row.type === 'damage-imminent' && row.detail === kind)
    .length === 1;

/** Whether a card that is being accessed makes it happen (PREV-13). */
const isByAccessed = (g: Work, cause: CardId): boolean =>
  g.state.frames.some((one) => one.at === 'access' && one.vars.card === cause);

function stops(
  g: Work,
  prevention: Prevention,
  item: ImminentItem,
  source: CardId,
  cause: CardId,
): boolean {
  switch (item.what) {
    case 'damage':
      return (
        prevention.what === 'damage' &&
        item.preventable &&
        item.amount > (prevention.allBut ?? 0) &&
        prevention.kinds.includes(item.kind) &&
        (prevention.from === undefined || isByAccessed(g, cause)) &&
        (prevention.first === undefined || (isFirstDamage(g, item.kind) && item.prevented === 0))
      );
    case 'tags':
      return prevention.what === 'tags' && item.amount > 0 && item.unavoidable !== true;
    case 'trash':
      return (
        prevention.what === 'trash' &&
        item.preventable &&
        (prevention.by === undefined || prevention.by === item.by) &&
        item.cards.some(
          (id) =>
            (prevention.other !== true || id !== source) &&
            cardOf(g, id).zone === 'rig' &&
            !isBlank(cardOf(g, id)) &&
            prevention.types.includes(typeOf(g, id)),
        )
      );
    case 'trace':
      return prevention.what === 'trace' && item.prevented === 0;
    case 'encounter':
      return prevention.what === 'encounter' && item.prevented === 0;
    case 'bad-publicity':
      return prevention.what === 'bad-publicity' && item.amount > 0;
    case 'expose':
      return prevention.what === 'expose' && item.cards.length > 0;
    case 'jack-out':
      return prevention.what === 'jack-out' && item.prevented === 0;
    case 'break':
      return (
        prevention.what === 'break' &&
        item.prevented === 0 &&
        isMeant(g, cardOf(g, source), prevention.on, item.ice)
      );
    case 'other':
      return false;
  }
}

/** What keeps a player from using a prevention on what is about to happen (PREV-01, PREV-07). */
export function barToPrevent(
  g: Work,
  v: ImminentVars,
  id: CardId,
  index: number,
  by: Side,
): Code | null {
  const prevents = paidAbility(g, cardOf(g, id), index)?.ability.prevents;
  const bar = barToUse(g, id, index, by, 'prevent');
  if (bar !== null || prevents === undefined) return bar ?? 'WRONG_WINDOW';
  // A card about to be trashed cannot trash itself to prevent that.
  const doomed = v.items.some((item) => item.what === 'trash' && item.cards.includes(id));
  if (doomed && paidAbility(g, cardOf(g, id), index)?.ability.cost.trashThis === true)
    return 'BAD_TARGET';
  return v.items.some((item) => stops(g, prevents, item, id, v.context.source))
    ? null
    : 'NO_EFFECT';
}

/** Whether the ice is one that an ability of a card speaks of, were it active. */
const isMeant = (g: Work, card: Card, on: Filter, ice: CardId): boolean =>
  matches(g, contextOf(g, card), cardOf(g, ice), on);

/** Whether something is about to happen that lets an ability of this kind rez its card (REZ-04). */
const isTimeTo = (g: Work, v: ImminentVars, card: Card, { imminent, on }: RezWhen): boolean =>
  v.items.some((item) => {
    if (item.what === 'expose') return imminent === 'expose' && item.cards.length > 0;
    if (item.what !== 'break' || imminent !== 'break' || item.prevented > 0) return false;
    return on === undefined || isMeant(g, card, on, item.ice);
  });

/** "You may rez this when..." (REZ-04). */
export function barToRezNow(g: Work, v: ImminentVars, id: CardId): Code | null {
  const card = cardOf(g, id);
  const can = abilitiesOf(g, card).some(
    ({ ability }) => ability.kind === 'rez-when' && isTimeTo(g, v, card, ability),
  );
  if (!can) return 'WRONG_WINDOW';
  if (!isUnrezzed(card)) return 'WRONG_ZONE';
  return barToPayRez(g, card);
}

const offerable = [
  { what: 'damage', hook: 'prevents:damage' },
  { what: 'tags', hook: 'prevents:tags' },
  { what: 'trash', hook: 'prevents:trash' },
  { what: 'expose', hook: 'prevents:expose' },
  { what: 'trace', hook: 'prevents:trace' },
  { what: 'jack-out', hook: 'prevents:jack-out' },
  { what: 'break', hook: 'prevents:break' },
  { what: 'encounter', hook: 'prevents:encounter' },
] as const;

function isAbout(v: ImminentVars, what: ImminentItem['what']): boolean {
  for (const item of v.items) if (item.what === what) return true;
  return false;
}

/** What a player may do about imminent effects, passing last. */
export function inPrevention(g: Work, v: ImminentVars, side: Side): Decision[] {
  const list: Decision[] = [];
  for (const { what, hook } of offerable) {
    if (!isAbout(v, what)) continue;
    if (!isHooked(g, g.pool.hooks.get(hook)) && !isChanged(g, 'abilities')) continue;
    for (const one of usable(g, side, 'prevent', hook))
      if (barToPrevent(g, v, one.card, one.ability, side) === null)
        list.push({ do: 'use', ...one });
  }
  if (side === 'corp' && g.pool.rezWhen.length > 0)
    for (const server of g.state.servers)
      for (const card of server.root)
        if (barToRezNow(g, v, card) === null) list.push({ do: 'rez', card });
  list.push({ do: 'pass' });
  return list;
}

/** Whether a player is asked: a Corp with a card that might be rezzed for it always is. */
export function preventionOpen(g: Work, v: ImminentVars, side: Side): boolean {
  if (side === 'corp' && mightRez(g, v)) return true;
  return inPrevention(g, v, side).length > 1;
}

/** What lets abilities of the pool rez their cards. */
const isForRez = ({ what }: ImminentItem): boolean => what === 'expose' || what === 'break';

/** Whether anything in force, or any card that might be rezzed, speaks of it: most often nothing does. */
export function isSpokenOf(g: Work, { items }: ImminentVars): boolean {
  if (isChanged(g, 'abilities')) return true;
  for (const item of items) {
    if (isForRez(item) && g.pool.rezWhen.length > 0) return true;
    for (const { what, hook } of offerable)
      if (what === item.what && isHooked(g, g.pool.hooks.get(hook))) return true;
  }
  return false;
}

/** Open information alone: an unrezzed card in a root, whatever it is, could be such a card. */
const mightRez = (g: Work, v: ImminentVars): boolean =>
  v.items.some(isForRez) &&
  g.pool.rezWhen.some((ability) => someUnrezzedInRoots(g, (card) => isTimeTo(g, v, card, ability)));

/** Whether anybody could keep a subroutine of this ice from being broken, as far as all can tell. */
export function mightSaveSub(g: Work, ice: CardId): boolean {
  if (isHooked(g, g.pool.hooks.get('prevents:break'))) return true;
  return g.pool.rezWhen.some(
    ({ imminent, on }) =>
      imminent === 'break' &&
      someUnrezzedInRoots(g, (card) => on === undefined || isMeant(g, card, on, ice)),
  );
}
