import type { Ability, Amount, Filter, Modifier, Target } from '#rules';
import { readAmount } from './amounts';
import { readCondition } from './conditions';
import { readFits } from './filters';
import type { Reading } from './reading';
import { listOf } from './whose';

export type Constant = Extract<Ability, { readonly kind: 'constant' }>;
type Read<K extends Modifier['of']> = (modifies: Extract<Modifier, { of: K }>, by: Reading) => void;

const nothing = (): void => undefined;

/** Cards that are not the card itself. */
function readOthers(by: Reading, cards: Filter | Target | undefined): void {
  if (cards === undefined || cards === 'this') return;
  if (by.isIce) by.change('anything');
  else readFits(by, cards);
}

/** An amount that makes a card stronger the greater it is: the Runner's by more, ice no weaker by more. */
function readMore(by: Reading, amount: Amount | undefined): void {
  if (typeof amount !== 'object') return;
  const inner = by.inner();
  readAmount(inner, amount);
  const counted = amount.of === 'every' ? amount.amount : amount;
  const isPlain =
    typeof counted === 'object' && (counted.of === 'count' || counted.of === 'counters');
  for (const topic of inner.sets.asks)
    if (!isPlain || !topic.endsWith(by.isCorps ? '-more' : '-less')) by.ask(topic);
}

const isHosted = (filter: Filter | Target | undefined): boolean =>
  typeof filter === 'object' && 'in' in filter && listOf(filter.in).includes('hosted');

/** It stays what it is all the way. */
const isOfIdentity = (filter: Filter | Target): boolean =>
  typeof filter === 'object' && 'type' in filter && filter.type === 'identity';

/**
 * What each constant depends on: what it changes is looked at where it is asked for. Aside is what makes no
 * difference between here and there on the way, whether or not it holds: what is played, installed, stolen or begun.
 */
const constants: { readonly [K in Modifier['of']]: Read<K> | 'anything' | 'aside' } = {
  'memory-limit': 'anything',
  'points-to-win': 'aside',
  link: 'anything',
  'hand-size': nothing,
  recurring: 'anything',
  strength: ({ cards, by: amount }, by) => {
    readOthers(by, cards);
    readMore(by, amount);
  },
  subtypes: ({ cards, copies }, by) => {
    readOthers(by, cards);
    if (copies !== undefined) by.ask('ice');
  },
  'rez-cost': ({ cards }, by) => readOthers(by, cards),
  subroutines: ({ cards, times, lose, copies }, by) => {
    readOthers(by, cards);
    readMore(by, times);
    readAmount(by, lose);
    if (copies !== undefined) by.change('anything');
  },
  'trash-cost': 'aside',
  'memory-cost': 'anything',
  clicks: nothing,
  'starting-hand': nothing,
  'starts-with': nothing,
  'install-cost': 'anything',
  'play-cost': 'aside',
  'hosting-cost': 'aside',
  'may-cost-less': 'aside',
  'advancement-requirement': 'aside',
  'rez-also': ({ cards }, by) => readOthers(by, cards),
  'rez-instead': nothing,
  'steal-also': 'aside',
  'play-also': 'aside',
  'play-plainly': 'aside',
  'run-also': 'aside',
  'cannot-run': 'aside',
  'only-if': 'anything',
  'used-once': 'aside',
  'agenda-points': 'aside',
  worth: nothing,
  accesses: nothing,
  'access-limit': nothing,
  'success-unmarked': 'anything',
  'jack-out-also': 'anything',
  'accesses-from-bottom': 'anything',
  'access-also': 'anything',
  'break-also': nothing,
  'strength-kept': ({ cards }, by) => readOthers(by, cards),
  'second-time': 'aside',
  'avoids-tags': nothing,
  'avoids-next-tag': 'aside',
  'purge-leaves': 'anything',
  considered: 'anything',
  'removes-instead': 'anything',
  'active-in': 'aside',
  'success-server': 'anything',
  'install-also': 'aside',
  'text-of-hosted': 'anything',
  'kept-server': 'anything',
  kept: nothing,
  'boosts-last': 'anything',
  'orders-subs': 'anything',
  'unresolved-subs': 'anything',
  advanceable: nothing,
  'install-only': 'anything',
  'install-faceup': 'aside',
  hosts: 'anything',
  'trashed-at-no-strength': 'anything',
  'open-grip': 'aside',
  'chooses-access': 'anything',
  'cannot-spend-secretly': 'anything',
  'revealed-on-access': ({ cards }, by) => readOthers(by, cards),
  'access-trash-free': 'anything',
  cannot: ({ cards }, by) => readOthers(by, cards),
  'cannot-spend': 'anything',
  abilities: ({ cards, copies }, by) => {
    if (![cards, copies].some(isHosted)) by.change('anything');
  },
  blank: ({ cards }, by) => {
    if (isHosted(cards)) by.ask('hosting');
    else if (!isOfIdentity(cards)) by.change('anything');
  },
  'action-cost': 'aside',
  'extra-damage': 'anything',
  'chooses-damage': 'aside',
  'trace-base': ({ by: amount }, by) => {
    if (by.isIce) by.change('anything');
    else readAmount(by, amount);
  },
  'trace-first': 'anything',
  'no-base-link': 'anything',
  'draw-limit': 'aside',
  tagged: 'anything',
  'counts-more': nothing,
  prevents: 'anything',
  'stays-in-play': 'aside',
  'trashed-to': 'anything',
  'ends-action-phase': 'anything',
  'first-click-runs': 'aside',
  'must-trash-accessed': 'aside',
  'credits-usable': nothing,
};

/** Whether a modifier is told apart, and there is more to be read of when it holds. */
function readModifier<K extends Modifier['of']>(
  by: Reading,
  of: K,
  modifies: Extract<Modifier, { of: K }>,
): boolean {
  const read: Read<K> | 'anything' | 'aside' = constants[of];
  if (read === 'anything') by.change('anything');
  else if (read !== 'aside') read(modifies, by);
  return typeof read === 'function';
}

/** What the strength of the Runner's card depends on. */
function readOwnStrength(by: Reading, amount: Amount, condition: Constant['while']): void {
  const inner = by.inner();
  readMore(inner, amount);
  readCondition(inner, condition);
  for (const topic of inner.sets.asks) by.sets.strength.add(topic);
}

/** Whether there is more to be read of it: what it adds. */
export function readConstant(by: Reading, { modifies, while: condition }: Constant): boolean {
  if (modifies.of === 'strength' && modifies.cards === 'this' && !by.isCorps) {
    readOwnStrength(by, modifies.by, condition);
    return false;
  }
  if (!readModifier(by, modifies.of, modifies)) return false;
  // What was done may forbid more.
  if (modifies.of !== 'cannot') readCondition(by, condition);
  return true;
}
