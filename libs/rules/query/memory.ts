import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Work } from '../machine/work';
import { signedAmountOf } from './ask';
import { cardOf, figuresOf, isBlank } from './card';
import { printedOn } from './constant';
import { eachConstant, eachOwnConstant, isChanged } from './in-force';

/** TYPE-06: programs alone have one; never less than none. */
export function memoryCost(g: Work, card: Card): number {
  const { memory } = figuresOf(g, card);
  if (memory === null) return 0;
  let cost = memory;
  eachOwnConstant(g, card, 'memory-cost', (modifier, context) => {
    cost += signedAmountOf(g, context, modifier.by);
  });
  return Math.max(0, cost);
}

/** A program on a host whose text says so takes none of the Runner's memory (MU-05). */
function isExempt(g: Work, card: Card): boolean {
  if (card.host === null) return false;
  return printedOn(g, cardOf(g, card.host), 'hosts').some(({ freeMemory }) => freeMemory === true);
}

/** The memory that programs in play take, those left out that are to go or are not meant. */
export function memoryTaken(
  g: Work,
  gone: readonly CardId[],
  isMeant: (card: Card) => boolean,
): number {
  let used = 0;
  for (const id of g.state.runner.rig) {
    const card = cardOf(g, id);
    if (isBlank(card)) continue;
    const memory = memoryCost(g, card);
    if (memory > 0 && !gone.includes(id) && !isExempt(g, card) && isMeant(card)) used += memory;
  }
  return used;
}

const anyCard = (): boolean => true;

/** MU-02, MU-07: what is left is the limit less this. */
export const memoryUsed = (g: Work): number => memoryTaken(g, [], anyCard);

const usualLimit = 4;

/** Four, plus modifiers (MU-01). */
export const memoryLimit = (g: Work): number =>
  isChanged(g, 'memory-limit') ? changedLimit(g) : usualLimit;

function changedLimit(g: Work): number {
  let base = usualLimit;
  let limit = 0;
  eachConstant(g, 'memory-limit', (modifier, context) => {
    const by = signedAmountOf(g, context, modifier.by);
    if (modifier.base === true) base = by;
    else limit += by;
  });
  // Nothing is below none: with a limit of -1 programs that take no memory would have no room.
  return Math.max(0, base + limit);
}
