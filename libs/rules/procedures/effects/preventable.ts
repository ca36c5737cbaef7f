import type { Effect } from '../../ability/ability';
import type { BlockVars } from '../../state/frame';
import type { ImminentItem } from '../../state/imminent';
import type { Work } from '../../machine/work';
import { call, goto, type Next } from '../../machine/next';
import { amountOf } from '../../query/ask';
import { targets } from '../../query/target';
import { isHooked } from '../../query/hook';
import { cardOf, isUnrezzed } from '../../query/card';
import { openly } from '../../query/openly';
import { deckAt } from '../../query/player';
import { forbiddenFor, mayBeTrashed } from '../../query/forbidden';
import type { CardId } from '../../state/card-id';
import { proceed, type BlockStep, type Handler } from './handler';
import { isSimpleEffect } from '../simple-effect';
import { imminentFrame } from '../imminent-frame';

type EffectOf<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Of<K extends Effect['do']> = Handler<EffectOf<K>>;

const doomed = (g: Work, v: BlockVars, effect: EffectOf<'trash'>): CardId[] => {
  const { cards } = effect;
  if (typeof cards === 'object' && 'top' in cards)
    return deckAt(g, cards.top).slice(0, amountOf(g, v, cards.amount));
  const list = mayBeTrashed(g, targets(g, v, cards), effect.by ?? v.controller);
  return typeof cards === 'object' && 'all' in cards ? [...openly(g, list, ['grip'])] : list;
};

/** The Runner is looking at all of them, and so sees them go (ZONE-07). */
const isLookedAt = (v: BlockVars, before: readonly Effect[], doomed: readonly CardId[]): boolean =>
  before.some(
    (one) =>
      one.do === 'look' &&
      (one.who ?? v.controller) === 'runner' &&
      doomed.every((id) => v.named[one.as]?.includes(id) === true),
  );

/** The same ability showed them to the Runner before: "reveal and trash". */
function isShown(
  g: Work,
  v: BlockVars,
  { cards }: EffectOf<'trash'>,
  doomed: readonly CardId[],
): boolean {
  if (typeof cards !== 'object' || !('named' in cards)) return false;
  const before = g.pool.effects.get(v.path)?.slice(0, v.i) ?? [];
  if (isLookedAt(v, before, doomed)) return true;
  return before.some(
    (one) =>
      one.do === 'reveal' &&
      (one.as === cards.named ||
        (typeof one.cards === 'object' && 'named' in one.cards && one.cards.named === cards.named)),
  );
}

const preventableVerbs = ['damage', 'give-tags', 'trash', 'expose'] as const;
type Preventable = EffectOf<(typeof preventableVerbs)[number]>;

const verbs: ReadonlySet<Effect['do']> = new Set(preventableVerbs);
const isPreventable = (effect: Effect): effect is Preventable => verbs.has(effect.do);

/** An effect as it stands before it resolves; null where nothing would happen. */
function imminentItem(g: Work, v: BlockVars, effect: Preventable): ImminentItem | null {
  switch (effect.do) {
    case 'damage': {
      // ALL-02: counted as a whole, done as one instance; zero does not resolve.
      const amount = amountOf(g, v, effect.amount);
      if (amount === 0) return null;
      return {
        what: 'damage',
        kind: effect.kind,
        amount,
        prevented: 0,
        done: effect.suffered !== true,
        preventable: effect.unpreventable !== true,
        picked: [],
      };
    }
    case 'give-tags': {
      const amount = amountOf(g, v, effect.amount);
      if (amount === 0) return null;
      const item = { what: 'tags', amount, prevented: 0 } as const;
      return effect.unavoidable === true ? { ...item, unavoidable: true } : { ...item };
    }
    case 'trash': {
      const cards = doomed(g, v, effect);
      const by = effect.by ?? v.controller;
      if (cards.length === 0) return null;
      const preventable = effect.unpreventable !== true;
      const item = { what: 'trash', cards, by, preventable, prevented: 0 } as const;
      return isShown(g, v, effect, cards) ? { ...item, shown: true } : item;
    }
    case 'expose': {
      // EXP-01: unrezzed installed cards alone.
      const cards = targets(g, v, effect.cards).filter(
        (id) => isUnrezzed(cardOf(g, id)) && !forbiddenFor(g, 'expose', cardOf(g, id)),
      );
      return cards.length === 0 ? null : { what: 'expose', cards: [...cards], prevented: 0 };
    }
  }
}

function itemFor(g: Work, v: BlockVars, effect: Effect, i: number): ImminentItem | null {
  if (isPreventable(effect)) return imminentItem(g, v, effect);
  if (isAvoidable(g, effect))
    return { what: 'bad-publicity', amount: amountOf(g, v, effect.amount), prevented: 0 };
  if (!isSimpleEffect(effect)) throw new Error(`${effect.do} cannot be part of a composite effect`);
  return { what: 'other', path: `${v.path}.${v.i}/effects`, i };
}

function begin(g: Work, v: BlockVars, effects: readonly Effect[]): Next<BlockStep> {
  const items = effects
    .map((effect, i) => itemFor(g, v, effect, i))
    .filter((item): item is ImminentItem => item !== null);
  return items.length === 0 ? proceed(v) : call(imminentFrame(g, v, items), 'returned');
}

/** What was prevented or avoided did not happen (PREV-02). */
export function leaveOut(
  v: BlockVars,
  { as }: { readonly as?: string },
  prevented: unknown,
): Next<BlockStep> {
  if (as !== undefined && typeof prevented === 'number')
    v.numbers[as] = (v.numbers[as] ?? 0) - prevented;
  return proceed(v);
}

export const damage: Of<'damage'> = { begin: (g, v, effect) => begin(g, v, [effect]) };
export const giveTags: Of<'give-tags'> = { begin: (g, v, effect) => begin(g, v, [effect]) };

export const trashing: Of<'trash'> = {
  begin: (g, v, effect) => {
    if (effect.as !== undefined) v.numbers[effect.as] = doomed(g, v, effect).length;
    return begin(g, v, [effect]);
  },
  returned: (_g, v, effect, prevented) => leaveOut(v, effect, prevented),
};
export const expose: Of<'expose'> = { begin: (g, v, effect) => begin(g, v, [effect]) };

/** Whether something looks out for bad publicity about to be taken: else it is taken at once. */
export const isAvoidable = (g: Work, effect: Effect): effect is EffectOf<'bad-publicity'> =>
  effect.do === 'bad-publicity' && isHooked(g, g.pool.hooks.get('before:bad-publicity'));

export function takeBadPublicity(
  g: Work,
  v: BlockVars,
  effect: EffectOf<'bad-publicity'>,
): Next<BlockStep> {
  const amount = amountOf(g, v, effect.amount);
  const imminent = imminentFrame(g, v, [{ what: 'bad-publicity', amount, prevented: 0 }]);
  if (effect.as !== undefined) v.numbers[effect.as] = amount;
  if (effect.as !== undefined && amount > 0) return call(imminent, 'returned');
  v.i += 1;
  return amount === 0 ? goto('next') : call(imminent, 'next');
}

/** A composite effect: every prevention comes before any of its parts (ALL-05). */
export const both: Of<'both'> = { begin: (g, v, effect) => begin(g, v, effect.effects) };
