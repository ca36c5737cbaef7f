import { hasSubtype, strengthOf, type Card, type Subtype, type Work } from '#rules';
import { fitsIce, type Break, type Step, type Words } from './breaking';
import type { Breaker } from './breaker-groups';
import { WORTH } from './cost';
import type { Losses } from './losses';

/** A card that comes into what an encounter costs. */
export interface Known {
  readonly card: Card;
  readonly words: Words;
}

/** Ice that is encountered, and the cards that come into what that costs. */
interface Met {
  readonly g: Work;
  readonly ice: Card;
  readonly known: readonly Known[];
  readonly losses: Losses;
  /** What may be lost to subroutines that are left. */
  readonly lost: number;
}

interface Holds {
  /** Strength may be otherwise in a moment. */
  readonly isUnsteady: boolean;
  /** Strength for the run was paid for. */
  readonly isStrengthSpared: boolean;
}

/** The least that so many points of strength cost, with what a step takes besides credits. */
function leastFor(points: number, steps: readonly Step[], price: (step: Step) => number): number {
  if (points <= 0) return 0;
  if (steps.length === 0) return Infinity;
  const prices = steps.map(price);
  const least = [0];
  for (let gap = 1; gap <= points; gap += 1) {
    let found = Infinity;
    for (let i = 0; i < steps.length; i += 1) {
      const step = steps[i];
      if (step === undefined) continue;
      const one = (prices[i] ?? Infinity) + (least[Math.max(0, gap - step.points)] ?? 0);
      if (one < found) found = one;
    }
    least.push(found);
  }
  return least[points] ?? Infinity;
}

const none: readonly Step[] = [];

/** What others of them do to the strength of ice, or of any breaker. */
function stepsOf(known: readonly Known[], of: 'weakens' | 'lends'): readonly Step[] {
  let all: readonly Step[] = none;
  for (const { words } of known) if (words[of].length > 0) all = [...all, ...words[of]];
  return all;
}

/** Cards that could break subroutines of the ice, and for what at least. */
export function breakersAt(
  { g, ice, known, losses, lost }: Met,
  { isUnsteady, isStrengthSpared }: Holds,
): readonly (Known & Omit<Breaker, 'after'>)[] {
  const found: (Known & Omit<Breaker, 'after'>)[] = [];
  const breaking: { readonly one: Known; readonly breaks: readonly Break[] }[] = [];
  const has = (subtype: Subtype): boolean => hasSubtype(g, ice, subtype);
  for (const one of known) {
    const { card, words } = one;
    if (words.breaks.length === 0 || !words.areRunners) continue;
    const breaks = words.breaks.filter((by) => fitsIce(by, card, ice, has, words.goesOntoIce));
    if (breaks.length > 0) breaking.push({ one, breaks });
  }
  if (breaking.length === 0) return found;
  const strength = strengthOf(g, ice);
  const discards = known.some(({ words }) => words.discards);
  const discarded = discards ? losses.discarded : 0;
  const priced = (step: Step): number =>
    (isStrengthSpared && step.isForTheRun ? 0 : step.price) + step.discards * discarded;
  const weakens = stepsOf(known, 'weakens');
  const lends = stepsOf(known, 'lends');
  const isByOne = weakens.every(({ points }) => points === 1);
  const { clicks } = g.state.runner;
  for (const { one, breaks } of breaking) {
    const { card, words } = one;
    const isStrong = isUnsteady || words.isUnsteady || !hasSubtype(g, card, 'icebreaker');
    const gap = isStrong ? 0 : Math.max(0, strength - strengthOf(g, card));
    const steps =
      lends.length + weakens.length === 0 ? words.boosts : [...words.boosts, ...lends, ...weakens];
    let [ready, price, perUse, most] = [Infinity, Infinity, 0, 0];
    for (const by of breaks) {
      const { maxStrength = Infinity } = by.effect;
      const tooStrong = isUnsteady ? 0 : Math.max(0, strength - maxStrength);
      const weaker = leastFor(tooStrong, weakens, priced);
      const strong = isByOne
        ? weaker + leastFor(gap - tooStrong, steps, priced)
        : Math.max(weaker, leastFor(gap, steps, priced));
      const isReady = Math.max(strong, isStrengthSpared ? 0 : by.once);
      const trashed = by.trashesItself ? losses.trashing(card, lost) : null;
      const often = trashed === null ? Infinity : by.most;
      const uses =
        by.clicks === 0 ? often : Math.min(often, Math.floor(clicks / by.clicks) * by.most);
      if (isReady === Infinity || uses === 0) continue;
      ready = Math.min(ready, isReady);
      price = Math.min(
        price,
        by.price + by.clicks * WORTH.clicks + by.discards * discarded + (trashed ?? 0),
      );
      perUse = Math.max(perUse, by.most);
      most += uses;
    }
    if (most > 0) found.push({ card, words, ready, price, perUse, most });
  }
  return found;
}
