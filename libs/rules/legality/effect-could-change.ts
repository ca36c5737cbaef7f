import type { Effect } from '../ability/ability';
import type { Work } from '../machine/work';
import { someCandidate } from '../query/candidates';
import { billFor } from '../query/bill';
import { cardOf, isRezzed, isUnrezzed } from '../query/card';
import { cardsFor } from '../query/described';
import { forbidden, mayBeTrashed } from '../query/forbidden';
import { guestOf, hasRoom } from '../query/host';
import { keptServer } from '../query/kept-server';
import { mayDraw } from '../query/may-draw';
import { mayLeave } from '../query/may-leave';
import { outside } from '../query/outside';
import { deckAt, handAt, handAtRisk, playerOf } from '../query/player';
import { currentBreach, currentEncounter, currentRun, serverOf } from '../query/run';
import { isPast, isRunOn, mayRun } from '../query/run-cost';
import { unbrokenOf } from '../query/subroutines';
import { targets } from '../query/target';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import type { Context } from '../state/context';
import { installCouldChange } from './install-could-change';
import { mightBeMore } from './might-be-more';
import { barToPay } from './payment';
import { canBeRezzed } from './rezzable';

const nesting = [
  'resolve-scored',
  'use-click',
  'repeat',
  'play',
  'may',
  'take-turns',
  'unless',
  'option',
  'if',
  'both',
] as const satisfies readonly Effect['do'][];

/** An effect that changes what the effects do that it holds, or has happen. */
export type NestingEffect = Extract<Effect, { do: (typeof nesting)[number] }>;
type SingleEffect = Exclude<Effect, NestingEffect>;

const nestingNames: ReadonlySet<Effect['do']> = new Set(nesting);

export const isNesting = (effect: Effect): effect is NestingEffect => nestingNames.has(effect.do);

/** TRASH-06: what lies in a trash pile cannot be trashed. */
const isTrashed = (card: Card): boolean => card.zone === 'archives' || card.zone === 'heap';

/** Names chosen earlier in the same ability are not known yet: such effects might change something. */
export const isOpen = (target: object | string): boolean =>
  typeof target === 'object' && !('all' in target);

/** A card that is to be played is in hand no more when it resolves. */
const isInHandItself = (g: Work, context: Context, id: CardId): boolean =>
  id === context.source && ['hq', 'grip'].includes(cardOf(g, id).zone);

/** Whether an effect by itself could change the game, whatever is chosen before it. */
export function effectCouldChange(g: Work, context: Context, effect: SingleEffect): boolean {
  switch (effect.do) {
    case 'gain':
    case 'damage':
    case 'give-tags':
    case 'move-counters':
    case 'place': {
      const amount = effect.do === 'gain' ? effect.credits : effect.amount;
      return mightBeMore(g, context, amount);
    }
    case 'lose':
      return playerOf(g, effect.who).credits > 0;
    case 'take':
      return cardOf(g, context.source).credit > 0;
    case 'draw':
      if (mayDraw(g, effect.who) === 0) return false;
      if (!mightBeMore(g, context, effect.cards)) return false;
      return effect.who === 'corp' || g.state.runner.stack.length > 0;
    case 'refill':
      return isOpen(effect.cards) || targets(g, context, effect.cards).length > 0;
    case 'another-turn':
    case 'gain-clicks':
      return g.state.turn.side === effect.who;
    case 'lose-clicks':
      return playerOf(g, effect.who).clicks > 0;
    case 'lose-tags':
      return g.state.runner.tags > 0;
    case 'lose-bad-publicity':
      return g.state.corp.badPublicity > 0;
    case 'end-run': {
      const run = currentRun(g);
      return run !== null && run.phase !== 'ended';
    }
    case 'bring':
      return outside(g, effect.cards).length > 0;
    case 'rez-some':
    case 'rez':
      return (
        isOpen(effect.cards) ||
        targets(g, context, effect.cards).some((id) => canBeRezzed(g, id, effect, context))
      );
    case 'expose':
      return (
        isOpen(effect.cards) ||
        targets(g, context, effect.cards).some((id) => isUnrezzed(cardOf(g, id)))
      );
    case 'derez':
      return (
        isOpen(effect.cards) ||
        targets(g, context, effect.cards).some((id) => isRezzed(g, cardOf(g, id)))
      );
    case 'access':
      if ('deck' in effect) return g.state.corp.rd.length > 0;
      if ('zone' in effect) return g.state.corp.archives.length > 0;
      if ('atMost' in effect) return mightBeMore(g, context, effect.atMost);
      if ('each' in effect) return g.state.corp.hq.length > 0;
      if ('root' in effect) return serverOf(g, effect.root).root.length > 0;
      return isOpen(effect.cards) || targets(g, context, effect.cards).length > 0;
    case 'run':
      return g.state.servers.some(
        ({ name }) =>
          (effect.on === 'chosen' || isRunOn(effect, name, keptServer(g, context.source))) &&
          isPast(g, context, effect.past, name) &&
          mayRun(g, name),
      );
    case 'access-more':
      return currentBreach(g) !== null && mightBeMore(g, context, effect.cards);
    case 'approach':
    case 'continue-after':
    case 'move-run':
      return currentRun(g) !== null;
    case 'jack-out': {
      const run = currentRun(g);
      return run !== null && run.phase !== 'ended' && !forbidden(g, 'jack-out', 'runner');
    }
    case 'shuffle':
      return effect.cards !== undefined || deckAt(g, effect.deck).length > 0;
    case 'purge':
      // COUNT-03: as with the action, even if there is no virus counter at all.
      return true;
    case 'random':
      return handAtRisk(g, effect.from).length > 0;
    case 'host':
      return (
        isOpen(effect.on) ||
        targets(g, context, effect.on).some((id) =>
          hasRoom(g, cardOf(g, id), guestOf(g, context, effect.cards)),
        )
      );
    case 'reveal':
      if (typeof effect.cards === 'object' && 'top' in effect.cards)
        return deckAt(g, effect.cards.top).length > 0;
      return isOpen(effect.cards) || targets(g, context, effect.cards).length > 0;
    case 'store':
      return playerOf(g, context.controller).credits > 0;
    case 'arrange-ice':
      return cardsFor(g, context, effect.ice).length > 1;
    case 'name':
      if ('kinds' in effect.among) return false;
      return 'titles' in effect.among || cardsFor(g, context, effect.among).length > 0;
    case 'advance':
    case 'score':
    case 'turn-facedown':
    case 'turn-faceup':
    case 'remove-from-game':
    case 'discard':
    case 'move':
      if (typeof effect.cards === 'object' && 'top' in effect.cards)
        return deckAt(g, effect.cards.top).length > 0;
      return (
        isOpen(effect.cards) || targets(g, context, effect.cards).some((id) => mayLeave(g, id))
      );
    case 'resolve-sub':
      return someCandidate(g, context, { from: effect.of }, () => true);
    case 'bypass':
      return currentEncounter(g) !== null;
    case 'break': {
      const encounter = currentEncounter(g);
      return encounter !== null && unbrokenOf(g, encounter, effect.only).length > 0;
    }
    case 'choose':
      return (
        mightBeMore(g, context, effect.most) &&
        someCandidate(g, context, effect, (id) => !isInHandItself(g, context, id))
      );
    case 'install':
      return installCouldChange(g, context, effect);
    case 'look':
      if ('hand' in effect) return handAt(g, effect.hand).length > 0;
      return deckAt(g, effect.deck).length > 0;
    case 'search':
    case 'arrange':
      return deckAt(g, effect.deck).length > 0;
    case 'lasting':
      return (
        effect.on === undefined || isOpen(effect.on) || targets(g, context, effect.on).length > 0
      );
    case 'trash':
      if (typeof effect.cards === 'object' && 'top' in effect.cards)
        return deckAt(g, effect.cards.top).length > 0;
      return (
        isOpen(effect.cards) ||
        mayBeTrashed(g, targets(g, context, effect.cards), effect.by ?? context.controller).some(
          (id) => !isTrashed(cardOf(g, id)),
        )
      );
    // Of itself it changes nothing.
    case 'choose-number':
      return false;
    case 'must-pay':
      return (
        effect.otherwise.length > 0 ||
        barToPay(g, effect.who, 'other', context.source, billFor(g, context, effect.cost)) === null
      );
    case 'flip':
    case 'take-copy':
    case 'bad-publicity':
    case 'remove':
    case 'move-ice':
    case 'move-root':
    case 'approach-outermost':
    case 'swap':
    case 'gain-text':
    case 'psi':
    case 'guess':
    case 'choose-server':
    case 'encounter':
    case 'trace':
    case 'prevent':
      return true;
  }
}
