import type { Cost, Filter } from '#rules';
import { readAmount } from './amounts';
import type { Reading } from './reading';
import { isOfRig } from './whose';

type Read<P extends keyof Cost> = (part: NonNullable<Cost[P]>, by: Reading) => void;

const nothing = (): void => undefined;
const anything = (_: unknown, by: Reading): void => by.change('anything');

/** The card itself goes. */
function loseThis(by: Reading): void {
  if (by.isCorps) by.change('ice', 'stands', 'archives-more');
  else by.change('rig-less', 'heap');
}

/** Cards that are trashed as a cost. */
function readTrash(by: Reading, filter: Filter): void {
  if (filter.in === 'grip') {
    by.change('grip-less', 'heap');
    by.ask('grip-more');
  } else if (filter.side === 'runner' || isOfRig(filter.type)) by.change('rig-less', 'heap');
  else if (filter.in === 'hq') by.change('corp', 'archives-more');
  else by.change('anything');
}

/** Cards that go elsewhere as a cost. */
function readPut(by: Reading, { cards, amount }: NonNullable<Cost['put']>): void {
  if (cards.in !== 'grip') return by.change('anything');
  by.change('grip-less', 'stack');
  by.ask('grip-more');
  // Of all of them fewer are less.
  if (amount === 'all') by.ask('grip-less');
}

/** What each part of a cost takes, and depends on. */
const parts: { readonly [P in keyof Required<Cost>]: Read<P> } = {
  credits: (amount, by) => readAmount(by, amount),
  x: nothing,
  clicks: (_, by) => {
    by.change('clicks');
    by.ask('clicks-more');
  },
  tags: anything,
  takeTags: (_, by) => by.change('tags-more'),
  takeBadPublicity: anything,
  counters: (_, by) => {
    by.change('counters-less');
    by.ask('counters-more');
  },
  trashThis: (_, by) => loseThis(by),
  returnThis: (_, by) => {
    loseThis(by);
    by.change('grip-more', 'returned');
  },
  removeThis: (_, by) => loseThis(by),
  forfeit: anything,
  trash: (filter, by) => readTrash(by, filter),
  trashRandom: anything,
  trashAll: anything,
  trashTop: ({ of: deck }, by) => {
    if (deck === 'stack') by.change('stack-less', 'heap');
    else by.change('corp', 'archives-more');
    // With fewer it cannot be paid.
    by.ask(deck === 'stack' ? 'stack' : 'corp');
  },
  put: (put, by) => readPut(by, put),
  damage: (_, by) => {
    by.change('grip-less', 'heap');
    by.ask('grip-more');
  },
  or: (cost, by) => readCost(by, cost),
  from: nothing,
  stealth: nothing,
};

function readPart<P extends keyof Cost>(by: Reading, part: P, wanted: Cost[P]): void {
  const read: Read<P> = parts[part];
  if (wanted !== undefined) read(wanted, by);
}

export function readCost(by: Reading, cost: Cost): void {
  for (const part of Object.keys(cost) as (keyof Cost)[]) readPart(by, part, cost[part]);
}
