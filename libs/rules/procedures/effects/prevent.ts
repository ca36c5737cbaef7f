import type { Effect } from '../../ability/ability';
import type { Prevention } from '../../ability/prevention';
import { ask } from '../../machine/next';
import { unexpected } from '../../machine/procedure';
import type { Work } from '../../machine/work';
import { emit } from '../../mutations/emit';
import { amountOf } from '../../query/ask';
import { cardOf, isBlank, typeOf } from '../../query/card';
import { see } from '../../query/see';
import { boundless } from '../../state/boundless';
import type { CardId } from '../../state/card-id';
import type { Context } from '../../state/context';
import type { BlockVars, ImminentVars } from '../../state/frame';
import type { ImminentItem } from '../../state/imminent';
import { proceed, type Handler } from './handler';

type PreventEffect = Extract<Effect, { do: 'prevent' }>;

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

type Counted = Extract<ImminentItem, { what: 'damage' | 'tags' }>;

/** Damage of its kinds that can be prevented, and tags that can be avoided (DMG-10). */
const isCovered = (item: ImminentItem, prevention: Prevention): item is Counted => {
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
  v.items.reduce((sum, item) => (isCovered(item, prevention) ? sum + item.amount : sum), 0);

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
  { prevention }: PreventEffect,
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
    if (!isCovered(item, prevention)) continue;
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

function keepNumber(v: BlockVars, { as }: PreventEffect, prevented: number): void {
  if (as !== undefined) v.numbers[as] = prevented;
}

const savable = (g: Work, v: ImminentVars, effect: PreventEffect, source: CardId): CardId[] =>
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

export const prevent: Handler<PreventEffect> = {
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
