import type { Effect, Effects } from '#rules';

type Leaves<K extends Effect['do']> = boolean | ((effect: Extract<Effect, { do: K }>) => boolean);

const isOfDeck = (cards: object | string): boolean => typeof cards === 'object' && 'top' in cards;

const all = (...lists: readonly (Effects | undefined)[]): boolean =>
  lists.every((effects = []) => effects.every(leaves));

/** Which effects of the Runner's cards leave an encounter as it is: whatever is reckoned with, or of no use at it. */
const leaving: { readonly [K in Effect['do']]: Leaves<K> } = {
  gain: true,
  lose: true,
  take: true,
  draw: true,
  damage: true,
  'give-tags': true,
  'lose-tags': true,
  'bad-publicity': true,
  expose: true,
  look: true,
  reveal: true,
  shuffle: true,
  arrange: true,
  search: true,
  random: true,
  access: true,
  'access-more': true,
  'choose-number': true,
  // A choice alone changes nothing, save one that is kept; what is done with it says so itself.
  choose: ({ lasting }) => lasting !== true,
  place: ({ on }) => on === 'this',
  trash: ({ cards }) => cards === 'this' || isOfDeck(cards),
  move: ({ cards }) => cards === 'this',
  'remove-from-game': ({ cards }) => cards === 'this',
  may: ({ effects, otherwise }) => all(effects, otherwise),
  both: ({ effects }) => all(effects),
  option: ({ options }) => options.every(({ effects }) => all(effects)),
  if: ({ then, otherwise }) => all(then, otherwise),
  psi: ({ same, differ }) => all(same, differ),
  unless: false,
  'must-pay': false,
  trace: false,
  repeat: false,
  'take-turns': false,
  'end-run': false,
  advance: false,
  store: false,
  score: false,
  'resolve-scored': false,
  'resolve-sub': false,
  'gain-clicks': false,
  'lose-clicks': false,
  'lose-bad-publicity': false,
  remove: false,
  refill: false,
  'another-turn': false,
  'move-counters': false,
  discard: false,
  purge: false,
  'choose-server': false,
  'jack-out': false,
  host: false,
  'turn-facedown': false,
  'turn-faceup': false,
  flip: false,
  'take-copy': false,
  bring: false,
  swap: false,
  'arrange-ice': false,
  'move-ice': false,
  'move-root': false,
  'continue-after': false,
  approach: false,
  'approach-outermost': false,
  'move-run': false,
  'use-click': false,
  name: false,
  play: false,
  'gain-text': false,
  rez: false,
  'rez-some': false,
  derez: false,
  break: false,
  bypass: false,
  encounter: false,
  install: false,
  prevent: false,
  guess: false,
  lasting: false,
  run: false,
};

function leavesBy<K extends Effect['do']>(of: K, effect: Extract<Effect, { do: K }>): boolean {
  const leave: Leaves<K> = leaving[of];
  return typeof leave === 'boolean' ? leave : leave(effect);
}

export function leaves(effect: Effect): boolean {
  return leavesBy(effect.do, effect);
}

/** What makes cards stronger, which is reckoned with, or allows more accesses. */
export const isStrength = (effect: Effect): boolean =>
  effect.do === 'lasting' &&
  effect.abilities.every(
    (lent) =>
      lent.kind === 'constant' &&
      (lent.modifies.of === 'strength' || lent.modifies.of === 'access-limit'),
  );
