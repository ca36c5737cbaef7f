import { hasSubtype, strengthOf, type Card, type Work } from '#rules';
import { fitsIce, type Step, type Words } from './breaking';
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

/** The least that so many points of strength cost. */
function leastFor(points: number, steps: readonly Step[]): number {
  const least = [0];
  for (let gap = 1; gap <= points; gap += 1)
    least[gap] = Math.min(
      Infinity,
      ...steps.map((step) => step.price + (least[Math.max(0, gap - step.points)] ?? 0)),
    );
  return least[Math.max(0, points)] ?? Infinity;
}

/** Cards that could break subroutines of the ice, and for what at least. */
export function breakersAt(
  { g, ice, known, losses, lost }: Met,
  { isUnsteady, isStrengthSpared }: Holds,
): readonly (Known & Omit<Breaker, 'after'>)[] {
  const strength = strengthOf(g, ice);
  const discards = known.some(({ words: { breaks, boosts } }) =>
    [...breaks, ...boosts].some((one) => one.discards > 0),
  );
  const discarded = discards ? losses.discarded : 0;
  const priced = (steps: readonly Step[]): readonly Step[] =>
    steps.map((one) => {
      const price = isStrengthSpared && one.isForTheRun ? 0 : one.price;
      return { ...one, price: price + one.discards * discarded };
    });
  const weakens = priced(known.flatMap(({ words }) => words.weakens));
  const lends = priced(known.flatMap(({ words }) => words.lends));
  const { clicks } = g.state.runner;
  return known.flatMap(({ card, words }) => {
    if (words.breaks.length === 0 || !words.areRunners) return [];
    const breaks = words.breaks.filter((one) =>
      fitsIce(one, card, ice, (subtype) => hasSubtype(g, ice, subtype), words.goesOntoIce),
    );
    if (breaks.length === 0) return [];
    const isStrong = isUnsteady || words.isUnsteady || !hasSubtype(g, card, 'icebreaker');
    const own = isStrong ? strength : strengthOf(g, card);
    const steps = [...priced(words.boosts), ...lends, ...weakens];
    const ways = breaks.flatMap((one): readonly Omit<Breaker, 'after'>[] => {
      const { maxStrength = Infinity } = one.effect;
      const tooStrong = isUnsteady ? 0 : Math.max(0, strength - maxStrength);
      const isByOne = weakens.every(({ points }) => points === 1);
      const weaker = leastFor(tooStrong, weakens);
      const gap = Math.max(0, strength - own);
      const strong = isByOne
        ? weaker + leastFor(Math.max(0, gap - tooStrong), steps)
        : Math.max(weaker, leastFor(gap, steps));
      const ready = Math.max(strong, isStrengthSpared ? 0 : one.once);
      const trashed = one.trashesItself ? losses.trashing(card, lost) : null;
      const often = trashed === null ? Infinity : one.most;
      const most =
        one.clicks === 0 ? often : Math.min(often, Math.floor(clicks / one.clicks) * one.most);
      if (ready === Infinity || most === 0) return [];
      const price =
        one.price + one.clicks * WORTH.clicks + one.discards * discarded + (trashed ?? 0);
      return [{ ready, price, perUse: one.most, most }];
    });
    if (ways.length === 0) return [];
    return [
      {
        ...{ card, words },
        ready: Math.min(...ways.map(({ ready }) => ready)),
        price: Math.min(...ways.map(({ price }) => price)),
        perUse: Math.max(...ways.map(({ perUse }) => perUse)),
        most: ways.reduce((sum, { most }) => sum + most, 0),
      },
    ];
  });
}
