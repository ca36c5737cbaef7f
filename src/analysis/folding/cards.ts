import { corePool } from '#cards/pool';
import type { CardValue } from '#rules/pool/value';
import type { CardId } from '#rules/state/card';
import type { State } from '#rules/state/state';

/** Throws: a fact names cards of its game alone. */
export function valueOf(opening: Pick<State, 'cards'>, id: CardId): CardValue {
  const definition = corePool.definitions[opening.cards[id]?.def ?? -1];
  if (definition === undefined) throw new Error(`there is no card ${id} in this game`);
  return definition.value;
}

export const pointsOf = (value: CardValue): number => (value.type === 'agenda' ? value.points : 0);
