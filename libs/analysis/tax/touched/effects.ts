import type { Effect, Effects, Side } from '#rules';
import { readAmount } from './amounts';
import {
  changeDeck,
  readChosen,
  readHarmless,
  readMoved,
  readShuffled,
  readTrashed,
} from './chosen';
import { readCondition } from './conditions';
import { readCost } from './costs';
import { isOnTheWay } from './events';
import { readCards, readFits } from './filters';
import { readLent } from './lent';
import type { Reading } from './reading';
import { listOf } from './whose';

type Of<K extends Effect['do']> = Extract<Effect, { do: K }>;
type Read<K extends Effect['do']> = (effect: Of<K>, by: Reading) => void;

const nothing = (): void => undefined;
const anything = (_: unknown, by: Reading): void => by.change('anything', 'moves');

/** Whether the Corp is asked by its own card. */
const isAskedOf = (by: Reading, who: Side = by.isCorps ? 'corp' : 'runner'): boolean =>
  who === 'corp';

/** Which ice a breaker can be used on: its subtypes and printed numbers stay. */
function readBroken({ sameStrength, minStrength, on }: Of<'break'>, by: Reading): void {
  if (sameStrength === true || minStrength !== undefined) by.ask('harder', 'advancement');
  if (on === undefined) return;
  if (on.measure !== undefined) by.ask('harder', 'advancement');
  else readFits(by, on);
}

function readTarget(by: Reading, cards: Of<'reveal'>['cards']): void {
  // What the Corp shows of its own is no matter of its price.
  const isOwn =
    by.isCorps &&
    typeof cards === 'object' &&
    'named' in cards &&
    by.named.get(cards.named) === 'corp';
  if (isOwn) return;
  if (typeof cards === 'object' && 'top' in cards)
    by.ask('ice', 'corp', 'advancement', 'rig-less', 'rig-more');
  else readCards(by, cards);
}

function readLasting({ until, from, abilities, x, on }: Of<'lasting'>, by: Reading): void {
  readAmount(by, x);
  const isBrief =
    (until === 'encounter' && from !== 'next-encounter') || (by.isIce && on === 'this');
  for (const one of abilities)
    if (one.kind === 'when') {
      const { on: event } = one.trigger;
      if (typeof event === 'string' && !isOnTheWay(event)) continue;
      readCondition(by, one.trigger.if);
      readEffects(by, one.effects);
    } else if (one.kind === 'constant') {
      for (const sub of one.subs ?? []) readEffects(by, sub.effects);
      readLent(by, one, isBrief, until === 'run');
    } else by.change('anything');
}

/** What each effect changes, and depends on, by which ice further in could become cheaper. */
const effects: { readonly [K in Effect['do']]: Read<K> } = {
  gain: ({ credits }, by) => readAmount(by, credits),
  lose: ({ credits }, by) => readAmount(by, credits),
  take: ({ credits }, by) => {
    if (credits !== 'any') readAmount(by, credits);
  },
  draw: ({ who, cards }, by) => {
    if (who === 'runner') by.change('grip-more', 'stack-less');
    else by.change('corp');
    readAmount(by, cards);
  },
  advance: anything,
  store: anything,
  score: anything,
  'resolve-scored': anything,
  'gain-clicks': (_, by) => by.change('clicks', 'clicks-more'),
  'lose-clicks': ({ who, clicks }, by) => {
    by.change('clicks');
    if (who !== 'runner') by.change('anything');
    readAmount(by, clicks);
  },
  damage: ({ amount }, by) => {
    by.change('grip-less', 'heap');
    by.ask('grip-more');
    readAmount(by, amount);
  },
  'give-tags': ({ amount }, by) => {
    by.change('tags-more');
    readAmount(by, amount);
  },
  'lose-tags': ({ amount }, by) => {
    by.change('tags-less');
    readAmount(by, amount);
  },
  'bad-publicity': ({ amount }, by) => {
    by.change('bad-publicity');
    readAmount(by, amount);
  },
  'lose-bad-publicity': anything,
  'end-run': nothing,
  place: ({ on, amount }, by) => {
    readAmount(by, amount);
    if (by.isCorps) by.change(on === 'this' ? 'own' : 'advancement');
    else by.change(on === 'this' ? 'counters-more' : 'anything');
  },
  remove: ({ from, amount }, by) => {
    by.change('counters-less');
    if (by.isCorps || from !== 'this') by.change('advancement');
    if (from !== 'this') by.ask('counters-less');
    readAmount(by, amount);
  },
  refill: ({ cards }, by) => readCards(by, cards),
  'another-turn': anything,
  'move-counters': anything,
  trash: ({ cards }, by) => readTrashed(by, cards),
  expose: ({ cards }, by) => readCards(by, cards),
  'remove-from-game': (_, by) => by.change('heap', 'heap-less'),
  discard: (_, by) => {
    by.change('grip-less', 'heap');
    by.ask('grip-less');
  },
  purge: (_, by) => {
    by.change('counters-less', 'corp');
    by.ask('counters-less');
  },
  'choose-server': nothing,
  'jack-out': anything,
  shuffle: readShuffled,
  random: anything,
  reveal: ({ cards }, by) => readTarget(by, cards),
  host: ({ on }, by) => {
    if (!by.isCorps || on !== 'this') return by.change('anything');
    // What lies on other ice is of no more use there.
    by.change('rig-less');
    by.ask('hosting');
  },
  'turn-facedown': anything,
  'turn-faceup': anything,
  flip: anything,
  'take-copy': anything,
  bring: anything,
  swap: ({ cards, with: other, runFollows }, by) => {
    const isDeva =
      cards === 'this' &&
      typeof other === 'object' &&
      'named' in other &&
      by.devas.has(other.named);
    if (isDeva) by.change('deva');
    // The run stays where it is: what changes places is not met for it.
    else if (by.isCorps && cards !== 'this' && runFollows !== true) by.change('anything');
    else by.change('anything', 'moves');
  },
  'arrange-ice': anything,
  'move-ice': ({ ice, to }, by) => {
    if (by.isCorps && to === undefined && ice === 'this') {
      by.lead('first');
      by.change('ice', 'stands');
    } else by.change('anything', 'moves');
  },
  'move-root': anything,
  'continue-after': anything,
  approach: anything,
  'use-click': anything,
  name: ({ among }, by) => {
    if ('measure' in among) by.ask('anything');
  },
  play: anything,
  'resolve-sub': ({ of }, by) => {
    if (!by.isCorps) return by.change('anything');
    by.ask('ice');
    by.resolve(...(of.subtype === undefined ? ['any' as const] : listOf(of.subtype)));
  },
  'gain-text': anything,
  rez: anything,
  'rez-some': anything,
  derez: ({ cards }, by) => {
    by.change('ice');
    if (by.isCorps && cards !== 'this') by.change('anything');
  },
  move: readMoved,
  break: readBroken,
  bypass: nothing,
  encounter: anything,
  access: (_, by) => by.change('accesses', 'corp', 'archives-less', 'archives-more'),
  'access-more': anything,
  'move-run': ({ server }, by) => {
    if (by.isCorps) by.lead(server === 'chosen' ? 'first' : server);
    else by.change('anything', 'moves');
  },
  'approach-outermost': (_, by) => by.change('returns'),
  search: ({ deck, as }, by) => {
    changeDeck(by, deck);
    by.named.set(as, deck === 'stack' ? 'stack' : 'corp');
  },
  look: (effect, by) => {
    const isRunners = 'deck' in effect ? effect.deck === 'stack' : effect.hand === 'grip';
    by.named.set(effect.as, isRunners ? 'stack' : 'corp');
  },
  arrange: ({ deck }, by) => changeDeck(by, deck),
  choose: ({ from, as }, by) => readChosen(by, from, as),
  'choose-number': ({ most }, by) => readAmount(by, most),
  install: ({ optional }, by) => {
    // The Corp declines what it may.
    if (!by.isCorps || optional !== true) by.change('anything');
  },
  prevent: ({ prevention }, by) => {
    if (prevention.what === 'damage' && prevention.amount !== 'all')
      readAmount(by, prevention.amount);
  },
  guess: anything,
  psi: ({ differ, same }, by) => {
    readEffects(by, differ);
    readEffects(by, same);
  },
  repeat: anything,
  lasting: readLasting,
  trace: ({ base, success, failure }, by) => {
    readAmount(by, base);
    readEffects(by, success);
    readEffects(by, failure);
  },
  option: ({ options }, by) => {
    for (const one of options) readEffects(by, one.effects);
  },
  may: ({ who, cost, effects, otherwise }, by) => {
    readEffects(by, otherwise);
    // The Corp declines what it may.
    if (isAskedOf(by, who)) return;
    readEffects(by, effects);
    if (cost !== undefined) readCost(by, cost);
  },
  unless: ({ who, cost, effects }, by) => {
    readEffects(by, effects);
    if (!isAskedOf(by, who)) readCost(by, cost);
  },
  'must-pay': ({ who, cost, then, otherwise }, by) => {
    readEffects(by, otherwise);
    readEffects(by, then);
    if (!isAskedOf(by, who)) readCost(by, cost);
  },
  'take-turns': anything,
  if: ({ condition, then, otherwise }, by) => {
    if (condition.is === 'tagged' && condition.atLeast === undefined && otherwise === undefined)
      by.ask('tags-less');
    else readCondition(by, condition);
    readEffects(by, then);
    readEffects(by, otherwise);
  },
  both: ({ effects }, by) => readEffects(by, effects),
  run: anything,
};

function readOne<K extends Effect['do']>(by: Reading, does: K, effect: Of<K>): void {
  const read: Read<K> = effects[does];
  read(effect, by);
}

export function readEffects(by: Reading, all: Effects | undefined): void {
  for (const [i, effect] of (all ?? []).entries())
    if (!readHarmless(by, effect, all?.slice(i + 1) ?? [])) readOne(by, effect.do, effect);
}
