import { linkOf, type Effect, type Effects, type Paid, type Work } from '#rules';
import { damageWorth, WORTH } from './cost';
import { goesOn } from './goes-on';

/** What need not be counted. */
export interface Leniency {
  /** Some of what befalls the Runner may be prevented. */
  readonly mayPrevent: boolean;
  /** Cards that are lost count. */
  readonly cardsCount: boolean;
}

interface Reckoning extends Leniency {
  readonly g: Work;
  readonly of: (effects: Effects | undefined) => number;
}

/** What is asked for at least: what is not said in numbers counts for nothing. */
function leastOf(
  { credits, clicks, damage, trashTop, or }: Paid['cost'],
  { mayPrevent, cardsCount }: Leniency,
): number {
  if (or !== undefined) return 0;
  const trashed = trashTop?.of === 'stack' && cardsCount && !mayPrevent ? trashTop.cards : 0;
  return (
    (typeof credits === 'number' ? credits : 0) +
    (typeof clicks === 'number' ? clicks : 0) +
    (damage === undefined || mayPrevent ? 0 : damage.amount * damageWorth(damage.kind)) +
    trashed * WORTH.cards
  );
}

const harmless = (): number => 0;

/** What each effect of a subroutine costs the Runner at least; infinite where it ends the run. */
const harms: {
  readonly [K in Effect['do']]: (effect: Extract<Effect, { do: K }>, by: Reckoning) => number;
} = {
  'end-run': () => Infinity,
  damage: ({ kind, amount }, { mayPrevent }) =>
    mayPrevent || typeof amount !== 'number' ? 0 : amount * damageWorth(kind),
  'give-tags': ({ amount }, { mayPrevent }) =>
    mayPrevent || typeof amount !== 'number' ? 0 : amount * WORTH.tags,
  both: ({ effects }, { of }) => of(effects),
  // What makes it fail is paid, or it succeeds.
  trace: ({ base, success }, { g, of }) =>
    typeof base === 'number'
      ? Math.min(Math.max(0, base - linkOf(g)) * WORTH.credits, of(success))
      : 0,
  unless: ({ who, cost, effects }, by) =>
    who === 'corp' ? by.of(effects) : Math.min(leastOf(cost, by), by.of(effects)),
  may: ({ who, cost, effects, otherwise }, by) =>
    Math.min((who === 'runner' ? leastOf(cost ?? {}, by) : 0) + by.of(effects), by.of(otherwise)),
  'must-pay': ({ who, cost, then, otherwise }, by) =>
    Math.min((who === 'runner' ? leastOf(cost, by) : 0) + by.of(then), by.of(otherwise)),
  option: ({ options, times }, { of }) =>
    times === undefined ? Math.min(...options.map(({ effects }) => of(effects))) : 0,
  if: ({ then, otherwise }, { of }) => Math.min(of(then), of(otherwise)),
  psi: ({ same, differ }, { of }) => Math.min(of(same), of(differ)),
  gain: harmless,
  lose: harmless,
  take: harmless,
  draw: harmless,
  advance: harmless,
  store: harmless,
  score: harmless,
  'resolve-scored': harmless,
  'gain-clicks': harmless,
  'lose-clicks': harmless,
  'lose-tags': harmless,
  'bad-publicity': harmless,
  'lose-bad-publicity': harmless,
  place: harmless,
  remove: harmless,
  refill: harmless,
  'another-turn': harmless,
  'move-counters': harmless,
  trash: harmless,
  expose: harmless,
  'remove-from-game': harmless,
  discard: harmless,
  purge: harmless,
  'choose-server': harmless,
  'jack-out': harmless,
  shuffle: harmless,
  random: harmless,
  reveal: harmless,
  host: harmless,
  'turn-facedown': harmless,
  'turn-faceup': harmless,
  flip: harmless,
  'take-copy': harmless,
  bring: harmless,
  swap: harmless,
  'arrange-ice': harmless,
  'move-ice': harmless,
  'move-root': harmless,
  'continue-after': harmless,
  approach: harmless,
  'use-click': harmless,
  name: harmless,
  play: harmless,
  'resolve-sub': harmless,
  'gain-text': harmless,
  rez: harmless,
  'rez-some': harmless,
  derez: harmless,
  move: harmless,
  break: harmless,
  bypass: harmless,
  encounter: harmless,
  access: harmless,
  'access-more': harmless,
  'move-run': harmless,
  'approach-outermost': harmless,
  search: harmless,
  look: harmless,
  arrange: harmless,
  choose: harmless,
  'choose-number': harmless,
  install: harmless,
  prevent: harmless,
  guess: harmless,
  repeat: harmless,
  lasting: harmless,
  'take-turns': harmless,
  run: harmless,
};

function harmOfOne<K extends Effect['do']>(
  effect: Extract<Effect, { do: K }>,
  by: Reckoning,
): number {
  const harm: (effect: Extract<Effect, { do: K }>, by: Reckoning) => number = harms[effect.do as K];
  return harm(effect, by);
}

/** What effects on the Runner cost at least, up to one after which others may not be resolved. */
export function harmOf(g: Work, effects: Effects, leniency: Leniency): number {
  const by: Reckoning = { g, ...leniency, of: (some = []) => harmOf(g, some, leniency) };
  let sum = 0;
  for (const effect of effects) {
    sum += harmOfOne(effect, by);
    if (!goesOn(effect)) break;
  }
  return sum;
}
