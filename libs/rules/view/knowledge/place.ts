import type { Brand } from '../../state/brand';
import type { Card } from '../../state/card';
import type { Side } from '../../state/side';

/**
 * Where a card lies as one seat can tell places apart: `hq`, `rd`, `archives`, `stack` and `grip`
 * hold many cards nobody outside can tell apart; a card installed, or known by its place in a deck,
 * is a place of its own.
 */
export type KnownPlace = Brand<string, 'KnownPlace'>;

export type Pile = 'hq' | 'rd' | 'archives' | 'stack' | 'grip';

export const pile = (name: Pile): KnownPlace => name as string as KnownPlace;
export const ownPlace = (card: Pick<Card, 'id'>): KnownPlace => `#${card.id}` as KnownPlace;

/** Where a card is while it goes from one place to another. */
export const underWay = (card: Pick<Card, 'id'>): KnownPlace => `>${card.id}` as KnownPlace;

/** The place of a card; null where the seat sees it. */
export function placeOf(card: Card, seat: Side, owner: Side): KnownPlace | null {
  switch (card.zone) {
    case 'identity':
    case 'corp-score':
    case 'runner-score':
    case 'heap':
    case 'play':
    case 'removed':
      return null;
    case 'rig':
    case 'root':
    case 'ice':
    case 'hosted':
      return card.faceup || owner === seat ? null : ownPlace(card);
    case 'archives':
      return card.faceup || seat === 'corp' ? null : pile('archives');
    case 'hq':
      return seat === 'corp' ? null : pile('hq');
    case 'grip':
      // INFO-37
      return card.faceup || seat === 'runner' ? null : pile('grip');
    case 'rd':
    case 'stack':
      return pile(card.zone);
    case 'aside':
      return owner === seat ? null : pile(owner === 'corp' ? 'rd' : 'stack');
  }
}
