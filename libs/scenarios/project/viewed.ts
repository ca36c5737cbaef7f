import {
  canTell,
  type Viewer,
  knowersNow,
  cardOf,
  titleOf,
  type Sighting,
  type CardId,
  workOn,
  type State,
} from '#rules';
import type { View } from '#notation/scenario/scenario';
import type { Table } from '../stand';

/** Full views are a judge's. */
export const viewerOf = (view: View): Viewer => (view === 'full' ? 'judge' : view);

/** A card as a scenario speaks of it: its title, and the name that means this copy alone. */
export type NamedCard =
  { readonly card: string; readonly name: string } | { readonly hidden: true };

export const hidden: NamedCard = { hidden: true };

/** A card of a question or a place, named where the viewer may know it now. */
export function namedNow(table: Table, state: State, id: CardId, view: View): NamedCard {
  const g = workOn(table.rules.pool, state, null);
  if (!canTell(viewerOf(view), knowersNow(g, cardOf(g, id)))) return hidden;
  return { card: titleOf(g, id), name: table.names.nameOf(id) };
}

/** A card of a fact, named where the viewer could tell it when it happened. */
export function namedThen(table: Table, state: State, seen: Sighting, view: View): NamedCard {
  if (!canTell(viewerOf(view), seen.seen)) return hidden;
  const g = workOn(table.rules.pool, state, null);
  return { card: titleOf(g, seen.card), name: table.names.nameOf(seen.card) };
}
