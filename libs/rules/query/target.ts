import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import type { Filter, Target } from '../state/filter';
import type { Work } from '../machine/work';
import { fits } from './ask';
import { cardOf } from './card';
import { cardsFor, describes, matches } from './described';
import { keptBy } from './kept';
import { isInDeck } from './place';
import { currentEncounter, currentRun } from './run';

/** The cards a target stands for now; none where there is no such card. */
export function targets(g: Work, context: Context, target: Target): readonly CardId[] {
  if (typeof target === 'object' && 'all' in target) return cardsFor(g, context, target.all);
  if (typeof target === 'object' && 'named' in target) {
    const cards = context.named[target.named] ?? [];
    const { fits: as } = target;
    return as === undefined ? cards : cards.filter((id) => fits(g, context, cardOf(g, id), as));
  }
  if (typeof target === 'object' && 'kept' in target)
    return keptBy(g, context.source, target.kept)?.named[target.kept] ?? [];
  if (typeof target === 'object')
    return (context.named[target.rest] ?? []).filter((id) => isInDeck(cardOf(g, id)));
  switch (target) {
    case 'this':
      return [context.source];
    case 'host': {
      const host = cardOf(g, context.source).host;
      return host === null ? [] : [host];
    }
    case 'approached': {
      const run = currentRun(g);
      return run?.phase === 'approach' && run.ice !== null ? [run.ice] : [];
    }
    case 'encountered': {
      const encounter = currentEncounter(g);
      return encounter === null ? [] : [encounter.ice];
    }
    case 'accessed': {
      for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
        const frame = g.state.frames[i];
        if (frame?.at === 'access') return [frame.vars.card];
      }
      return [];
    }
    case 'that':
      return context.that === null ? [] : [context.that];
    case 'target':
      return context.target === null ? [] : [context.target];
  }
}

export const isTarget = (cards: Filter | Target): cards is Target =>
  typeof cards === 'string' ||
  'named' in cards ||
  'rest' in cards ||
  'kept' in cards ||
  'all' in cards;

/** The cards of a description, or those of a target that fit. */
export function candidatesOf(
  g: Work,
  context: Context,
  from: Filter | Target,
  filter: Filter | undefined,
): readonly CardId[] {
  const cards = isTarget(from) ? targets(g, context, from) : cardsFor(g, context, from);
  return filter === undefined
    ? cards
    : cards.filter((id) => describes(g, context, cardOf(g, id), filter));
}

/** Whether what a constant ability works on includes this card. */
export function covered(g: Work, context: Context, cards: Filter | Target, card: Card): boolean {
  if (cards === 'this') return card.id === context.source;
  return isTarget(cards)
    ? targets(g, context, cards).includes(card.id)
    : matches(g, context, card, cards);
}

/** The same, of cards in a hand, too, or accessed ones: they are meant where the filter names no place. */
export const coveredAnywhere = (
  g: Work,
  context: Context,
  cards: Filter | Target,
  card: Card,
): boolean =>
  isTarget(cards) ? covered(g, context, cards, card) : describes(g, context, card, cards);
