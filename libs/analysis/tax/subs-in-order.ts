import { cardOf, currentEncounter, subsOf, type Decision, type Effect, type Work } from '#rules';
import { lastInOrder } from './breaking-order';
import { harmfulIn, isMinded, mindsMore, type Sub } from './harmful';
import { wordsOf } from './words-of';

/** The Runner may pay credits instead, and nothing else. */
const takesCredits = ({ who, cost }: Extract<Effect, { do: 'unless' }>): boolean =>
  who === 'runner' && Object.keys(cost).every((part) => part === 'credits');

/** What it does is of no use to the Runner, whatever else happens. */
const isPlainHarm = (effect: Effect): boolean =>
  effect.do === 'end-run' ||
  effect.do === 'damage' ||
  effect.do === 'give-tags' ||
  (effect.do === 'gain' && effect.who === 'corp') ||
  (effect.do === 'both' && effect.effects.every(isPlainHarm)) ||
  (effect.do === 'unless' && takesCredits(effect) && effect.effects.every(isPlainHarm)) ||
  (effect.do === 'trace' && [...effect.success, ...(effect.failure ?? [])].every(isPlainHarm));

const breaksAny = (breaks: readonly Decision[]): boolean =>
  breaks.some((one) => one.do === 'break');

/**
 * Subroutines are broken from top to bottom where it does not matter by what each is broken. Nor does it change
 * anything which of two that say the same, one after the other, is broken; and what harms nobody need not be.
 */
export function subsInOrder(
  g: Work,
  breaks: readonly Decision[],
  isApart: boolean,
): readonly Decision[] {
  const encounter = currentEncounter(g);
  if (encounter === null) return breaks;
  const subs = subsOf(g, cardOf(g, encounter.ice));
  const last = lastInOrder(g, encounter);
  const offered = new Set(breaks.flatMap((one) => (one.do === 'break' ? [one.sub] : [])));
  const isSame = (at: number): boolean =>
    offered.has(at - 1) && wordsOf(subs[at - 1]?.ability) === wordsOf(subs[at]?.ability);
  const isHarmful = harmfulIn(g, isApart);
  let mindsAny: boolean | null = null;
  // One more, where the use can break more, costs nothing.
  const isPaidFor = (sub: Sub | undefined): boolean =>
    sub?.ability.effects.every(isPlainHarm) === true &&
    !(mindsAny ??= isMinded(g, isApart, mindsMore));
  const needed = breaks.filter(
    (one) =>
      one.do !== 'break' ||
      (one.sub > (last ?? -1) && !isSame(one.sub) && isHarmful(subs[one.sub])),
  );
  const goesOn =
    last !== null && needed.some((one) => one.do === 'break' && isPaidFor(subs[one.sub]));
  if (goesOn) return needed.filter((one) => one.do !== 'done');
  return breaksAny(needed) || (last !== null && needed.length > 0) ? needed : breaks;
}
