import type { Effect } from '../../ability/ability';
import type { Prevention } from '../../ability/prevention';
import type { BlockVars, ImminentItem, ImminentVars } from '../../state/frame';
import { emit } from '../../mutations/emit';
import { see } from '../../query/see';
import type { Context } from '../../state/context';
import type { Work } from '../../machine/work';
import { ask, call, goto, type Next } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import { amountOf } from '../../query/ask';
import { targets } from '../../query/target';
import { isHooked } from '../../query/hook';
import { cardOf, isBlank, isUnrezzed, typeOf } from '../../query/card';
import { openly } from '../../query/openly';
import { deckAt } from '../../query/player';
import { forbiddenFor, mayBeTrashed } from '../../query/forbidden';
import type { CardId } from '../../state/card-id';
import { proceed, type BlockStep, type Handler } from './handler';
import { isSimpleEffect } from '../simple-effect';
import { imminentFrame } from '../imminent-frame';
import { boundless } from '../../state/boundless';

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

/** What a prevention is used on: the innermost imminent effects. */
function threatened(g: Work): ImminentVars {
  for (let i = g.state.frames.length - 1; i >= 0; i -= 1) {
    const frame = g.state.frames[i];
    if (frame?.at === 'imminent') return frame.vars;
  }
  throw new Error('there is nothing to prevent');
}

/** What is prevented as a whole or not at all. */
const isWhole = (item: ImminentItem): item is Extract<ImminentItem, { what: Whole }> =>
  item.what === 'trace' ||
  item.what === 'jack-out' ||
  item.what === 'break' ||
  item.what === 'encounter';

type Whole = 'trace' | 'jack-out' | 'break' | 'encounter';

const isCovered = (item: ImminentItem, prevention: Prevention): boolean => {
  if (item.what === 'tags') return prevention.what === 'tags' && item.unavoidable !== true;
  return (
    item.what === 'damage' &&
    prevention.what === 'damage' &&
    item.preventable &&
    prevention.kinds.includes(item.kind)
  );
};

/** How much of what is imminent a prevention of damage or tags covers. */
const preventableOf = (v: ImminentVars, prevention: Prevention): number =>
  v.items.reduce(
    (sum, item) => ('amount' in item && isCovered(item, prevention) ? sum + item.amount : sum),
    0,
  );

/** "Up to": so much can be prevented, and how much of it is the player's choice (PREV-11). */
function mostAsked(g: Work, context: Context, v: ImminentVars, prevention: Prevention): number {
  const covered = preventableOf(v, prevention);
  if (prevention.what === 'tags')
    return prevention.amount === 'all' ? 0 : Math.min(prevention.amount, covered);
  if (prevention.what !== 'damage' || prevention.allBut !== undefined) return 0;
  if (prevention.exact === true) return 0;
  const { amount } = prevention;
  if (amount === 'all') return prevention.any === true ? covered : 0;
  // PREV-12: as many as was named, and paid for.
  if (typeof amount === 'object' && amount.of === 'x') return 0;
  return Math.min(amountOf(g, context, amount), covered);
}

function preventNumber(
  g: Work,
  v: ImminentVars,
  context: Context,
  { prevention }: EffectOf<'prevent'>,
  most = boundless,
): number {
  // PREV-02: as a whole.
  for (const item of v.items) {
    if (item.what !== prevention.what) continue;
    if (isWhole(item)) item.prevented = 1;
    if (item.what !== 'bad-publicity') continue;
    item.prevented += item.amount;
    item.amount = 0;
  }
  if (prevention.what !== 'damage' && prevention.what !== 'tags') return 0;
  const kept = prevention.what === 'damage' ? prevention.allBut : undefined;
  const covered =
    kept !== undefined
      ? Math.max(0, preventableOf(v, prevention) - kept)
      : prevention.amount === 'all'
        ? boundless
        : amountOf(g, context, prevention.amount);
  let left = Math.min(covered, most);
  let prevented = 0;
  for (const item of v.items) {
    if (item.what !== prevention.what) continue;
    if (item.what === 'tags' && item.unavoidable === true) continue;
    if (item.what === 'damage') {
      const covered = prevention.what === 'damage' && prevention.kinds.includes(item.kind);
      if (!covered || !item.preventable) continue; // DMG-10
    }
    // PREV-06, DMG-09, TAG-03: so much of it; the rest happens.
    const amount = Math.min(left, item.amount);
    if (amount === 0) continue;
    item.amount -= amount;
    item.prevented += amount;
    left -= amount;
    prevented += amount;
    if (item.what === 'damage')
      emit(g, { type: 'damage-prevented', kind: item.kind, amount, with: see(g, context.source) });
    else emit(g, { type: 'tags-avoided', amount });
  }
  return prevented;
}

function keepNumber(v: BlockVars, { as }: EffectOf<'prevent'>, prevented: number): void {
  if (as !== undefined) v.numbers[as] = prevented;
}

const savable = (g: Work, v: ImminentVars, effect: EffectOf<'prevent'>, source: CardId): CardId[] =>
  v.items.flatMap((item) => {
    const { prevention } = effect;
    if (item.what === 'expose' && prevention.what === 'expose') return item.cards;
    if (
      item.what === 'trash' &&
      prevention.what === 'trash' &&
      item.preventable &&
      (prevention.by ?? item.by) === item.by
    )
      return item.cards.filter(
        (id) =>
          (prevention.other !== true || id !== source) &&
          cardOf(g, id).zone === 'rig' &&
          !isBlank(cardOf(g, id)) &&
          prevention.types.includes(typeOf(g, id)),
      );
    return [];
  });

function save(g: Work, v: ImminentVars, id: CardId): void {
  for (const item of v.items) {
    if (item.what !== 'trash' && item.what !== 'expose') continue;
    const at = item.cards.indexOf(id);
    if (at < 0) continue;
    item.cards.splice(at, 1);
    item.prevented += 1;
    const type = item.what === 'trash' ? 'trash-prevented' : 'exposure-prevented';
    emit(g, { type, card: see(g, id) });
  }
}

export const prevent: Of<'prevent'> = {
  begin: (g, v, effect) => {
    const imminent = threatened(g);
    const most = mostAsked(g, v, imminent, effect.prevention);
    if (most > 1)
      return ask(
        { kind: 'number', for: v.controller, source: v.source, from: 0, to: most },
        'answered',
      );
    keepNumber(v, effect, preventNumber(g, imminent, v, effect));
    const from = savable(g, imminent, effect, v.source);
    const [only] = from;
    if (only === undefined) return proceed(v);
    if (from.length === 1) {
      save(g, imminent, only);
      return proceed(v);
    }
    return ask(
      { kind: 'pick', for: v.controller, source: v.source, why: 'choose', from, done: false },
      'answered',
    );
  },
  answered: (g, v, effect, answer) => {
    if (answer.do === 'number') {
      keepNumber(v, effect, preventNumber(g, threatened(g), v, effect, answer.number));
      return proceed(v);
    }
    if (answer.do !== 'pick') throw unexpected(answer);
    save(g, threatened(g), answer.card);
    return proceed(v);
  },
};
