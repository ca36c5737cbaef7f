import { asArray } from '../ability/hook';
import type { Amount } from '../state/filter';
import type { Effects, Effect } from '../ability/ability';
import type { Deck } from '../ability/plain-effect';
import type { Context } from '../state/context';
import type { Work } from '../machine/work';
import { amountOf, holds } from '../query/ask';
import { cardsFor } from '../query/described';
import { unbrokenOf } from '../query/subroutines';
import { isTarget, targets } from '../query/target';
import { cardOf, isRezzed, isUnrezzed, typeOfCard } from '../query/card';
import { candidatesFor, someCandidate } from '../query/candidates';
import type { Card } from '../state/card';
import type { CardId } from '../state/card-id';
import { barToPlayAtAll, playAt, mostPlayX, staysInPlay } from './play';
import { billFor } from '../query/bill';
import { barToInstallAnywhere, type Terms } from './install';
import { barToPay } from './payment';
import { guestOf, hasRoom } from '../query/host';
import { clickAbility } from './click-ability';
import { canBeRezzed } from './rezzable';
import { someChoosable } from './choosable';
import { scoredAbilities } from './scored-abilities';
import { forbidden, mayBeTrashed } from '../query/forbidden';
import { keptServer } from '../query/kept-server';
import { isPast, isRunOn, mayRun } from '../query/run-cost';
import { currentBreach, currentEncounter, currentRun, serverOf } from '../query/run';
import { contextOf, contextBut } from '../query/context';
import type { Code } from '../state/refusal';
import { mayDraw } from '../query/may-draw';
import { mayLeave } from '../query/may-leave';
import { outside } from '../query/outside';
import { playerOf } from '../query/player';

/** TRASH-06: what lies in a trash pile cannot be trashed. */
const isTrashed = (card: Card): boolean => card.zone === 'archives' || card.zone === 'heap';

/** A card that itself plays cards changes something by being played: no need to ask what it plays. */
function couldBePlayed(
  g: Work,
  card: Card,
  terms: { readonly plain?: boolean; readonly free?: boolean },
): boolean {
  const type = typeOfCard(g, card);
  if (type !== 'event' && type !== 'operation') return false;
  const plays = playAt(g, card).effects.some((effect) => effect.do === 'play');
  return (plays ? barToPlayAtAll(g, card, 0, terms) : barToPlay(g, card, 0, terms)) === null;
}

const termsOf = (g: Work, context: Context, effect: Extract<Effect, { do: 'install' }>): Terms => ({
  discount: amountOf(g, context, effect.discount ?? 0),
  free: effect.free === true,
});

/** TYPE-01: events and operations are played, never installed. */
function isInstallable(g: Work, card: Card): boolean {
  const type = typeOfCard(g, card);
  return type !== 'event' && type !== 'operation' && type !== 'identity';
}

/** Names chosen earlier in the same ability are not known yet: such effects might change something. */
const isOpen = (target: object | string): boolean =>
  typeof target === 'object' && !('all' in target);

const isKeptName = (from: object | string): boolean => typeof from === 'object' && 'named' in from;

const isNamed = (target: unknown, name: string): boolean =>
  typeof target === 'object' &&
  target !== null &&
  (('named' in target && target.named === name) || ('rest' in target && target.rest === name));

const isOfCard = (amount: Amount, name: string): boolean =>
  typeof amount === 'object' &&
  (('on' in amount && isNamed(amount.on, name)) ||
    ('amount' in amount && isOfCard(amount.amount, name)));

/** Whether how much an effect does is told by a card that is chosen first. */
const isMeasuredBy = (effect: Effect, name: string): boolean =>
  ('amount' in effect && isOfCard(effect.amount, name)) ||
  ('credits' in effect && typeof effect.credits === 'object' && isOfCard(effect.credits, name));

/** Whether an amount can come to more than nothing; what depends on a choice still open might. */
const mightBeMore = (g: Work, context: Context, amount: Amount): boolean =>
  (typeof amount === 'object' && (amount.of === 'var' || amount.of === 'trace')) ||
  amountOf(g, context, amount) > 0;

/** A card that is to be played is in hand no more when it resolves. */
const isInHandItself = (g: Work, context: Context, id: CardId): boolean =>
  id === context.source && ['hq', 'grip'].includes(cardOf(g, id).zone);

const deckAt = (g: Work, deck: Deck): readonly CardId[] =>
  deck === 'rd' ? g.state.corp.rd : g.state.runner.stack;
const handAt = (g: Work, hand: 'hq' | 'grip'): readonly CardId[] =>
  hand === 'hq' ? g.state.corp.hq : g.state.runner.grip;

/** How many an effect does, where it says so in a number that was chosen before. */
const isSoMany = (effect: Effect, name: string): boolean =>
  [
    'amount' in effect && effect.amount,
    'cards' in effect && effect.cards,
    'credits' in effect && effect.credits,
  ].some((one) => typeof one === 'object' && 'of' in one && one.of === 'var' && one.name === name);

function one(g: Work, context: Context, effect: Effect): boolean {
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
      return handAt(g, effect.from).length > 0;
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
    case 'resolve-scored':
      return scoredAbilities(g, context, effect.of).some((one) =>
        couldChange(g, one.context, one.ability.effects),
      );
    case 'arrange-ice':
      return cardsFor(g, context, effect.ice).length > 1;
    case 'name':
      if ('kinds' in effect.among) return false;
      return 'titles' in effect.among || cardsFor(g, context, effect.among).length > 0;
    case 'use-click':
      return targets(g, context, effect.of).some((id) => {
        const used = clickAbility(g, cardOf(g, id));
        return used !== null && couldChange(g, contextOf(g, cardOf(g, id)), used.ability.effects);
      });
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
    case 'repeat':
      return mightBeMore(g, context, effect.times) && couldChange(g, context, effect.effects);
    case 'play':
      if (isOpen(effect.from) && isTarget(effect.from)) return true;
      return someCandidate(
        g,
        context,
        effect,
        (id) =>
          id !== context.source &&
          couldBePlayed(g, cardOf(g, id), {
            plain: effect.plain === true,
            free: effect.free === true,
          }),
      );
    case 'resolve-sub':
      return someCandidate(g, context, { from: effect.of }, () => true);
    case 'may':
      return (
        couldChange(g, context, effect.effects) ||
        (effect.otherwise !== undefined && couldChange(g, context, effect.otherwise))
      );
    case 'take-turns':
      return [effect.does.corp, effect.does.runner, ...Object.values(effect.declined)].some((one) =>
        couldChange(g, context, one),
      );
    case 'unless':
      return couldChange(g, context, effect.effects);
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
      // A card that installs itself is seen by everybody to be payable or not.
      if (!mightBeMore(g, context, effect.most)) return false;
      if (effect.from === 'this' && effect.facedown !== true)
        return barToInstallAnywhere(g, context.source, termsOf(g, context, effect)) === null;
      return (
        isKeptName(effect.from) ||
        someCandidate(
          g,
          context,
          effect,
          (id) => (effect.facedown === true || isInstallable(g, cardOf(g, id))) && mayLeave(g, id),
        )
      );
    case 'option':
      return effect.options.some((option) => couldChange(g, context, option.effects));
    case 'if':
      return couldChange(
        g,
        context,
        holds(g, context, effect.condition) ? effect.then : (effect.otherwise ?? []),
      );
    case 'both':
      return couldChange(g, context, effect.effects);
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

const mentions = (part: unknown, name: string): boolean =>
  isNamed(part, name) ||
  (typeof part === 'object' &&
    part !== null &&
    Object.values(part).some((each) => mentions(each, name)));

/** Whether an effect works on cards kept under a name, or makes the choice itself. */
const speaksOf = (effect: Effect, name: string): boolean =>
  ('as' in effect && effect.as === name) ||
  (effect.do === 'lasting' && mentions(effect, name)) ||
  ('ice' in effect && isNamed(effect.ice, name)) ||
  ('cards' in effect && isNamed(effect.cards, name)) ||
  ('on' in effect && isNamed(effect.on, name)) ||
  ('with' in effect && isNamed(effect.with, name)) ||
  ('from' in effect && isNamed(effect.from, name)) ||
  ('to' in effect && isNamed(effect.to, name));

/** Whether a choice can make an effect change something. */
const withChosen = (
  g: Work,
  context: Context,
  first: Extract<Effect, { do: 'choose' }>,
  effect: Effect,
): boolean => {
  if (isMeasuredBy(effect, first.as))
    return candidatesFor(g, context, first).some((id) =>
      one(g, contextBut(context, { named: { ...context.named, [first.as]: [id] } }), effect),
    );
  if (!one(g, context, effect)) return false;
  return !speaksOf(effect, first.as) || someChoosable(g, context, first, [effect]);
};

/** A part that no card makes the fruit of the choice before it, as it does what is removed or gained. */
const standsAlone = ({ do: what }: Effect): boolean => what === 'bad-publicity';

type Choice = Extract<Effect, { do: 'choose' }>;

/** A choice of cards that stand now; what earlier choices decide is left open. */
const isOfStanding = (effect: Effect): effect is Choice =>
  effect.do === 'choose' &&
  typeof effect.from === 'object' &&
  !('named' in effect.from || 'rest' in effect.from || 'copyOf' in effect.from);

const isChoiceOfNone = (g: Work, context: Context, effect: Effect): effect is Choice =>
  isOfStanding(effect) && !one(g, context, effect);

/** SWAP-01: what changes places needs another to change them with. */
const lacksPartner = (g: Work, context: Context, effects: Effects, effect: Effect): boolean =>
  effect.do === 'swap' &&
  effects.some(
    (each) =>
      isOfStanding(each) &&
      speaksOf(effect, each.as) &&
      candidatesFor(g, context, each).length < (effect.with === undefined ? 2 : 1),
  );

/** A choice between cards none of which is there, or none of any use for what works on them first. */
const isUnusable = (g: Work, context: Context, choice: Choice, then: Effects): boolean =>
  !one(g, context, choice) || (then.length > 0 && !someChoosable(g, context, choice, then));

/**
 * Whether an ability has the potential to change the game, costs and what it sets off left out
 * (ABIL-09). A choice that cannot be made stops what depends on it; one workable part is enough
 * (ALL-06).
 */
export function couldChange(g: Work, context: Context, effects: Effects): boolean {
  const [first] = effects;
  if (first === undefined) return false;
  // A number that can only be none, and what is done so often.
  const none = effects.flatMap((each) =>
    each.do === 'choose-number' && !mightBeMore(g, context, each.most) ? [each.as] : [],
  );
  if (none.length > 0)
    return couldChange(
      g,
      context,
      effects.filter(
        (each) => each.do !== 'choose-number' && !none.some((as) => isSoMany(each, as)),
      ),
    );
  if ((first.do === 'search' || first.do === 'bring') && !one(g, context, first)) return false;
  if (first.do === 'name' && 'kinds' in first.among) {
    const { among, as } = first;
    // What follows speaks of the kind that is named: of any of them.
    return among.kinds.some((_kind, i) =>
      couldChange(
        g,
        contextBut(context, { numbers: { ...context.numbers, [as]: i } }),
        effects.slice(1),
      ),
    );
  }
  if (first.do === 'name' && !one(g, context, first)) return false;
  // CANT-01: whatever is named.
  if (first.do === 'name' && effects.slice(1).every((each) => takesWhatStays(g, each)))
    return false;
  if (first.do === 'choose' && isUnusable(g, context, first, effects.slice(1))) {
    const { as, least } = first;
    return effects.some(
      (each) => (least === 0 || standsAlone(each)) && !speaksOf(each, as) && one(g, context, each),
    );
  }
  // With nothing to look at or to take from, what is done with those cards is nothing either.
  if ((first.do === 'look' || first.do === 'random') && !one(g, context, first))
    return effects.some((each) => !speaksOf(each, first.as) && one(g, context, each));
  if (first.do === 'reveal' && first.as !== undefined && !one(g, context, first)) {
    const { as } = first;
    return effects.some((each) => each !== first && !mentions(each, as) && one(g, context, each));
  }
  const rest = effects.slice(1);
  if (
    first.do === 'choose' &&
    rest.some((each) => each.do === 'choose' && mentions(each, first.as))
  )
    return candidatesFor(g, context, first).some((id) =>
      couldChange(g, contextBut(context, { named: { ...context.named, [first.as]: [id] } }), rest),
    );
  // A choice alone changes nothing, save one that is kept.
  if (first.do === 'choose' && effects.length > 1)
    return effects.some(
      (each) =>
        each !== first &&
        !lacksPartner(g, context, effects, each) &&
        withChosen(g, context, first, each),
    );
  const missing = effects.filter((each) => isChoiceOfNone(g, context, each));
  return effects.some(
    (effect) => !missing.some(({ as }) => speaksOf(effect, as)) && one(g, context, effect),
  );
}

/** What keeps a card from being played (PLAY-03, ACT-05). */
export function barToPlay(
  g: Work,
  card: Card,
  clicks: number,
  terms: { readonly plain?: boolean; readonly free?: boolean } = {},
): Code | null {
  const bar = barToPlayAtAll(g, card, clicks, terms);
  if (bar !== null) return bar;
  const { effects } = playAt(g, card);
  if (effects.length === 0 && staysInPlay(g, card)) return null;
  const context = contextBut(contextOf(g, card), { x: mostPlayX(g, card) });
  return couldChange(g, context, effects) ? null : whyNothing(g, effects);
}

/** CANT-03: it is about cards of the heap, which cannot leave it. */
function takesWhatStays(g: Work, effect: Effect): boolean {
  const from = 'from' in effect ? effect.from : 'cards' in effect ? effect.cards : null;
  const filter = typeof from === 'object' && from !== null && 'all' in from ? from.all : from;
  return (
    typeof filter === 'object' &&
    filter !== null &&
    'in' in filter &&
    asArray(filter.in).includes('heap') &&
    g.state.runner.heap.length > 0 &&
    !g.state.runner.heap.some((id) => mayLeave(g, id))
  );
}

/** Why effects change nothing: what they do is forbidden (CANT-01), or comes to nothing (ABIL-09). */
export const whyNothing = (g: Work, effects: Effects): Code =>
  effects.some(
    (each) => (each.do === 'draw' && mayDraw(g, each.who) === 0) || takesWhatStays(g, each),
  )
    ? 'PLAY_RESTRICTION'
    : 'NO_EFFECT';
