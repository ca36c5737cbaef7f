import { bring, type Card, type CardId, type Work } from '#rules';
import { isUnknown, named } from './named';
import type { Place } from './place';

/** An identity on a card is of no deck, and came from outside (OUT-01, OUT-03). */
function isBrought(g: Work, given: Map<Place, CardId>, place: Place): boolean {
  const definition = g.pool.definitions[place.def];
  const host = typeof place.host === 'object' && place.host !== null ? given.get(place.host) : null;
  if (definition?.value.type !== 'identity' || host === null || host === undefined) return false;
  given.set(place, bring(g, definition, 'on-this', host));
  return true;
}

/** Gives each place a card of its title, the one that lies there already where there is one. */
export function assign(g: Work, places: readonly Place[]): Map<Place, CardId> | null {
  const free = new Set(g.state.cards.filter(({ zone }) => zone !== 'identity'));
  const given = new Map<Place, CardId>();
  const take = (place: Place, fits: (card: Card) => boolean): void => {
    for (const card of free) {
      if (card.def !== place.def || !fits(card)) continue;
      free.delete(card);
      given.set(place, card.id);
      return;
    }
  };
  for (const place of places)
    take(place, ({ zone, server }) => zone === place.zone && server === place.server);
  for (const place of places) if (!given.has(place)) take(place, () => true);
  // What lies in a deck unseen may be any card: more copies show than were counted where one is taken back.
  for (const place of places) {
    if (given.has(place) || isBrought(g, given, place)) continue;
    const deck = g.pool.definitions[place.def]?.side === 'corp' ? 'rd' : 'stack';
    const lying = [...free].filter(({ zone }) => zone === deck);
    const unseen = lying.find(({ def }) => isUnknown(g.pool, def)) ?? lying[0];
    if (unseen === undefined) return null;
    free.delete(unseen);
    given.set(place, named(g, unseen, place.def));
  }
  // Ice lies in the order of its places, whichever card was found for each first.
  const inOrder = places.flatMap((place): [Place, CardId][] => {
    const id = given.get(place);
    return id === undefined ? [] : [[place, id]];
  });
  return inOrder.length === places.length ? new Map(inOrder) : null;
}
