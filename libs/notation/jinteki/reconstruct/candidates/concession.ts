import type { Decision, State } from '#rules';
import {
  eachDifference,
  type Features,
  fieldOf,
  pileCode,
  pileKey,
  plainKey,
  readKey,
} from '../features';
import type { Goal } from '../goal';
import type { Node } from '../node';
import { isPaidSoFar } from '../paid-so-far';

const winner = plainKey('winner');
/** Through these goes what is played. */
const passed: ReadonlySet<number> = new Set((['play', 'heap', 'archives'] as const).map(pileCode));
const encountered = plainKey('encountered strength');
const amid: ReadonlySet<number> = new Set([
  encountered,
  ...(['run position', 'broken subroutines'] as const).map(plainKey),
]);
/** Of a program in the rig. */
const isStrength = (key: number): boolean => {
  const { category, field } = readKey(key);
  return category === 'rig' && fieldOf(field) === 'strength';
};

const sides = { 1: 'runner', 2: 'corp' } as const;

/** What was raised until the turn is over ends in ours once its last windows are behind, which nobody passes any more. */
const mayLast = (key: number, { lasting }: State): boolean =>
  isStrength(key) &&
  lasting.some(({ until }) => until === 'next-run' || until === 'next-encounter');

/** An encounter that theirs is amid may ask for more than ours stops for: it has not begun then, or is over. */
const isBefore = (key: number, ours: Features, theirs: Features): boolean =>
  amid.has(key) && (ours.get(encountered) ?? 0) === 0 && (theirs.get(encountered) ?? 0) > 0;

/** What is played lies there in theirs as long as it asks something, and not in ours, which asks nothing. */
function isPlayed(key: number, theirs: Features): boolean {
  const { category, a, b } = readKey(key);
  return category === 'pile' && passed.has(a) && (theirs.get(pileKey('play', b)) ?? 0) > 0;
}

function isSame({ features, live }: Node, other: Features, { paying }: Goal): boolean {
  let same = true;
  eachDifference(features, other, (key) => {
    const isElsewhere = isPlayed(key, other) || isPaidSoFar(key, paying, features, other);
    if (!isElsewhere && !mayLast(key, live.state) && !isBefore(key, features, other)) same = false;
  });
  return same;
}

const concedes = (line: string): boolean => / concedes\.?$/.test(line);

/** Who concedes in these entries, once all that theirs shows before is done; players may leave the game after it. Null where nobody does. */
export function concession(node: Node, goal: Goal): Decision | null {
  const won = goal.aim.features.get(winner);
  const before = goal.shown.findLast((one) => (one.get(winner) ?? 0) === 0);
  if ((won !== 1 && won !== 2) || before === undefined) return null;
  const { after, until } = goal.between;
  const isTold = goal.evidence.shown
    .slice(after + 1, until + 1)
    .some(({ lines }) => lines.some(concedes));
  return isTold && isSame(node, before, goal) ? { do: 'concede', side: sides[won] } : null;
}
