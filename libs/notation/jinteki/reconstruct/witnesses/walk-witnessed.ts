import { type Placed, placedIn } from '../deviations/granted-in-place';
import type { Means } from '../follow';
import type { Node, Trail } from '../node';
import type { Shown } from '../shown';
import { walk, type Way } from '../walk';
import { answersInPlace } from '../answers/answers-in-place';
import { triesInPlace } from '../deviations/tries-in-place';
import type { Disproved } from './disproved';
import { disprovedIn } from './disproved-in';

/** How often a game is followed, the later times without what its lines disprove of the ways before. */
const mostWalks = 3;

/** A way, and what its stretches allow where it is told. */
export interface WitnessedWay {
  readonly way: Way;
  readonly stretches: readonly Placed[];
}

interface Judged extends WitnessedWay {
  readonly disproved: readonly Disproved[];
}

function walked(means: Means, start: Node, shown: readonly Shown[]): Judged {
  const { rules } = means;
  const way = walk(means, start, shown);
  const stretches = way.stretches.map((stretch) => placedIn(rules, shown, stretch));
  const isOpen = (trail: Trail): boolean => way.open.has(trail);
  const disproved = stretches
    .flatMap((one) => disprovedIn(rules, shown, one, isOpen))
    .filter(({ answers }) => !answers);
  return { way, stretches, disproved };
}

/** Less is disproved of it, and it leads as far, or nothing is. */
const isBetter = (one: Judged, other: Judged): boolean =>
  one.disproved.length < other.disproved.length &&
  (one.disproved.length === 0 || one.way.breaks.length <= other.way.breaks.length);

/** The same, where nothing is stated between the entries of what no way tells otherwise: stretches end before them. */
function walkedAround(
  means: Means,
  start: Node,
  shown: readonly Shown[],
  disproved: readonly Disproved[],
): Judged {
  const barred = disproved.map((one) => ({ ...one, isBarred: true }) as const);
  return walked({ ...means, disproved: [...means.disproved, ...barred] }, start, shown);
}

/**
 * Follows a game to its end, and looks whether each thing that is stated has a line that witnesses it, in the order of the
 * file. What has none is not stated again: the game is followed anew without it, and the way with the least of that is told,
 * and where some is left its stretches end before it.
 */
function bestWitnessed(means: Means, start: Node, shown: readonly Shown[]): Judged {
  let last = walked({ ...means }, start, shown);
  let best = last;
  const disproved = [...means.disproved];
  for (let walks = 1; last.disproved.length > 0 && walks < mostWalks; walks += 1) {
    disproved.push(...last.disproved);
    last = walked({ ...means, disproved }, start, shown);
    if (isBetter(last, best)) best = last;
  }
  if (best.disproved.length === 0) return best;
  const around = walkedAround(means, start, shown, best.disproved);
  return around.disproved.length < best.disproved.length ? around : best;
}

/** The same, with what is used in vain, and what is answered beside it. */
export function walkWitnessed(means: Means, start: Node, shown: readonly Shown[]): WitnessedWay {
  const { stretches, way } = bestWitnessed(means, start, shown);
  if (means.strict) return { way, stretches };
  const { rules, titles, undone } = means;
  let { open } = way;
  const told = stretches.map((one) => {
    const tried = triesInPlace(rules, titles, shown, one, undone);
    const answered = answersInPlace(rules, titles, shown, tried, open, undone);
    ({ open } = answered);
    return answered.stretch;
  });
  return { way: { ...way, open }, stretches: told };
}
