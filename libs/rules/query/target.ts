import type { Target } from '../state/target';
import type { Context } from '../state/context';
import type { Game } from '../machine/game';
import type { Card, CardId } from '../state/card';
import { cardOf } from './card';
import { cardsFor } from './filter';
import { currentEncounter } from './run';

/** Still in the deck it was looked at in. */
const isInDeck = (card: Card): boolean => card.zone === 'rd' || card.zone === 'stack';

/** The cards a target stands for now; none where there is no such card. */
export function targets(g: Game, context: Context, target: Target): readonly CardId[] {
  if (typeof target === 'object' && 'all' in target) return cardsFor(g, context, target.all);
  if (typeof target === 'object')
    return 'named' in target
      ? (context.named[target.named] ?? [])
      : (context.named[target.rest] ?? []).filter((id) => isInDeck(cardOf(g, id)));
  switch (target) {
    case 'this':
      return [context.source];
    case 'host': {
      const host = cardOf(g, context.source).host;
      return host === null ? [] : [host];
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
