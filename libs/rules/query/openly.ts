import type { Work } from '../machine/work';
import type { Zone } from '../state/card';
import type { CardId } from '../state/card-id';
import { cardOf } from './card';

/** The order in which a hand lies is hidden (INFO-01): where all of it is shown, it is in the order of the pool. */
export function openly(g: Work, ids: readonly CardId[], hands: readonly Zone[]): readonly CardId[] {
  const cards = ids.map((id) => cardOf(g, id));
  if (!cards.every(({ zone }) => hands.includes(zone))) return ids;
  return cards.sort((one, other) => one.def - other.def).map(({ id }) => id);
}
