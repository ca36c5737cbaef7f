import { corePool } from '#cards/pool';
import type { Sighting } from '#rules/fact/sighting';
import type { CardValue } from '#rules/pool/value';
import type { CardId } from '#rules/state/card';
import type { State } from '#rules/state/state';
import type { CardName } from '#rules/view/card';
import { canTell, handleFor, type Viewer } from '#rules/view/viewer';

/** Throws: a fact names cards of its game alone. */
export function valueOf(opening: Pick<State, 'cards'>, id: CardId): CardValue {
  const definition = corePool.definitions[opening.cards[id]?.def ?? -1];
  if (definition === undefined) throw new Error(`there is no card ${id} in this game`);
  return definition.value;
}

export const pointsOf = (value: CardValue): number => (value.type === 'agenda' ? value.points : 0);

/** A stored card as a viewer may know it. Throws for a code that the pool lost. */
export function nameFor(viewer: Viewer, code: string, sighting: Sighting): CardName {
  const handle = handleFor(viewer, sighting.card, sighting);
  if (!canTell(viewer, sighting.seen)) return { hidden: true, handle };
  const definition = corePool.byCode.get(code);
  if (definition === undefined) throw new Error(`there is no card ${code}`);
  return { card: definition.value.title, code, handle };
}
