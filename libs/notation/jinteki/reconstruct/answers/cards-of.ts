import { isObject, type Json, type JsonObject, listOf } from '../../json';
import { cidOf, titleOf } from '../../lens/card';
import { eachZone, type Zone } from '../../lens/zones';

/** A card that may be chosen, by its title, and whether it is. */
export interface Selectable {
  readonly cid: string;
  readonly title: string;
  readonly selected: boolean;
  /** Where it lies. */
  readonly zone: string;
  /** What lines call it by its place; null where they do not. */
  readonly place: string | null;
  readonly card: JsonObject;
}

function placeOf({ cards, kind, server }: Zone, at: number): string | null {
  if (server === null) return null;
  if (kind === 'ice') return `ice protecting ${server} at position ${String(at)}`;
  return kind === 'root' && cards.length === 1 ? `a card in ${server}` : null;
}

/** Of the cards of a state, with those that lie on them, the ones that may be chosen. */
export function cardsOf(state: JsonObject, cids: readonly string[]): readonly Selectable[] {
  const wanted = new Set(cids);
  const found: Selectable[] = [];
  const look = (cards: readonly Json[], zone: string, within: Zone | null): void => {
    for (const [at, card] of cards.entries()) {
      if (!isObject(card)) continue;
      const [cid, title] = [cidOf(card), titleOf(card)];
      if (cid !== null && title !== null && wanted.has(cid)) {
        const place = within === null ? null : placeOf(within, at);
        found.push({ cid, title, zone, place, card, selected: card['selected'] === true });
      }
      look(listOf(card['hosted']), cid ?? zone, null);
    }
  };
  eachZone(state, (zone) => {
    // No card lies in two places.
    if (found.length < wanted.size) look(zone.cards, zone.key, zone);
  });
  return found;
}
