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

/** What each constant depends on: what it changes is looked at where it is asked for. */
const constants: { readonly [K in Modifier['of']]: Read<K> | 'anything' } = {
  'memory-limit': 'anything',
  'points-to-win': 'anything',
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
  'trash-cost': 'anything',
  'memory-cost': 'anything',
  clicks: nothing,
  'starting-hand': nothing,
  'starts-with': nothing,
  'install-cost': 'anything',
  'play-cost': 'anything',
  'hosting-cost': 'anything',
  'may-cost-less': 'anything',
  'advancement-requirement': 'anything',
  'rez-also': ({ cards }, by) => readOthers(by, cards),
  'rez-instead': nothing,
  'steal-also': 'anything',
  'play-also': 'anything',
  'play-plainly': 'anything',
  'run-also': 'anything',
  'cannot-run': 'anything',
  'only-if': 'anything',
  'used-once': 'anything',
  'agenda-points': 'anything',
  worth: nothing,
  accesses: nothing,
  'access-limit': nothing,
  'success-unmarked': 'anything',
  'jack-out-also': 'anything',
  'accesses-from-bottom': 'anything',
  'access-also': 'anything',
  'break-also': nothing,
  'strength-kept': ({ cards }, by) => readOthers(by, cards),
  'second-time': 'anything',
  'avoids-tags': 'anything',
  'avoids-next-tag': 'anything',
  'purge-leaves': 'anything',
  considered: 'anything',
  'removes-instead': 'anything',
  'active-in': 'anything',
  'success-server': 'anything',
  'install-also': 'anything',
  'text-of-hosted': 'anything',
  'kept-server': 'anything',
  kept: nothing,
  'boosts-last': 'anything',
  'orders-subs': 'anything',
  'unresolved-subs': 'anything',
  advanceable: nothing,
  'install-only': 'anything',
  'install-faceup': 'anything',
  hosts: 'anything',
  'trashed-at-no-strength': 'anything',
  'open-grip': 'anything',
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
    else by.change('anything');
  },
  'action-cost': 'anything',
  'extra-damage': 'anything',
  'chooses-damage': 'anything',
  'trace-base': ({ by: amount }, by) => {
    if (by.isIce) by.change('anything');
    else readAmount(by, amount);
  },
  'trace-first': 'anything',
  'no-base-link': 'anything',
  'draw-limit': 'anything',
  tagged: 'anything',
  'counts-more': 'anything',
  prevents: 'anything',
  'stays-in-play': 'anything',
  'trashed-to': 'anything',
  'ends-action-phase': 'anything',
  'first-click-runs': 'anything',
  'must-trash-accessed': 'anything',
  'credits-usable': nothing,
};

/** Whether a modifier is told apart. */
function readModifier<K extends Modifier['of']>(
  by: Reading,
  of: K,
  modifies: Extract<Modifier, { of: K }>,
): boolean {
  const read: Read<K> | 'anything' = constants[of];
  if (read === 'anything') by.change('anything');
  else read(modifies, by);
  return read !== 'anything';
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
