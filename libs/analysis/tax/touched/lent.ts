import type { Forbidden, Modifier } from '#rules';
import { readAmount } from './amounts';
import { readCondition } from './conditions';
import type { Constant } from './constants';
import type { Reading } from './reading';

/** How long something lasts. */
interface Lasts {
  readonly by: Reading;
  readonly isForTheRun: boolean;
}

type Read<K extends Modifier['of']> = (
  modifies: Extract<Modifier, { of: K }>,
  lasts: Lasts,
) => void;

const nothing = (): void => undefined;
const anything = (_: unknown, { by }: Lasts): void => by.change('anything');

/** What is forbidden on the way, and makes no ice cheaper. */
const isHarder: { readonly [V in Forbidden]: boolean } = {
  draw: true,
  advance: false,
  score: false,
  trash: false,
  expose: false,
  'jack-out': true,
  host: false,
  play: false,
  rez: false,
  break: true,
  bypass: true,
  access: false,
  install: true,
  use: true,
  'use-paid': false,
  steal: false,
  leave: false,
  win: false,
};

/** What holds for longer than an encounter: most of it makes no ice cheaper. */
const lent: { readonly [K in Modifier['of']]: Read<K> } = {
  'memory-limit': anything,
  'points-to-win': anything,
  link: anything,
  'hand-size': nothing,
  recurring: anything,
  strength: ({ cards, by: amount }, { by, isForTheRun }) => {
    if (by.isCorps) by.change('harder');
    if (by.isCorps && typeof amount === 'number' && amount > 0) return;
    if (!by.isCorps && isForTheRun && cards === 'this') by.change('strength');
    else by.change('anything');
  },
  subtypes: ({ cards }, { by }) => {
    if (cards === 'this' && by.isIce) by.ask('ice');
    else by.change('anything');
  },
  'rez-cost': anything,
  subroutines: ({ cards, lose, copies }, { by }) => {
    if (by.isCorps) by.change(by.isIce && cards === 'this' ? 'harder-itself' : 'harder');
    if (lose !== undefined) return by.change('anything');
    if (copies === undefined || !by.isIce) return;
    by.ask('ice');
    by.resolve('any');
  },
  'trash-cost': nothing,
  'memory-cost': anything,
  clicks: nothing,
  'starting-hand': anything,
  'starts-with': anything,
  'install-cost': anything,
  'play-cost': anything,
  'hosting-cost': anything,
  'may-cost-less': anything,
  'advancement-requirement': anything,
  'rez-also': anything,
  'rez-instead': anything,
  'steal-also': anything,
  'play-also': anything,
  'play-plainly': anything,
  'run-also': anything,
  'cannot-run': nothing,
  'only-if': anything,
  'used-once': anything,
  'agenda-points': anything,
  worth: anything,
  accesses: nothing,
  'access-limit': nothing,
  'success-unmarked': anything,
  'jack-out-also': nothing,
  'accesses-from-bottom': anything,
  'access-also': nothing,
  'break-also': nothing,
  'strength-kept': anything,
  'second-time': anything,
  'avoids-tags': anything,
  'avoids-next-tag': anything,
  'purge-leaves': anything,
  considered: anything,
  'removes-instead': anything,
  'active-in': anything,
  'success-server': anything,
  'install-also': anything,
  'text-of-hosted': anything,
  'kept-server': anything,
  kept: anything,
  'boosts-last': anything,
  'orders-subs': anything,
  'unresolved-subs': anything,
  advanceable: anything,
  'install-only': anything,
  'install-faceup': anything,
  hosts: anything,
  'trashed-at-no-strength': anything,
  'open-grip': anything,
  'chooses-access': anything,
  'cannot-spend-secretly': anything,
  'revealed-on-access': anything,
  'access-trash-free': anything,
  cannot: ({ verb }, { by }) => {
    if (!isHarder[verb]) by.change('anything');
  },
  'cannot-spend': nothing,
  abilities: anything,
  blank: anything,
  'action-cost': anything,
  'extra-damage': anything,
  'chooses-damage': anything,
  'trace-base': anything,
  'trace-first': anything,
  'no-base-link': anything,
  'draw-limit': anything,
  tagged: anything,
  'counts-more': anything,
  prevents: anything,
  'stays-in-play': anything,
  'trashed-to': anything,
  'ends-action-phase': anything,
  'first-click-runs': anything,
  'must-trash-accessed': anything,
  'credits-usable': anything,
};

function readOne<K extends Modifier['of']>(
  of: K,
  modifies: Extract<Modifier, { of: K }>,
  lasts: Lasts,
): void {
  const read: Read<K> = lent[of];
  read(modifies, lasts);
}

/** `isBrief`: for the encounter, or on the ice alone. */
export function readLent(
  by: Reading,
  { modifies, while: condition }: Constant,
  isBrief: boolean,
  isForTheRun: boolean,
): void {
  if (!isBrief) return readOne(modifies.of, modifies, { by, isForTheRun });
  if ('by' in modifies && typeof modifies.by === 'object') readAmount(by, modifies.by);
  readCondition(by, condition);
}
