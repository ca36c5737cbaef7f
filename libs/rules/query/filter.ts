import type { Filter, Place } from '../state/filter';
import type { CardType } from '../state/trait';
import type { Context } from '../state/context';
import type { Game } from '../machine/game';
import type { Card, CardId } from '../state/card';
import {
  cardOf,
  definitionOf,
  hostedOn,
  isBlank,
  isInstalled,
  isRezzed,
  isUnrezzed,
  valueOf,
} from './card';
import { canBeAdvanced } from './advancement';
import { hasSubtype } from './subtype';
import { targets } from './target';

const isIn = (card: Card, place: Place, context: Context): boolean => {
  switch (place) {
    case 'installed':
      return isInstalled(card);
    case 'hosted':
      return card.host === context.source;
    case 'hq':
    case 'archives':
    case 'grip':
    case 'heap':
    case 'corp-score':
    case 'runner-score':
      return card.zone === place;
  }
};

const oneOf = <T>(wanted: T | readonly T[], fits: (one: T) => boolean): boolean =>
  Array.isArray(wanted) ? (wanted as readonly T[]).some(fits) : fits(wanted as T);

/** Whether a card has the described qualities, wherever it lies. */
export function fits(g: Game, context: Context, card: Card, filter: Filter): boolean {
  const definition = definitionOf(g, card);
  const { value } = definition;
  if (filter.side !== undefined && definition.side !== filter.side) return false;
  if (isBlank(card) && (filter.type ?? filter.subtype) !== undefined) return false;
  if (filter.type !== undefined && !oneOf<CardType>(filter.type, (type) => value.type === type))
    return false;
  if (filter.subtype !== undefined && !oneOf(filter.subtype, (one) => hasSubtype(g, card, one)))
    return false;
  if (filter.not !== undefined && hasSubtype(g, card, filter.not)) return false;
  if (filter.rezzed === true && !isRezzed(g, card)) return false;
  if (filter.unrezzed === true && !isUnrezzed(card)) return false;
  if (filter.server === 'this' && (context.server === null || card.server !== context.server))
    return false;
  if (filter.advanceable === true && !canBeAdvanced(g, card)) return false;
  if (filter.other === true && card.id === context.source) return false;
  if (filter.copyOf !== undefined) {
    const titles = targets(g, context, filter.copyOf).map((id) => valueOf(g, cardOf(g, id)).title);
    if (!titles.includes(value.title)) return false;
  }
  if (filter.hasTrashCost === true && !('trash' in value)) return false;
  return true;
}

export const matches = (g: Game, context: Context, card: Card, filter: Filter): boolean =>
  oneOf<Place>(filter.in ?? 'installed', (place) => isIn(card, place, context)) &&
  fits(g, context, card, filter);

function lying(g: Game, place: Place, context: Context): readonly CardId[] {
  switch (place) {
    case 'hq':
      return g.state.corp.hq;
    case 'archives':
      return g.state.corp.archives;
    case 'corp-score':
      return g.state.corp.score;
    case 'grip':
      return g.state.runner.grip;
    case 'heap':
      return g.state.runner.heap;
    case 'runner-score':
      return g.state.runner.score;
    case 'hosted':
      return hostedOn(g, context.source);
    case 'installed': {
      const all: CardId[] = [];
      for (const { ice, root } of g.state.servers) {
        for (const id of ice) all.push(id);
        for (const id of root) all.push(id);
      }
      for (const id of g.state.runner.rig) all.push(id);
      return all;
    }
  }
}

const placesOf = ({ in: place = 'installed' }: Filter): readonly Place[] =>
  typeof place === 'string' ? [place] : place;

/** The cards a filter describes, in a stable order. */
export const cardsFor = (g: Game, context: Context, filter: Filter): CardId[] =>
  placesOf(filter)
    .flatMap((place) => lying(g, place, context))
    .filter((id) => fits(g, context, cardOf(g, id), filter));
