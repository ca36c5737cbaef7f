import { see } from '../query/see';
import type { ImminentItem } from '../state/imminent';
import type { Work } from '../machine/work';
import { emit } from './emit';
import { win } from './outcome';
import { trash } from './trash';
import { gripAtRisk } from '../query/player';

/**
 * Lets damage happen: brain damage leaves its mark (DMG-03), the picked cards go to the heap
 * together in the order they were picked (DMG-06, DMG-07), and too much of it flatlines, as much as
 * the grip holds does not (DMG-04, DMG-05, WIN-02, WIN-07).
 */
export function damageCards(g: Work, items: readonly ImminentItem[]): void {
  let total = 0;
  for (const item of items) {
    if (item.what !== 'damage' || item.amount === 0) continue;
    total += item.amount;
    if (item.kind === 'brain') g.state.runner.brain += item.amount;
    emit(g, {
      type: 'damage-suffered',
      kind: item.kind,
      amount: item.amount,
      done: item.done,
      cards: item.picked.map((id) => see(g, id)),
    });
  }
  if (total > gripAtRisk(g).length) {
    win(g, 'corp', 'flatline');
    return;
  }
  for (const item of items)
    if (item.what === 'damage') trash(g, item.picked, { by: 'runner', damage: item.kind });
}
