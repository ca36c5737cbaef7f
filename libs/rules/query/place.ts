import type { Context } from '../state/context';
import type { Filter, Place } from '../state/filter';
import type { Work } from '../machine/work';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { hostedOn, isInstalled } from './card';

/** Still in the deck it was looked at in. */
export const isInDeck = (card: Card): boolean => card.zone === 'rd' || card.zone === 'stack';

/** The places a filter names; where cards are installed if it names none. */
export const placesOf = ({ in: place = 'installed' }: Filter): readonly Place[] =>
  typeof place === 'string' ? [place] : place;

export const isIn = (card: Card, place: Place, context: Context): boolean => {
  switch (place) {
    case 'installed':
      return isInstalled(card);
    case 'hosted':
      return card.host === context.source;
    case 'play':
    case 'hq':
    case 'rd':
    case 'archives':
    case 'grip':
    case 'heap':
    case 'corp-score':
    case 'runner-score':
      return card.zone === place;
  }
};

/** Whether any card in a place is so; they are listed nowhere. */
export function someLying(
  g: Work,
  place: Place,
  context: Context,
  isSo: (id: CardId) => boolean,
): boolean {
  if (place !== 'installed') return lying(g, place, context).some(isSo);
  for (const { ice, root } of g.state.servers) {
    for (const id of ice) if (isSo(id)) return true;
    for (const id of root) if (isSo(id)) return true;
  }
  for (const id of g.state.runner.rig) if (isSo(id)) return true;
  return false;
}

/** The cards that lie in a place, in a stable order. */
export function lying(g: Work, place: Place, context: Context): readonly CardId[] {
  switch (place) {
    case 'play':
      return g.state.play;
    case 'hq':
      return g.state.corp.hq;
    case 'rd':
      return g.state.corp.rd;
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
