import type { Effect } from '../ability/ability';
import type { Amount } from '../state/filter';

const isNamed = (target: unknown, name: string): boolean =>
  typeof target === 'object' &&
  target !== null &&
  (('named' in target && target.named === name) || ('rest' in target && target.rest === name));

const isOfCard = (amount: Amount, name: string): boolean =>
  typeof amount === 'object' &&
  (('on' in amount && isNamed(amount.on, name)) ||
    ('amount' in amount && isOfCard(amount.amount, name)));

/** Whether how much an effect does is told by a card that is chosen first. */
export const isMeasuredBy = (effect: Effect, name: string): boolean =>
  ('amount' in effect && isOfCard(effect.amount, name)) ||
  ('credits' in effect && typeof effect.credits === 'object' && isOfCard(effect.credits, name));

/** How many an effect does, where it says so in a number that was chosen before. */
export const isSoMany = (effect: Effect, name: string): boolean =>
  [
    'amount' in effect && effect.amount,
    'cards' in effect && effect.cards,
    'credits' in effect && effect.credits,
  ].some((one) => typeof one === 'object' && 'of' in one && one.of === 'var' && one.name === name);

export const mentions = (part: unknown, name: string): boolean =>
  isNamed(part, name) ||
  (typeof part === 'object' &&
    part !== null &&
    Object.values(part).some((each) => mentions(each, name)));

/** Whether an effect works on cards kept under a name, or makes the choice itself. */
export const speaksOf = (effect: Effect, name: string): boolean =>
  ('as' in effect && effect.as === name) ||
  (effect.do === 'lasting' && mentions(effect, name)) ||
  ('ice' in effect && isNamed(effect.ice, name)) ||
  ('cards' in effect && isNamed(effect.cards, name)) ||
  ('on' in effect && isNamed(effect.on, name)) ||
  ('with' in effect && isNamed(effect.with, name)) ||
  ('from' in effect && isNamed(effect.from, name)) ||
  ('to' in effect && isNamed(effect.to, name));
