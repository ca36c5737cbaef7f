import type { Condition } from '#rules';
import { readAmount } from './amounts';
import { readFits } from './filters';
import type { Reading } from './reading';

type Read<K extends Condition['is']> = (
  condition: Extract<Condition, { is: K }>,
  by: Reading,
) => void;

const nothing = (): void => undefined;
const anything = (_: unknown, by: Reading): void => by.ask('anything');

/** What each condition depends on. */
const conditions: { readonly [K in Condition['is']]: Read<K> } = {
  tagged: (_, by) => by.ask('tags-less', 'tags-more'),
  link: (_, by) => by.ask('rig-less', 'rig-more'),
  not: ({ condition }, by) => {
    by.isDenied = true;
    readCondition(by, condition);
    by.isDenied = false;
  },
  all: ({ conditions }, by) => {
    for (const one of conditions) readCondition(by, one);
  },
  'at-least': ({ amount }, by) => readAmount(by, amount),
  odd: ({ amount }, by) => readAmount(by, amount),
  more: ({ amount, than }, by) => {
    readAmount(by, amount);
    readAmount(by, than);
  },
  equal: ({ amount, to }, by) => {
    readAmount(by, amount);
    readAmount(by, to);
  },
  most: anything,
  'just-rezzed': (_, by) => by.ask('ice'),
  alike: (_, by) => by.ask('stack', 'stack-less'),
  'rez-step': anything,
  // Runs are made in turns of the Runner.
  turn: nothing,
  happened: (_, by) => {
    // What was done stays done: ice is no weaker for it.
    if (!by.isIce || by.isDenied) by.ask('history');
  },
  'next-window': anything,
  'first-turn': anything,
  'making-run': anything,
  fits: ({ as }, by) => readFits(by, as),
  'all-broken': nothing,
  protected: anything,
  'accessed-from': anything,
  accessing: anything,
  installed: (_, by) => by.ask('rig-less', 'rig-more', 'ice'),
  'in-run': nothing,
};

function readOne<K extends Condition['is']>(
  by: Reading,
  is: K,
  condition: Extract<Condition, { is: K }>,
): void {
  const read: Read<K> = conditions[is];
  read(condition, by);
}

export function readCondition(by: Reading, condition: Condition | undefined): void {
  if (condition !== undefined) readOne(by, condition.is, condition);
}
