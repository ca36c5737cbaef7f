import type { Effect } from '../ability/ability';
import type { Deck } from '../ability/plain-effect';
import { see } from '../query/see';
import { gainClicks, loseClicks } from '../mutations/clicks';
import { advance, placeCounters, purge, refill, removeCounters } from '../mutations/counters';
import {
  approachOutermost,
  bypass,
  endRun,
  jackOut,
  moveRun,
  sendToIce,
} from '../mutations/course';
import { gainCredits, loseCredits } from '../mutations/credits';
import { drawCards } from '../mutations/draw';
import { emit } from '../mutations/emit';
import { derez, flip, reveal, turnFacedown, turnFaceup } from '../mutations/facing';
import { layOn } from '../mutations/lay-on';
import { addToScoreArea, score } from '../mutations/agenda';
import { removeBadPublicity, removeTags, takeBadPublicity } from '../mutations/tags';
import { followIce, hostOn, moveIce, moveInnermost, moveRoot, swap } from '../mutations/place';
import { gainText } from '../mutations/text';
import { hasRoom } from '../query/host';
import { discard, removeFromGame } from '../mutations/trash';
import { returnCard } from '../mutations/return-card';
import type { Context } from '../state/context';
import type { Amount, Filter, Target } from '../state/filter';
import type { Work } from '../machine/work';
import { amountOf, fits } from '../query/ask';
import { targets } from '../query/target';
import { cardOf, isInstalled } from '../query/card';
import { openly } from '../query/openly';
import { currentBreach, currentRun } from '../query/run';
import type { CardId } from '../state/card-id';
import type { Side } from '../state/side';
import { deckAt, handAt, playerOf } from '../query/player';

const simple = [
  'gain',
  'lose',
  'draw',
  'gain-clicks',
  'lose-clicks',
  'lose-tags',
  'purge',
  'jack-out',
  'score',
  'remove-from-game',
  'discard',
  'bad-publicity',
  'lose-bad-publicity',
  'end-run',
  'advance',
  'place',
  'refill',
  'another-turn',
  'remove',
  'move-counters',
  'reveal',
  'derez',
  'move',
  'bypass',
  'approach-outermost',
  'access-more',
  'continue-after',
  'approach',
  'move-ice',
  'move-root',
  'move-run',
  'host',
  'turn-facedown',
  'turn-faceup',
  'flip',
  'swap',
  'gain-text',
  'lasting',
  'look',
] as const satisfies readonly Effect['do'][];

/** Effects that need no frame of their own: nobody is asked, nothing can prevent them. */
export type SimpleEffect = Extract<Effect, { do: (typeof simple)[number] }>;

const simpleNames: ReadonlySet<Effect['do']> = new Set(simple);

export const isSimpleEffect = (effect: Effect): effect is SimpleEffect =>
  simpleNames.has(effect.do);

/** What a simple effect leaves behind for the rest of its block. */
export interface Result {
  readonly number?: { readonly name: string; readonly value: number };
  readonly named?: { readonly name: string; readonly cards: CardId[] };
}

const nothing: Result = {};

/** So many cards from the top of a deck, or all down to the first that fits. */
function topOf(
  g: Work,
  context: Context,
  which: { readonly top: Deck } & ({ readonly amount: Amount } | { readonly until: Filter }),
): readonly CardId[] {
  const deck = deckAt(g, which.top);
  if ('amount' in which) return deck.slice(0, amountOf(g, context, which.amount));
  const at = deck.findIndex((id) => fits(g, context, cardOf(g, id), which.until));
  return at < 0 ? [...deck] : deck.slice(0, at + 1);
}

const targetsOrTop = (
  g: Work,
  context: Context,
  cards: Target | { readonly top: Deck; readonly amount: Amount },
): readonly CardId[] =>
  typeof cards === 'object' && 'top' in cards
    ? topOf(g, context, cards)
    : targets(g, context, cards);

/** TURN-27: after the present turn, where that is this player's. */
function haveAnotherTurn(g: Work, side: Side): void {
  const turn = g.state.frames.find((one) => one.at === 'corp-turn' || one.at === 'runner-turn');
  if (turn?.at !== `${side}-turn`) return;
  turn.vars.again = (turn.vars.again ?? 0) + 1;
}

/** Carries a simple effect out. */
export function applySimpleEffect(g: Work, context: Context, effect: SimpleEffect): Result {
  switch (effect.do) {
    case 'gain':
      gainCredits(g, effect.who, amountOf(g, context, effect.credits));
      return nothing;
    case 'lose': {
      const value = loseCredits(g, effect.who, amountOf(g, context, effect.credits));
      return effect.as === undefined ? nothing : { number: { name: effect.as, value } };
    }
    case 'draw': {
      const cards = drawCards(g, effect.who, amountOf(g, context, effect.cards), effect.from);
      const { as } = effect;
      if (as === undefined) return nothing;
      return { named: { name: as, cards: [...(context.named[as] ?? []), ...cards] } };
    }
    case 'gain-clicks':
      gainClicks(g, effect.who, amountOf(g, context, effect.clicks));
      return nothing;
    case 'lose-clicks': {
      const clicks = amountOf(g, context, effect.clicks);
      // MUST-05: "if able" is all or nothing.
      if (effect.ifAble !== true || playerOf(g, effect.who).clicks >= clicks)
        loseClicks(g, effect.who, clicks);
      return nothing;
    }
    case 'lose-tags':
      removeTags(g, amountOf(g, context, effect.amount));
      return nothing;
    case 'bad-publicity': {
      const value = amountOf(g, context, effect.amount);
      takeBadPublicity(g, value);
      return effect.as === undefined ? nothing : { number: { name: effect.as, value } };
    }
    case 'purge': {
      const value = purge(g);
      return effect.as === undefined ? nothing : { number: { name: effect.as, value } };
    }
    case 'jack-out':
      jackOut(g);
      return nothing;
    case 'score':
      for (const id of targets(g, context, effect.cards)) score(g, id);
      return nothing;
    case 'remove-from-game':
      removeFromGame(g, targets(g, context, effect.cards));
      return nothing;
    case 'discard':
      for (const id of targets(g, context, effect.cards)) discard(g, effect.by, id);
      return nothing;
    case 'lose-bad-publicity': {
      const value = removeBadPublicity(g, amountOf(g, context, effect.amount));
      return effect.as === undefined ? nothing : { number: { name: effect.as, value } };
    }
    case 'advance': {
      const times = amountOf(g, context, effect.times);
      for (const id of targets(g, context, effect.cards))
        for (let i = 0; i < times; i += 1) advance(g, id);
      return nothing;
    }
    case 'end-run':
      endRun(g);
      return nothing;
    case 'place': {
      const amount = amountOf(g, context, effect.amount);
      for (const id of targets(g, context, effect.on)) placeCounters(g, id, effect.counter, amount);
      return nothing;
    }
    case 'refill':
      for (const id of targets(g, context, effect.cards)) refill(g, id, effect.amount);
      return nothing;
    case 'another-turn':
      haveAnotherTurn(g, effect.who);
      return nothing;
    case 'remove': {
      const amount = amountOf(g, context, effect.amount);
      for (const id of targets(g, context, effect.from))
        removeCounters(g, id, effect.counter, amount);
      return nothing;
    }
    case 'move-counters': {
      const [to] = targets(g, context, effect.to);
      if (to === undefined) return nothing;
      const { counter } = effect;
      const most = amountOf(g, context, effect.amount);
      let moved = 0;
      // COST-10: what a card had that went for the cost.
      if (effect.from === 'this' && context.left !== undefined)
        moved = Math.min(context.left[counter], most);
      else
        for (const from of targets(g, context, effect.from))
          moved += removeCounters(g, from, counter, most - moved);
      placeCounters(g, to, counter, moved);
      return nothing;
    }
    case 'reveal': {
      const { cards: which, as } = effect;
      const cards =
        typeof which === 'object' && 'top' in which
          ? topOf(g, context, which)
          : openly(g, targets(g, context, which), ['grip', 'hq']);
      for (const id of cards) reveal(g, id);
      return as === undefined ? nothing : { named: { name: as, cards: [...cards] } };
    }
    case 'derez':
      for (const id of targets(g, context, effect.cards))
        if (isInstalled(cardOf(g, id))) derez(g, id);
      return nothing;
    case 'move':
      for (const id of targetsOrTop(g, context, effect.cards))
        if (effect.to === 'corp-score') addToScoreArea(g, id, 'corp');
        else if (effect.to === 'runner-score') addToScoreArea(g, id, 'runner');
        else returnCard(g, id, effect.to);
      return nothing;
    case 'bypass':
      bypass(g);
      return nothing;
    case 'approach-outermost':
      approachOutermost(g);
      return nothing;
    case 'move-ice': {
      const [id] = targets(g, context, effect.ice);
      if (id !== undefined && effect.to === 'innermost') {
        const run = currentRun(g);
        if (run !== null && cardOf(g, id).zone === 'ice') moveInnermost(g, id, run.server);
        return nothing;
      }
      if (id === undefined || context.place === undefined) return nothing;
      if (cardOf(g, id).zone === 'ice') moveIce(g, id, context.place);
      return nothing;
    }
    case 'move-root': {
      const [id] = targets(g, context, effect.card);
      if (id === undefined || context.place === undefined) return nothing;
      if (cardOf(g, id).zone === 'root') moveRoot(g, id, context.place);
      return nothing;
    }
    case 'access-more': {
      const breach = currentBreach(g);
      if (breach !== null) breach.extra += amountOf(g, context, effect.cards);
      return nothing;
    }
    case 'approach':
    case 'continue-after': {
      const [id] = targets(g, context, effect.ice);
      if (id !== undefined) sendToIce(g, id, effect);
      return nothing;
    }
    case 'move-run': {
      const server = effect.server === 'chosen' ? context.place : effect.server;
      if (server !== undefined) moveRun(g, server, effect.encounters === true);
      return nothing;
    }
    case 'host': {
      const [host] = targets(g, context, effect.on);
      for (const id of targets(g, context, effect.cards))
        if (host !== undefined && hasRoom(g, cardOf(g, host), cardOf(g, id)))
          hostOn(g, id, host, effect.faceup === true);
      return nothing;
    }
    case 'turn-facedown':
      for (const id of targets(g, context, effect.cards)) turnFacedown(g, id);
      return nothing;
    case 'turn-faceup':
      for (const id of targets(g, context, effect.cards)) turnFaceup(g, id);
      return nothing;
    case 'flip':
      flip(g, context.source);
      return nothing;
    case 'swap': {
      const [one, second] = targets(g, context, effect.cards);
      const other = effect.with === undefined ? second : targets(g, context, effect.with)[0];
      if (one !== undefined && other !== undefined) {
        swap(g, one, other, effect);
        if (effect.runFollows === true) followIce(g, one);
      }
      return nothing;
    }
    case 'gain-text':
      for (const id of targets(g, context, effect.of)) gainText(g, context, id);
      return nothing;
    case 'lasting':
      layOn(g, context, effect);
      return nothing;
    case 'look': {
      const cards = [...lookedAt(g, context, effect)];
      const side = effect.who ?? context.controller;
      emit(g, {
        type: 'looked',
        side,
        cards: cards.map((id) => see(g, id, side === 'corp' ? 1 : 2)),
      });
      return { named: { name: effect.as, cards } };
    }
  }
}

/** The cards that a look shows; of a hand in no order that tells how it lies (INFO-01). */
function lookedAt(
  g: Work,
  context: Context,
  effect: Extract<Effect, { readonly do: 'look' }>,
): readonly CardId[] {
  if ('hand' in effect) return openly(g, handAt(g, effect.hand), [effect.hand]);
  return deckAt(g, effect.deck).slice(0, amountOf(g, context, effect.amount));
}

/** An effect of a composite that is carried out together with the others (ALL-05). */
export function applyEffectAt(g: Work, context: Context, at: { path: string; i: number }): void {
  const effect = g.pool.effects.get(at.path)?.[at.i];
  if (effect === undefined || !isSimpleEffect(effect))
    throw new Error(`${at.path}.${at.i} is no simple effect`);
  applySimpleEffect(g, context, effect);
}
