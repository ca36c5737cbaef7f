import type { Work } from '../machine/work';
import { cardOf, isBlank, valueOf } from './card';
import { printedOn } from './constant';
import type { Card } from '../state/card';

/** A program on a host whose text says so takes none of the Runner's memory (MU-05). */
function isExempt(g: Work, card: Card): boolean {
  if (card.host === null) return false;
  const host = cardOf(g, card.host);
  return printedOn(g, host, 'hosts').some(({ freeMemory }) => freeMemory === true);
}

/** TYPE-06: programs alone have one. */
export function memoryCost(g: Work, card: Card): number {
  const value = valueOf(g, card);
  return value.type === 'program' ? value.memory : 0;
}

/** MU-02, MU-07: what is left is the limit less this. */
export function memoryUsed(g: Work): number {
  let used = 0;
  for (const id of g.state.runner.rig) {
    const card = cardOf(g, id);
    if (isBlank(card)) continue;
    const memory = memoryCost(g, card);
    if (memory > 0 && !isExempt(g, card)) used += memory;
  }
  return used;
}
