import type { Filter } from '../state/filter';
import type { Target } from '../state/target';
import type { Context } from '../state/context';
import type { Game } from '../machine/game';
import type { Card } from '../state/card';
import { matches } from './filter';
import { targets } from './target';

const isTarget = (cards: Filter | Target): cards is Target =>
  typeof cards === 'string' || 'named' in cards || 'rest' in cards || 'all' in cards;

/** Whether what a constant ability works on includes this card. */
export const covered = (g: Game, context: Context, cards: Filter | Target, card: Card): boolean =>
  isTarget(cards) ? targets(g, context, cards).includes(card.id) : matches(g, context, card, cards);
