import type { Paid, Effects } from '../ability/ability';
import type { Cost } from '../ability/cost';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import type { Placed } from '../ability/pool';
import { hooksOf } from '../ability/hook';
import { billFor, free, together } from '../query/bill';
import type { WindowVars } from '../state/frame';
import type { Bill } from '../state/bill';
import { abilitiesOf, answering, cardOf, ownerOf } from '../query/card';
import { abilitiesNow, isAnyGiven } from '../query/abilities';
import { holds } from '../query/ask';
import { printedOn } from '../query/constant';
import { contextOf, contextBut } from '../query/context';
import { barToInteract, breakBill } from './break';
import { couldChange, isWithoutChoice } from './could-change';
import { forbiddenFor } from '../query/forbidden';
import { mostX } from './most-x';
import { whyNothing } from './why-nothing';
import { isMeant, type Only } from './only';
import { barToPay, counterSources } from './payment';
import { isUsed } from '../query/usage';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import type { Code } from '../state/refusal';

/** Where an ability is to be used: each has its own moment (PAW-08, PREV-07, TRASH-09). */
export type Moment = 'action' | 'window' | 'access' | 'prevent';

export const barToPayFor = (
  g: Work,
  id: CardId,
  by: Side,
  cost: Cost,
  also: Bill = free,
  context = contextOf(g, cardOf(g, id)),
): Code | null => {
  const bill = billFor(g, context, cost);
  return barToPay(g, by, 'using', id, also === free ? bill : together(bill, also));
};

/** What a way to pay is called where there are two: `pay-1`, `trash-self`. */
export function costName(cost: Cost): string {
  if (cost.trashThis === true) return 'trash-self';
  return typeof cost.credits === 'number' ? `pay-${cost.credits}` : 'pay';
}

export function paidAbility(
  g: Work,
  card: Card,
  index: number,
): (Placed & { readonly ability: Paid }) | null {
  const placed = abilitiesNow(g, card)[index];
  if (placed === undefined || placed.ability.kind !== 'paid') return null;
  return { path: placed.path, line: placed.line, ability: placed.ability };
}

function windowName(g: Work): string {
  for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
    const frame = g.state.frames[i];
    if (frame?.at === 'window') return (frame.vars satisfies WindowVars).name;
  }
  return '';
}

function barToMoment(g: Work, ability: Paid, moment: Moment): Code | null {
  if ((ability.prevents !== undefined) !== (moment === 'prevent')) return 'WRONG_WINDOW';
  if ((ability.onAccess === true) !== (moment === 'access')) return 'WRONG_WINDOW';
  if (moment === 'prevent' || moment === 'access') return null;
  if (ability.breaks === true)
    return moment === 'window' && windowName(g) === 'run.3.1' ? null : 'WRONG_WINDOW'; // ENC-03
  const isAction = ability.cost.clicks !== undefined; // ACT-01
  return isAction === (moment === 'action') ? null : 'WRONG_WINDOW';
}

/** One limit for all abilities of a card. */
export const isUsedOnce = (g: Work, card: Card): boolean =>
  printedOn(g, card, 'used-once').length > 0;

function wasUsed(g: Work, card: Card): boolean {
  for (const usage of g.state.usages)
    if (usage.card === card.id && usage.life === card.life) return true;
  return false;
}

/** As many as can be spent for the card (COST-11). */
function mostCounters(g: Work, { source }: Context, { counters }: Cost): number {
  if (counters === undefined) return 0;
  const { kind } = counters;
  return counterSources(g, cardOf(g, source), { kind, amount: 0 }).reduce(
    (sum, id) => sum + cardOf(g, id)[kind],
    0,
  );
}

/** The highest X that can be named for a cost; 0 for one without X. */
export const mostUseX = (g: Work, context: Context, cost: Cost, side: Side): number =>
  cost.x === undefined
    ? 0
    : cost.x.of === 'counters'
      ? mostCounters(g, context, cost)
      : mostX(g, context, {
          side,
          payFor: 'using',
          limit: cost.x.atMost,
          stealthOnly: cost.from === 'stealth',
        });

const pileOf = { grip: 'heap', hq: 'archives' } as const;

/** What is put together once is not compiled again at each question. */
const foundAfterCost = new WeakMap<Paid, Effects>();

/** Effects as they will find the game: what the cost trashes lies in the pile by then (ABIL-09). */
function afterCost(ability: Paid): Effects {
  const hand = ability.cost.trash?.in;
  if (hand !== 'grip' && hand !== 'hq') return ability.effects;
  const known = foundAfterCost.get(ability);
  if (known !== undefined) return known;
  const found = ability.effects.map((effect) =>
    (effect.do === 'choose' || effect.do === 'install') &&
    typeof effect.from === 'object' &&
    'in' in effect.from &&
    effect.from.in === pileOf[hand]
      ? { ...effect, from: { ...effect.from, in: [pileOf[hand], hand] } }
      : effect,
  );
  foundAfterCost.set(ability, found);
  return found;
}

/** What keeps a player from using a paid ability now; null when nothing does. */
export function barToUse(
  g: Work,
  id: CardId,
  index: number,
  by: Side,
  moment: Moment,
): Code | null {
  const card = cardOf(g, id);
  const placed = paidAbility(g, card, index);
  if (placed === null) return 'BAD_TARGET';
  if ((placed.ability.usedBy ?? ownerOf(g, card)) !== by) return 'NOT_YOUR_DECISION';
  if (!g.state.active.includes(id)) return 'NOT_ACTIVE';
  return barToUseActive(g, card, placed.ability, placed.path, by, moment);
}

/** The same for an ability of an active card that this player may use. */
function barToUseActive(
  g: Work,
  card: Card,
  ability: Paid,
  path: string,
  by: Side,
  moment: Moment,
): Code | null {
  const { id } = card;
  const early = barToMoment(g, ability, moment) ?? barToInteract(g, card, ability);
  if (early !== null) return early;
  if (ability.limit !== undefined && isUsed(g, path, card, ability.limit)) return 'ALREADY_USED';
  if (wasUsed(g, card) && isUsedOnce(g, card)) return 'ALREADY_USED';
  const own = contextOf(g, card);
  const context: Context = own.controller === by ? own : contextBut(own, { controller: by });
  // ABIL-13
  if (ability.if !== undefined && !holds(g, context, ability.if)) return 'PLAY_RESTRICTION';
  if (forbiddenFor(g, 'use', card) || forbiddenFor(g, 'use-paid', card)) return 'PLAY_RESTRICTION';
  const bar = barToPayFor(g, id, by, ability.cost, breakBill(g, card, ability), own);
  if (
    bar !== null &&
    (ability.cost.or === undefined || barToPayFor(g, id, by, ability.cost.or, free, own) !== null)
  )
    return bar;
  if (mostUseX(g, context, ability.cost, by) < (ability.cost.x?.atLeast ?? 0)) return 'CANNOT_PAY';
  if (moment === 'prevent' || couldChangeForSomeX(g, context, ability, by)) return null;
  return whyNothing(g, afterCost(ability));
}

/** Whether the effects change anything; those that speak of exactly X do so for some X alone. */
function couldChangeForSomeX(g: Work, context: Context, ability: Paid, by: Side): boolean {
  const effects = afterCost(ability);
  if (ability.cost.x === undefined) return couldChange(g, context, effects);
  // The more credits, the more numbers there are to try.
  if (isWithoutChoice(g, context, effects)) return false;
  const least = ability.cost.x.atLeast ?? 0;
  for (let x = mostUseX(g, context, ability.cost, by); x >= least; x -= 1)
    if (couldChange(g, contextBut(context, { x }), effects)) return true;
  return false;
}

/** Every X that can be named for a cost, the highest first. */
function countDown(g: Work, context: Context, cost: Cost, by: Side): number[] {
  const most = mostUseX(g, context, cost, by);
  const least = cost.x?.atLeast ?? 0;
  return Array.from({ length: Math.max(0, most - least + 1) }, (_, i) => most - i);
}

/** Those of them for which the effects change anything: a choice that speaks of X has none for others. */
export function workableX(g: Work, context: Context, ability: Paid, cost: Cost): number[] {
  const all = countDown(g, context, cost, context.controller).reverse();
  if (ability.prevents !== undefined) return all;
  const effects = afterCost(ability);
  return all.filter((x) => couldChange(g, contextBut(context, { x }), effects));
}

/** Where the abilities are found that can be used at this moment. */
function hookAt(g: Work, moment: Moment): string {
  if (moment === 'action') return 'paid:action';
  return windowName(g) === 'run.3.1' ? 'paid:encounter' : 'paid';
}

function hookNumber(g: Work, hook: string): number | undefined {
  if (hook === 'paid') return g.pool.often.paid;
  if (hook === 'paid:encounter') return g.pool.often.paidAtEncounters;
  return hook === 'paid:action' ? g.pool.often.paidForClicks : g.pool.hooks.get(hook);
}

type UsableAbility = { readonly card: CardId; readonly ability: number };

const isUsable = (
  g: Work,
  card: Card,
  { ability, path }: Placed,
  by: Side,
  moment: Moment,
): boolean =>
  ability.kind === 'paid' &&
  (ability.usedBy ?? ownerOf(g, card)) === by &&
  barToUseActive(g, card, ability, path, by, moment) === null;

/**
 * Tells every paid ability a player can use at this moment until `isEnough`, in the order of active
 * cards; of those that a card was given, their places, too.
 */
function someUsable(
  g: Work,
  by: Side,
  moment: Moment,
  hook: string,
  only: Only,
  isEnough: (card: Card, placed: Placed, index: number | null) => boolean,
): boolean {
  const number = hookNumber(g, hook);
  if (number === undefined) return false;
  const isGiven = isAnyGiven(g, hook);
  let left = g.state.hooks[number] ?? 0;
  for (const id of g.state.active) {
    if (left === 0 && !isGiven) return false;
    const card = cardOf(g, id);
    const own = answering(g, card, number);
    if (own.length > 0) left -= 1;
    if (!isMeant(only, id)) continue;
    for (const placed of own)
      if (isUsable(g, card, placed, by, moment) && isEnough(card, placed, null)) return true;
    if (!isGiven) continue;
    const all = abilitiesNow(g, card);
    for (let i = abilitiesOf(g, card).length; i < all.length; i += 1) {
      const placed = all[i];
      if (placed === undefined || !hooksOf(placed.ability).includes(hook)) continue;
      if (isUsable(g, card, placed, by, moment) && isEnough(card, placed, i)) return true;
    }
  }
  return false;
}

const one = (): boolean => true;

/** Whether a player can use any paid ability at this moment. */
export const canUseAny = (g: Work, by: Side, moment: Moment): boolean =>
  someUsable(g, by, moment, hookAt(g, moment), undefined, one);

/** Every paid ability a player can use at this moment, in the order of active cards; with `only`, those of its card. */
export function usable(
  g: Work,
  by: Side,
  moment: Moment,
  hook = hookAt(g, moment),
  only?: Only,
): readonly UsableAbility[] {
  const found: UsableAbility[] = [];
  someUsable(g, by, moment, hook, only, (card, placed, index) => {
    found.push({ card: card.id, ability: index ?? abilitiesOf(g, card).indexOf(placed) });
    return false;
  });
  return found;
}
