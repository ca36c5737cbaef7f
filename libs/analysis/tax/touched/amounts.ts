import type { Amount, Target } from '#rules';
import { readCards } from './filters';
import type { Reading } from './reading';

/** Of cards in a score area alone. */
const isOfScored = (on: Target): boolean =>
  typeof on === 'object' && 'all' in on && on.all.in === 'corp-score';

type Counted = Exclude<Amount, number>;
type Read<K extends Counted['of']> = (amount: Extract<Counted, { of: K }>, by: Reading) => void;

const nothing = (): void => undefined;
const anything = (_: unknown, by: Reading): void => by.ask('anything');

/** What each amount depends on. */
const amounts: { readonly [K in Counted['of']]: Read<K> } = {
  x: nothing,
  var: nothing,
  told: anything,
  counters: ({ on }, by) => {
    if (on !== 'this') by.ask('anything');
    else if (by.isCorps) by.ask('advancement');
    else by.ask('counters-more', 'counters-less');
  },
  property: ({ on }, by) => {
    if (isOfScored(on)) by.ask('score');
    else by.ask('corp', 'ice');
  },
  tags: (_, by) => by.ask('tags-less', 'tags-more'),
  'bad-publicity': (_, by) => by.ask('bad-publicity'),
  pool: nothing,
  clicks: (_, by) => by.ask('clicks'),
  'agenda-points': anything,
  'hand-size': nothing,
  servers: anything,
  subroutines: (_, by) => by.ask('harder', 'advancement'),
  link: anything,
  trace: nothing,
  'unused-memory': (_, by) => by.ask('rig-less', 'rig-more'),
  'would-access': anything,
  count: ({ cards }, by) => readCards(by, cards),
  greatest: anything,
  happened: anything,
  lacking: ({ amount, to }, by) => {
    readAmount(by, amount);
    readAmount(by, to);
  },
  'stolen-points': anything,
  times: ({ amount }, by) => readAmount(by, amount),
  less: anything,
  least: anything,
  sum: anything,
  half: anything,
  every: ({ amount }, by) => readAmount(by, amount),
};

function readCounted<K extends Counted['of']>(
  by: Reading,
  of: K,
  amount: Extract<Counted, { of: K }>,
): void {
  const read: Read<K> = amounts[of];
  read(amount, by);
}

export function readAmount(by: Reading, amount: Amount | undefined): void {
  if (typeof amount === 'object') readCounted(by, amount.of, amount);
}
