import type { Sighting } from '../../state/sighting';
import type { Pool } from '../../ability/pool';
import type { State } from '../../state/state';
import type { CardName } from '../card';
import { canTell, handleFor, viewers, type ForEach, type Viewer } from '../viewer';
import type { MomentIndex } from '../moment-index';

/** The moment that tells something to each viewer, in the order of `viewers`: short to store. */
export type Places = readonly number[];

/** The moments that tell a decision, by its number in the game. */
export const placesOf = (indexes: ForEach<MomentIndex>, decision: number): Places =>
  viewers.map((viewer) => indexes[viewer].momentOf(decision));

/** The moment that tells it to one viewer. Throws for what holds no places. */
export function placeFor(viewer: Viewer, places: Places): number {
  const place = places[viewers.indexOf(viewer)];
  if (place === undefined) throw new Error(`there is no place for the ${viewer}`);
  return place;
}

/** The code by which a card is kept. Throws: a fact names cards of its game alone. */
export function keptCode(
  pool: Pool,
  opening: Pick<State, 'cards'>,
  { card }: Pick<Sighting, 'card'>,
): string {
  const definition = pool.definitions[opening.cards[card]?.def ?? -1];
  if (definition === undefined) throw new Error(`there is no card ${card} in this game`);
  return definition.value.code;
}

/** A card kept by its code, as a viewer may know it. Throws for a code that the pool lost. */
export function keptName(pool: Pool, code: string, sighting: Sighting, viewer: Viewer): CardName {
  const handle = handleFor(viewer, sighting.card, sighting);
  if (!canTell(viewer, sighting.seen)) return { hidden: true, handle };
  const definition = pool.byCode.get(code);
  if (definition === undefined) throw new Error(`there is no card ${code}`);
  return { card: definition.value.title, code, handle };
}
