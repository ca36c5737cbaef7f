import type { Work } from '../machine/work';
import { cardOf, definitionOf, valueOf } from '../query/card';
import { printedOn } from '../query/constant';
import { contextOf } from '../query/context';
import { amountOf } from '../query/evaluate';
import { isEncountered } from '../query/run';
import { see } from '../query/see';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Lasting } from '../state/lasting';
import { hooksOf } from '../ability/hook';
import { abilityOf } from '../query/constant';
import { tell } from './emit';

/** Whether a card's abilities work where it lies (ZONE-03, ZONE-04, TYPE-07). */
export function works(g: Work, card: Card): boolean {
  switch (card.zone) {
    case 'identity':
    case 'play':
      return true;
    // CONV-01: what became an agenda keeps its name alone.
    case 'corp-score':
      return valueOf(g, card).type === 'agenda';
    case 'rig':
      return card.faceup;
    case 'ice':
      return card.faceup;
    case 'root':
      // TYPE-02: an agenda is active faceup only where its own text put it so.
      return card.faceup && (valueOf(g, card).type !== 'agenda' || installsFaceup(g, card));
    case 'rd':
    case 'hq':
      return isEncountered(g, card);
    case 'runner-score':
      return printedOn(g, card, 'active-in').length > 0;
    case 'archives':
    case 'stack':
    case 'grip':
    case 'heap':
    case 'removed':
    case 'hosted':
    case 'aside':
      return false;
  }
}

const installsFaceup = (g: Work, card: Card): boolean =>
  printedOn(g, card, 'install-faceup').length > 0;

const count = (g: Work, hook: number, by: number): void => {
  g.state.hooks[hook] = (g.state.hooks[hook] ?? 0) + by;
};

/** Recurring credits lie on a card from the moment it becomes active (RECUR-01). */
export function recurringOf(g: Work, card: Card): number {
  const context = contextOf(g, card);
  return printedOn(g, card, 'recurring').reduce(
    (sum, { credits }) => sum + amountOf(g, context, credits),
    0,
  );
}

/** Brings the index of active cards up to date after a card changed place or facing. */
export function refreshActive(g: Work, card: Card): void {
  const was = g.state.active.indexOf(card.id);
  const is = works(g, card);
  if (is === was >= 0) return;
  for (const hook of definitionOf(g, card).byHook.keys()) count(g, hook, is ? 1 : -1);
  if (is) {
    g.state.active.push(card.id);
    card.recurring = recurringOf(g, card);
    if (card.recurring > 0)
      tell(g, { type: 'recurring-filled', card: see(g, card.id), amount: card.recurring });
  } else {
    g.state.active.splice(was, 1);
    if (card.recurring > 0)
      tell(g, { type: 'card-credits-lost', card: see(g, card.id), amount: card.recurring });
    card.recurring = 0;
    endLasting(g, (row) => row.until === 'while-active' && row.target === card.id);
  }
  g.unsettled = true;
}

export function addLasting(g: Work, row: Lasting): void {
  g.state.lasting.push(row);
  for (const hook of hooksOf(abilityOf(g, row.path).ability)) {
    const number = g.pool.hooks.get(hook);
    if (number !== undefined) count(g, number, 1);
  }
  g.unsettled = true;
}

/** Ends the lasting effects that fit. */
export function endLasting(g: Work, ends: (row: Lasting) => boolean): void {
  if (!g.state.lasting.some(ends)) return;
  for (const row of g.state.lasting)
    if (ends(row))
      for (const hook of hooksOf(abilityOf(g, row.path).ability)) {
        const number = g.pool.hooks.get(hook);
        if (number !== undefined) count(g, number, -1);
      }
  g.state.lasting = g.state.lasting.filter((row) => !ends(row));
  g.unsettled = true;
}

export const isStillActive = (g: Work, id: CardId, life: number): boolean =>
  cardOf(g, id).life === life && g.state.active.includes(id);
