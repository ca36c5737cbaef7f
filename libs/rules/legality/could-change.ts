import type { Effects, Effect } from '../ability/ability';
import { says } from '../ability/says';
import type { Work } from '../machine/work';
import { holds } from '../query/ask';
import { candidatesFor, someCandidate } from '../query/candidates';
import { cardOf, typeOfCard } from '../query/card';
import { contextOf, contextBut } from '../query/context';
import { deckAt } from '../query/player';
import { isTarget, targets } from '../query/target';
import type { Card } from '../state/card';
import type { Context } from '../state/context';
import type { Code } from '../state/refusal';
import { someChoosable } from './choosable';
import { clickAbility } from './click-ability';
import { effectCouldChange, isNesting, isOpen, type NestingEffect } from './effect-could-change';
import { mightBeMore } from './might-be-more';
import { barToPlayAtAll, mostPlayX, playAt, staysInPlay } from './play';
import { scoredAbilities } from './scored-abilities';
import { isMeasuredBy, isSoMany, mentions, speaksOf } from './speaks-of';
import { takesWhatStays, whyNothing } from './why-nothing';

type Choice = Extract<Effect, { do: 'choose' }>;

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

/** Whether one effect could change the game, with all that it holds or has happen. */
function partCouldChange(g: Work, context: Context, effect: Effect): boolean {
  return isNesting(effect)
    ? nestingCouldChange(g, context, effect)
    : effectCouldChange(g, context, effect);
}

function nestingCouldChange(g: Work, context: Context, effect: NestingEffect): boolean {
  switch (effect.do) {
    case 'resolve-scored':
      return scoredAbilities(g, context, effect.of).some((one) =>
        couldChange(g, one.context, one.ability.effects),
      );
    case 'use-click':
      return targets(g, context, effect.of).some((id) => {
        const used = clickAbility(g, cardOf(g, id));
        return used !== null && couldChange(g, contextOf(g, cardOf(g, id)), used.ability.effects);
      });
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
  }
}

/** Whether a choice can make an effect change something. */
const withChosen = (g: Work, context: Context, first: Choice, effect: Effect): boolean => {
  if (isMeasuredBy(effect, first.as))
    return candidatesFor(g, context, first).some((id) =>
      partCouldChange(
        g,
        contextBut(context, { named: { ...context.named, [first.as]: [id] } }),
        effect,
      ),
    );
  if (!partCouldChange(g, context, effect)) return false;
  return !speaksOf(effect, first.as) || someChoosable(g, context, first, [effect]);
};

/** A part that no card makes the fruit of the choice before it, as it does what is removed or gained. */
const standsAlone = ({ do: what }: Effect): boolean => what === 'bad-publicity';

/** A deck that holds cards is shuffled, though none comes into it. */
const shufflesAnyway = (g: Work, effect: Effect): boolean =>
  effect.do === 'shuffle' && deckAt(g, effect.deck).length > 0;

/** A choice of cards that stand now; what earlier choices decide is left open. */
const isOfStanding = (effect: Effect): effect is Choice =>
  effect.do === 'choose' &&
  typeof effect.from === 'object' &&
  !('named' in effect.from || 'rest' in effect.from || 'copyOf' in effect.from);

const isChoiceOfNone = (g: Work, context: Context, effect: Effect): effect is Choice =>
  isOfStanding(effect) && !partCouldChange(g, context, effect);

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
  !partCouldChange(g, context, choice) ||
  (then.length > 0 && !someChoosable(g, context, choice, then));

const nothing: readonly string[] = [];
const noChoices: readonly Choice[] = [];

/** Without numbers that can only be none, and what is done so often; null where there is no such number. */
function withoutNothings(g: Work, context: Context, effects: Effects): Effects | null {
  let none: readonly string[] = nothing;
  for (const each of effects)
    if (each.do === 'choose-number' && !mightBeMore(g, context, each.most))
      none = [...none, each.as];
  return none.length === 0
    ? null
    : effects.filter(
        (each) => each.do !== 'choose-number' && !none.some((as) => isSoMany(each, as)),
      );
}

/** Of a name: whatever follows speaks of what is named. */
function afterName(
  g: Work,
  context: Context,
  first: Extract<Effect, { do: 'name' }>,
  rest: Effects,
): boolean | null {
  const { among, as } = first;
  if ('kinds' in among)
    return among.kinds.some((_kind, i) =>
      couldChange(g, contextBut(context, { numbers: { ...context.numbers, [as]: i } }), rest),
    );
  if (!partCouldChange(g, context, first)) return false;
  // CANT-01: whatever is named.
  return rest.every((each) => takesWhatStays(g, each)) ? false : null;
}

/** Of a choice: a choice alone changes nothing, save one that is kept. */
function afterChoice(g: Work, context: Context, first: Choice, effects: Effects): boolean | null {
  const { as, least } = first;
  const rest = effects.slice(1);
  if (isUnusable(g, context, first, rest))
    return rest.some(
      (each) =>
        (least === 0 || standsAlone(each)) &&
        (!speaksOf(each, as) || shufflesAnyway(g, each)) &&
        partCouldChange(g, context, each),
    );
  if (rest.some((each) => each.do === 'choose' && mentions(each, as)))
    return candidatesFor(g, context, first).some((id) =>
      couldChange(g, contextBut(context, { named: { ...context.named, [as]: [id] } }), rest),
    );
  if (rest.length === 0) return null;
  return rest.some(
    (each) => !lacksPartner(g, context, effects, each) && withChosen(g, context, first, each),
  );
}

/** Whether all effects could change the game, where their first one tells; null where it does not. */
function settledByFirst(
  g: Work,
  context: Context,
  first: Effect,
  effects: Effects,
): boolean | null {
  if (first.do === 'name') return afterName(g, context, first, effects.slice(1));
  if (first.do === 'choose') return afterChoice(g, context, first, effects);
  if (first.do === 'search' || first.do === 'bring')
    return partCouldChange(g, context, first) ? null : false;
  // With nothing to look at or to take from, what is done with those cards is nothing either.
  if (first.do === 'look' || first.do === 'random')
    return partCouldChange(g, context, first)
      ? null
      : effects.some((each) => !speaksOf(each, first.as) && partCouldChange(g, context, each));
  if (first.do !== 'reveal' || first.as === undefined) return null;
  const { as } = first;
  return partCouldChange(g, context, first)
    ? null
    : effects.some(
        (each) => each !== first && !mentions(each, as) && partCouldChange(g, context, each),
      );
}

/**
 * Whether an ability has the potential to change the game, costs and what it sets off left out
 * (ABIL-09). A choice that cannot be made stops what depends on it; one workable part is enough
 * (ALL-06).
 */
export function couldChange(g: Work, context: Context, effects: Effects): boolean {
  const [first] = effects;
  if (first === undefined) return false;
  const less = withoutNothings(g, context, effects);
  if (less !== null) return couldChange(g, context, less);
  const settled = settledByFirst(g, context, first, effects);
  if (settled !== null) return settled;
  const missing = effects.some(isOfStanding)
    ? effects.filter((each) => isChoiceOfNone(g, context, each))
    : noChoices;
  return effects.some(
    (effect) =>
      !missing.some(({ as }) => speaksOf(effect, as)) && partCouldChange(g, context, effect),
  );
}

const ofX = new WeakMap<Effect, boolean>();

function speaksOfX(effect: Effect): boolean {
  const known = ofX.get(effect) ?? says(effect, (one) => 'of' in one && one.of === 'x');
  ofX.set(effect, known);
  return known;
}

/** Whether there is nothing to choose, whatever X is, and all else is done with what is chosen (ALL-06). */
export function isWithoutChoice(g: Work, context: Context, [first, ...rest]: Effects): boolean {
  return (
    first?.do === 'choose' &&
    !speaksOfX(first) &&
    rest.every((each) => speaksOf(each, first.as)) &&
    !partCouldChange(g, context, first)
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
